/**
 * The pipeline file as zod schemas: the reference's DSL (spec reference-facts, section 1) and our additions
 * (INTERFACE.md "Pipeline file"). Types are inferred from here and the JSON Schema is printed from here.
 */
import { z } from 'zod';

/** Names are counted in code points, as the reference and JSON Schema do. */
const MAX_NAME_LENGTH = 64;
export const MAX_PARALLELISM = 32;

export const STRATEGIES = ['any', 'all', 'majority', 'weighted'] as const;
export const EFFORTS = ['low', 'medium', 'high'] as const;
export const STAGE_KINDS = ['review', 'panel', 'critic', 'gate'] as const;
export const ADAPTERS = [
  'anthropic',
  'claude',
  'openai',
  'codex',
  'google',
  'gemini',
  'openrouter',
  'openai-compatible',
  'ollama',
  'vllm',
  'command',
  'sarif',
  'static',
] as const;

const name = z
  .string()
  .refine((text) => text.length > 0, 'must not be empty')
  .refine((text) => [...text].length <= MAX_NAME_LENGTH, `must have at most ${MAX_NAME_LENGTH} characters`)
  .meta({ minLength: 1, maxLength: MAX_NAME_LENGTH });
/** Keys and inputs of the run itself; a fix command is never given them. */
export const OWN_VARIABLE = /^(?:BERNSTEIN_SIGNING_KEY|BERNSTEIN_AUDIT_KEY_PATH|INPUT_.*|ACTIONS_.*)$/i;
const fraction = z.number().min(0).max(1);
const positiveInteger = z.int().min(1);
const seconds = z.number().positive().max(86_400);

const onError = z
  .enum(['abstain', 'approve', 'request_changes'])
  .describe(
    'The vote of an agent that failed. A stage where no agent delivered stays incomplete whatever this says.',
  );
const failOn = z
  .enum(['critical', 'high', 'medium', 'low'])
  .describe('An approval that carries a finding of at least this severity counts as request_changes.');

const aggregator = z
  .strictObject({
    strategy: z
      .enum(STRATEGIES)
      .default('majority')
      .describe('How the votes of the agents fold into the stage verdict.'),
    weights: z
      .record(z.string(), fraction)
      .default({})
      .describe('Weights for the weighted strategy, by role or by model; 1 where absent.'),
    pass_threshold: fraction
      .nullable()
      .default(null)
      .describe("Least share of approving weight; default is the pipeline's."),
  })
  .describe('How the votes of the stage are counted.');

const agent = z
  .strictObject({
    role: name.describe('What the agent is for; shown in reports.'),
    model: z
      .string()
      .nullable()
      .default(null)
      .describe('Model id; absent: picked by effort from the vendors that have a key.'),
    adapter: z
      .enum(ADAPTERS)
      .nullable()
      .default(null)
      .describe("How it is reached; absent: from the model's prefix."),
    prompt_template: z
      .string()
      .nullable()
      .default(null)
      .describe(
        'Prompt file with the role of this agent: beside the pipeline file, else one of the shipped ones.',
      ),
    effort: z
      .enum(EFFORTS)
      .default('low')
      .describe('Tier that the router picks a model from where none is named.'),
    command: z
      .array(z.string().min(1))
      .min(1)
      .optional()
      .describe('Program and arguments for the command adapter: prompt on stdin, reply on stdout.'),
    sarif: z.string().min(1).optional().describe('SARIF 2.1.0 file for the sarif adapter.'),
    tools: z
      .boolean()
      .default(false)
      .describe(
        'Lets the agent read files of the head commit: list, read, search; nothing else, and every read is logged.',
      ),
    blind: z.boolean().default(false).describe('Keeps title, description and author from the agent.'),
    max_input_tokens: positiveInteger
      .optional()
      .describe("Most input tokens of one call; default from the model's window."),
    dimension: name
      .optional()
      .describe('What it reviews for: decides its rows of the map and, for a known one, its default prompt.'),
    when: z
      .enum(['always', 'auto'])
      .optional()
      .describe('`auto` runs it only where the change calls for its dimension; `always` is the default.'),
  })
  .describe('One reviewer.');

const stage = z
  .strictObject({
    name,
    kind: z.enum(STAGE_KINDS).default('review').describe('What the stage does.'),
    description: z.string().nullable().default(null),
    parallelism: z.int().min(1).max(MAX_PARALLELISM).default(1).describe('Agents that run at the same time.'),
    agents: z.array(agent).min(1),
    aggregator: aggregator.default({ strategy: 'majority', weights: {}, pass_threshold: null }),
    on_error: onError.optional(),
    fail_on: failOn.optional(),
    model_selection: z
      .enum([
        'same_model_ok',
        'different_model_preferred',
        'different_model_required',
        'different_family_required',
      ])
      .optional()
      .describe('For a gate: how its model relates to the one that wrote the change.'),
    candidates: z
      .array(z.string().min(1))
      .min(1)
      .optional()
      .describe('For a gate: models that may judge, in order of preference.'),
    contested_blocks: z
      .boolean()
      .optional()
      .describe('For a panel: whether a contested finding may block like a verified one (false).'),
    requires_fresh_session: z.boolean().optional().describe('For a gate: always true.'),
  })
  .describe('Agents that vote together; stages run in order.');

