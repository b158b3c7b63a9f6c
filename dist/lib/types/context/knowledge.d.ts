/** What a run knows beside the change, and the part of it that each reader is shown. */
import type { CallRecord } from '../agents/call-model.js';
import { type Artifact, type ArtifactName } from './artifact.js';
import type { IndependentClaims } from './claims.js';
import { type MapRow } from './map-row.js';
export interface Knowledge {
    /** `raw` by choice, `degraded` where it could not be had. */
    readonly mode: 'full' | 'raw' | 'degraded';
    /** Why it is not full; empty where it is. */
    readonly reason: string;
    readonly artifacts: readonly Artifact[];
    readonly rows: readonly MapRow[];
    /** Undefined where nobody made any, or what they made was discarded. */
    readonly claims: IndependentClaims | undefined;
    /** X-ray 01 and 02, without risks. */
    readonly structure: string;
    /** Red flags of X-ray 05. */
    readonly risks: readonly {
        readonly what: string;
        readonly path: string;
        readonly line: number;
    }[];
    /** What was discarded, could not be made or was left out, one sentence each. */
    readonly notes: readonly string[];
    readonly calls: readonly CallRecord[];
    /** Milliseconds before the first call, and in all. */
    readonly builtIn: number;
    readonly duration: number;
}
/** Artifacts that a reader is told the marks of, and has no text of. */
interface Marks {
    readonly artifacts: readonly Pick<Artifact, 'name' | 'canary'>[];
}
/** What each reader's part is made of: what it must not see is no field of its type (f.2). */
export type ForReviewer = Pick<Knowledge, 'mode' | 'rows' | 'structure'> & Marks;
export type ForStructure = Pick<Knowledge, 'structure'> & Marks;
export type ForPremise = Pick<Knowledge, 'mode' | 'rows' | 'artifacts'>;
export type ForCritic = Pick<Knowledge, 'rows' | 'risks'> & Marks;
export declare function noKnowledge(mode: 'raw' | 'degraded', reason: string, notes?: readonly string[]): Knowledge;
export interface ReviewerKnowledge {
    /** Section of the prompt; empty where there is nothing for this reviewer. */
    readonly text: string;
    /** Rows that the text holds. */
    readonly rows: readonly MapRow[];
}
/** The rows that are routed to a reviewer of `files`, or the structure where that is what its dimension works with. */
export declare function forReviewer(knowledge: ForReviewer, dimension: string | null, files: ReadonlySet<string>, tools: boolean): ReviewerKnowledge;
/** Map, provenance and independent claims for lens 0: what bears on the finding's file first (c.4). */
export declare function forPremise(knowledge: ForPremise, path: string | null): readonly (readonly [string, string])[];
/** The map, what claims something first, and the risks, for the critic (d.1). */
export declare function forCritic(knowledge: ForCritic): readonly (readonly [string, string])[];
export declare function artifactOf<Each extends Pick<Artifact, 'name'>>(knowledge: {
    readonly artifacts: readonly Each[];
}, name: ArtifactName): Each | undefined;
export {};
