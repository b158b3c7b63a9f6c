export const id = 472;
export const ids = [472];
export const modules = {

/***/ 6472:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  detectionOf: () => (/* binding */ detectionOf)
});

// EXTERNAL MODULE: ./build/kernel/json.js
var json = __webpack_require__(3128);
;// CONCATENATED MODULE: ./build/dimensions/repository-facts.js
/** What a repository is made of, as far as dimensions ask (spec quality-gates g): read from its manifests. */

const NO_FACTS = { react: false, tsconfigAtRoot: false, services: 0, platforms: [] };
const COMPOSE = [
    'docker-compose.yml',
    'docker-compose.yaml',
    'docker-compose.dev.yml',
    'compose.yml',
    'compose.yaml',
];
const MANIFESTS = [
    'requirements.txt',
    'pyproject.toml',
    'Pipfile',
    'Gemfile',
    'pom.xml',
    'build.gradle',
    'build.gradle.kts',
    'go.mod',
    'Cargo.toml',
    'composer.json',
    'pubspec.yaml',
];
const FRONTEND = ['react', 'vue', 'svelte', '@angular/core', 'next', 'nuxt', 'solid-js', 'preact', 'lit'];
const BACKEND = ['express', 'fastify', 'koa', '@nestjs/core', 'hono', '@hapi/hapi', 'restify'];
const BACKEND_TEXT = /\b(?:django|flask|fastapi|starlette|rails|sinatra|spring-boot|gin-gonic\/gin|labstack\/echo|gofiber\/fiber|actix-web|axum|laravel\/framework|symfony\/framework-bundle)\b/i;
const DESKTOP = ['electron', '@tauri-apps/api', '@tauri-apps/cli'];
const MOBILE = ['react-native', 'expo', '@capacitor/core', '@ionic/core'];
const API_FOLDER = /(?:^|\/)(?:api|routes|controllers|handlers|endpoints)\//;
/** Manifests above changed files that are looked at. */
const MOST_MANIFESTS = 24;
/** `read` gives a file's text, of the base or the head; undefined where there is none. `changed` are paths of the change. */
async function factsOf(read, changed) {
    const folders = [...new Set(['', ...changed.flatMap(foldersAbove)])].slice(0, MOST_MANIFESTS);
    const [packages, composes, manifests, tsconfig] = await Promise.all([
        Promise.all(folders.map((folder) => read(`${folder}package.json`))),
        Promise.all(COMPOSE.map(read)),
        Promise.all(MANIFESTS.map(read)),
        read('tsconfig.json'),
    ]);
    const dependencies = new Set(packages.flatMap(dependenciesOf));
    const services = Math.max(0, ...(await Promise.all(composes.map(servicesOf))));
    const uses = (names) => names.some((name) => dependencies.has(name));
    const text = manifests.filter((one) => one !== undefined).join('\n');
    const platforms = [
        ['a frontend framework', uses(FRONTEND)],
        ['a backend framework', uses(BACKEND) || BACKEND_TEXT.test(text)],
        ['API routes', changed.some((path) => API_FOLDER.test(path))],
        ['several services', services >= 2],
        ['a desktop shell', uses(DESKTOP)],
        ['a mobile app', uses(MOBILE) || /^\s*flutter\s*:/m.test(text)],
    ];
    return {
        react: uses(['react', 'preact', 'next']),
        tsconfigAtRoot: tsconfig !== undefined,
        services,
        platforms: platforms.flatMap(([name, there]) => (there ? [name] : [])),
    };
}
/** `a/b/` and `a/` of `a/b/c.ts`. */
function foldersAbove(path) {
    const parts = path.split('/').slice(0, -1);
    return parts.map((_, index) => `${parts.slice(0, index + 1).join('/')}/`).reverse();
}
function dependenciesOf(text) {
    if (text === undefined)
        return [];
    try {
        const value = JSON.parse(text);
        if (!(0,json/* isJsonObject */.OW)(value))
            return [];
        return ['dependencies', 'devDependencies', 'peerDependencies'].flatMap((key) => (0,json/* isJsonObject */.OW)(value[key]) ? Object.keys(value[key]) : []);
    }
    catch {
        return [];
    }
}
/** A compose file with one service is one service. */
async function servicesOf(text) {
    if (text === undefined)
        return 0;
    const { load } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 3243));
    try {
        const value = load(text);
        return (0,json/* isJsonObject */.OW)(value) && (0,json/* isJsonObject */.OW)(value['services']) ? Object.keys(value['services']).length : 0;
    }
    catch {
        return 0;
    }
}

