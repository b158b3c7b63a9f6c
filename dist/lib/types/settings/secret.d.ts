/** A secret that can't be printed, serialised or compared by accident. */
export declare class Secret {
    #private;
    constructor(value: string);
    /** The value itself; call it only where it leaves for the operator's endpoint. */
    reveal(): string;
    toString(): string;
    toJSON(): string;
}
