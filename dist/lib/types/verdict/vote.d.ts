/** The words of voting. A vote is what an agent said; a counted vote is what the stage counts. */
export type Vote = 'approve' | 'request_changes' | 'abstain';
export type Verdict = 'approve' | 'request_changes';
/** One agent's vote as a stage counts it. */
export interface CountedVote {
    readonly role: string;
    readonly model: string | null;
    readonly vote: Vote;
    /** False when the agent failed and `vote` is only what `on_error` puts in its place. */
    readonly delivered: boolean;
}
