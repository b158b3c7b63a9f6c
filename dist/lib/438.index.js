export const id = 438;
export const ids = [438];
export const modules = {

/***/ 7438:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  loadPipeline: () => (/* binding */ loadPipeline)
});

// EXTERNAL MODULE: ./build/kernel/json.js
var json = __webpack_require__(3128);
// EXTERNAL MODULE: ./build/pipeline/dimension.js
var pipeline_dimension = __webpack_require__(9423);
// EXTERNAL MODULE: ./node_modules/fastest-levenshtein/mod.js
var mod = __webpack_require__(1916);
// EXTERNAL MODULE: ./build/pipeline/yaml-document.js
var yaml_document = __webpack_require__(8860);
;// CONCATENATED MODULE: ./build/pipeline/position-map.js

/** Where the value at `path` starts; for an empty value its key; for a missing one its parent. */
function positionOfValue(document, path) {
    let node = document.root;
    let offset = Math.max(0, node.start);
    for (const step of path) {
        const next = childOf(node, step);
        if (next === undefined)
            break;
        offset = next.value.start >= 0 ? next.value.start : (next.key?.start ?? offset);
        node = next.value;
    }
    return (0,yaml_document/* positionAt */.t)(document.text, offset);
}
/** Where the key `key` of the mapping at `path` stands. */
function positionOfKey(document, path, key) {
    const keyNode = childOf(nodeAt(document.root, path), key)?.key;
    return keyNode === undefined ? positionOfValue(document, path) : (0,yaml_document/* positionAt */.t)(document.text, keyNode.start);
}
/** The raw text of a plain scalar at `path`. */
function plainTextAt(document, path) {
    return nodeAt(document.root, path)?.plain;
}
function nodeAt(root, path) {
    let node = root;
    for (const step of path)
        node = childOf(node, step)?.value;
    return node;
}
function childOf(node, step) {
    if (node?.kind === 'sequence') {
        const item = node.items[Number(step)];
        return item === undefined ? undefined : { value: item, key: undefined };
    }
    const entry = node?.entries.find((candidate) => candidate.key === String(step));
    return entry === undefined ? undefined : { value: entry.value, key: entry.keyNode };
}

;// CONCATENATED MODULE: ./build/pipeline/problems.js
/** zod's issues as problems a person can act on: a place in the file, what is wrong, what was meant. */


/** `did you mean "x"?` for the nearest of `known`, when it is near. */
function suggestion(word, known) {
    const ranked = known
        .map((candidate) => ({ candidate, far: (0,mod/* distance */.Io)(word.toLowerCase(), candidate.toLowerCase()) }))
        .sort((left, right) => left.far - right.far);
    const best = ranked[0];
    const limit = Math.max(1, Math.floor(word.length / 3));
    return best !== undefined && best.far <= limit ? `; did you mean "${best.candidate}"?` : '';
}
/** One problem per fault; `knownKeys` names the keys that exist at a path, for suggestions. */
function problemsOfIssues(document, issues, knownKeys) {
    return issues.flatMap((issue) => problemsOfIssue(document, issue, [], knownKeys));
}
function problemsOfIssue(document, issue, prefix, knownKeys) {
    const path = [...prefix, ...issue.path.map((step) => (typeof step === 'number' ? step : String(step)))];
    const at = (message) => ({
        ...positionOfValue(document, path),
        path: path.join('.'),
        message,
    });
    switch (issue.code) {
        case 'unrecognized_keys':
            return issue.keys.map((key) => ({
                ...positionOfKey(document, path, key),
                path: [...path, key].join('.'),
                message: `unknown key${suggestion(key, knownKeys(path))}`,
            }));
        case 'invalid_union': {
            const branches = issue.errors.map((branch) => branch.flatMap((inner) => problemsOfIssue(document, inner, path, knownKeys)));
            const deeper = branches.find((branch) => branch.length > 0 && branch.every((problem) => problem.path !== path.join('.')));
            return deeper ?? [at('must be a path, or a mapping of path, raise and guard')];
        }
        case 'invalid_type':
            return [at(describeType(document, path, issue))];
        case 'invalid_value':
            return [at(describeChoice(document, path, issue.values.map(String)))];
        case 'too_small':
            return [at(describeBound(issue.origin, 'at least', Number(issue.minimum), issue.inclusive ?? true))];
        case 'too_big':
            return [at(describeBound(issue.origin, 'at most', Number(issue.maximum), issue.inclusive ?? true))];
        case 'invalid_format':
        case 'not_multiple_of':
        case 'invalid_key':
        case 'invalid_element':
        case 'custom':
            return [at(issue.message)];
    }
}
function describeType(document, path, issue) {
    const wanted = {
        int: 'a whole number',
        number: 'a number',
        string: 'text',
        boolean: 'true or false',
        array: 'a list',
        object: 'a mapping',
        record: 'a mapping',
    }[issue.expected] ?? `of type ${issue.expected}`;
    if (issue.message.includes('received undefined'))
        return 'required, but missing';
    const plain = plainTextAt(document, path);
    if (plain === undefined)
        return `must be ${wanted}`;
    const remedy = issue.expected === 'string' && plain !== '' ? ': put it in quotes' : '';
    const reading = plain === '' || plain === '~' || plain === 'null' ? 'is empty' : `is \`${plain.slice(0, 40)}\``;
    return `must be ${wanted}, but ${reading}${remedy}`;
}
function describeChoice(document, path, choices) {
    const plain = plainTextAt(document, path);
    const known = choices.map((choice) => `"${choice}"`).join(', ');
    return `must be one of ${known}${plain === undefined ? '' : suggestion(plain, choices)}`;
}
function describeBound(origin, side, bound, inclusive) {
    if (origin === 'array')
        return `must have ${side} ${bound} ${bound === 1 ? 'entry' : 'entries'}`;
    if (origin === 'string')
        return side === 'at least' && bound === 1 ? 'must not be empty' : `must have ${side} ${bound} characters`;
    if (inclusive)
        return `must be ${side} ${bound}`;
    return side === 'at least' ? `must be greater than ${bound}` : `must be less than ${bound}`;
}

