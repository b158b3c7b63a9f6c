export const id = 756;
export const ids = [756];
export const modules = {

/***/ 1916:
/***/ ((__unused_webpack_module, exports) => {

var __webpack_unused_export__;

__webpack_unused_export__ = true;
exports.Io = __webpack_unused_export__ = void 0;
var peq = new Uint32Array(0x10000);
var myers_32 = function (a, b) {
    var n = a.length;
    var m = b.length;
    var lst = 1 << (n - 1);
    var pv = -1;
    var mv = 0;
    var sc = n;
    var i = n;
    while (i--) {
        peq[a.charCodeAt(i)] |= 1 << i;
    }
    for (i = 0; i < m; i++) {
        var eq = peq[b.charCodeAt(i)];
        var xv = eq | mv;
        eq |= ((eq & pv) + pv) ^ pv;
        mv |= ~(eq | pv);
        pv &= eq;
        if (mv & lst) {
            sc++;
        }
        if (pv & lst) {
            sc--;
        }
        mv = (mv << 1) | 1;
        pv = (pv << 1) | ~(xv | mv);
        mv &= xv;
    }
    i = n;
    while (i--) {
        peq[a.charCodeAt(i)] = 0;
    }
    return sc;
};
var myers_x = function (b, a) {
    var n = a.length;
    var m = b.length;
    var mhc = [];
    var phc = [];
    var hsize = Math.ceil(n / 32);
    var vsize = Math.ceil(m / 32);
    for (var i = 0; i < hsize; i++) {
        phc[i] = -1;
        mhc[i] = 0;
    }
    var j = 0;
    for (; j < vsize - 1; j++) {
        var mv_1 = 0;
        var pv_1 = -1;
        var start_1 = j * 32;
        var vlen_1 = Math.min(32, m) + start_1;
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] |= 1 << k;
        }
        for (var i = 0; i < n; i++) {
            var eq = peq[a.charCodeAt(i)];
            var pb = (phc[(i / 32) | 0] >>> i) & 1;
            var mb = (mhc[(i / 32) | 0] >>> i) & 1;
            var xv = eq | mv_1;
            var xh = ((((eq | mb) & pv_1) + pv_1) ^ pv_1) | eq | mb;
            var ph = mv_1 | ~(xh | pv_1);
            var mh = pv_1 & xh;
            if ((ph >>> 31) ^ pb) {
                phc[(i / 32) | 0] ^= 1 << i;
            }
            if ((mh >>> 31) ^ mb) {
                mhc[(i / 32) | 0] ^= 1 << i;
            }
            ph = (ph << 1) | pb;
            mh = (mh << 1) | mb;
            pv_1 = mh | ~(xv | ph);
            mv_1 = ph & xv;
        }
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] = 0;
        }
    }
    var mv = 0;
    var pv = -1;
    var start = j * 32;
    var vlen = Math.min(32, m - start) + start;
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] |= 1 << k;
    }
    var score = m;
    for (var i = 0; i < n; i++) {
        var eq = peq[a.charCodeAt(i)];
        var pb = (phc[(i / 32) | 0] >>> i) & 1;
        var mb = (mhc[(i / 32) | 0] >>> i) & 1;
        var xv = eq | mv;
        var xh = ((((eq | mb) & pv) + pv) ^ pv) | eq | mb;
        var ph = mv | ~(xh | pv);
        var mh = pv & xh;
        score += (ph >>> (m - 1)) & 1;
        score -= (mh >>> (m - 1)) & 1;
        if ((ph >>> 31) ^ pb) {
            phc[(i / 32) | 0] ^= 1 << i;
        }
        if ((mh >>> 31) ^ mb) {
            mhc[(i / 32) | 0] ^= 1 << i;
        }
        ph = (ph << 1) | pb;
        mh = (mh << 1) | mb;
        pv = mh | ~(xv | ph);
        mv = ph & xv;
    }
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] = 0;
    }
    return score;
};
var distance = function (a, b) {
    if (a.length < b.length) {
        var tmp = b;
        b = a;
        a = tmp;
    }
    if (b.length === 0) {
        return a.length;
    }
    if (a.length <= 32) {
        return myers_32(a, b);
    }
    return myers_x(a, b);
};
exports.Io = distance;
var closest = function (str, arr) {
    var min_distance = Infinity;
    var min_index = 0;
    for (var i = 0; i < arr.length; i++) {
        var dist = distance(str, arr[i]);
        if (dist < min_distance) {
            min_distance = dist;
            min_index = i;
        }
    }
    return arr[min_index];
};
__webpack_unused_export__ = closest;


/***/ }),

/***/ 1756:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


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

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 1 modules
var schemas = __webpack_require__(737);
// EXTERNAL MODULE: ./build/pipeline/schema.js
var pipeline_schema = __webpack_require__(6540);
;// CONCATENATED MODULE: ./build/pipeline/known-keys.js
/** Which keys the schema knows at a path, for "did you mean". */


/** Keys of the mapping at `path`; empty where the schema has none. */
function knownKeysAt(path) {
    let schema = pipeline_schema/* pipelineSchema */.wr;
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
    const parsed = pipeline_schema/* pipelineSchema */.wr.safeParse(document.value);
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
            if (pipeline_schema/* INTEGER_KEYS */.Gz.has(key) &&
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
        throw new problem/* PipelineInvalid */.Em(located.path, problems, warnings);
    return { pipeline, templates, rulesText, warnings };
}
/** A template lies beside the pipeline file or below it, never above. */
function isPlainName(name) {
    return name !== '' && !name.startsWith('/') && !/[\0\\]/.test(name) && !name.split('/').includes('..');
}


/***/ })

};
