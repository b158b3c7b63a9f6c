import type { Location } from '../findings/finding.js';
export interface Claim {
    readonly claim: string;
    readonly status: 'verified' | 'documented' | 'unverified';
    readonly evidence: readonly Location[];
}
export interface Multiplicity {
    readonly apparent: string;
    readonly additional: string;
    readonly evidence: readonly Location[];
}
export interface IndependentClaims {
    readonly claims: readonly Claim[];
    readonly multiplicity: readonly Multiplicity[];
    readonly notEstablished: readonly string[];
}
/** No comparison, no review, no fix and no severity has a field here. */
export declare const claimsSchema: {
    type: string;
    additionalProperties: boolean;
    required: string[];
    properties: {
        claims: {
            type: string;
            items: {
                type: string;
                additionalProperties: boolean;
                required: string[];
                properties: {
                    claim: {
                        type: string;
                    };
                    status: {
                        enum: string[];
                    };
                    evidence: {
                        type: string;
                        items: {
                            readonly type: 'object';
                            readonly additionalProperties: false;
                            readonly required: readonly ['path', 'line'];
                            readonly properties: {
                                readonly path: {
                                    readonly type: 'string';
                                };
                                readonly line: {
                                    readonly type: 'integer';
                                };
                            };
                        };
                    };
                };
            };
        };
        multiplicity: {
            type: string;
            items: {
                type: string;
                additionalProperties: boolean;
                required: string[];
                properties: {
                    apparent: {
                        type: string;
                    };
                    additional: {
                        type: string;
                    };
                    evidence: {
                        type: string;
                        items: {
                            readonly type: 'object';
                            readonly additionalProperties: false;
                            readonly required: readonly ['path', 'line'];
                            readonly properties: {
                                readonly path: {
                                    readonly type: 'string';
                                };
                                readonly line: {
                                    readonly type: 'integer';
                                };
                            };
                        };
                    };
                };
            };
        };
        not_established: {
            type: string;
            items: {
                type: string;
            };
        };
    };
};
export declare function readClaims(value: unknown): {
    ok: true;
    value: IndependentClaims;
} | {
    ok: false;
    why: string;
};
export declare function placesOf(value: unknown): Location[];
export declare function renderClaims({ claims, multiplicity, notEstablished }: IndependentClaims): string;
