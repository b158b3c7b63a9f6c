import type { ToolBox } from './model-client.js';
/** The head commit's files, through git objects. */
export interface RepositoryReader {
    list(directory: string): Promise<readonly string[] | undefined>;
    read(path: string): Promise<string | undefined>;
    /** Lines that hold `text`. */
    search(text: string): Promise<readonly SearchHit[]>;
}
export interface SearchHit {
    readonly path: string;
    readonly line: number;
    readonly text: string;
}
export interface ReadLogEntry {
    readonly tool: string;
    /** Path from the root of the tree, or the text that was searched for. */
    readonly target: string;
    /** Whether there was something to show; a refused or missing file was not read. */
    readonly shown: boolean;
}
/** Reads without a finding after which a reviewer answers with what it has. */
export declare const SCOPE_BUDGET = 15;
export declare function isSecretLike(path: string): boolean;
export interface LoggedToolBox extends ToolBox {
    readonly log: readonly ReadLogEntry[];
}
/** How much somebody may read, and what they are told when it is spent. */
export interface ReadBounds {
    readonly reads: number;
    readonly spent: string;
}
/** For lens 0, and for whoever makes context. */
export declare const WIDE_READS: ReadBounds;
/** For lenses that need to follow one call. */
export declare const TIGHT_READS: ReadBounds;
/** `takeTurn` asks the run's budget for one more turn with a prompt of so many tokens. */
export declare function createToolBox(reader: RepositoryReader, takeTurn: (promptTokens: number) => boolean, bounds?: ReadBounds): LoggedToolBox;