;// CONCATENATED MODULE: ./build/pipeline/context-checks.js
/** What a schema can't say of context and dimensions: keys that exclude each other, names that nobody has. */



const PATHS = ['xray', 'interconnect', 'provenance', 'claims'];
/** Context is built here or read from files, not both. */
function contextProblems({ context }, at) {
    if (!(0,json/* isJsonObject */.OW)(context))
        return [];
    const named = PATHS.filter((key) => context[key] !== undefined);
    if (context['build'] === true && named.length > 0)
        return named.map((key) => at(['context', key], `context is built in this run (build: true), so "${key}" has no effect; remove one`));
    if (Object.keys(context).length === 0)
        return [at(['context'], `context needs build: true, or a path (${PATHS.join(', ')})`)];
    return [];
}
/** A dimension belongs to a reviewer, `auto` to a dimension that signals are known for. */
function dimensionProblems(value, at) {
    const problems = [];
    const carried = new Set();
    const stages = Array.isArray(value['stages']) ? value['stages'] : [];
    stages.forEach((stage, index) => {
        if (!(0,json/* isJsonObject */.OW)(stage) || !Array.isArray(stage['agents']))
            return;
        const kind = stage['kind'] ?? 'review';
        stage['agents'].forEach((agent, position) => {
            if (!(0,json/* isJsonObject */.OW)(agent))
                return;
            const { dimension, when } = agent;
            const path = ['stages', index, 'agents', position];
            if (kind !== 'review') {
                for (const key of ['dimension', 'when'])
                    if (agent[key] !== undefined)
                        problems.push(at([...path, key], `"${key}" belongs to a reviewer, in a stage of kind "review"`));
                return;
            }
            if (when !== undefined && dimension === undefined)
                problems.push(at([...path, 'when'], '"when" needs a "dimension" to decide by'));
            if (typeof dimension !== 'string')
                return;
            carried.add(dimension);
            if (when === 'auto' && !(0,pipeline_dimension/* isDimension */.t5)(dimension))
                problems.push(at([...path, 'dimension'], `no signals are known for "${dimension}", so it can't be auto; known are ${pipeline_dimension/* DIMENSIONS */.Yf.join(', ')}${suggestion(dimension, pipeline_dimension/* DIMENSIONS */.Yf)}`));
        });
    });
    const { dimensions } = value;
    if (Array.isArray(dimensions))
        dimensions.forEach((name, index) => {
            if (typeof name === 'string' && !carried.has(name))
                problems.push(at(['dimensions', index], `no reviewer has the dimension "${name}"${suggestion(name, [...carried])}`));
        });
    if (dimensions !== undefined && carried.size === 0 && !Array.isArray(dimensions))
        problems.push(at(['dimensions'], 'no reviewer has a dimension, so this has no effect'));
    return problems;
}

// EXTERNAL MODULE: ./build/pipeline/template-names.js
var template_names = __webpack_require__(3256);
;// CONCATENATED MODULE: ./build/pipeline/checks.js
/**
 * What a schema can't say: names that must be unique, weights that must belong to somebody, adapters that
 * need their field, templates that must exist. Works on the raw value, so that these show up together with
 * type errors elsewhere in the file.
 */





