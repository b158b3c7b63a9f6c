/**
 * The one table of what a user can set. An action input and a CLI flag of the same name are the same row;
 * action.yml, the CLI's help and the README's table are held to it by tests.
 */

export type InputKind = 'text' | 'boolean' | 'count' | 'choice' | 'secret';

export interface InputRow {
  readonly name: string;
  readonly kind: InputKind;
  /** Where it exists: as action input, as CLI flag, or both. */
  readonly programs: 'both' | 'action' | 'cli';
  readonly description: string;
  /** Shown and used where the user sets nothing; absent means not set. */
  readonly default?: string;
  readonly choices?: readonly string[];
  /** Placeholder in the CLI's help. */
  readonly placeholder?: string;
}

export const INPUTS = [
  {
    name: 'pipeline',
    kind: 'text',
    programs: 'both',
    placeholder: 'PATH',
    description:
      'Pipeline file. Default: .bernstein/review.yaml where it exists, else the shipped templates/review/static.yaml.',
  },
  {
    name: 'pr',
    kind: 'count',
    programs: 'both',
    placeholder: 'N',
    description:
      'Number of the pull request to review. Default: the one of the event that started the workflow.',
  },
  {
    name: 'base',
    kind: 'text',
    programs: 'both',
    placeholder: 'REF',
    description:
      'Review a local range that starts at this ref, without GitHub. Alone: up to the working tree.',
  },
  {
    name: 'head',
    kind: 'text',
    programs: 'both',
    placeholder: 'REF',
    description: 'End of the local range that base starts.',
  },
  {
    name: 'diff',
    kind: 'text',
    programs: 'both',
    placeholder: 'FILE',
    description: 'Review a diff file; - reads standard input.',
  },
  {
    name: 'validate-only',
    kind: 'boolean',
    programs: 'both',
    default: 'false',
    description: 'Parse and check the pipeline and its prompt templates, then stop. No network.',
  },
  {
    name: 'dry-run',
    kind: 'boolean',
    programs: 'both',
    default: 'false',
    description:
      'Print the resolved plan, with the model each agent will really use, then stop. No model call.',
  },
  {
    name: 'workdir',
    kind: 'text',
    programs: 'both',
    placeholder: 'PATH',
    default: '.',
    description: 'Root of the repository.',
  },
  {
    name: 'spec',
    kind: 'text',
    programs: 'both',
    placeholder: 'FILE',
    description:
      'Specification for a gate. Default: the text of the linked issues, else title and description.',
  },
  {
    name: 'test-output',
    kind: 'text',
    programs: 'both',
    placeholder: 'FILE',
    description: 'Output of the tests for a gate.',
  },
  {
    name: 'implementer-model',
    kind: 'text',
    programs: 'both',
    placeholder: 'M',
    description: 'Model that wrote the change. Default: detected from commit trailers and authors.',
  },
  {
    name: 'implementer-transcript',
    kind: 'text',
    programs: 'both',
    placeholder: 'FILE',
    description:
      "The implementer's transcript; a gate whose inputs hold text of it is stopped before its call.",
  },
  {
    name: 'fix',
    kind: 'boolean',
    programs: 'both',
    default: 'false',
    description: 'Run the fix command while the review requests changes or checks fail, and review again.',
  },
  {
    name: 'until-checks-green',
    kind: 'boolean',
    programs: 'both',
    default: 'false',
    description: 'Approve only when every check of the reviewed head is green.',
  },
  {
    name: 'max-passes',
    kind: 'count',
    programs: 'both',
    placeholder: 'N',
    default: '3',
    description: 'Most review passes of a contour.',
  },
  {
    name: 'fix-command',
    kind: 'text',
    programs: 'both',
    placeholder: 'CMD',
    description:
      'Program that fixes the branch; it gets the path of a prompt as its last argument, and commits and pushes. Default: BERNSTEIN_REVIEW_FIX_COMMAND.',
  },
  {
    name: 'rigorous',
    kind: 'boolean',
    programs: 'both',
    default: 'false',
    description: 'Let the panel attack every finding, also where there are more than 25.',
  },
  {
    name: 'fast',
    kind: 'boolean',
    programs: 'both',
    default: 'false',
    description: 'No panel and no critic: findings stay unverified, and are marked so.',
  },
  {
    name: 'no-context',
    kind: 'boolean',
    programs: 'both',
    default: 'false',
    description: 'Raw mode: nothing shared is given to reviewers, and no premise is challenged.',
  },
  {
    name: 'out',
    kind: 'text',
    programs: 'both',
    placeholder: 'DIR',
    description:
      "Folder for the run's files, outside the reviewed tree. Default: a new folder under the temporary directory.",
  },
  {
    name: 'format',
    kind: 'choice',
    programs: 'both',
    choices: ['text', 'json'],
    default: 'text',
    placeholder: 'FORMAT',
    description:
      'What standard output holds: text for people, or the record as json. Progress goes to standard error.',
  },
  {
    name: 'github-token',
    kind: 'secret',
    programs: 'action',
    default: '${{ github.token }}',
    description: 'Token that reads the pull request and writes the comment.',
  },
  {
    name: 'config-ref',
    kind: 'choice',
    programs: 'action',
    choices: ['base', 'head'],
    default: 'base',
    description: 'Commit that the pipeline and prompt templates are read from. head trusts the pull request.',
  },
  {
    name: 'comment',
    kind: 'boolean',
    programs: 'action',
    default: 'true',
    description: 'Keep one comment on the pull request up to date with the outcome.',
  },
  {
    name: 'summary',
    kind: 'boolean',
    programs: 'action',
    default: 'true',
    description: 'Write the report to the job summary.',
  },
  {
    name: 'artifact',
    kind: 'boolean',
    programs: 'action',
    default: 'true',
    description: "Upload the run's files as a workflow artifact.",
  },
  {
    name: 'artifact-name',
    kind: 'text',
    programs: 'action',
    description: 'Name of the artifact. Default: bernstein-review-<pipeline name>.',
  },
  {
    name: 'skip-drafts',
    kind: 'boolean',
    programs: 'action',
    default: 'false',
    description: 'Skip draft pull requests: outcome skipped, exit 0.',
  },
  {
    name: 'skip-bots',
    kind: 'boolean',
    programs: 'action',
    default: 'false',
    description: 'Skip pull requests that a bot opened: outcome skipped, exit 0.',
  },
  {
    name: 'skip-labels',
    kind: 'text',
    programs: 'action',
    description: 'Labels, separated by commas, any of which skips a pull request: outcome skipped, exit 0.',
  },
  {
    name: 'skip-dependency-bumps',
    kind: 'boolean',
    programs: 'action',
    default: 'false',
    description:
      'Skip pull requests of bots that change nothing but manifests and lock files: outcome skipped, exit 0.',
  },
  {
    name: 'signing-key',
    kind: 'secret',
    programs: 'action',
    description:
      'Ed25519 key that signs the receipts: PKCS#8 PEM, or the 32-byte seed in base64 or hex. Default: BERNSTEIN_SIGNING_KEY, else one made for the run.',
  },
  {
    name: 'audit-key',
    kind: 'secret',
    programs: 'action',
    description:
      'Key of the audit log and the spine: 64 hex digits. Default: the file that BERNSTEIN_AUDIT_KEY_PATH names, else derived from the signing key.',
  },
  {
    name: 'fail-on',
    kind: 'choice',
    programs: 'action',
    choices: ['blocked', 'never'],
    default: 'blocked',
    description: 'When the step fails: blocked fails it when the merge is blocked, never reports only.',
  },
] as const satisfies readonly InputRow[];

export type InputName = (typeof INPUTS)[number]['name'];

/** The rows of one program, in the table's order. */
export function inputsOf(program: 'action' | 'cli'): readonly InputRow[] {
  return INPUTS.filter((row) => row.programs === 'both' || row.programs === program);
}
