export const id = 540;
export const ids = [540];
export const modules = {

/***/ 6540:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gz: () => (/* binding */ INTEGER_KEYS),
/* harmony export */   pipelineJsonSchema: () => (/* binding */ pipelineJsonSchema),
/* harmony export */   wr: () => (/* binding */ pipelineSchema)
/* harmony export */ });
/* unused harmony exports MAX_PARALLELISM, STRATEGIES, EFFORTS, STAGE_KINDS, ADAPTERS */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(737);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8439);
/**
 * The pipeline file as zod schemas: the reference's DSL (spec reference-facts, section 1) and our additions
 * (INTERFACE.md "Pipeline file"). Types are inferred from here and the JSON Schema is printed from here.
 */

/** Names are counted in code points, as the reference and JSON Schema do. */
const MAX_NAME_LENGTH = 64;
const MAX_PARALLELISM = 32;
const STRATEGIES = ['any', 'all', 'majority', 'weighted'];
const EFFORTS = ['low', 'medium', 'high'];
const STAGE_KINDS = ['review', 'panel', 'critic', 'gate'];
const ADAPTERS = [
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
];
const name = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    .refine((text) => text.length > 0, 'must not be empty')
    .refine((text) => [...text].length <= MAX_NAME_LENGTH, `must have at most ${MAX_NAME_LENGTH} characters`)
    .meta({ minLength: 1, maxLength: MAX_NAME_LENGTH });
const fraction = zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).max(1);
const positiveInteger = zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1);
const seconds = zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().positive().max(86_400);
const onError = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['abstain', 'approve', 'request_changes'])
    .describe('The vote of an agent that failed. A stage where no agent delivered stays incomplete whatever this says.');
const failOn = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['critical', 'high', 'medium', 'low'])
    .describe('An approval that carries a finding of at least this severity counts as request_changes.');
const aggregator = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    strategy: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(STRATEGIES)
        .default('majority')
        .describe('How the votes of the agents fold into the stage verdict.'),
    weights: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), fraction)
        .default({})
        .describe('Weights for the weighted strategy, by role or by model; 1 where absent.'),
    pass_threshold: fraction
        .nullable()
        .default(null)
        .describe("Least share of approving weight; default is the pipeline's."),
})
    .describe('How the votes of the stage are counted.');
const agent = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    role: name.describe('What the agent is for; shown in reports.'),
    model: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .nullable()
        .default(null)
        .describe('Model id; absent: picked by effort from the vendors that have a key.'),
    adapter: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(ADAPTERS)
        .nullable()
        .default(null)
        .describe("How it is reached; absent: from the model's prefix."),
    prompt_template: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .nullable()
        .default(null)
        .describe('Prompt file with the role of this agent: beside the pipeline file, else one of the shipped ones.'),
    effort: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(EFFORTS)
        .default('low')
        .describe('Tier that the router picks a model from where none is named.'),
    command: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1))
        .min(1)
        .optional()
        .describe('Program and arguments for the command adapter: prompt on stdin, reply on stdout.'),
    sarif: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).optional().describe('SARIF 2.1.0 file for the sarif adapter.'),
    tools: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY()
        .default(false)
        .describe('Lets the agent read files of the head commit: list, read, search; nothing else, and every read is logged.'),
    blind: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().default(false).describe('Keeps title, description and author from the agent.'),
    max_input_tokens: positiveInteger
        .optional()
        .describe("Most input tokens of one call; default from the model's window."),
    dimension: name
        .optional()
        .describe('What it reviews for: decides its rows of the map and, for a known one, its default prompt.'),
    when: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['always', 'auto'])
        .optional()
        .describe('`auto` runs it only where the change calls for its dimension; `always` is the default.'),
})
    .describe('One reviewer.');
const stage = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    name,
    kind: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(STAGE_KINDS).default('review').describe('What the stage does.'),
    description: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable().default(null),
    parallelism: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1).max(MAX_PARALLELISM).default(1).describe('Agents that run at the same time.'),
    agents: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(agent).min(1),
    aggregator: aggregator.default({ strategy: 'majority', weights: {}, pass_threshold: null }),
    on_error: onError.optional(),
    fail_on: failOn.optional(),
    model_selection: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n([
        'same_model_ok',
        'different_model_preferred',
        'different_model_required',
        'different_family_required',
    ])
        .optional()
        .describe('For a gate: how its model relates to the one that wrote the change.'),
    candidates: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1))
        .min(1)
        .optional()
        .describe('For a gate: models that may judge, in order of preference.'),
    contested_blocks: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY()
        .optional()
        .describe('For a panel: whether a contested finding may block like a verified one (false).'),
    requires_fresh_session: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().optional().describe('For a gate: always true.'),
})
    .describe('Agents that vote together; stages run in order.');
