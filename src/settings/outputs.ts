/** The one table of what the action tells later steps; action.yml and the README's table are held to it. */

export interface OutputRow {
  readonly name: string;
  readonly description: string;
}

/** What the action sets for later steps; values are enums, numbers, digests, paths and addresses only. */
export const OUTPUTS = [
  { name: 'verdict', description: 'approve or request_changes; empty when skipped.' },
  {
    name: 'outcome',
    description: 'approved, changes-requested, not-reviewed, needs-operator, skipped, validated or dry-run.',
  },
  { name: 'blocks-merge', description: 'true when the merge is blocked, else false.' },
  { name: 'pass-score', description: 'Share of stages that passed, 0 to 1.' },
  { name: 'passes', description: 'Number of review passes.' },
  { name: 'findings', description: 'Number of findings that survived.' },
  { name: 'coverage', description: 'Share of changed lines that a delivered reviewer saw, 0 to 1.' },
  { name: 'comment-url', description: 'Address of the comment on the pull request.' },
  { name: 'artifact-id', description: "Id of the artifact with the run's files." },
  { name: 'receipts-path', description: 'Folder of the signed receipts.' },
  { name: 'record-path', description: 'Path of review.json, the record of the run.' },
  { name: 'input-tokens', description: 'Input tokens that the models reported.' },
  { name: 'output-tokens', description: 'Output tokens that the models reported.' },
  { name: 'cost-usd', description: 'Cost in US dollars; empty where a price is unknown.' },
] as const satisfies readonly OutputRow[];

export type OutputName = (typeof OUTPUTS)[number]['name'];
export type Outputs = Record<OutputName, string>;

/** Every output empty: what a run that could not start leaves behind. */
export function emptyOutputs(): Outputs {
  return Object.fromEntries(OUTPUTS.map((row) => [row.name, ''])) as Outputs;
}
