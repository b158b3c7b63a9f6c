import { Secret } from './secret.js';
export type EnvironmentVariables = Readonly<Record<string, string | undefined>>;
/** The model vendors that a key or an endpoint belongs to; also the names of their adapters. */
export declare const VENDORS: readonly ['anthropic', 'openai', 'google', 'openrouter', 'openai-compatible'];
export type Vendor = (typeof VENDORS)[number];
interface VendorVariables {
    /** The first that is set wins. */
    readonly keys: readonly string[];
    readonly baseUrl: string;
    readonly defaultBaseUrl: string | undefined;
}
/** Names of INTERFACE.md "Credentials and endpoints". */
export declare const VENDOR_VARIABLES: Readonly<Record<Vendor, VendorVariables>>;
export interface Endpoint {
    readonly key: Secret | undefined;
    /** Without a slash at its end; undefined only for openai-compatible without an address. */
    readonly baseUrl: string | undefined;
}
export type Endpoints = Readonly<Record<Vendor, Endpoint>>;
/** @throws ReviewError `endpoint-refused` when an address is not https, or holds credentials. */
export declare function readEndpoints(variables: EnvironmentVariables): Endpoints;
/** A set, non-empty variable, trimmed; an empty one counts as not set. */
export declare function variableValue(variables: EnvironmentVariables, name: string): string | undefined;
/**
 * An endpoint that keys may be sent to: https without userinfo, or http on this machine's loopback
 * (threats.md, AC-031 and AC-032). Returns it without a slash at its end.
 */
export declare function checkEndpoint(address: string, variable: string): string;
export {};
