/** Documents of a context that a pipeline names; undefined where it names none. */
export interface ContextPaths {
    readonly xray: string | undefined;
    readonly interconnect: string | undefined;
    readonly provenance: string | undefined;
    readonly claims: string | undefined;
}