// EXTERNAL MODULE: ./build/change/change.js
var change = __webpack_require__(4709);
// EXTERNAL MODULE: ./build/pipeline/dimension.js
var dimension = __webpack_require__(9423);
// EXTERNAL MODULE: ./build/dimensions/code-words.js
var code_words = __webpack_require__(9011);
;// CONCATENATED MODULE: ./build/dimensions/signals.js
/**
 * Which dimensions a change calls for (spec quality-gates g): by paths, and by added and removed lines of code. Context
 * lines, comments, documents and lock files say nothing; a signal that fires too often costs one reviewer that finds
 * itself off-topic.
 */



const ROUTE_LINE = /@(?:Get|Post|Put|Patch|Delete|All|Controller|RestController|RequestMapping|GetMapping|PostMapping|PutMapping|DeleteMapping|PatchMapping)\s*\(|@\w+\.(?:route|get|post|put|patch|delete)\s*\(|\b(?:router|app|server|api|r|mux|route)\.(?:get|post|put|patch|delete|GET|POST|PUT|PATCH|DELETE|HandleFunc|Handle)\s*\(\s*["'`/]|\bhttp\.HandleFunc\s*\(|\[Http(?:Get|Post|Put|Patch|Delete)\b|\bRoute::(?:get|post|put|patch|delete)\s*\(|\bpath\s*\(\s*r?["']/;
const ROUTE_PATH = /(?:^|\/)(?:routes?|controllers?|handlers?|endpoints?|api)\/[^/]+\.\w+$|(?:^|\/)urls\.py$|(?:^|\/)config\/routes\.rb$/;
const RULES = [
    {
        dimension: 'ui-races',
        paths: /\.(?:tsx|jsx|vue|svelte|qml|component\.ts)$/,
        lines: /\b(?:scrollTo|scrollIntoView|onScroll|scrollTop|requestAnimationFrame|ResizeObserver|IntersectionObserver|getBoundingClientRect|offsetHeight|offsetWidth)\b|\.(?:focus|blur)\s*\(/,
    },
    { dimension: 'react-performance', paths: /\.[jt]sx$/, given: ({ react }) => react },
    { dimension: 'ts-type-safety', paths: /\.[cm]?tsx?$/, given: ({ tsconfigAtRoot }) => tsconfigAtRoot },
    {
        dimension: 'performance',
        paths: /\.(?:vue|svelte|jsx|tsx|html|css|scss|less)$|(?:^|\/)(?:frontend|client|web|ui|components|pages|views|public)\/.*\.[cm]?[jt]s$/,
        given: ({ react }) => !react,
    },
    {
        dimension: 'distributed-flows',
        phrases: [
            ...['rabbitmq', 'rabbit mq', 'amqp', 'amqplib', 'kafka', 'grpc', 'pubsub', 'pub sub'],
            ...['queue', 'queues', 'celery', 'dramatiq', 'sqs', 'nats'],
        ],
    },
    {
        dimension: 'distributed-flows',
        paths: /(?:^|\/)(?:docker-)?compose[\w.-]*\.ya?ml$/,
        given: ({ services }) => services >= 2,
    },
    {
        dimension: 'distributed-flows',
        paths: ROUTE_PATH,
        lines: ROUTE_LINE,
        given: ({ services }) => services >= 2,
    },
    {
        dimension: 'circular-deps',
        paths: /(?:^|\/)startup\/|(?:^|\/)(?:main|bootstrap|startup|wiring|container|composition|manage|wsgi|asgi|Program|Startup)\.\w+$|(?:^|\/)AppServiceProvider\.php$/,
        phrases: ['on startup', 'lifespan', 'create app', 'bootstrap', 'run migrations', 'migrate database'],
        lines: /\bdef main\b|\bif __name__\b|\binit_\w+|\bfunc (?:main|init)\s*\(|\bfn main\s*\(|\b(?:app|server|container|registry|router)\.register\w*\s*\(|\bregister_blueprint\b|@(?:Module|Injectable|Bean|SpringBootApplication)\b|\.(?:AddSingleton|AddScoped|AddTransient|registerSingleton|provide)\s*[(<]/,
    },
    {
        dimension: 'temporal-resilience',
        phrases: [
            ...['set interval', 'set timeout', 'cron', 'crontab', 'cron job', 'schedule', 'scheduled', 'scheduler'],
            ...['retry', 'retries', 'retrying', 'reconnect', 'backoff', 'back off', 'watchdog', 'heartbeat'],
            ...[
                'keepalive',
                'keep alive',
                'poll',
                'polls',
                'polling',
                'poller',
                'background task',
                'background tasks',
            ],
            ...['background worker', 'background job', 'background jobs', 'daemon', 'updater'],
        ],
    },
    {
        dimension: 'data-integrity',
        paths: /(?:^|\/)(?:models?|schemas?|orm|repositor(?:y|ies)|entit(?:y|ies)|dao)(?:\/[^/]+)?\.(?:[cm]?[jt]s|py|rb|go|rs|java|kt|cs|php|prisma|sql|ex)$|(?:^|\/)[\w-]*(?:[._-]model|[._-]repository|[._-]schema|Repository|Entity|Dao)\.\w+$|\.prisma$/,
        phrases: [
            ...[
                'transaction',
                'transactions',
                'commit',
                'rollback',
                'upsert',
                'unique',
                'constraint',
                'on conflict',
            ],
            ...['for update', 'prisma', 'typeorm', 'sqlalchemy', 'redis'],
        ],
        lines: /\b(?:UPDATE|INSERT)\b|\bupdate\s+\w+\s+set\b|\binsert\s+into\b|\bsession\.add\b|\.objects\.|\bcache\.(?:get|set|del|delete)\b/,
    },
    {
        dimension: 'resource-lifecycle',
        phrases: [
            ...['socket', 'get connection', 'acquire', 'add event listener', 'lock', 'mutex', 'semaphore'],
            ...['subprocess', 'popen', 'create object url'],
        ],
        lines: /(?<![\w.])f?open\s*\(|\b(?:io|os)\.open\s*\(|\bfs\.open\w*\s*\(|\bos\.Open\w*\s*\(|\bFile::open\b|\bcreate\w*Stream\b|\bsubscribe\s*\(|\bnew Worker\b|(?<!tokio::)\bspawn\s*\(|\bgo func\b|\btokio::spawn\b|\basyncio\.create_task\b|\bcreate_task\s*\(/,
    },
    {
        dimension: 'api-contracts',
        paths: /\.(?:proto|graphql|gql)$|(?:^|\/)(?:openapi|swagger|asyncapi)[^/]*$|(?:^|\/)[^/]*schema[^/]*\.json$|(?:^|\/)(?:serializers?|dtos?)(?:\/[^/]+)?\.\w+$|[._-]dto\.\w+$/i,
        lines: /\b\w*(?:Dto|DTO|Serializer)\b/,
    },
    { dimension: 'api-contracts', paths: ROUTE_PATH, lines: ROUTE_LINE },
    {
        dimension: 'testing',
        paths: /(?:^|\/)test_[^/]*\.\w+$|_test\.\w+$|\.(?:spec|test)\.\w+$|(?:^|\/)conftest\.py$|(?:^|\/)__tests__\/|(?:^|\/)\w+Tests?\.(?:java|kt|cs|php|swift)$|_spec\.rb$/,
    },
    {
        dimension: 'migrations',
        paths: /(?:^|\/)(?:migrations?|migrate|alembic\/versions)\/(?:.*\/)?[^/]+\.(?:py|rb|sql|[jt]s|php|kt)$|(?:^|\/)[VRU]\d[\w.]*__[^/]+\.sql$/,
        lines: /\bop\.(?:add_column|drop_column|create_table|drop_table|alter_column|create_index|execute)\b|\bmigrations\.(?:AddField|RemoveField|CreateModel|AlterField|RunPython|RunSQL)\b/,
    },
];
/** Signals by dimension, the first of each. Files are those in scope. */
function detectDimensions(files, facts) {
    const found = new Map(dimension/* ALWAYS */.qI.map((name) => [name, { signal: 'always', at: null }]));
    const rules = RULES.filter(({ given }) => given === undefined || given(facts));
    const see = (dimension, signal, path, line) => {
        if (!found.has(dimension))
            found.set(dimension, { signal, at: { path, line } });
    };
    for (const file of files) {
        for (const { dimension, paths } of rules)
            if (paths?.test(file.path) === true || paths?.test(file.oldPath) === true)
                see(dimension, 'the path', file.path, null);
        if (!(0,code_words/* isCode */._m)(file.path))
            continue;
        for (const { line, text } of (0,change/* changedLines */.M)(file)) {
            if (text.length > code_words/* LONGEST_LINE */.i2 || (0,code_words/* isComment */.Cn)(text))
                continue;
            for (const { dimension, phrases, lines } of rules) {
                if (found.has(dimension))
                    continue;
                const said = (phrases && (0,code_words/* phraseIn */.dl)(text, phrases)) ?? lines?.exec(text)?.[0].trim();
                if (said !== undefined)
                    see(dimension, `"${said.slice(0, 40)}"`, file.path, line);
            }
        }
        const grown = growthOf(file);
        if (grown !== undefined)
            see('structural-entropy', grown.signal, file.path, grown.line);
    }
    if (facts.platforms.length >= 2 && files.some(({ path }) => (0,code_words/* isCode */._m)(path)))
        found.set('platform', { signal: facts.platforms.join(' and '), at: null });
    return found;
}
const DECLARES = /^\s*(?:(?:export|public|private|protected|internal|static|async|abstract|final|default|pub|inline|open|override|suspend)\s+)*(?:def|class|function|func|fn|fun|interface|trait|struct|enum|module|object|type|record)\b|^\s*(?:export\s+)?const\s+\w+\s*(?::[^=]+)?=\s*(?:async\s*)?(?:\(|\w+\s*=>|function\b|\[|\{)|^\s*[A-Z][A-Z0-9_]{2,}\s*=\s*[[{(]|^\s*(?:(?:public|private|protected|internal|static|async|final|virtual|override)\s+)+[\w<>[\],.?]+\s+\w+\s*\([^)]*\)\s*\{?\s*$|^\s*(?:static\s+)?(?:void|int|bool|char|float|double|size_t|auto)\s+\*?\w+\s*\([^;]*\)\s*\{?\s*$|^\s*(?:async\s+)?\w+\s*\([^()]*\)\s*(?::\s*[\w<>[\]| ]+)?\s*\{\s*$/;
/** Added lines that stand together and are a block of their own. */
const BLOCK = 5;
/** What a change adds that the codebase may own already: a declaration, a module, a block. */
function growthOf(file) {
    if (file.status === 'added')
        return { signal: 'a new module', line: 1 };
    let run = 0;
    let before = 0;
    for (const { side, line, text } of (0,change/* changedLines */.M)(file)) {
        if (side !== 'RIGHT' || text.length > code_words/* LONGEST_LINE */.i2 || text.trim() === '' || (0,code_words/* isComment */.Cn)(text))
            continue;
        if (DECLARES.test(text))
            return { signal: 'a new declaration', line };
        run = line === before + 1 ? run + 1 : 1;
        before = line;
        if (run >= BLOCK)
            return { signal: `a block of ${BLOCK} new lines`, line };
    }
    return undefined;
}

;// CONCATENATED MODULE: ./build/detect.js


/** The signals of the files in scope, in the repository as either commit has it. */
async function detectionOf(obtained, scope) {
    const { sources, headFile } = obtained;
    const files = [...scope.reviewed];
    const paths = files.map(({ path }) => path);
    const base = async (path) => sources.base?.(path).catch(() => undefined);
    // What either commit says counts, so that a change can't take its own reviewer away.
    const [before, after] = await Promise.all([factsOf(base, paths), factsOf(headFile, paths)]);
    return detectDimensions(files, eitherOf(before, after));
}
function eitherOf(one, other) {
    return {
        react: one.react || other.react,
        tsconfigAtRoot: one.tsconfigAtRoot || other.tsconfigAtRoot,
        services: Math.max(one.services, other.services),
        platforms: [...new Set([...one.platforms, ...other.platforms])],
    };
}


/***/ })

};