const limits = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    max_calls: positiveInteger.optional().describe('Most model calls of a run.'),
    max_input_tokens: positiveInteger.optional().describe('Most input tokens of a run.'),
    max_output_tokens: positiveInteger.optional().describe('Most output tokens of a run.'),
    max_cost_usd: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()
        .positive()
        .optional()
        .describe('Most cost of a run in US dollars; every model then needs a known price.'),
    deadline_seconds: seconds.optional().describe('Most time for the whole run.'),
    call_timeout_seconds: seconds.optional().describe('Most time for one model call.'),
})
    .describe('Bounds of a run; over one of them the outcome is not-reviewed, never approved.');
const rules = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).nullable().default(null),
    raise: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).optional(),
    guard: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).optional(),
    /** The reference's own names for the two lists. */
    raise_rules: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).optional(),
    guard_rules: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).optional(),
});
const contour = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    checks_timeout_seconds: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()
        .positive()
        .default(900)
        .describe('How long a pass waits for the checks to settle.'),
    grace_seconds: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()
        .nonnegative()
        .default(60)
        .describe('How long a first check may take to appear.'),
    ignore_checks: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1)).default([]).describe('Globs of check names that do not count.'),
    allow_no_checks: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().default(false).describe('Whether a head without any check counts as green.'),
    fix_env: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[A-Za-z_][A-Za-z0-9_]*$/))
        .default([])
        .describe('Names of variables that the fix command is given beyond PATH, HOME and the like.'),
    fix_protect: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1))
        .nullable()
        .default(null)
        .describe('Globs that a fix may not touch; the pipeline and rules files are always among them.'),
    fix_timeout_seconds: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().positive().default(3600).describe('Time for one run of the fix command.'),
})
    .describe('The loop of review, fix and checks (fix, until-checks-green).');
const context = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    build: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().optional().describe('Builds the context in this run.'),
    xray: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).optional().describe('Folder or file of an X-ray of the repository.'),
    interconnect: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).optional().describe('File with an interconnect map.'),
    provenance: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).optional().describe('File that says where its knowledge comes from.'),
    claims: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).optional().describe('File with claims that were made without the map.'),
})
    .describe('What reviewers are told beside the change: hypotheses, never facts.');
const pipelineSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    version: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().default(1),
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable().default(null).describe('Names the comment, the artifact and the report.'),
    pass_threshold: fraction.default(0.5).describe('Least share of stages that must pass.'),
    block_on_fail: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().default(true).describe('Whether requested changes block the merge.'),
    stages: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(stage).min(1),
    rules: zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), rules, zod__WEBPACK_IMPORTED_MODULE_0__/* ["null"] */ .chJ()])
        .default(null)
        .describe('Ruleset: a path, or path / raise / guard.'),
    on_error: onError.default('abstain'),
    fail_on: failOn.default('high'),
    coverage: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['require', 'report'])
        .default('require')
        .describe('Whether a changed line that no delivered reviewer saw makes the review incomplete.'),
    ignore: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1)).default([]).describe('Globs of paths that need no review.'),
    limits: limits.default({}),
    models: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        low: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1)).min(1).optional(),
        medium: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1)).min(1).optional(),
        high: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1)).min(1).optional(),
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
    dimensions: zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('all'), zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(name).min(1)])
        .optional()
        .describe('Dimensions that run whatever the change is; overrides detection.'),
    cache_warmup: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY()
        .default(true)
        .describe('Lets one call start before the others that share a large prompt, so that the vendor has it in its cache.'),
})
    .meta({ title: 'bernstein-review pipeline' });
/** Keys whose value must be written as a whole number: `2.0` equals 2 in JavaScript but is a mistake here. */
const INTEGER_KEYS = new Set([
    'version',
    'parallelism',
    'max_calls',
    'max_input_tokens',
    'max_output_tokens',
]);
/** The JSON Schema of a pipeline file (draft 2020-12), for editors. */
function pipelineJsonSchema() {
    return zod__WEBPACK_IMPORTED_MODULE_1__/* .toJSONSchema */ .bl(pipelineSchema, { io: 'input' });
}


/***/ })

};
