/** Knowledge leads (01a), X-ray, independent claims (01b), knowledge provenance (01), interconnect map (02). */
export declare const ARTIFACTS: readonly ['leads', 'xray', 'claims', 'provenance', 'map'];
export type ArtifactName = (typeof ARTIFACTS)[number];
export interface Artifact {
    readonly name: ArtifactName;
    /** Path below the run's context folder. */
    readonly file: string;
    /** With its canary line. */
    readonly text: string;
    readonly canary: string;
    readonly digest: string;
}
export declare const ARTIFACT_FILES: Readonly<Record<ArtifactName, string>>;
/** Keeps artifacts outside of the reviewed tree. */
export interface ArtifactStore {
    readonly write: (file: string, text: string) => Promise<void>;
    /** Undefined where it is gone. */
    readonly read: (file: string) => Promise<string | undefined>;
}
/** `word` is random and is in no other artifact and in no text of the change. */
export declare function makeArtifact(name: ArtifactName, body: string, word: string): Artifact;
/** The line that goes with every excerpt of an artifact. */
export declare function canaryLine(canary: string): string;
/** @throws ReviewError `context-changed` where the kept file is no longer what was written. */
export declare function requireUnchanged(store: ArtifactStore, artifact: Artifact): Promise<void>;
