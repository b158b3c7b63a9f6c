/**
 * A reviewer's reply, read strictly: one JSON object and nothing else, in the report form
 * (spec reviewer-report.schema.json), with a verdict of its own, or in the legacy form `{verdict, feedback, issues}`.
 * Anything that is not surely a vote is a fault; no fault is ever read as approval (AC-001 to AC-016).
 */
import type { Finding } from '../findings/finding.js';
import type { Verdict } from '../verdict/vote.js';
import { type ReviewerNotes } from './notes.js';
export interface ReviewerReply {
    /** The vote the reviewer stated; undefined in the report form, where it follows from the findings. */
    readonly statedVerdict: Verdict | undefined;
    readonly offTopic: boolean;
    readonly feedback: string;
    /** Legacy issues, as texts. */
    readonly issues: readonly string[];
    readonly findings: readonly Finding[];
    readonly examined: readonly Examined[];
    readonly notes: ReviewerNotes;
}
export interface Examined {
    readonly path: string;
    readonly what: string;
}
export type ReplyReading = {
    ok: true;
    reply: ReviewerReply;
} | {
    ok: false;
    fault: string;
    salvaged: readonly Finding[];
};
/** A reviewer that finds more than this in one call has lost its way. */
export declare const MAX_FINDINGS_PER_REPLY = 300;
/** Reads one reply. White space and one code fence around the whole of it are allowed; nothing else is. */
export declare function readReply(raw: string): ReplyReading;
/** Many models wrap their JSON in one fence; that is unambiguous only when the fence is the whole reply. */
export declare function withoutFence(text: string): string;
