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
    /** Model, or only the family, that wrote the change. */
    readonly implementer: string;
    readonly candidates: readonly string[];
    /** A reviewer that the operator named; null for none. */
    readonly explicit: string | null;
}
export interface Selection {
    readonly reviewer: string;
    /** Set where the rule was only preferred and could not be kept. */
    readonly warning: string | undefined;
}
/** Identity without a date or `latest` at its end. */
export declare function undatedIdentity(model: string): string;
export declare function isSameModel(left: string, right: string): boolean;
/** @throws EvalGateConfigError when a required rule can't be kept. */
export declare function selectReviewer({ mode, implementer, candidates, explicit }: SelectionRequest): Selection;
