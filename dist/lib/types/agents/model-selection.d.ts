/** The rule's modes by the reference's names, and ours. */
export declare const ModelSelection: {
    readonly SameModelOk: 'same_model_ok';
    readonly DifferentModelPreferred: 'different_model_preferred';
    readonly DifferentModelRequired: 'different_model_required';
    readonly DifferentFamilyRequired: 'different_family_required';
};
export type ModelSelection = (typeof ModelSelection)[keyof typeof ModelSelection];
export interface SelectionRequest {
    readonly mode: ModelSelection;
    /** Models, or only the families, that wrote the change; a reviewer must differ from each. */
    readonly implementers: readonly string[];
    readonly candidates: readonly string[];
    /** A reviewer that the operator named; null for none. */
    readonly explicit: string | null;
}
export interface Selection {
    readonly reviewer: string;
    /** Set where the rule was only preferred and could not be kept. */
    readonly warning: string | undefined;
}
/** One model under two names; a name without its vendor's word (`opus-4-5`) is the same model too. */
export declare function isSameModel(left: string, right: string): boolean;
/** @throws EvalGateConfigError when a required rule can't be kept, or can't be checked for want of an implementer. */
export declare function selectReviewer({ mode, implementers, candidates, explicit }: SelectionRequest): Selection;
