export const id = 538;
export const ids = [538];
export const modules = {

/***/ 538:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  contextOf: () => (/* binding */ contextOf)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/kernel/errors.js
var errors = __webpack_require__(6641);
// EXTERNAL MODULE: ./build/pipeline/dimension.js
var dimension = __webpack_require__(9423);
// EXTERNAL MODULE: ./build/context/artifact.js
var context_artifact = __webpack_require__(5140);
// EXTERNAL MODULE: ./build/agents/ask-json.js
var ask_json = __webpack_require__(1257);
// EXTERNAL MODULE: ./build/agents/fence.js
var agents_fence = __webpack_require__(1482);
// EXTERNAL MODULE: ./build/context/isolation.js + 1 modules
var isolation = __webpack_require__(3762);
;// CONCATENATED MODULE: ./build/context/ask-context.js
/** The model calls that make context: each with its own reader's guard, and each of which may fail without an end. */



const MAX_OUTPUT = 12_000;
/** One question. `texts` are fenced; `artifacts` gives all there are by then; the reader must not meet the wrong ones. */
async function askContext(model, reader, artifacts, texts, schema, read) {
    const fence = (0,agents_fence/* createFence */.K)(texts.map(([, text]) => text));
    const answer = await (0,ask_json/* askJson */.e)({ ...model.calls, guard: (text) => (0,isolation/* requireClean */.Bs)(text, reader, artifacts()) }, {
        agent: model.agent,
        system: model.system,
        parts: [
            { text: `${texts.map(([label, text]) => fence.wrap(label, text)).join('\n\n')}\n`, shared: false },
        ],
        schema,
        maxOutputTokens: MAX_OUTPUT,
        timeout: model.timeout,
        reader: model.reader,
    }, async (value) => read(value));
    return answer;
}

// EXTERNAL MODULE: ./build/context/change-text.js
var change_text = __webpack_require__(5520);
// EXTERNAL MODULE: ./build/agents/lens-schema.js
var lens_schema = __webpack_require__(6531);
// EXTERNAL MODULE: ./build/findings/read-finding.js
var read_finding = __webpack_require__(8135);
// EXTERNAL MODULE: ./build/kernel/json.js
var json = __webpack_require__(3128);
// EXTERNAL MODULE: ./build/context/listed.js
var listed = __webpack_require__(531);
;// CONCATENATED MODULE: ./build/context/claims.js
/** Independent claims (01b): what somebody who has not seen the map derives, and each second path that they find (f.5). */




/** No comparison, no review, no fix and no severity has a field here. */
const claimsSchema = {
    type: 'object',
    additionalProperties: false,
    required: ['claims', 'multiplicity', 'not_established'],
    properties: {
        claims: {
            type: 'array',
            items: {
                type: 'object',
                additionalProperties: false,
                required: ['claim', 'status', 'evidence'],
                properties: {
                    claim: { type: 'string' },
                    status: { enum: ['verified', 'documented', 'unverified'] },
                    evidence: { type: 'array', items: lens_schema/* placeSchema */.Jd },
                },
            },
        },
        multiplicity: {
            type: 'array',
            items: {
                type: 'object',
                additionalProperties: false,
                required: ['apparent', 'additional', 'evidence'],
                properties: {
                    apparent: { type: 'string' },
                    additional: { type: 'string' },
                    evidence: { type: 'array', items: lens_schema/* placeSchema */.Jd },
                },
            },
        },
        not_established: { type: 'array', items: { type: 'string' } },
    },
};
/** More than any reply has room for. */
const MOST = 400;
function readClaims(value) {
    if (!(0,json/* isJsonObject */.OW)(value) || !Array.isArray(value['claims']))
        return { ok: false, why: 'it has no list of claims' };
    const claims = (0,json/* objectsOf */.iZ)(value['claims'])
        .slice(0, MOST)
        .flatMap((entry) => {
        const claim = (0,json/* textOf */.b6)(entry['claim']).trim();
        const said = entry['status'];
        // `disputed` is for the join to say; whoever has seen one side only can't.
        const status = said === 'verified' || said === 'documented' ? said : 'unverified';
        return claim === '' ? [] : [{ claim, status, evidence: placesOf(entry['evidence']) }];
    });
    const multiplicity = (0,json/* objectsOf */.iZ)(value['multiplicity'])
        .slice(0, MOST)
        .flatMap((entry) => {
        const [apparent, additional] = [(0,json/* textOf */.b6)(entry['apparent']).trim(), (0,json/* textOf */.b6)(entry['additional']).trim()];
        return apparent === '' || additional === ''
            ? []
            : [{ apparent, additional, evidence: placesOf(entry['evidence']) }];
    });
    const open = Array.isArray(value['not_established']) ? value['not_established'] : [];
    const notEstablished = open.filter((text) => typeof text === 'string').slice(0, MOST);
    return { ok: true, value: { claims, multiplicity, notEstablished } };
}
function placesOf(value) {
    return (0,json/* objectsOf */.iZ)(value).flatMap((entry) => (0,read_finding/* readLocation */.mb)(entry) ?? []);
}
function renderClaims({ claims, multiplicity, notEstablished }) {
    const places = (evidence) => evidence.map(({ path, line }) => `${path}:${line}`).join(', ') || 'no place';
    return [
        '# Independent claims',
        'Made without the map and without the X-ray.',
        '## Claims',
        (0,listed/* listed */.K)(claims.map(({ claim, status, evidence }) => `- (${status}) ${claim}, at ${places(evidence)}`)),
        '## Multiplicity',
        (0,listed/* listed */.K)(multiplicity.map(({ apparent, additional, evidence }) => `- ${apparent}; but also ${additional}, at ${places(evidence)}`)),
        '## Could not establish',
        (0,listed/* listed */.K)(notEstablished.map((text) => `- ${text}`)),
    ].join('\n\n');
}

// EXTERNAL MODULE: ./build/findings/similarity.js
var similarity = __webpack_require__(4724);
// EXTERNAL MODULE: ./build/context/map-row.js
var map_row = __webpack_require__(6923);
;// CONCATENATED MODULE: ./build/context/join.js





/** Most pairs that are compared. */
const MOST_PAIRS = 60;
/** Overlap of words from which a claim and a row may be about the same thing. */
const RELATED = 0.2;
/** Claims and second paths beside the rows that share a file, a name or words with them. */
function pairsOf(claims, rows) {
    const said = [
        ...claims.multiplicity.map(({ apparent, additional, evidence }) => ({
            claim: `${apparent}; but also ${additional}`,
            evidence,
        })),
        ...claims.claims.map(({ claim, evidence }) => ({ claim, evidence })),
    ].filter(({ evidence }) => evidence.length > 0);
    const claiming = rows.filter(({ section, cites, status }) => map_row/* CLAIMING */.vj.has(section) && status !== null && cites.length > 0);
    return said
        .flatMap(({ claim, evidence }) => claiming.filter((row) => related(row, claim, evidence)).map((row) => ({ row, claim, evidence })))
        .slice(0, MOST_PAIRS);
}
function related(row, claim, evidence) {
    const names = (text) => new Set(text.match(/\b(?:[a-z]+[A-Z]\w*|\w+_\w+|[A-Z]\w*[a-z]\w*[A-Z]\w*)\b|\b\w+(?=\()/g));
    const mine = names(row.text);
    return (row.cites.some(({ path }) => evidence.some((place) => place.path === path)) ||
        [...names(claim)].some((name) => mine.has(name)) ||
        (0,similarity/* jaccard */.xX)(row.text, claim) >= RELATED);
}
const contradictionSchema = {
    type: 'object',
    additionalProperties: false,
    required: ['contradictions'],
    properties: { contradictions: { type: 'array', items: { type: 'integer' } } },
};
/** One call for all pairs; the numbers of those that can't both be true. */
function askForContradictions(model, artifacts, pairs) {
    const text = pairs
        .map(({ row, claim }, index) => `${index + 1}. map: ${row.text}\n   claim: ${claim}`)
        .join('\n');
    return askContext({ ...model, reader: undefined }, 'join', artifacts, [['PAIRS', text]], contradictionSchema, (value) => (0,json/* isJsonObject */.OW)(value) && Array.isArray(value['contradictions'])
        ? {
            ok: true,
            value: value['contradictions'].filter((one) => typeof one === 'number' && one >= 1 && one <= pairs.length),
        }
        : { ok: false, why: 'it has no list of contradictions' });
}
/** A contradiction whose two sides both resolve becomes a dispute; neither side is held right. */
async function disputesOf(pairs, contradicting, resolves) {
    const disputes = [];
    for (const number of new Set(contradicting)) {
        const pair = pairs[number - 1];
        if (pair === undefined || disputes.some(({ row }) => row === pair.row.id))
            continue;
        const independent = await firstOf(pair.evidence, resolves);
        const mapped = await firstOf(pair.row.cites.filter(({ path, line }) => independent === undefined || path !== independent.path || line !== independent.line), resolves);
        if (independent !== undefined && mapped !== undefined)
            disputes.push({ row: pair.row.id, claim: pair.claim, independent, mapped });
    }
    return disputes;
}
async function firstOf(places, resolves) {
    for (const place of places)
        if (await resolves(place))
            return place;
    return undefined;
}
/** The rows with their disputes: both sides cited, and the claim beside the row's own words. */
function annotate(rows, disputes) {
    return rows.map((row) => {
        const dispute = disputes.find((one) => one.row === row.id);
        if (dispute === undefined)
            return row;
        return {
            ...row,
            status: 'disputed',
            cites: [dispute.mapped, dispute.independent],
            note: `an independent reading says: ${dispute.claim}`,
        };
    });
}
/** Concepts that neither branch found anything about; related rows stay what they are. */
function joinKnowledge(leads, disputed, rows) {
    const mapped = new Set(rows.flatMap(({ text }) => text.toLowerCase().match(/\w+/g) ?? []));
    return {
        discovered: leads.leads,
        inherited: undefined,
        missing: leads.without.filter((name) => !mapped.has(name.toLowerCase())),
        disputed,
    };
}
function renderProvenance({ discovered, inherited, missing, disputed }) {
    const place = ({ path, line }) => `${path}:${line}`;
    return [
        '# Knowledge provenance',
        'What it says is where to look. A disputed row is settled for neither side.',
        '## Independently discovered',
        (0,listed/* listed */.K)(discovered.map(({ concept, document, line, status }) => `- ${concept}: ${document}:${line} (${status})`)),
        '## Inherited from the X-ray',
        inherited === undefined ? '(not produced)' : (0,listed/* listed */.K)(inherited),
        '## Missing',
        (0,listed/* listed */.K)(missing.map((name) => `- ${name}`)),
        '## Disputed',
        (0,listed/* listed */.K)(disputed.map(({ row, claim, independent, mapped }) => `- [${row}] ${claim}: independent reading ${place(independent)}, map ${place(mapped)}`)),
    ].join('\n\n');
}

// EXTERNAL MODULE: ./build/context/knowledge.js
var knowledge = __webpack_require__(2172);
// EXTERNAL MODULE: ./build/agents/repository-tools.js
var repository_tools = __webpack_require__(5341);
// EXTERNAL MODULE: ./build/change/change.js
var change = __webpack_require__(4709);
// EXTERNAL MODULE: ./build/dimensions/code-words.js
var code_words = __webpack_require__(9011);
;// CONCATENATED MODULE: ./build/context/leads.js
/** Knowledge leads (01a): which documents and tests speak of what the change touches. Pointers, never conclusions (f.4). */





const NAVIGATION = /(?:^|\/)(?:AGENTS|CLAUDE|CONTRIBUTING|ARCHITECTURE|INDEX|SEARCH_INDEX|README)\.md$|(?:^|\/)\.github\/copilot-instructions\.md$|(?:^|\/)llms\.txt$/i;
const DOCUMENT = /\.(?:md|mdx|rst|adoc|txt)$/i;
const TEST = /(?:^|\/)(?:__tests__|tests?|spec)\/|(?:^|\/)test_[^/]*$|[._-](?:test|spec)\.\w+$|_test\.\w+$/;
const MOST_CONCEPTS = 40;
const MOST_HITS = 2_000;
/** Bytes of a document that is looked at. */
const LARGEST = 512 * 1024;
const WITHIN = ['*.md', '*.mdx', '*.rst', '*.adoc', '*.txt', '*test*', '*spec*'];
const LEADS_A_CONCEPT = 4;
const STOP = new Set([
    'const',
    'return',
    'function',
    'class',
    'import',
    'export',
    'public',
    'private',
    'static',
    'string',
    'number',
    'boolean',
    'await',
    'async',
    'throw',
    'error',
    'value',
    'index',
    'false',
    'true',
    'undefined',
    'null',
    'self',
    'this',
    'from',
    'with',
    'while',
    'print',
    'result',
    'object',
    'array',
    'assert',
    'expect',
]);
/** Deterministic: the names of what changed, and where documents and tests hold them. */
async function findLeads(snapshot, files, changed) {
    const concepts = conceptsOf(files.filter(({ path, oldPath }) => !(0,isolation/* isCommittedContext */.oR)(path) && !(0,isolation/* isCommittedContext */.oR)(oldPath)), changed.filter(({ path }) => !(0,isolation/* isCommittedContext */.oR)(path)));
    const { hits, more } = await snapshot.mentions(concepts.map(({ name }) => name), MOST_HITS, LARGEST, WITHIN);
    const own = new Set(files.flatMap(({ path, oldPath }) => [path, oldPath]));
    const leads = [];
    for (const { path, line, word } of hits) {
        if (own.has(path) || (0,repository_tools/* isSecretLike */.CF)(path) || (0,isolation/* isCommittedContext */.oR)(path))
            continue;
        const document = DOCUMENT.test(path);
        if (!document && !TEST.test(path))
            continue;
        const of = leads.filter(({ concept }) => concept === word);
        if (of.length >= LEADS_A_CONCEPT || of.some((lead) => lead.document === path))
            continue;
        leads.push({ concept: word, document: path, line, status: document ? 'documented' : 'unverified' });
    }
    const found = new Set(leads.map(({ concept }) => concept));
    return {
        navigation: (await snapshot.files())
            .map(({ path }) => path)
            .filter((path) => NAVIGATION.test(path) && !(0,isolation/* isCommittedContext */.oR)(path))
            .slice(0, 20),
        concepts,
        leads,
        without: concepts.map(({ name }) => name).filter((name) => !found.has(name)),
        more,
    };
}
/** Changed declarations first, then the longer words of the changed lines that several lines share. */
function conceptsOf(files, changed) {
    const concepts = new Map();
    for (const { name, path, line } of changed)
        if (name.length > 3)
            concepts.set(name, { name, path, line });
    const words = new Map();
    for (const file of files)
        for (const { side, line, text } of (0,change/* changedLines */.M)(file)) {
            if (side !== 'RIGHT')
                continue;
            for (const word of new Set((0,code_words/* codeWords */.pC)(text)))
                if (word.length > 4 && !STOP.has(word) && /^[a-z]+$/.test(word)) {
                    const known = words.get(word);
                    words.set(word, known === undefined
                        ? { name: word, path: file.path, line, count: 1 }
                        : { ...known, count: known.count + 1 });
                }
        }
    const common = [...words.values()]
        .filter(({ count }) => count >= 2)
        .sort((left, right) => right.count - left.count || (left.name < right.name ? -1 : 1));
    for (const { count: _, ...concept } of common)
        if (!concepts.has(concept.name))
            concepts.set(concept.name, concept);
    return [...concepts.values()].slice(0, MOST_CONCEPTS);
}
function renderLeads({ navigation, concepts, leads, without, more }) {
    return [
        '# Knowledge leads',
        'Pointers to what documents and tests say. They tell where to look, not what is true.',
        '## Navigation',
        (0,listed/* listed */.K)(navigation.map((path) => `- ${path}`)),
        '## Concepts touched',
        (0,listed/* listed */.K)(concepts.map(({ name, path, line }) => `- ${name} (${path}:${line})`)),
        '## Leads',
        (0,listed/* listed */.K)(leads.map(({ concept, document, line, status }) => `- ${concept}: ${document}:${line} (${status})`)),
        '## Concepts without a lead',
        (0,listed/* listed */.K)(without.map((name) => `- ${name}`)),
        ...(more ? [`(there are more than ${MOST_HITS} places; the rest was not looked at)`] : []),
    ].join('\n\n');
}

;// CONCATENATED MODULE: ./build/context/map-rows.js
/** The rows of the map that need no model: scope, calls, declared contracts, asserted invariants, hot-spots, impact (f.7). */

const ASSERTS = /^\s*(?:assert\b|debug_assert|assert_\w*!|Preconditions\.|Objects\.requireNonNull|invariant\s*\(|require\s*\(\s*\w+\s*[<>=!]|CHECK_\w+\s*\(|DCHECK)|\bCHECK\s*\(|\bUNIQUE\b|\bNOT NULL\b|\bFOREIGN KEY\b|\bunique\s*=\s*True\b|@(?:NotNull|Unique|Min|Max|Size|Column\([^)]*unique)/;
/** Languages whose compiler holds a declared type. */
const COMPILED = new Set(['TypeScript', 'Java', 'Rust', 'C++', 'Go', 'C#', 'Kotlin', 'Swift', 'Scala']);
const SCHEMA = new Set(['Protocol Buffers', 'GraphQL', 'SQL']);
const map_rows_TEST = /(?:^|\/)(?:__tests__|tests?|spec)\/|(?:^|\/)test_[^/]*$|[._-](?:test|spec)\.\w+$|_test\.\w+$/;
const MOST_A_SECTION = 120;
/** The rows, and how many a section was too long for. */
function mapRowsOf(xray) {
    const { around, hotSpots, entryPoints } = xray;
    const seeds = around.files.filter(({ distance }) => distance === 0);
    const rows = [
        row('TS', `changed files: ${seeds.map(({ path }) => path).join(', ') || 'none that is code'}`, []),
        ...entryPoints.map(({ what, path, line }) => row('TS', `entry point ${path} ${what}`, [at(path, line)])),
        ...callRows(xray),
        ...seeds.flatMap(contractRows),
        ...seeds.flatMap(invariantRows),
        ...hotSpots.map(({ kind, direction, risk, path, line }) => row('HS', `${kind}, ${direction}, risk ${risk}`, [at(path, line)])),
        ...impactRows(xray),
    ];
    const counts = new Map();
    const kept = rows.filter(({ section }) => {
        const number = (counts.get(section) ?? 0) + 1;
        counts.set(section, number);
        return number <= MOST_A_SECTION;
    });
    return { rows: kept, left: rows.length - kept.length };
}
function callRows({ around }) {
    return around.changed
        .filter(({ kind }) => kind === 'function')
        .slice(0, MOST_A_SECTION + 1)
        .map(({ name, path, line, endLine }) => {
        const own = around.files.find((file) => file.path === path);
        const callees = [
            ...new Set((own?.outline.calls ?? [])
                .filter((call) => call.line >= line && call.line <= endLine)
                .map((call) => call.name)),
        ];
        const callers = around.calls.filter(({ callee }) => callee === name);
        const from = callers.map((call) => `${call.caller ?? 'the top level'} (${call.path}:${call.line})`);
        return row('CG', `${name} is called from ${from.slice(0, 12).join(', ') || 'nowhere that was read'}${from.length > 12 ? ` and ${from.length - 12} more places` : ''}; it calls ${callees.slice(0, 20).join(', ') || 'nothing'}`, [at(path, line), ...callers.slice(0, 12).map((call) => at(call.path, call.line))]);
    });
}
function contractRows({ path, language, outline }) {
    return outline.symbols
        .filter(({ kind, exported }) => kind === 'type' && (exported || SCHEMA.has(language)))
        .map(({ name, line }) => row('CF', `${language} declares the shape ${name}`, [at(path, line)], COMPILED.has(language) ? 'verified' : 'documented'));
}
function invariantRows({ path, text, outline }) {
    return text
        .split('\n')
        .flatMap((line, index) => line.length < 400 && ASSERTS.test(line) && !(0,code_words/* isComment */.Cn)(line)
        ? [
            row('INV', `a condition is enforced in ${symbolAt(outline, index + 1)}`, [at(path, index + 1)], 'verified'),
        ]
        : []);
}
function symbolAt({ symbols }, line) {
    return symbols.findLast((symbol) => symbol.line <= line && line <= symbol.endLine)?.name ?? 'this file';
}
function impactRows({ around }) {
    const changed = new Set(around.files.filter(({ distance }) => distance === 0).map(({ path }) => path));
    const users = around.files.filter(({ distance, imports }) => distance > 0 && imports.some((path) => changed.has(path)));
    const callers = [...new Set(around.calls.map(({ path }) => path))];
    const reached = [...new Set([...users.map(({ path }) => path), ...callers])];
    const tests = reached.filter((path) => map_rows_TEST.test(path));
    const code = reached.filter((path) => !map_rows_TEST.test(path));
    return [
        ...code.map((path) => row('IR', `${path} uses what changed`, [at(path, 1)])),
        ...tests.map((path) => row('IR', `${path} tests what changed`, [at(path, 1)])),
        ...(tests.length === 0 ? [row('IR', 'no test that was read uses what changed', [])] : []),
    ];
}
function row(section, text, cites, status = null) {
    return { section, text, status, cites, note: '' };
}
function at(path, line) {
    return { path, line, endLine: null };
}

;// CONCATENATED MODULE: ./build/context/mapper.js
/** The rows of the map that patterns can't find: one model call, each row with citations that code checks (f.7). */





const SEMANTIC = ['CS', 'CI', 'INV', 'DR', 'AS'];
/** More than any reply has room for. */
const mapper_MOST = 400;
const mapSchema = {
    type: 'object',
    additionalProperties: false,
    required: ['rows'],
    properties: {
        rows: {
            type: 'array',
            items: {
                type: 'object',
                additionalProperties: false,
                required: ['section', 'text', 'status', 'cites'],
                properties: {
                    section: { enum: SEMANTIC },
                    text: { type: 'string' },
                    status: { enum: ['verified', 'documented', 'unverified'] },
                    cites: {
                        type: 'array',
                        items: lens_schema/* placeSchema */.Jd,
                    },
                },
            },
        },
    },
};
function askForRows(model, artifacts, xray, known, diff) {
    return askContext(model, 'mapper', artifacts, [
        ['X-RAY', xray.text],
        ['ROWS', (0,map_row/* renderMap */.x_)(known)],
        ['DIFF', diff],
    ], mapSchema, readRows);
}
/** A row in another section, or with a status of another's, is not the mapper's to give. */
function readRows(value) {
    if (!(0,json/* isJsonObject */.OW)(value) || !Array.isArray(value['rows']))
        return { ok: false, why: 'it has no list of rows' };
    const rows = (0,json/* objectsOf */.iZ)(value['rows']).flatMap((entry) => {
        const section = SEMANTIC.find((name) => name === entry['section']);
        const text = (0,json/* textOf */.b6)(entry['text']).trim();
        const said = entry['status'];
        const status = said === 'verified' || said === 'documented' ? said : 'unverified';
        return section === undefined || text === ''
            ? []
            : [{ section, text, status, cites: placesOf(entry['cites']), note: '' }];
    });
    return { ok: true, value: rows.slice(0, mapper_MOST) };
}

;// CONCATENATED MODULE: ./build/context/language.js
/** Languages by file name, and how each is read: by a parser where one is kept, else by its lines. */
const BY_EXTENSION = {
    ...of('JavaScript', ['js', 'mjs', 'cjs', 'jsx'], 'javascript', 'jsx'),
    ...of('TypeScript', ['ts', 'mts', 'cts'], 'javascript', 'ts'),
    ...of('TypeScript', ['tsx'], 'javascript', 'ts jsx'),
    ...of('Python', ['py', 'pyi'], 'python'),
    ...of('Java', ['java'], 'java'),
    ...of('Rust', ['rs'], 'rust'),
    ...of('C++', ['c', 'cc', 'cpp', 'cxx', 'h', 'hh', 'hpp'], 'cpp'),
    ...of('Go', ['go'], 'go'),
    ...of('PHP', ['php'], 'php'),
    ...of('C#', ['cs']),
    ...of('Ruby', ['rb']),
    ...of('Kotlin', ['kt', 'kts']),
    ...of('Swift', ['swift']),
    ...of('Scala', ['scala']),
    ...of('Elixir', ['ex', 'exs']),
    ...of('Shell', ['sh', 'bash']),
    ...of('SQL', ['sql']),
    ...of('Vue', ['vue']),
    ...of('Svelte', ['svelte']),
    ...of('Protocol Buffers', ['proto']),
    ...of('GraphQL', ['graphql', 'gql']),
};
function of(name, extensions, grammar, dialect) {
    const language = { name, grammar, ...(dialect === undefined ? {} : { dialect }) };
    return Object.fromEntries(extensions.map((extension) => [extension, language]));
}
/** Undefined for what is no code. */
function languageOf(path) {
    const extension = /\.([A-Za-z0-9]+)$/.exec(path)?.[1]?.toLowerCase();
    return extension !== undefined && Object.hasOwn(BY_EXTENSION, extension)
        ? BY_EXTENSION[extension]
        : undefined;
}

;// CONCATENATED MODULE: ./build/context/outline-lines.js
/** The outline of a file that no kept parser reads, by its lines: less exact, and the same for every language. */

const MODIFIERS = '(?:(?:public|private|protected|internal|static|async|abstract|final|sealed|override|open|suspend|inline|virtual|partial|export|pub|local)\\s+)*';
const FUNCTION = new RegExp(`^\\s*${MODIFIERS}(?:def|fun|func|function|fn|sub|defp?|proc|rpc)\\s+(?:self\\.)?([\\w?!]+)`);
/** C# and its kind: a type before the name, and a list of parameters after it. */
const METHOD = /^\s*(?:(?:public|private|protected|internal|static|async|override|virtual)\s+)+[\w<>[\],.?\s]+?\s(\w+)\s*\(/;
const TYPE = new RegExp(`^\\s*${MODIFIERS}(class|interface|struct|trait|protocol|enum|object|record|module|message|service|type|input)\\s+([A-Za-z_]\\w*)`);
const TABLE = /^\s*create\s+(?:or\s+replace\s+)?(table|view|function|procedure)\s+(?:if\s+not\s+exists\s+)?([\w."]+)/i;
const IMPORT = /^\s*(?:import|using|require(?:_relative)?|load|source|alias|use|\.)\s*\(?\s*["'<]?([\w./:@-]+)["'>]?/;
const CALL = /\b([A-Za-z_]\w*)\s*\(/g;
const WORDS = new Set([
    'if',
    'for',
    'while',
    'switch',
    'catch',
    'return',
    'function',
    'def',
    'fun',
    'func',
    'fn',
    'and',
    'or',
    'not',
    'when',
    'match',
    'using',
    'lock',
    'elsif',
    'unless',
    'until',
    'values',
    'insert',
    'select',
]);
const COMMENT = /^\s*(?:\/\/|#|--|\/?\*)/;
function outlineOfLines(text) {
    const rows = text.split('\n');
    const symbols = [];
    const imports = [];
    const calls = [];
    rows.forEach((row, index) => {
        if (row.length > code_words/* LONGEST_LINE */.i2 || COMMENT.test(row))
            return;
        const line = index + 1;
        const found = symbolOf(row);
        if (found !== undefined)
            symbols.push({
                ...found,
                line,
                endLine: endOf(rows, index),
                exported: !/\b(?:private|local|defp)\b/.test(row),
            });
        const [, module] = IMPORT.exec(row) ?? [];
        if (module !== undefined && found === undefined)
            imports.push({ module, line });
        for (const [, name = ''] of row.matchAll(CALL))
            if (!WORDS.has(name.toLowerCase()) && name !== found?.name)
                calls.push({ name, line });
    });
    return { lines: rows.length, symbols, imports, calls };
}
function symbolOf(row) {
    const [, called] = FUNCTION.exec(row) ?? METHOD.exec(row) ?? [];
    if (called !== undefined)
        return { name: called, kind: 'function' };
    const typed = TYPE.exec(row) ?? TABLE.exec(row);
    if (typed === null)
        return undefined;
    const [, word = '', name = ''] = typed;
    return { name, kind: /^(?:class|object|struct|module|record)$/.test(word) ? 'class' : 'type' };
}
/** To the line before the next one that is indented no deeper. */
function endOf(rows, start) {
    const depth = indentOf(rows[start] ?? '');
    for (let at = start + 1; at < rows.length; at += 1) {
        const row = rows[at] ?? '';
        if (row.trim() === '' || indentOf(row) > depth)
            continue;
        return indentOf(row) === depth && /^\s*(?:[})\]]|end\b)/.test(row) ? at + 1 : at;
    }
    return rows.length;
}
function indentOf(row) {
    return /^\s*/.exec(row)?.[0].length ?? 0;
}

;// CONCATENATED MODULE: ./build/context/outline.js

const KINDS = {
    FunctionDeclaration: 'function',
    FunctionDefinition: 'function',
    FunctionItem: 'function',
    FunctionDecl: 'function',
    MethodDeclaration: 'function',
    MethodDecl: 'function',
    ConstructorDeclaration: 'function',
    ClassDeclaration: 'class',
    ClassDefinition: 'class',
    ClassSpecifier: 'class',
    StructSpecifier: 'class',
    StructItem: 'class',
    EnumDeclaration: 'type',
    EnumItem: 'type',
    EnumSpecifier: 'type',
    InterfaceDeclaration: 'type',
    TypeAliasDeclaration: 'type',
    TraitItem: 'type',
    TraitDeclaration: 'type',
    RecordDeclaration: 'class',
    TypeSpec: 'type',
};
const NAMES = new Set([
    ...['VariableDefinition', 'PropertyDefinition', 'TypeDefinition', 'VariableName', 'Definition'],
    ...['BoundIdentifier', 'TypeIdentifier', 'Identifier', 'FieldIdentifier', 'DefName', 'FieldName', 'Name'],
]);
const CALLS = new Set([
    ...['CallExpression', 'CallExpr', 'MethodInvocation', 'NewExpression', 'ObjectCreationExpression'],
    'MacroInvocation',
]);
const CALLED = new Set([
    ...['VariableName', 'PropertyName', 'Identifier', 'FieldIdentifier', 'FieldName', 'Name', 'TypeName'],
    ...['BoundIdentifier', 'ScopeIdentifier', 'QualifiedName'],
]);
const ARGUMENTS = new Set(['ArgList', 'ArgumentList', 'Arguments', 'ParenthesizedTokens']);
/** What stands in a body is called by the body. */
const BODIES = new Set([
    'Block',
    'FunctionExpression',
    'ArrowFunction',
    'Lambda',
    'ClosureExpression',
    'CompoundStatement',
]);
const IMPORTS = new Set([
    ...['ImportDeclaration', 'ImportStatement', 'ImportSpec', 'UseDeclaration', 'NamespaceUseDeclaration'],
    ...['PreprocDirective', 'DynamicImport', 'RequireExpression', 'IncludeExpression', 'ModItem'],
]);
/** Never throws: what no parser reads is read by its lines. */
async function outlineOf(text, language) {
    const parser = language.grammar === undefined ? undefined : await parserOf(language.grammar, language);
    return parser === undefined ? outlineOfLines(text) : outlineOfTree(parser, text);
}
function outlineOfTree(parser, text) {
    const lineOf = lineIndex(text);
    const symbols = [];
    const imports = [];
    const calls = [];
    parser.parse(text).iterate({
        enter({ name, from, to, node }) {
            const kind = KINDS[name] ?? (assignsFunction(node) ? 'function' : undefined);
            if (kind !== undefined) {
                const symbol = nameIn(node, text);
                if (symbol !== undefined && symbol !== '')
                    symbols.push({
                        name: symbol,
                        kind,
                        line: lineOf(from),
                        endLine: lineOf(from + text.slice(from, to).trimEnd().length),
                        exported: isExported(node, symbol, text),
                    });
            }
            if (IMPORTS.has(name) || (name === 'ExportDeclaration' && node.getChild('String') !== null))
                for (const module of modulesIn(text.slice(from, Math.min(to, from + 400)), name))
                    imports.push({ module, line: lineOf(from) });
            if (!CALLS.has(name))
                return;
            const called = calledIn(node, text);
            if (called === 'require') {
                const [, module] = /require\s*\(\s*["'`]([^"'`]+)/.exec(text.slice(from, to)) ?? [];
                if (module !== undefined)
                    imports.push({ module, line: lineOf(from) });
            }
            else if (called !== undefined)
                calls.push({ name: called, line: lineOf(from) });
        },
    });
    return { lines: lineOf(text.trimEnd().length), symbols, imports, calls };
}
/** `const f = () => …`, and a class's property that holds one. */
function assignsFunction(node) {
    return ((node.name === 'VariableDeclaration' || node.name === 'PropertyDeclaration') &&
        (node.getChild('ArrowFunction') !== null || node.getChild('FunctionExpression') !== null));
}
/** C and C++ wrap the name in declarators, after the type; elsewhere it is the first name among the children. */
function nameIn(node, text) {
    for (let child = node.firstChild; child !== null; child = child.nextSibling) {
        if (/Declarator$/.test(child.name) || child.name === 'ScopedIdentifier') {
            const inner = nameIn(child, text);
            if (inner !== undefined)
                return inner;
        }
        if (NAMES.has(child.name) && !declaratorFollows(child))
            return text.slice(child.from, child.to);
    }
    return undefined;
}
function declaratorFollows(node) {
    const inScope = node.parent?.name === 'ScopedIdentifier' && node.nextSibling !== null;
    const next = node.nextSibling?.name ?? '';
    return inScope || (/Declarator$/.test(next) && next !== 'VariableDeclarator');
}
function calledIn(node, text) {
    let last;
    const walk = (parent) => {
        for (let child = parent.firstChild; child !== null; child = child.nextSibling) {
            if (ARGUMENTS.has(child.name))
                return;
            if (CALLED.has(child.name))
                last = child;
            if (!CALLS.has(child.name) && !BODIES.has(child.name))
                walk(child);
        }
    };
    walk(node);
    return last === undefined ? undefined : text.slice(last.from, last.to);
}
function isExported(node, name, text) {
    if (node.parent?.name === 'ExportDeclaration' || node.getChild('Vis') !== null)
        return true;
    const head = text.slice(node.from, node.from + 60);
    if (node.name === 'FunctionDecl' || node.name === 'MethodDecl' || node.name === 'TypeSpec')
        return /^[A-Z]/.test(name);
    if (node.name === 'FunctionDefinition' && /^(?:async\s+)?def\b/.test(head))
        return !name.startsWith('_');
    if (node.name === 'ClassDefinition')
        return !name.startsWith('_');
    return (/\bpublic\b/.test(head.split(/[(:{\n]/)[0] ?? '') || (node.parent?.name === 'ClassBody' && !isJava(node)));
}
/** A method without a word is everybody's in JavaScript, and the package's in Java. */
function isJava({ parent }) {
    return parent?.parent?.getChild('Definition') !== null;
}
function modulesIn(statement, node) {
    if (node === 'UseDeclaration')
        return [statement.replace(/^(?:pub\s+)?use\s+|[;\s]|\{[\s\S]*$/g, '')];
    if (node === 'ModItem')
        return statement.includes('{') ? [] : [`mod ${/mod\s+(\w+)/.exec(statement)?.[1]}`];
    if (node === 'NamespaceUseDeclaration')
        return [statement.replace(/^use\s+(?:function\s+|const\s+)?|[;\s].*$/g, '').trim()];
    if (node === 'PreprocDirective')
        return [...statement.matchAll(/^\s*#\s*include\s*["<]([^">]+)/g)].map(([, module = '']) => module);
    if (node === 'ImportStatement') {
        const from = /^from\s+([\w.]+)\s+import\s+([\s\S]+)/.exec(statement);
        if (from === null)
            return statement
                .replace(/^import\s+/, '')
                .split(',')
                .map((one) => one.trim().split(/\s/)[0] ?? '');
        const [, module = '', names = ''] = from;
        // `from . import a` names the module a.
        return /^\.+$/.test(module)
            ? names
                .replace(/[()\s]/g, ' ')
                .split(',')
                .map((one) => `${module}${one.trim().split(' ')[0]}`)
            : [module];
    }
    const quoted = /["'`]([^"'`]+)["'`]\s*\)?\s*;?\s*$/.exec(statement.trim().split('\n')[0] ?? '') ??
        /from\s*["'`]([^"'`]+)/.exec(statement) ??
        /["'`]([^"'`]+)["'`]/.exec(statement);
    if (quoted !== null)
        return [quoted[1] ?? ''];
    const dotted = /^import\s+(?:static\s+)?([\w.]+)/.exec(statement);
    return dotted === null ? [] : [dotted[1] ?? ''];
}
function lineIndex(text) {
    const starts = [0];
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1))
        starts.push(at + 1);
    return (offset) => {
        let [low, high] = [0, starts.length - 1];
        while (low < high) {
            const middle = (low + high + 1) >> 1;
            if ((starts[middle] ?? 0) <= offset)
                low = middle;
            else
                high = middle - 1;
        }
        return low + 1;
    };
}
/** Each grammar loads when the first file of its language is read. */
async function parserOf(grammar, { dialect }) {
    switch (grammar) {
        case 'javascript':
            return (await Promise.all(/* import() */[__webpack_require__.e(211), __webpack_require__.e(96)]).then(__webpack_require__.bind(__webpack_require__, 7096))).parser.configure({ dialect: dialect ?? '' });
        case 'python':
            return (await Promise.all(/* import() */[__webpack_require__.e(211), __webpack_require__.e(335)]).then(__webpack_require__.bind(__webpack_require__, 7335))).parser;
        case 'java':
            return (await Promise.all(/* import() */[__webpack_require__.e(211), __webpack_require__.e(149)]).then(__webpack_require__.bind(__webpack_require__, 9149))).parser;
        case 'rust':
            return (await Promise.all(/* import() */[__webpack_require__.e(211), __webpack_require__.e(691)]).then(__webpack_require__.bind(__webpack_require__, 8691))).parser;
        case 'cpp':
            return (await Promise.all(/* import() */[__webpack_require__.e(211), __webpack_require__.e(14)]).then(__webpack_require__.bind(__webpack_require__, 7014))).parser;
        case 'go':
            return (await Promise.all(/* import() */[__webpack_require__.e(211), __webpack_require__.e(851)]).then(__webpack_require__.bind(__webpack_require__, 2851))).parser;
        case 'php':
            return (await Promise.all(/* import() */[__webpack_require__.e(211), __webpack_require__.e(509)]).then(__webpack_require__.bind(__webpack_require__, 9509))).parser;
    }
}

;// CONCATENATED MODULE: ./build/context/resolve-import.js
/** Which file of the repository an import means; undefined for what comes from outside. */
const EXTENSIONS = [
    '',
    ...['.ts', '.tsx', '.mts', '.cts', '.js', '.jsx', '.mjs', '.cjs', '.d.ts', '.vue', '.svelte'],
    ...['.py', '.pyi', '.rb', '.php', '.go', '.rs', '.java', '.kt', '.cs', '.h', '.hpp', '.proto'],
];
/** Characters of an import; a longer one names no file. */
const LONGEST_MODULE = 300;
const INDEXES = ['/index.ts', '/index.tsx', '/index.js', '/__init__.py', '/mod.rs'];
/** `paths` are all files of the commit. */
function importResolver(paths) {
    const known = new Set(paths);
    const byStem = new Map();
    const folders = new Map();
    for (const path of paths) {
        const stem = path.slice(path.lastIndexOf('/') + 1).replace(/\.[^.]+$/, '');
        const same = byStem.get(stem);
        if (same === undefined)
            byStem.set(stem, [path]);
        else
            same.push(path);
        const folder = path.slice(0, Math.max(0, path.lastIndexOf('/')));
        const list = folders.get(folder);
        if (list === undefined)
            folders.set(folder, [path]);
        else
            list.push(path);
    }
    const there = (base) => [
        ...EXTENSIONS.map((extension) => `${base}${extension}`),
        ...INDEXES.map((index) => `${base}${index}`),
    ].find((path) => known.has(path)) ??
        [...EXTENSIONS]
            .map((extension) => base.replace(/\.[cm]?js$/, extension || '.ts'))
            .find((path) => path !== base && known.has(path));
    const one = (path) => (path === undefined ? [] : [path]);
    return (from, module) => {
        if (module.length > LONGEST_MODULE)
            return [];
        const folder = from.slice(0, Math.max(0, from.lastIndexOf('/')));
        if (/^\.{1,2}\//.test(module) || module === '.' || module === '..')
            return one(there(joined(folder, module)));
        const dots = /^(\.+)([\w.]*)$/.exec(module);
        if (dots !== null) {
            const up = '../'.repeat((dots[1] ?? '').length - 1);
            return one(there(joined(folder, `${up}${(dots[2] ?? '').replaceAll('.', '/')}`)));
        }
        if (module.startsWith('mod '))
            return one(there(joined(folder, module.slice(4))) ?? there(joined(from.replace(/\.rs$/, ''), module.slice(4))));
        if (/\.(?:h|hpp|hh|proto|graphql|php|rb)$/.test(module))
            return one(there(joined(folder, module)) ?? bySuffix(byStem, module));
        const parts = module
            .replace(/^(?:crate|self|super)::/, '')
            .split(/::|[./\\]/)
            .filter((part) => part !== '');
        const path = parts.join('/');
        const direct = there(path) ?? there(joined(folder, path)) ?? bySuffix(byStem, path);
        if (direct !== undefined)
            return [direct];
        // A package of Go is a folder; a name inside a Java package or a Rust module is one step further up.
        const suffixes = parts.map((_, index) => parts.slice(index).join('/'));
        const inFolder = suffixes.find((name) => folders.has(name));
        if (inFolder !== undefined && parts.length > 1)
            return (folders.get(inFolder) ?? []).filter((file) => !/_test\./.test(file)).slice(0, 20);
        return parts.length > 1 ? one(bySuffix(byStem, parts.slice(0, -1).join('/'))) : [];
    };
}
/** The only file whose path ends so; several would be a guess. */
function bySuffix(byStem, path) {
    const plain = path.replace(/\.\w+$/, (end) => /^\.(?:h|hpp|hh|proto|graphql|php|rb)$/.test(end) ? '' : end);
    const stem = plain.slice(plain.lastIndexOf('/') + 1);
    if (!plain.includes('/') && byStem.get(stem)?.length !== 1)
        return undefined;
    const matching = (byStem.get(stem) ?? []).filter((file) => {
        const bare = file.replace(/\.[^.]+$/, '');
        return bare === plain || bare.endsWith(`/${plain}`);
    });
    return matching.length === 1 ? matching[0] : undefined;
}
function joined(folder, relative) {
    const parts = folder === '' ? [] : folder.split('/');
    for (const part of relative.split('/')) {
        if (part === '..')
            parts.pop();
        else if (part !== '.' && part !== '')
            parts.push(part);
    }
    return parts.join('/');
}

;// CONCATENATED MODULE: ./build/context/neighbourhood.js
/**
 * The files around a change: what the changed files import, and who uses what was changed, two steps out. Everything is
 * bounded, and what a bound left out is named.
 */






const DEFAULT_BOUNDS = {
    files: 250,
    bytes: 4 * 1024 * 1024,
    fileBytes: 256 * 1024,
    steps: 2,
    mentions: 4_000,
};
/** Names that are called everywhere say nothing about who uses a change. */
const COMMON = /^(?:\w{1,2}|get|set|run|main|init|new|add|put|map|key|name|test|call|load|save|open|close|read|write|start|stop|apply|update|create|delete|remove|constructor|toString|render|handle|index|value|data|item|list)$/i;
const MOST_WORDS = 60;
const LONGEST_NAME = 120;
/** Linear in the files it takes in. */
async function readNeighbourhood(snapshot, change, bounds = DEFAULT_BOUNDS) {
    const all = await snapshot.files();
    const sizes = new Map(all.map(({ path, size }) => [path, size]));
    const paths = all.map(({ path }) => path);
    const resolve = importResolver(paths);
    const files = new Map();
    const leftOut = new Set();
    let bytes = 0;
    const take = async (wanted, distance) => {
        const fresh = [...new Set(wanted)].filter((path) => !files.has(path) && languageOf(path) !== undefined);
        const admitted = fresh.filter((path) => {
            const size = sizes.get(path) ?? 0;
            const why = (0,repository_tools/* isSecretLike */.CF)(path)
                ? 'may hold secrets'
                : size > bounds.fileBytes
                    ? `larger than ${bounds.fileBytes} bytes`
                    : files.size + 1 > bounds.files || bytes + size > bounds.bytes
                        ? `beyond ${bounds.files} files or ${bounds.bytes} bytes`
                        : undefined;
            if (why === undefined)
                bytes += size;
            else
                leftOut.add(`${path}: ${why}`);
            return why === undefined && sizes.has(path);
        });
        const room = admitted.slice(0, Math.max(0, bounds.files - files.size));
        for (const path of admitted.slice(room.length))
            leftOut.add(`${path}: beyond ${bounds.files} files`);
        const taken = [];
        const texts = await snapshot.texts(room);
        for (const path of room)
            if (!texts.has(path))
                leftOut.add(`${path}: can't be read as text`);
        for (const [path, text] of texts) {
            const language = languageOf(path);
            if (language === undefined)
                continue;
            const outline = await outlineOf(text, language);
            const imports = [...new Set(outline.imports.flatMap(({ module }) => resolve(path, module)))].filter((other) => other !== path);
            const file = { path, language: language.name, outline, text, distance, imports };
            files.set(path, file);
            taken.push(file);
        }
        return taken;
    };
    const seeds = await take(change.filter(({ status, kind }) => status !== 'deleted' && kind === 'text').map(({ path }) => path), 0);
    const changed = seeds.flatMap((file) => changedSymbols(file, change));
    const calls = [];
    const seen = new Set();
    let outward = seeds;
    let words = searchable([...changed.map(({ name }) => name), ...change.flatMap(removedNames)]);
    for (let step = 1; step <= bounds.steps; step += 1) {
        outward = await take(outward.flatMap(({ imports }) => imports), step);
        const asked = words.slice(0, MOST_WORDS);
        if (words.length > asked.length)
            leftOut.add(`users of ${words.length - asked.length} further names: beyond ${MOST_WORDS} names`);
        const { hits, more } = await snapshot.mentions(asked, bounds.mentions, bounds.fileBytes);
        if (more)
            leftOut.add(`further uses of ${asked.slice(0, 3).join(', ')}…: beyond ${bounds.mentions} places`);
        await take(hits.map(({ path }) => path), step);
        const found = callsOf(files, new Set(asked), hits);
        for (const call of found) {
            const key = `${call.path}\0${call.line}\0${call.callee}`;
            if (!seen.has(key))
                calls.push(call);
            seen.add(key);
        }
        words = searchable(found.flatMap(({ caller }) => (caller === null ? [] : [caller]))).filter((name) => !asked.includes(name));
    }
    const list = [...files.values()];
    return {
        files: list,
        changed,
        calls,
        external: list
            .filter(({ distance }) => distance === 0)
            .flatMap(({ path, outline }) => outline.imports
            .filter(({ module }) => resolve(path, module).length === 0)
            .map(({ module, line }) => ({ module, path, line }))),
        paths,
        leftOut: [...leftOut],
    };
}
/** The innermost declarations that a changed line lies in. */
function changedSymbols({ path, outline }, change) {
    const file = change.find((each) => each.path === path);
    if (file === undefined)
        return [];
    const innermost = ownersOf(outline.symbols, outline.lines);
    const places = placesOnTheRight(file);
    const touched = new Set(places.map((line) => innermost[line]).filter((symbol) => symbol !== undefined));
    return [...touched].map((symbol) => ({ ...symbol, path }));
}
/** Lines of the head that were added, and where lines were taken out the line that now stands there. */
function placesOnTheRight({ hunks }) {
    return hunks.flatMap(({ newStart, lines }) => {
        let line = Math.max(1, newStart);
        return lines.flatMap((text) => {
            const at = line;
            if (text[0] === '-')
                return [at, Math.max(1, at - 1)];
            if (text[0] !== '\\')
                line += 1;
            return text[0] === '+' ? [at] : [];
        });
    });
}
/** Declarations that the change takes away; who used them is as much around it as who uses what is there. */
function removedNames(file) {
    const text = [...(0,change/* changedLines */.M)(file)].filter(({ side }) => side === 'LEFT').map((line) => line.text);
    return outlineOfLines(text.join('\n')).symbols.map(({ name }) => name);
}
/** Names that a search makes sense for. */
function searchable(names) {
    return [...new Set(names)].filter((name) => name.length <= LONGEST_NAME && !COMMON.test(name));
}
/** The innermost symbol of each line; symbols come outer ones first. */
function ownersOf(symbols, lines) {
    const owners = new Array(lines + 1).fill(undefined);
    for (const symbol of symbols)
        owners.fill(symbol, symbol.line, symbol.endLine + 1);
    return owners;
}
function callsOf(files, names, hits) {
    return [...new Set(hits.map(({ path }) => path))].flatMap((path) => {
        const outline = files.get(path)?.outline;
        if (outline === undefined)
            return [];
        const calls = outline.calls.filter(({ name }) => names.has(name));
        if (calls.length === 0)
            return [];
        const functions = ownersOf(outline.symbols.filter(({ kind }) => kind === 'function'), outline.lines);
        return calls
            .map(({ name, line }) => ({ caller: functions[line]?.name ?? null, callee: name, path, line }))
            .filter(({ caller, callee }) => caller !== callee);
    });
}

;// CONCATENATED MODULE: ./build/context/place-resolver.js
/** `known` are texts that are at hand. */
function placeResolver(snapshot, known) {
    const lines = new Map();
    const pending = new Map();
    let batch = [];
    let reading;
    for (const [path, text] of known)
        lines.set(path, countLines(text));
    const readBatch = async () => {
        await Promise.resolve();
        const paths = batch;
        batch = [];
        reading = undefined;
        const texts = await snapshot.texts(paths);
        for (const path of paths)
            lines.set(path, texts.has(path) ? countLines(texts.get(path) ?? '') : 0);
    };
    return async ({ path, line }) => {
        if (!lines.has(path)) {
            let wait = pending.get(path);
            if (wait === undefined) {
                batch.push(path);
                reading ??= readBatch();
                wait = reading;
                pending.set(path, wait);
            }
            await wait;
        }
        return line >= 1 && line <= (lines.get(path) ?? 0);
    };
}
function countLines(text) {
    const lines = text.split('\n').length;
    return text.endsWith('\n') ? lines - 1 : lines;
}

// EXTERNAL MODULE: ./build/context/routing.js
var routing = __webpack_require__(5902);
// EXTERNAL MODULE: ./build/context/hot-spots.js
var hot_spots = __webpack_require__(6107);
;// CONCATENATED MODULE: ./build/context/xray.js
/** The X-ray of a change's neighbourhood: structure (01), interfaces (02), risks (05); by parsers and patterns alone (f.3). */


const ENTRY = /\bif __name__\b|\bdef main\b|\bfunc main\s*\(|\bfn main\s*\(|\bpublic static void main\b|^#!|\b(?:app|server)\.listen\s*\(|@(?:SpringBootApplication|click\.command|app\.command)\b/;
function makeXRay(around) {
    const near = around.files.filter(({ distance }) => distance <= 1);
    const hotSpots = around.files.filter(({ distance }) => distance === 0).flatMap(hot_spots/* hotSpotsOf */.OK);
    return {
        around,
        hotSpots,
        risks: around.files.filter(({ distance }) => distance === 0).flatMap(hot_spots/* risksOf */.i7),
        entryPoints: near.flatMap(entryPointsOf),
    };
}
function entryPointsOf(file) {
    const started = file.text
        .split('\n')
        .flatMap((line, index) => ENTRY.test(line) ? [{ what: 'starts here', path: file.path, line: index + 1 }] : []);
    const routes = (0,hot_spots/* hotSpotsOf */.OK)(file)
        .filter(({ kind }) => kind === 'HTTP in')
        .map(({ path, line }) => ({ what: 'answers requests', path, line }));
    return [...started.slice(0, 3), ...routes.slice(0, 20)];
}
/** Structure and interfaces; what a reviewer of structural entropy is shown. */
function renderStructure({ around, entryPoints }) {
    const { files, calls, external, leftOut } = around;
    return [
        '# Structure (01)',
        '## Files',
        (0,listed/* listed */.K)(files.map(fileLine)),
        '## Dependencies',
        (0,listed/* listed */.K)(files.flatMap(({ path, imports }) => imports.length === 0 ? [] : [`- ${path} uses ${imports.join(', ')}`])),
        '## Entry points',
        (0,listed/* listed */.K)(entryPoints.map(({ what, path, line }) => `- ${path}:${line} ${what}`)),
        '# Interfaces (02)',
        '## Declarations that others may use',
        (0,listed/* listed */.K)(files
            .filter(({ distance }) => distance <= 1)
            .flatMap(({ path, outline }) => outline.symbols
            .filter(({ exported }) => exported)
            .map(({ kind, name, line }) => `- ${kind} ${name} (${path}:${line})`))),
        '## Calls of what changed',
        (0,listed/* listed */.K)(calls.map(({ caller, callee, path, line }) => `- ${callee} from ${caller ?? 'the top level'} (${path}:${line})`)),
        '## External dependencies',
        (0,listed/* listed */.K)([...new Map(external.map((item) => [item.module, item])).values()].map(({ module, path, line }) => `- ${module} (${path}:${line})`)),
        '## Left out',
        (0,listed/* listed */.K)(leftOut.map((line) => `- ${line}`)),
    ].join('\n\n');
}
function renderRisks({ hotSpots, risks }) {
    return [
        '# Risks (05)',
        '## Hot-spots',
        (0,listed/* listed */.K)(hotSpots.map(({ kind, direction, risk, path, line }) => `- ${kind}, ${direction}, ${risk} (${path}:${line})`)),
        '## Red flags and debt',
        (0,listed/* listed */.K)(risks.map(({ what, path, line }) => `- ${what} (${path}:${line})`)),
    ].join('\n\n');
}
function fileLine({ path, language, outline, distance }) {
    const count = (kind) => outline.symbols.filter((symbol) => symbol.kind === kind).length;
    return `- ${path}: ${language}, ${outline.lines} lines, ${count('function')} functions, ${count('class')} classes, ${outline.imports.length} imports${distance === 0 ? ', changed' : `, ${distance} step${distance === 1 ? '' : 's'} away`}`;
}

;// CONCATENATED MODULE: ./build/context/build-context.js

















/** Never throws: what can't be had is degraded, and says why. */
async function buildContext(inputs) {
    const build = new ContextBuild(inputs);
    try {
        return await build.run();
    }
    catch (thrown) {
        return build.degraded(`the context could not be built: ${(0,errors/* messageOf */.b)(thrown)}`);
    }
}
function missing(note, calls = []) {
    return { value: undefined, calls, notes: [note] };
}
class ContextBuild {
    #inputs;
    #artifacts = new Map();
    #notes = [];
    #calls = [];
    constructor(inputs) {
        this.#inputs = inputs;
    }
    #all = () => [...this.#artifacts.values()];
    /** What was asked of models so far is told, whatever became of it. */
    degraded(reason) {
        return { ...(0,knowledge/* noKnowledge */.wo)('degraded', reason, this.#notes), calls: this.#calls };
    }
    async run() {
        const { files, snapshot, clock } = this.#inputs;
        const started = clock.monotonic();
        const around = await readNeighbourhood(snapshot, files);
        const resolves = placeResolver(snapshot, around.files.map(({ path, text }) => [path, text]));
        const leads = await findLeads(snapshot, files, around.changed);
        const xray = makeXRay(around);
        const structure = renderStructure(xray);
        await this.#inputs.store.write('00-scope.md', (0,change_text/* scopeText */.Cm)(files));
        const frozen = await this.#keep('leads', renderLeads(leads));
        const xrayArtifact = await this.#keep('xray', `${structure}\n\n${renderRisks(xray)}`);
        const { rows: deterministic, left } = mapRowsOf(xray);
        const known = (0,map_row/* numbered */.jN)(await settle(deterministic, resolves));
        if (left > 0)
            this.#notes.push(`${left} rows of the map are left out: its sections were full`);
        const builtIn = clock.monotonic() - started;
        this.#notes.push(...around.leftOut.map((line) => `not read for the context: ${line}`));
        const [audited, mapped] = await Promise.all([
            this.#audit(frozen),
            this.#semanticRows(xrayArtifact, known),
        ]);
        // In one order, whichever of the two answered first.
        for (const part of [mapped, audited]) {
            this.#calls.push(...part.calls);
            this.#notes.push(...part.notes);
        }
        const claims = await this.#keepClaims(audited.value);
        const rows = (0,map_row/* numbered */.jN)([...known, ...(await settle(mapped.value ?? [], resolves))]);
        const joined = await this.#join(leads, claims, rows, resolves);
        const all = [...joined, ...(0,map_row/* numbered */.jN)((0,routing/* hintRows */.$)(joined, dimension/* DIMENSIONS */.Yf))];
        await this.#keep('map', (0,map_row/* renderMap */.x_)(all));
        return {
            mode: 'full',
            reason: '',
            artifacts: [...this.#artifacts.values()],
            rows: all,
            claims: this.#artifacts.has('claims') ? claims : undefined,
            structure,
            risks: xray.risks,
            notes: this.#notes,
            calls: this.#calls,
            builtIn: Math.round(builtIn),
            duration: Math.round(clock.monotonic() - started),
        };
    }
    async #keep(name, body) {
        const artifact = (0,context_artifact/* makeArtifact */.jN)(name, body, this.#inputs.word());
        this.#artifacts.set(name, artifact);
        await this.#inputs.store.write(artifact.file, artifact.text);
        return artifact;
    }
    #discard(name, why) {
        const artifact = this.#artifacts.get(name);
        this.#artifacts.delete(name);
        this.#notes.push(`${artifact?.file ?? name} was discarded: ${why}`);
    }
    /** Mode 1 of the premise auditor: it has seen neither X-ray nor map (1c). */
    async #audit(leads) {
        const { auditor, store, files } = this.#inputs;
        if (auditor === undefined)
            return missing('no independent claims: no model could be asked');
        try {
            await (0,context_artifact/* requireUnchanged */.jr)(store, leads);
        }
        catch (thrown) {
            return missing(`no independent claims: ${(0,errors/* messageOf */.b)(thrown)}`);
        }
        const blind = files.filter(({ path, oldPath }) => !(0,isolation/* isCommittedContext */.oR)(path) && !(0,isolation/* isCommittedContext */.oR)(oldPath));
        const answer = await askContext(auditor, 'auditor', this.#all, [
            ['LEADS', leads.text],
            ['DIFF', (0,change_text/* diffText */.NI)(blind)],
        ], claimsSchema, readClaims);
        return answer.ok
            ? { value: answer.value, calls: answer.records, notes: [] }
            : missing(`no independent claims: ${answer.why}`, answer.records);
    }
    /** Kept where nothing of what the auditor must not see is in it (1c). */
    async #keepClaims(claims) {
        if (claims === undefined)
            return undefined;
        const before = this.#all();
        const text = renderClaims(claims);
        await this.#keep('claims', text);
        const leaked = (0,isolation/* contaminationIn */.Kz)(text, 'auditor', before);
        if (leaked === undefined)
            return claims;
        this.#discard('claims', `it holds words of the ${leaked}, so it is not independent`);
        return undefined;
    }
    async #semanticRows(xray, known) {
        const { mapper, files } = this.#inputs;
        if (mapper === undefined)
            return missing('no semantic rows: no model could be asked');
        const answer = await askForRows(mapper, this.#all, xray, known, (0,change_text/* diffText */.NI)(files));
        return answer.ok
            ? { value: (0,isolation/* withoutMarks */.zw)(answer.value, this.#all()), calls: answer.records, notes: [] }
            : missing(`no semantic rows: ${answer.why}`, answer.records);
    }
    /** Set operations by code; one call says which pairs contradict each other (1d). */
    async #join(leads, claims, rows, resolves) {
        const { join, store } = this.#inputs;
        for (const name of ['leads', 'xray']) {
            const frozen = this.#artifacts.get(name);
            try {
                if (frozen !== undefined)
                    await (0,context_artifact/* requireUnchanged */.jr)(store, frozen);
            }
            catch (thrown) {
                this.#discard(name, (0,errors/* messageOf */.b)(thrown));
                if (this.#artifacts.has('claims'))
                    this.#discard('claims', `it can't be compared: the ${name} changed`);
                return rows;
            }
        }
        const pairs = claims === undefined || !this.#artifacts.has('claims') ? [] : pairsOf(claims, rows);
        if (pairs.length === MOST_PAIRS)
            this.#notes.push(`no more than ${MOST_PAIRS} claims were held against the map`);
        let disputes = [];
        if (pairs.length > 0 && join !== undefined) {
            const answer = await askForContradictions(join, this.#all, pairs);
            this.#calls.push(...answer.records);
            if (answer.ok)
                disputes = await disputesOf(pairs, answer.value, resolves);
            else
                this.#notes.push(`contradictions were not looked for: ${answer.why}`);
        }
        await this.#keep('provenance', renderProvenance(joinKnowledge(leads, disputes, rows)));
        return annotate(rows, disputes);
    }
}
async function settle(rows, resolves) {
    return Promise.all(rows.map(async (row) => {
        const { id: _, ...settled } = await (0,map_row/* settleRow */.ql)({ ...row, id: '' }, resolves);
        return settled;
    }));
}

;// CONCATENATED MODULE: ./build/context/supplied.js

const STATUSES = ['verified', 'documented', 'unverified', 'disputed'];
const HEADINGS = [
    [/scope/i, 'TS'],
    [/call\s*graph/i, 'CG'],
    [/implicit/i, 'CI'],
    [/structural/i, 'CS'],
    [/formal|contract/i, 'CF'],
    [/invariant/i, 'INV'],
    [/domain|business\s*rule/i, 'DR'],
    [/assumption/i, 'AS'],
    [/hot-?\s*spot|integration/i, 'HS'],
    [/impact/i, 'IR'],
    [/hint|focus/i, 'RH'],
];
const MOST_ROWS = 1_500;
/** Rows of an interconnect map: bullets and table lines below a heading that names a section. */
function readMap(text) {
    const rows = [];
    const used = new Set();
    for (const { heading, body } of items(text)) {
        const section = HEADINGS.find(([pattern]) => pattern.test(heading))?.[1];
        if (section === undefined || rows.length >= MOST_ROWS)
            continue;
        const named = new RegExp(`\\b(?:${Object.keys(map_row/* SECTIONS */.bP).join('|')})\\d+\\b`).exec(body)?.[0];
        const id = named !== undefined && !used.has(named) ? named : freshId(section, used);
        used.add(id);
        rows.push({
            id,
            section,
            text: plain(named === undefined ? body : body.replace(named, '')),
            status: map_row/* CLAIMING */.vj.has(section) ? (statusIn(body) ?? null) : null,
            cites: placesIn(body),
            note: '',
        });
    }
    return rows;
}
/** Claims and second paths of a document that was made without the map. */
function readClaimsDocument(text) {
    const claims = [];
    const multiplicity = [];
    const notEstablished = [];
    for (const { heading, body } of items(text)) {
        const status = statusIn(body);
        if (/multiplicity|second path/i.test(heading)) {
            const [apparent = '', ...rest] = body
                .split(/\s*(?:;\s*but also|\||→)\s*/)
                .filter((part) => part.trim() !== '');
            multiplicity.push({
                apparent: plain(apparent),
                additional: plain(rest.join(' ')),
                evidence: placesIn(body),
            });
        }
        else if (/not establish/i.test(heading))
            notEstablished.push(plain(body));
        else if (/claim/i.test(heading))
            claims.push({
                claim: plain(body),
                status: status === undefined || status === 'disputed' ? 'unverified' : status,
                evidence: placesIn(body),
            });
    }
    return { claims, multiplicity, notEstablished };
}
/** Bullets and rows of tables, each with the heading above it; a table's head is no row. */
function items(text) {
    const found = [];
    let heading = '';
    const lines = text.split(/\r?\n/);
    lines.forEach((line, index) => {
        const title = /^#{1,6}\s+(.+)$/.exec(line)?.[1];
        if (title !== undefined)
            heading = title;
        const bullet = /^\s*(?:[-*]|\d+\.)\s+(.+)$/.exec(line)?.[1];
        if (bullet !== undefined)
            found.push({ heading, body: bullet });
        else if (/^\s*\|.*\|\s*$/.test(line) && !isRule(line) && !isRule(lines[index + 1] ?? ''))
            found.push({
                heading,
                body: line
                    .replace(/^\s*\||\|\s*$/g, '')
                    .split('|')
                    .map((cell) => cell.trim())
                    .filter((cell) => cell !== '')
                    .join(' | '),
            });
    });
    return found;
}
function isRule(line) {
    return /^\s*\|[\s:|-]+\|\s*$/.test(line);
}
/** In brackets, or a cell of its own; a word of the sentence is no status. */
function statusIn(text) {
    return STATUSES.find((status) => new RegExp(`[([]\\s*${status}\\s*[)\\]]|(?:^|\\|)\\s*${status}\\s*(?:\\||$)`, 'i').test(text));
}
function placesIn(text) {
    return [...text.matchAll(/([\w@./-]+\.\w+):(\d+)/g)].map(([, path = '', line]) => ({
        path,
        line: Number(line),
        endLine: null,
    }));
}
function plain(text) {
    return text
        .replace(/[[\]`*|]|\((?:verified|documented|unverified|disputed)\)/gi, ' ')
        .replace(/\b(?:verified|documented|unverified|disputed)\b\s*$/i, '')
        .replace(/\s+/g, ' ')
        .trim();
}
function freshId(section, used) {
    let number = 1;
    while (used.has(`${section}${number}`))
        number += 1;
    return `${section}${number}`;
}

;// CONCATENATED MODULE: ./build/context/supply-context.js





/** Parts of an X-ray that a review works with; the first two and the last it can't do without. */
const XRAY_PARTS = ['01-structure.md', '02-interfaces.md', '05-risks.md'];
const XRAY_EXTRAS = ['knowledge/navigation.md', 'knowledge/documentation-leads.md'];
const MOST_BYTES = 1_000_000;
/** A named document that is not there, or no map and no X-ray at all, is degraded: nothing is invented in its place. */
async function supplyContext(inputs) {
    try {
        return await readSupplied(inputs);
    }
    catch (thrown) {
        return (0,knowledge/* noKnowledge */.wo)('degraded', `the context could not be read: ${(0,errors/* messageOf */.b)(thrown)}`);
    }
}
async function readSupplied(inputs) {
    const started = inputs.clock.monotonic();
    const { paths, read } = inputs;
    const missing = [];
    const cut = [];
    const named = async (path) => {
        if (path === undefined)
            return undefined;
        const text = await read(path);
        if (text === undefined)
            missing.push(path);
        if ((text?.length ?? 0) > MOST_BYTES)
            cut.push(path);
        return text?.slice(0, MOST_BYTES);
    };
    const [map, provenance, claims] = await Promise.all([
        named(paths.interconnect),
        named(paths.provenance),
        named(paths.claims),
    ]);
    const xray = paths.xray === undefined ? undefined : await readXRay(paths.xray, read, missing);
    if (missing.length > 0)
        return (0,knowledge/* noKnowledge */.wo)('degraded', `context that the pipeline names is not there: ${missing.join(', ')}`);
    const rows = map === undefined ? [] : await Promise.all(readMap(map).map((row) => (0,map_row/* settleRow */.ql)(row, inputs.resolves)));
    if (map !== undefined && rows.length === 0)
        return (0,knowledge/* noKnowledge */.wo)('degraded', `${paths.interconnect} holds no row that can be read as one of a map`);
    const artifacts = [];
    const keep = async (name, text) => {
        if (text === undefined)
            return;
        const artifact = (0,context_artifact/* makeArtifact */.jN)(name, text, inputs.word());
        artifacts.push(artifact);
        await inputs.store.write(artifact.file, artifact.text);
    };
    await keep('xray', xray);
    await keep('map', map);
    await keep('provenance', provenance);
    await keep('claims', claims);
    const lowered = rows.filter(({ note }) => note !== '').length;
    return {
        mode: 'full',
        reason: '',
        artifacts,
        rows,
        claims: claims === undefined ? undefined : readClaimsDocument(claims),
        structure: xray ?? '',
        risks: [],
        notes: [
            ...cut.map((path) => `only the first ${MOST_BYTES} characters of ${path} were read`),
            ...(lowered === 0
                ? []
                : [
                    `${lowered} row${lowered === 1 ? '' : 's'} of the map lost a status, since what is cited is not at the head commit`,
                ]),
        ],
        calls: [],
        builtIn: Math.round(inputs.clock.monotonic() - started),
        duration: Math.round(inputs.clock.monotonic() - started),
    };
}
/** One file, or the parts below a folder. */
async function readXRay(path, read, missing) {
    const whole = /\.\w+$/.test(path) ? await read(path) : undefined;
    if (whole !== undefined)
        return whole.slice(0, MOST_BYTES);
    const folder = path.replace(/\/+$/, '');
    const parts = await Promise.all([...XRAY_PARTS, ...XRAY_EXTRAS].map((name) => read(`${folder}/${name}`)));
    for (const [index, name] of XRAY_PARTS.entries())
        if (parts[index] === undefined)
            missing.push(`${folder}/${name}`);
    const there = parts.filter((part) => part !== undefined);
    return there.length === 0 ? undefined : there.join('\n\n').slice(0, MOST_BYTES);
}

// EXTERNAL MODULE: ./build/stages/review-stage.js + 6 modules
var review_stage = __webpack_require__(2583);
// EXTERNAL MODULE: ./build/stages/stage-inputs.js
var stage_inputs = __webpack_require__(4620);
;// CONCATENATED MODULE: ./build/context-of-run.js
/** From the plan's context to what the run knows: built, read, or not had, with whoever makes it bound to the run's calls. */







/** Never throws. `progress` is told of every call. */
async function contextOf(run, plan, obtained, scope, progress) {
    const { ports, loaded } = run;
    const { context } = plan;
    if (context === null)
        return (0,knowledge/* noKnowledge */.wo)('raw', 'the pipeline has no context');
    const { snapshot, repository } = obtained;
    if (snapshot === undefined || obtained.change.headSha === undefined)
        return (0,knowledge/* noKnowledge */.wo)('degraded', "the head commit's files are not here as git objects: check out with fetch-depth: 0, or review a commit and not a work tree");
    const store = await ports.artifacts();
    const { clock, randomWord: word } = ports;
    if (context.paths !== null)
        return supplyContext({
            paths: context.paths,
            read: trustedFile(obtained.sources),
            resolves: placeResolver(snapshot, []),
            store,
            word,
            clock,
        });
    const seconds = plan.limits.call_timeout_seconds;
    const modelOf = (role) => {
        const agent = context.stage.agents.find((each) => each.role === role);
        return (agent && {
            agent,
            calls: (0,stage_inputs/* callsOf */.p)({ ...ports, calls: run.calls, progress }, context.stage, agent.label, 'raw', (0,knowledge/* noKnowledge */.wo)('raw', '')),
            system: loaded.templates.get(agent.promptTemplate ?? '') ?? '',
            timeout: seconds === undefined ? review_stage/* DEFAULT_CALL_TIMEOUT */.X6 : seconds * 1000,
            reader: repository,
        });
    };
    return buildContext({
        files: scope.reviewed,
        snapshot,
        store,
        word,
        clock,
        mapper: modelOf('mapper'),
        auditor: modelOf('auditor'),
        join: modelOf('join'),
    });
}
/**
 * A document that the pipeline names: in the repository, of the base commit whatever `config-ref` says; outside of it, the
 * operator's own. What the change itself brings is never read.
 */
function trustedFile(sources) {
    return async (path) => {
        if (external_node_path_.posix.isAbsolute(path))
            return sources.inRepository(path) === undefined ? sources.disk(path) : undefined;
        const plain = external_node_path_.posix.normalize(path);
        if (plain.startsWith('../'))
            return undefined;
        if (sources.base !== undefined)
            return sources.base(plain);
        return sources.trustsWorkTree ? sources.disk(plain) : undefined;
    };
}


/***/ })

};