function checkPipeline(document, value, exists) {
    const result = { problems: [], warnings: [] };
    const at = (path, message) => ({
        ...positionOfValue(document, path),
        path: path.join('.'),
        message,
    });
    if (!(0,json/* isJsonObject */.OW)(value))
        return result;
    if (typeof value['version'] === 'number' && Number.isInteger(value['version']) && value['version'] !== 1) {
        result.warnings.push(at(['version'], `version ${value['version']} is read as version 1, the only one there is`));
    }
    const rules = (0,json/* isJsonObject */.OW)(value['rules']) ? value['rules']['path'] : value['rules'];
    if (typeof rules === 'string' && !exists.rules(rules)) {
        result.problems.push(at((0,json/* isJsonObject */.OW)(value['rules']) ? ['rules', 'path'] : ['rules'], `rules file not found: ${rules}`));
    }
    const stages = Array.isArray(value['stages']) ? value['stages'] : [];
    result.problems.push(...contextProblems(value, at), ...dimensionProblems(value, at));
    const firstWithName = new Map();
    stages.forEach((stage, index) => {
        if (!(0,json/* isJsonObject */.OW)(stage))
            return;
        const path = ['stages', index];
        const name = stage['name'];
        if (typeof name === 'string') {
            const first = firstWithName.get(name);
            if (first === undefined)
                firstWithName.set(name, index);
            else
                result.problems.push(at([...path, 'name'], `stage name "${name}" is used twice (also stages.${first}); names must differ`));
        }
        checkWeights(document, stage, path, result);
        result.problems.push(...gateProblems(stage, path, at));
        result.problems.push(...panelProblems(stage, path, at, stages.slice(0, index)));
        const agents = Array.isArray(stage['agents']) ? stage['agents'] : [];
        agents.forEach((agent, position) => {
            if ((0,json/* isJsonObject */.OW)(agent))
                result.problems.push(...agentProblems(agent, [...path, 'agents', position], at, exists.template));
        });
    });
    return result;
}
const GATE_KEYS = ['model_selection', 'candidates', 'requires_fresh_session'];
/** A gate's contract is fixed: what would loosen it, or has no place in it, is an error. */
function gateProblems(stage, path, at) {
    if (stage['kind'] !== 'gate') {
        return GATE_KEYS.filter((key) => stage[key] !== undefined).map((key) => at([...path, key], `"${key}" belongs to a stage of kind "gate"`));
    }
    const problems = [];
    const agents = Array.isArray(stage['agents']) ? stage['agents'] : [];
    if (agents.length > 1)
        problems.push(at([...path, 'agents', 1], 'a gate has exactly one agent'));
    if (stage['requires_fresh_session'] === false) {
        problems.push(at([...path, 'requires_fresh_session'], 'FreshContextViolation: a gate always has a fresh session; remove this key'));
    }
    const aggregator = stage['aggregator'];
    if ((0,json/* isJsonObject */.OW)(aggregator) &&
        aggregator['strategy'] !== undefined &&
        aggregator['strategy'] !== 'all' &&
        aggregator['strategy'] !== 'majority') {
        problems.push(at([...path, 'aggregator', 'strategy'], 'a gate always counts as "all"; remove the aggregator'));
    }
    const [agent] = agents;
    if (!(0,json/* isJsonObject */.OW)(agent))
        return problems;
    if (agent['command'] !== undefined && stage['candidates'] !== undefined)
        problems.push(at([...path, 'candidates'], 'a command calls its own model; candidates have no effect'));
    for (const key of ['prompt_template', 'tools', 'blind', 'sarif']) {
        if (agent[key] !== undefined && agent[key] !== null && agent[key] !== false) {
            problems.push(at([...path, 'agents', 0, key], `"${key}" has no place in a gate, which sees specification, diff and test output only`));
        }
    }
    if (agent['adapter'] === 'static' || agent['adapter'] === 'sarif')
        problems.push(at([...path, 'agents', 0, 'adapter'], 'a gate needs an agent that judges: a model or a command'));
    return problems;
}
/** A panel attacks what was found before it, by lenses that code knows; a critic looks at what was left out. */
function panelProblems(stage, path, at, before) {
    const kind = stage['kind'];
    const problems = [];
    if (kind !== 'panel' && stage['contested_blocks'] !== undefined)
        problems.push(at([...path, 'contested_blocks'], '"contested_blocks" belongs to a stage of kind "panel"'));
    if (kind !== 'panel' && kind !== 'critic')
        return problems;
    const kindOf = (earlier) => (0,json/* isJsonObject */.OW)(earlier) ? (earlier['kind'] ?? 'review') : undefined;
    if (!before.some((earlier) => kindOf(earlier) === 'review'))
        problems.push(at([...path, 'kind'], `a ${kind} needs a stage of kind "review" before it`));
    if (before.some((earlier) => kindOf(earlier) === kind))
        problems.push(at([...path, 'kind'], `a pipeline has one ${kind} at the most`));
    if (stage['on_error'] !== undefined)
        problems.push(at([...path, 'on_error'], `"on_error" has no place in a ${kind}: its vote is code's`));
    const aggregator = stage['aggregator'];
    if ((0,json/* isJsonObject */.OW)(aggregator) && ![undefined, 'majority'].includes(aggregator['strategy']))
        problems.push(at([...path, 'aggregator'], `"aggregator" has no place in a ${kind}: its vote is code's`));
    const agents = Array.isArray(stage['agents']) ? stage['agents'] : [];
    if (kind === 'critic' && agents.length > 1)
        problems.push(at([...path, 'agents', 1], 'a critic has exactly one agent'));
    const seen = new Set();
    agents.forEach((agent, position) => {
        if (!(0,json/* isJsonObject */.OW)(agent))
            return;
        const place = [...path, 'agents', position];
        if (kind === 'panel')
            problems.push(...lensProblems(agent, place, at, seen));
        for (const key of ['tools', 'blind', 'sarif', 'max_input_tokens'])
            if (agent[key] !== undefined && agent[key] !== false)
                problems.push(at([...place, key], `"${key}" has no effect in a ${kind}`));
        if (agent['adapter'] === 'static' || agent['adapter'] === 'sarif')
            problems.push(at([...place, 'adapter'], `a ${kind} needs an agent that judges: a model or a command`));
    });
    return problems;
}
function lensProblems(agent, place, at, seen) {
    const { role } = agent;
    if (typeof role !== 'string')
        return [];
    const known = Object.keys(template_names/* LENS_TEMPLATES */.HJ);
    if (!known.includes(role))
        return [
            at([...place, 'role'], `a panel's agents are its lenses: ${known.join(', ')}${suggestion(role, known)}`),
        ];
    if (seen.has(role))
        return [at([...place, 'role'], `the lens "${role}" is named twice`)];
    seen.add(role);
    return [];
}
function checkWeights(document, stage, path, result) {
    const aggregator = stage['aggregator'];
    if (!(0,json/* isJsonObject */.OW)(aggregator) || !(0,json/* isJsonObject */.OW)(aggregator['weights']))
        return;
    const weightsPath = [...path, 'aggregator', 'weights'];
    const names = Object.keys(aggregator['weights']);
    const agents = (0,json/* objectsOf */.iZ)(stage['agents']);
    const known = agents
        .flatMap((agent) => [agent['role'], agent['model']])
        .filter((name) => typeof name === 'string');
    for (const name of names) {
        if (known.includes(name))
            continue;
        result.problems.push({
            ...positionOfKey(document, weightsPath, name),
            path: [...weightsPath, name].join('.'),
            message: `no agent of this stage has the role or model "${name}"${suggestion(name, known)}`,
        });
    }
    if (names.length > 0 && aggregator['strategy'] !== 'weighted') {
        result.warnings.push({
            ...positionOfValue(document, weightsPath),
            path: weightsPath.join('.'),
            message: 'weights have no effect unless the strategy is "weighted"',
        });
    }
}
function agentProblems(agent, path, at, templateExists) {
    const problems = [];
    const adapter = agent['adapter'] ??
        (agent['command'] !== undefined ? 'command' : agent['sarif'] !== undefined ? 'sarif' : null);
    for (const own of ['command', 'sarif']) {
        if (adapter === own && agent[own] === undefined) {
            problems.push(at([...path, 'adapter'], `adapter "${own}" needs the key "${own}" in this agent`));
        }
        if (adapter !== own && agent[own] !== undefined) {
            problems.push(at([...path, own], `"${own}" belongs to adapter "${own}", but the adapter here is "${typeof adapter === 'string' ? adapter : 'none'}"`));
        }
    }
    const promptless = adapter === 'static' || adapter === 'sarif';
    const idle = promptless ? ['tools', 'blind', 'max_input_tokens'] : adapter === 'command' ? ['tools'] : [];
    for (const key of idle) {
        if (agent[key] !== undefined && agent[key] !== false) {
            problems.push(at([...path, key], `"${key}" has no effect with this adapter; remove it`));
        }
    }
    const template = agent['prompt_template'];
    if (typeof template === 'string') {
        if (adapter === 'static' || adapter === 'sarif') {
            problems.push(at([...path, 'prompt_template'], `adapter "${adapter}" sends no prompt, so a template has no effect; remove it`));
        }
        else if (!templateExists(template)) {
            problems.push(at([...path, 'prompt_template'], `prompt template "${template}" is neither beside the pipeline file nor among the shipped ones`));
        }
    }
    return problems;
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 17 modules
var schemas = __webpack_require__(8816);
;// CONCATENATED MODULE: ./build/pipeline/schema.js
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
const schema_name = schemas/* string */.YjP()
    .refine((text) => text.length > 0, 'must not be empty')
    .refine((text) => [...text].length <= MAX_NAME_LENGTH, `must have at most ${MAX_NAME_LENGTH} characters`)
    .meta({ minLength: 1, maxLength: MAX_NAME_LENGTH });
/** Keys and inputs of the run itself; a fix command is never given them. */
const OWN_VARIABLE = /^(?:BERNSTEIN_SIGNING_KEY|BERNSTEIN_AUDIT_KEY_PATH|INPUT_.*|ACTIONS_.*)$/i;
const fraction = schemas/* number */.aig().min(0).max(1);
const positiveInteger = schemas/* int */.Whr().min(1);
const seconds = schemas/* number */.aig().positive().max(86_400);
const onError = schemas/* enum */.k5n(['abstain', 'approve', 'request_changes'])
    .describe('The vote of an agent that failed. A stage where no agent delivered stays incomplete whatever this says.');
const failOn = schemas/* enum */.k5n(['critical', 'high', 'medium', 'low'])
    .describe('An approval that carries a finding of at least this severity counts as request_changes.');
const aggregator = schemas/* strictObject */.rej({
    strategy: schemas/* enum */.k5n(STRATEGIES)
        .default('majority')
        .describe('How the votes of the agents fold into the stage verdict.'),
    weights: schemas/* record */.g1P(schemas/* string */.YjP(), fraction)
        .default({})
        .describe('Weights for the weighted strategy, by role or by model; 1 where absent.'),
    pass_threshold: fraction
        .nullable()
        .default(null)
        .describe("Least share of approving weight; default is the pipeline's."),
})
    .describe('How the votes of the stage are counted.');
const agent = schemas/* strictObject */.rej({
    role: schema_name.describe('What the agent is for; shown in reports.'),
    model: schemas/* string */.YjP()
        .nullable()
        .default(null)
        .describe('Model id; absent: picked by effort from the vendors that have a key.'),
    adapter: schemas/* enum */.k5n(ADAPTERS)
        .nullable()
        .default(null)
        .describe("How it is reached; absent: from the model's prefix."),
    prompt_template: schemas/* string */.YjP()
        .nullable()
        .default(null)
        .describe('Prompt file with the role of this agent: beside the pipeline file, else one of the shipped ones.'),
    effort: schemas/* enum */.k5n(EFFORTS)
        .default('low')
        .describe('Tier that the router picks a model from where none is named.'),
    command: schemas/* array */.YOg(schemas/* string */.YjP().min(1))
        .min(1)
        .optional()
        .describe('Program and arguments for the command adapter: prompt on stdin, reply on stdout.'),
    sarif: schemas/* string */.YjP().min(1).optional().describe('SARIF 2.1.0 file for the sarif adapter.'),
    tools: schemas/* boolean */.zMY()
        .default(false)
        .describe('Lets the agent read files of the head commit: list, read, search; nothing else, and every read is logged.'),
    blind: schemas/* boolean */.zMY().default(false).describe('Keeps title, description and author from the agent.'),
    max_input_tokens: positiveInteger
        .optional()
        .describe("Most input tokens of one call; default from the model's window."),
    dimension: schema_name
        .optional()
        .describe('What it reviews for: decides its rows of the map and, for a known one, its default prompt.'),
    when: schemas/* enum */.k5n(['always', 'auto'])
        .optional()
        .describe('`auto` runs it only where the change calls for its dimension; `always` is the default.'),
})
    .describe('One reviewer.');
const stage = schemas/* strictObject */.rej({
    name: schema_name,
    kind: schemas/* enum */.k5n(STAGE_KINDS).default('review').describe('What the stage does.'),
    description: schemas/* string */.YjP().nullable().default(null),
    parallelism: schemas/* int */.Whr().min(1).max(MAX_PARALLELISM).default(1).describe('Agents that run at the same time.'),
    agents: schemas/* array */.YOg(agent).min(1),
    aggregator: aggregator.default({ strategy: 'majority', weights: {}, pass_threshold: null }),
    on_error: onError.optional(),
    fail_on: failOn.optional(),
    model_selection: schemas/* enum */.k5n([
        'same_model_ok',
        'different_model_preferred',
        'different_model_required',
        'different_family_required',
    ])
        .optional()
        .describe('For a gate: how its model relates to the one that wrote the change.'),
    candidates: schemas/* array */.YOg(schemas/* string */.YjP().min(1))
        .min(1)
        .optional()
        .describe('For a gate: models that may judge, in order of preference.'),
    contested_blocks: schemas/* boolean */.zMY()
        .optional()
        .describe('For a panel: whether a contested finding may block like a verified one (false).'),
    requires_fresh_session: schemas/* boolean */.zMY().optional().describe('For a gate: always true.'),
})
    .describe('Agents that vote together; stages run in order.');
const limits = schemas/* strictObject */.rej({
    max_calls: positiveInteger.optional().describe('Most model calls of a run.'),
    max_input_tokens: positiveInteger.optional().describe('Most input tokens of a run.'),
    max_output_tokens: positiveInteger.optional().describe('Most output tokens of a run.'),
    max_cost_usd: schemas/* number */.aig()
        .positive()
        .optional()
        .describe('Most cost of a run in US dollars; every model then needs a known price.'),
    deadline_seconds: seconds.optional().describe('Most time for the whole run.'),
    call_timeout_seconds: seconds.optional().describe('Most time for one model call.'),
})
    .describe('Bounds of a run; over one of them the outcome is not-reviewed, never approved.');
const rules = schemas/* strictObject */.rej({
    path: schemas/* string */.YjP().min(1).nullable().default(null),
    raise: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    guard: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    /** The reference's own names for the two lists. */
    raise_rules: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    guard_rules: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
});
const contour = schemas/* strictObject */.rej({
    checks_timeout_seconds: schemas/* number */.aig()
        .positive()
        .default(900)
        .describe('How long a pass waits for the checks to settle.'),
    grace_seconds: schemas/* number */.aig()
        .nonnegative()
        .default(60)
        .describe('How long a first check may take to appear.'),
    ignore_checks: schemas/* array */.YOg(schemas/* string */.YjP().min(1)).default([]).describe('Globs of check names that do not count.'),
    allow_no_checks: schemas/* boolean */.zMY().default(false).describe('Whether a head without any check counts as green.'),
    fix_env: schemas/* array */.YOg(schemas/* string */.YjP()
        .regex(/^[A-Za-z_][A-Za-z0-9_]*$/)
        .refine((name) => !OWN_VARIABLE.test(name), 'is a key or an input of this run, which no command gets'))
        .default([])
        .describe('Names of variables that the fix command is given beyond PATH, HOME and the like.'),
    fix_protect: schemas/* array */.YOg(schemas/* string */.YjP().min(1))
        .nullable()
        .default(null)
        .describe('Globs that a fix may not touch; the pipeline and rules files are always among them.'),
    fix_timeout_seconds: schemas/* number */.aig().positive().default(3600).describe('Time for one run of the fix command.'),
})
    .describe('The loop of review, fix and checks (fix, until-checks-green).');
const context = schemas/* strictObject */.rej({
    build: schemas/* boolean */.zMY().optional().describe('Builds the context in this run.'),
    xray: schemas/* string */.YjP().min(1).optional().describe('Folder or file of an X-ray of the repository.'),
    interconnect: schemas/* string */.YjP().min(1).optional().describe('File with an interconnect map.'),
    provenance: schemas/* string */.YjP().min(1).optional().describe('File that says where its knowledge comes from.'),
    claims: schemas/* string */.YjP().min(1).optional().describe('File with claims that were made without the map.'),
})
    .describe('What reviewers are told beside the change: hypotheses, never facts.');
const pipelineSchema = schemas/* strictObject */.rej({
    version: schemas/* int */.Whr().default(1),
    name: schemas/* string */.YjP().nullable().default(null).describe('Names the comment, the artifact and the report.'),
    pass_threshold: fraction.default(0.5).describe('Least share of stages that must pass.'),
    block_on_fail: schemas/* boolean */.zMY().default(true).describe('Whether requested changes block the merge.'),
    stages: schemas/* array */.YOg(stage).min(1),
    rules: schemas/* union */.KCZ([schemas/* string */.YjP(), rules, schemas/* null */.chJ()])
        .default(null)
        .describe('Ruleset: a path, or path / raise / guard.'),
    on_error: onError.default('abstain'),
    fail_on: failOn.default('high'),
    coverage: schemas/* enum */.k5n(['require', 'report'])
        .default('require')
        .describe('Whether a changed line that no delivered reviewer saw makes the review incomplete.'),
    ignore: schemas/* array */.YOg(schemas/* string */.YjP().min(1)).default([]).describe('Globs of paths that need no review.'),
    limits: limits.default({}),
    models: schemas/* strictObject */.rej({
        low: schemas/* array */.YOg(schemas/* string */.YjP().min(1)).min(1).optional(),
        medium: schemas/* array */.YOg(schemas/* string */.YjP().min(1)).min(1).optional(),
        high: schemas/* array */.YOg(schemas/* string */.YjP().min(1)).min(1).optional(),
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
    dimensions: schemas/* union */.KCZ([schemas/* literal */.euz('all'), schemas/* array */.YOg(schema_name).min(1)])
        .optional()
        .describe('Dimensions that run whatever the change is; overrides detection.'),
    cache_warmup: schemas/* boolean */.zMY()
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
    return z.toJSONSchema(pipelineSchema, { io: 'input' });
}

;// CONCATENATED MODULE: ./build/pipeline/known-keys.js
/** Which keys the schema knows at a path, for "did you mean". */


/** Keys of the mapping at `path`; empty where the schema has none. */
function knownKeysAt(path) {
    let schema = pipelineSchema;
    for (const step of path) {
        schema = childSchema(unwrap(schema), step);
        if (schema === undefined)
            return [];
    }
    const object = unwrap(schema);
    return object instanceof schemas/* ZodObject */.bvH ? Object.keys(object.shape) : [];
}
function childSchema(schema, step) {
    if (schema instanceof schemas/* ZodObject */.bvH)
        return schema.shape[String(step)];
    if (schema instanceof schemas/* ZodArray */.naA)
        return schema.element;
    return undefined;
}
function unwrap(schema) {
    if (schema instanceof schemas/* ZodDefault */.XiL || schema instanceof schemas/* ZodOptional */.IiU || schema instanceof schemas/* ZodNullable */.l1C) {
        return unwrap(schema.unwrap());
    }
    if (schema instanceof schemas/* ZodUnion */.fZ7)
        return schema.options.find((option) => option instanceof schemas/* ZodObject */.bvH);
    return schema;
}

;// CONCATENATED MODULE: ./build/pipeline/yaml-dialect.js

const DIFFERENCES = [
    { pattern: /^(?:yes|Yes|YES|no|No|NO|on|On|ON|off|Off|OFF)$/, older: 'a boolean', newer: 'the text' },
    { pattern: /^[-+]?0[0-7_]+$/, older: 'an octal number', newer: 'a decimal number' },
    {
        pattern: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+(?:\.[0-9_]*)?$/,
        older: 'a base-60 number',
        newer: 'the text',
    },
    { pattern: /^[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}(?:[Tt \t].*)?$/, older: 'a date', newer: 'the text' },
    { pattern: /^[-+]?0b[01_]+$/, older: 'a binary number', newer: 'the text' },
    { pattern: /^[-+]?[0-9][0-9,_]*_[0-9_]*(?:\.[0-9_]*)?$/, older: 'a number', newer: 'the text' },
    { pattern: /^0o[0-7]+$/, older: 'text', newer: 'an octal number' },
    { pattern: /^[-+]?[0-9]+[eE][-+]?[0-9]+$/, older: 'text', newer: 'a number' },
    { pattern: /^[-+]?[0-9]+\.[0-9]*[eE][0-9]+$/, older: 'text', newer: 'a number' },
];
const PROSE_KEYS = new Set([
    'name',
    'description',
    'role',
    'model',
    'raise',
    'guard',
    'path',
]);
/** Every such scalar of the document, in file order. */
function dialectWarnings(document) {
    const warnings = [];
    visit(document.root, [], (node, path) => {
        const warning = warningFor(document.text, node, path);
        if (warning !== undefined)
            warnings.push({
                position: (0,yaml_document/* positionAt */.t)(document.text, node.start),
                path: path.join('.'),
                message: warning,
            });
    });
    return warnings;
}
function warningFor(text, node, path) {
    const plain = node.plain;
    if (plain === undefined)
        return undefined;
    const difference = DIFFERENCES.find(({ pattern }) => pattern.test(plain));
    if (difference !== undefined) {
        return `\`${plain}\` is ${difference.newer} here (YAML 1.2); YAML 1.1 tools read it as ${difference.older}. Put it in quotes, or write what you mean.`;
    }
    const cutsProse = path.some((step) => PROSE_KEYS.has(step)) &&
        /^[ \t]+#/.test(text.slice(node.start + plain.length).split('\n', 1)[0] ?? '');
    return cutsProse
        ? 'the text ends before ` #`, which starts a comment. Put the value in quotes if # belongs to it.'
        : undefined;
}
function visit(node, path, see) {
    see(node, path);
    node.items.forEach((item, index) => {
        visit(item, [...path, String(index)], see);
    });
    for (const entry of node.entries)
        visit(entry.value, [...path, entry.key], see);
}

;// CONCATENATED MODULE: ./build/pipeline/parse.js
/** Pipeline text → pipeline, or every problem at once. Pure: templates are checked through a function. */






/** Reads a pipeline file's text. */
function parsePipeline(text, exists) {
    if (/^(?:\s|#[^\n]*)*$/.test(text.replace(/^\ufeff/, '')))
        return failure({ line: 1, column: 1, path: '', message: 'pipeline file is empty' });
    const reading = (0,yaml_document/* readYaml */.g)(text.replace(/^\ufeff/, ''));
    if (!reading.ok)
        return failure({ ...reading.position, path: '', message: reading.message });
    const { document } = reading;
    if (document.root.kind !== 'mapping') {
        const kind = document.root.kind === 'sequence' ? 'a list' : 'a single value';
        return failure({
            line: 1,
            column: 1,
            path: '',
            message: `top-level YAML must be a mapping, got ${kind}`,
        });
    }
    const parsed = pipelineSchema.safeParse(document.value);
    const problems = [
        ...document.duplicates.map(({ key, path, position }) => ({
            ...position,
            path: [...path, key].join('.'),
            message: 'key appears twice; remove one of them',
        })),
        ...decimalIntegers(document),
        ...(parsed.success ? [] : problemsOfIssues(document, parsed.error.issues, knownKeysAt)),
    ];
    const warnings = dialectWarnings(document).map(({ position, path, message }) => ({
        ...position,
        path,
        message,
    }));
    const checked = checkPipeline(document, parsed.success ? parsed.data : document.value, exists);
    problems.push(...checked.problems);
    warnings.push(...checked.warnings);
    return { pipeline: parsed.success && problems.length === 0 ? parsed.data : undefined, problems, warnings };
}
function failure(problem) {
    return { pipeline: undefined, problems: [problem], warnings: [] };
}
/** `parallelism: 2.0` is a number to JavaScript; the file said a decimal. */
function decimalIntegers(document) {
    const problems = [];
    const visit = (node, path) => {
        node.items.forEach((item, index) => {
            visit(item, [...path, String(index)]);
        });
        for (const { key, value } of node.entries) {
            if (INTEGER_KEYS.has(key) &&
                path.at(-1) !== 'weights' &&
                value.plain !== undefined &&
                /^[-+]?[0-9]+\.[0-9]*(?:[eE][-+]?[0-9]+)?$/.test(value.plain) &&
                Number.isInteger(Number(value.plain))) {
                const message = `must be a whole number, but is \`${value.plain}\``;
                problems.push({ ...(0,yaml_document/* positionAt */.t)(document.text, value.start), path: [...path, key].join('.'), message });
            }
            visit(value, [...path, key]);
        }
    };
    visit(document.root, []);
    return problems;
}

// EXTERNAL MODULE: ./build/pipeline/problem.js
var problem = __webpack_require__(9328);
;// CONCATENATED MODULE: ./build/pipeline/load.js
/** A located pipeline file → the pipeline and every file it names, or one error with every problem. */



/** @throws PipelineInvalid with every problem at once. */
async function loadPipeline(located, shipped) {
    const templates = new Map();
    for (const name of [...(0,template_names/* templateNames */.VQ)(located.text), ...(0,template_names/* standardTemplates */.tj)(located.text)]) {
        const text = isPlainName(name) ? ((await located.beside(name)) ?? (await shipped(name))) : undefined;
        if (text !== undefined)
            templates.set(name, text);
    }
    const rulesPath = (0,template_names/* rulesPathOf */.yP)(located.text);
    const rulesText = rulesPath === undefined ? undefined : await located.beside(rulesPath);
    const { pipeline, problems, warnings } = parsePipeline(located.text, {
        template: (name) => templates.has(name),
        rules: () => rulesText !== undefined,
    });
    if (pipeline === undefined)
        throw new problem.PipelineInvalid(located.path, problems, warnings);
    return { pipeline, templates, rulesText, warnings };
}
/** A template lies beside the pipeline file or below it, never above. */
function isPlainName(name) {
    return name !== '' && !name.startsWith('/') && !/[\0\\]/.test(name) && !name.split('/').includes('..');
}


/***/ })

};