const limits = z
  .strictObject({
    max_calls: positiveInteger.optional().describe('Most model calls of a run.'),
    max_input_tokens: positiveInteger.optional().describe('Most input tokens of a run.'),
    max_output_tokens: positiveInteger.optional().describe('Most output tokens of a run.'),
    max_cost_usd: z
      .number()
      .positive()
      .optional()
      .describe('Most cost of a run in US dollars; every model then needs a known price.'),
    deadline_seconds: seconds.optional().describe('Most time for the whole run.'),
    call_timeout_seconds: seconds.optional().describe('Most time for one model call.'),
  })
  .describe('Bounds of a run; over one of them the outcome is not-reviewed, never approved.');

const rules = z.strictObject({
  path: z.string().min(1).nullable().default(null),
  raise: z.array(z.string()).optional(),
  guard: z.array(z.string()).optional(),
  /** The reference's own names for the two lists. */
  raise_rules: z.array(z.string()).optional(),
  guard_rules: z.array(z.string()).optional(),
});

const contour = z
  .strictObject({
    checks_timeout_seconds: z
      .number()
      .positive()
      .default(900)
      .describe('How long a pass waits for the checks to settle.'),
    grace_seconds: z
      .number()
      .nonnegative()
      .default(60)
      .describe('How long a first check may take to appear.'),
    ignore_checks: z.array(z.string().min(1)).default([]).describe('Globs of check names that do not count.'),
    allow_no_checks: z.boolean().default(false).describe('Whether a head without any check counts as green.'),
    fix_env: z
      .array(
        z
          .string()
          .regex(/^[A-Za-z_][A-Za-z0-9_]*$/)
          .refine(
            (name) => !OWN_VARIABLE.test(name),
            'is a key or an input of this run, which no command gets',
          ),
      )
      .default([])
      .describe('Names of variables that the fix command is given beyond PATH, HOME and the like.'),
    fix_protect: z
      .array(z.string().min(1))
      .nullable()
      .default(null)
      .describe('Globs that a fix may not touch; the pipeline and rules files are always among them.'),
    fix_timeout_seconds: z.number().positive().default(3600).describe('Time for one run of the fix command.'),
  })
  .describe('The loop of review, fix and checks (fix, until-checks-green).');

const context = z
  .strictObject({
    build: z.boolean().optional().describe('Builds the context in this run.'),
    xray: z.string().min(1).optional().describe('Folder or file of an X-ray of the repository.'),
    interconnect: z.string().min(1).optional().describe('File with an interconnect map.'),
    provenance: z.string().min(1).optional().describe('File that says where its knowledge comes from.'),
    claims: z.string().min(1).optional().describe('File with claims that were made without the map.'),
  })
  .describe('What reviewers are told beside the change: hypotheses, never facts.');

export const pipelineSchema = z
  .strictObject({
    version: z.int().default(1),
    name: z.string().nullable().default(null).describe('Names the comment, the artifact and the report.'),
    pass_threshold: fraction.default(0.5).describe('Least share of stages that must pass.'),
    block_on_fail: z.boolean().default(true).describe('Whether requested changes block the merge.'),
    stages: z.array(stage).min(1),
    rules: z
      .union([z.string(), rules, z.null()])
      .default(null)
      .describe('Ruleset: a path, or path / raise / guard.'),
    on_error: onError.default('abstain'),
    fail_on: failOn.default('high'),
    coverage: z
      .enum(['require', 'report'])
      .default('require')
      .describe('Whether a changed line that no delivered reviewer saw makes the review incomplete.'),
    ignore: z.array(z.string().min(1)).default([]).describe('Globs of paths that need no review.'),
    limits: limits.default({}),
    models: z
      .strictObject({
        low: z.array(z.string().min(1)).min(1).optional(),
        medium: z.array(z.string().min(1)).min(1).optional(),
        high: z.array(z.string().min(1)).min(1).optional(),
      })
      .default({})
      .describe('Models that the router picks from, by effort; each with its vendor prefix.'),
    contour: contour.default({
      checks_timeout_seconds: 900,
      grace_seconds: 60,
      ignore_checks: [],
      allow_no_checks: false,
      fix_env: [],
      fix_protect: null,
      fix_timeout_seconds: 3600,
    }),
    context: context.optional(),
    dimensions: z
      .union([z.literal('all'), z.array(name).min(1)])
      .optional()
      .describe('Dimensions that run whatever the change is; overrides detection.'),
    cache_warmup: z
      .boolean()
      .default(true)
      .describe(
        'Lets one call start before the others that share a large prompt, so that the vendor has it in its cache.',
      ),
  })
  .meta({ title: 'bernstein-review pipeline' });

export type Pipeline = z.output<typeof pipelineSchema>;
export type StageSpec = Pipeline['stages'][number];
export type AgentSpec = StageSpec['agents'][number];
export type AdapterName = (typeof ADAPTERS)[number];
export type Effort = (typeof EFFORTS)[number];
export type Strategy = (typeof STRATEGIES)[number];
export type OnError = Pipeline['on_error'];
export type FailOn = Pipeline['fail_on'];
export type Limits = Pipeline['limits'];

/** Keys whose value must be written as a whole number: `2.0` equals 2 in JavaScript but is a mistake here. */
export const INTEGER_KEYS: ReadonlySet<string> = new Set([
  'version',
  'parallelism',
  'max_calls',
  'max_input_tokens',
  'max_output_tokens',
]);

/** The JSON Schema of a pipeline file (draft 2020-12), for editors. */
export function pipelineJsonSchema(): object {
  return z.toJSONSchema(pipelineSchema, { io: 'input' });
}
