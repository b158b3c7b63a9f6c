/**
 * Which dimensions a change calls for (spec quality-gates g): by paths, and by added and removed lines of code. Context
 * lines, comments, documents and lock files say nothing; a signal that fires too often costs one reviewer that finds
 * itself off-topic.
 */
import { changedLines, type FileChange } from '../change/change.ts';
import { ALWAYS, type Dimension } from '../pipeline/dimension.ts';
import { isCode, isComment, LONGEST_LINE, phraseIn } from './code-words.ts';
import type { Detection, Signal } from './detection.ts';
import type { RepositoryFacts } from './repository-facts.ts';

interface Rule {
  readonly dimension: Dimension;
  readonly paths?: RegExp;
  /** Phrases of code words. */
  readonly phrases?: readonly string[];
  readonly lines?: RegExp;
  /** Only where this holds of the repository. */
  readonly given?: (facts: RepositoryFacts) => boolean;
}

const ROUTE_LINE =
  /@(?:Get|Post|Put|Patch|Delete|All|Controller|RestController|RequestMapping|GetMapping|PostMapping|PutMapping|DeleteMapping|PatchMapping)\s*\(|@\w+\.(?:route|get|post|put|patch|delete)\s*\(|\b(?:router|app|server|api|r|mux|route)\.(?:get|post|put|patch|delete|GET|POST|PUT|PATCH|DELETE|HandleFunc|Handle)\s*\(\s*["'`/]|\bhttp\.HandleFunc\s*\(|\[Http(?:Get|Post|Put|Patch|Delete)\b|\bRoute::(?:get|post|put|patch|delete)\s*\(|\bpath\s*\(\s*r?["']/;
const ROUTE_PATH =
  /(?:^|\/)(?:routes?|controllers?|handlers?|endpoints?|api)\/[^/]+\.\w+$|(?:^|\/)urls\.py$|(?:^|\/)config\/routes\.rb$/;

const RULES: readonly Rule[] = [
  {
    dimension: 'ui-races',
    paths: /\.(?:tsx|jsx|vue|svelte|qml|component\.ts)$/,
    lines:
      /\b(?:scrollTo|scrollIntoView|onScroll|scrollTop|requestAnimationFrame|ResizeObserver|IntersectionObserver|getBoundingClientRect|offsetHeight|offsetWidth)\b|\.(?:focus|blur)\s*\(/,
  },
  { dimension: 'react-performance', paths: /\.[jt]sx$/, given: ({ react }) => react },
  { dimension: 'ts-type-safety', paths: /\.[cm]?tsx?$/, given: ({ tsconfigAtRoot }) => tsconfigAtRoot },
  {
    dimension: 'performance',
    paths:
      /\.(?:vue|svelte|jsx|tsx|html|css|scss|less)$|(?:^|\/)(?:frontend|client|web|ui|components|pages|views|public)\/.*\.[cm]?[jt]s$/,
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
    paths:
      /(?:^|\/)startup\/|(?:^|\/)(?:main|bootstrap|startup|wiring|container|composition|manage|wsgi|asgi|Program|Startup)\.\w+$|(?:^|\/)AppServiceProvider\.php$/,
    phrases: ['on startup', 'lifespan', 'create app', 'bootstrap', 'run migrations', 'migrate database'],
    lines:
      /\bdef main\b|\bif __name__\b|\binit_\w+|\bfunc (?:main|init)\s*\(|\bfn main\s*\(|\b(?:app|server|container|registry|router)\.register\w*\s*\(|\bregister_blueprint\b|@(?:Module|Injectable|Bean|SpringBootApplication)\b|\.(?:AddSingleton|AddScoped|AddTransient|registerSingleton|provide)\s*[(<]/,
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
    paths:
      /(?:^|\/)(?:models?|schemas?|orm|repositor(?:y|ies)|entit(?:y|ies)|dao)(?:\/[^/]+)?\.(?:[cm]?[jt]s|py|rb|go|rs|java|kt|cs|php|prisma|sql|ex)$|(?:^|\/)[\w-]*(?:[._-]model|[._-]repository|[._-]schema|Repository|Entity|Dao)\.\w+$|\.prisma$/,
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
    lines:
      /\b(?:UPDATE|INSERT)\b|\bupdate\s+\w+\s+set\b|\binsert\s+into\b|\bsession\.add\b|\.objects\.|\bcache\.(?:get|set|del|delete)\b/,
  },
  {
    dimension: 'resource-lifecycle',
    phrases: [
      ...['socket', 'get connection', 'acquire', 'add event listener', 'lock', 'mutex', 'semaphore'],
      ...['subprocess', 'popen', 'create object url'],
    ],
    lines:
      /(?<![\w.])f?open\s*\(|\b(?:io|os)\.open\s*\(|\bfs\.open\w*\s*\(|\bos\.Open\w*\s*\(|\bFile::open\b|\bcreate\w*Stream\b|\bsubscribe\s*\(|\bnew Worker\b|(?<!tokio::)\bspawn\s*\(|\bgo func\b|\btokio::spawn\b|\basyncio\.create_task\b|\bcreate_task\s*\(/,
  },
  {
    dimension: 'api-contracts',
    paths:
      /\.(?:proto|graphql|gql)$|(?:^|\/)(?:openapi|swagger|asyncapi)[^/]*$|(?:^|\/)[^/]*schema[^/]*\.json$|(?:^|\/)(?:serializers?|dtos?)(?:\/[^/]+)?\.\w+$|[._-]dto\.\w+$/i,
    lines: /\b\w*(?:Dto|DTO|Serializer)\b/,
  },
  { dimension: 'api-contracts', paths: ROUTE_PATH, lines: ROUTE_LINE },
  {
    dimension: 'testing',
    paths:
      /(?:^|\/)test_[^/]*\.\w+$|_test\.\w+$|\.(?:spec|test)\.\w+$|(?:^|\/)conftest\.py$|(?:^|\/)__tests__\/|(?:^|\/)\w+Tests?\.(?:java|kt|cs|php|swift)$|_spec\.rb$/,
  },
  {
    dimension: 'migrations',
    paths:
      /(?:^|\/)(?:migrations?|migrate|alembic\/versions)\/(?:.*\/)?[^/]+\.(?:py|rb|sql|[jt]s|php|kt)$|(?:^|\/)[VRU]\d[\w.]*__[^/]+\.sql$/,
    lines:
      /\bop\.(?:add_column|drop_column|create_table|drop_table|alter_column|create_index|execute)\b|\bmigrations\.(?:AddField|RemoveField|CreateModel|AlterField|RunPython|RunSQL)\b/,
  },
];

/** Signals by dimension, the first of each. Files are those in scope. */
export function detectDimensions(files: readonly FileChange[], facts: RepositoryFacts): Detection {
  const found = new Map<Dimension, Signal>(ALWAYS.map((name) => [name, { signal: 'always', at: null }]));
  const rules = RULES.filter(({ given }) => given === undefined || given(facts));
  const see = (dimension: Dimension, signal: string, path: string, line: number | null): void => {
    if (!found.has(dimension)) found.set(dimension, { signal, at: { path, line } });
  };
  for (const file of files) {
    for (const { dimension, paths } of rules)
      if (paths?.test(file.path) === true || paths?.test(file.oldPath) === true)
        see(dimension, 'the path', file.path, null);
    if (!isCode(file.path)) continue;
    for (const { line, text } of changedLines(file)) {
      if (text.length > LONGEST_LINE || isComment(text)) continue;
      for (const { dimension, phrases, lines } of rules) {
        if (found.has(dimension)) continue;
        const said = (phrases && phraseIn(text, phrases)) ?? lines?.exec(text)?.[0].trim();
        if (said !== undefined) see(dimension, `"${said.slice(0, 40)}"`, file.path, line);
      }
    }
    const grown = growthOf(file);
    if (grown !== undefined) see('structural-entropy', grown.signal, file.path, grown.line);
  }
  if (facts.platforms.length >= 2 && files.some(({ path }) => isCode(path)))
    found.set('platform', { signal: facts.platforms.join(' and '), at: null });
  return found;
}

const DECLARES =
  /^\s*(?:(?:export|public|private|protected|internal|static|async|abstract|final|default|pub|inline|open|override|suspend)\s+)*(?:def|class|function|func|fn|fun|interface|trait|struct|enum|module|object|type|record)\b|^\s*(?:export\s+)?const\s+\w+\s*(?::[^=]+)?=\s*(?:async\s*)?(?:\(|\w+\s*=>|function\b|\[|\{)|^\s*[A-Z][A-Z0-9_]{2,}\s*=\s*[[{(]|^\s*(?:(?:public|private|protected|internal|static|async|final|virtual|override)\s+)+[\w<>[\],.?]+\s+\w+\s*\([^)]*\)\s*\{?\s*$|^\s*(?:static\s+)?(?:void|int|bool|char|float|double|size_t|auto)\s+\*?\w+\s*\([^;]*\)\s*\{?\s*$|^\s*(?:async\s+)?\w+\s*\([^()]*\)\s*(?::\s*[\w<>[\]| ]+)?\s*\{\s*$/;
/** Added lines that stand together and are a block of their own. */
const BLOCK = 5;

/** What a change adds that the codebase may own already: a declaration, a module, a block. */
function growthOf(file: FileChange): { readonly signal: string; readonly line: number } | undefined {
  if (file.status === 'added') return { signal: 'a new module', line: 1 };
  let run = 0;
  let before = 0;
  for (const { side, line, text } of changedLines(file)) {
    if (side !== 'RIGHT' || text.length > LONGEST_LINE || text.trim() === '' || isComment(text)) continue;
    if (DECLARES.test(text)) return { signal: 'a new declaration', line };
    run = line === before + 1 ? run + 1 : 1;
    before = line;
    if (run >= BLOCK) return { signal: `a block of ${BLOCK} new lines`, line };
  }
  return undefined;
}
