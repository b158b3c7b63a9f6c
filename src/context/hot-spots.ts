/** Where code meets the world, and where it says itself that it is not done: by pattern, never by opinion (f.3, f.7). */
import { isComment, LONGEST_LINE } from '../dimensions/code-words.ts';
import type { SourceFile } from './neighbourhood.ts';

export interface HotSpot {
  readonly kind: string;
  readonly direction: 'inbound' | 'outbound' | 'both';
  readonly risk: 'high' | 'medium' | 'low';
  readonly path: string;
  readonly line: number;
}

const SPOTS: readonly (readonly [string, HotSpot['direction'], HotSpot['risk'], RegExp])[] = [
  [
    'HTTP in',
    'inbound',
    'high',
    /@(?:Get|Post|Put|Patch|Delete|RequestMapping|GetMapping|PostMapping)\b|@\w+\.(?:route|get|post|put|patch|delete)\s*\(|\b(?:router|app|server|mux)\.(?:get|post|put|patch|delete|HandleFunc)\s*\(|\[Http(?:Get|Post|Put|Delete)/,
  ],
  [
    'HTTP out',
    'outbound',
    'medium',
    /\bfetch\s*\(|\baxios\b|\brequests\.(?:get|post|put|delete|patch)\b|\bhttpx?\.(?:Get|Post|NewRequest|AsyncClient|Client)\b|\burllib\b|\bHttpClient\b|\breqwest::/,
  ],
  [
    'database',
    'both',
    'high',
    /\b(?:SELECT|INSERT INTO|UPDATE|DELETE FROM)\b|\.objects\.|\bsession\.(?:add|execute|query|commit)\b|\bprisma\.\w+|\.(?:executeQuery|prepareStatement|findOne|createQueryBuilder)\b|\bdb\.(?:Query|Exec|query|execute)\b/,
  ],
  [
    'queue',
    'both',
    'high',
    /\b(?:kafka|amqp|rabbitmq|sqs|pubsub|celery|dramatiq|nats)\b|\b(?:enqueue|dequeue|publish|consume)\w*\s*\(/i,
  ],
  [
    'file system',
    'both',
    'medium',
    /\bfs\.(?:read|write|open|rm|unlink|mkdir|rename)\w*|\bopen\s*\(|\bos\.(?:Open|Create|Remove|remove|rename)\b|\bFile(?:Reader|Writer|OutputStream|::open)\b/,
  ],
  [
    'process',
    'outbound',
    'high',
    /\bsubprocess\b|\bPopen\b|\bspawn\w*\s*\(|\bexecFile\w*\s*\(|\bexec\.Command\b|\bRuntime\.getRuntime\b|\bos\.system\b/,
  ],
  [
    'environment',
    'inbound',
    'low',
    /\bprocess\.env\b|\bos\.(?:environ|getenv|Getenv)\b|\bSystem\.getenv\b|\bstd::env::/,
  ],
  ['cache', 'both', 'medium', /\bcache\.(?:get|set|del|delete|put)\b|\bredis\b|\bmemcached?\b/i],
  [
    'timer',
    'both',
    'medium',
    /\bset(?:Interval|Timeout)\s*\(|\btime\.(?:Sleep|AfterFunc|NewTicker)\b|\bscheduler?\b|\bcron\b/i,
  ],
  [
    'UI state',
    'both',
    'low',
    /\buse(?:State|Effect|Ref|Reducer|LayoutEffect)\s*\(|\bref\s*\(|\bsetState\s*\(/,
  ],
  [
    'lock',
    'both',
    'medium',
    /\b(?:mutex|semaphore|synchronized|RwLock|lock_guard)\b|\.(?:Lock|acquire|lock)\s*\(/i,
  ],
];
/** A debt, and no danger by itself. */
export const NOT_DONE = 'says itself that it is not done';
const RISKS: readonly (readonly [string, RegExp])[] = [
  [
    'catches everything',
    /\bexcept\s*(?:Exception|BaseException)?\s*:|\bcatch\s*(?:\((?:Exception|Throwable|\.\.\.)[^)]*\)\s*)?\{[\s}]*$/,
  ],
  ['runs text as code', /\beval\s*\(|\bnew Function\s*\(|\bexec\s*\(\s*["'f]/],
  ['builds SQL from text', /(?:SELECT|INSERT|UPDATE|DELETE)\b[^;]*(?:["'`]\s*\+|\$\{|%s|\bf["'])/],
  [
    'turns a check off',
    /\bverify\s*=\s*False\b|rejectUnauthorized\s*:\s*false|InsecureSkipVerify|@ts-ignore|# type: ignore|\bnosec\b|eslint-disable/,
  ],
  [NOT_DONE, /\b(?:TODO|FIXME|HACK|XXX)\b/],
];

/** Hot-spots of one file, a line each at the most once a kind. */
export function hotSpotsOf({ path, text }: SourceFile): HotSpot[] {
  const found: HotSpot[] = [];
  text.split('\n').forEach((line, index) => {
    if (line.length > LONGEST_LINE || isComment(line)) return;
    for (const [kind, direction, risk, pattern] of SPOTS)
      if (pattern.test(line)) found.push({ kind, direction, risk, path, line: index + 1 });
  });
  return found;
}

export function risksOf({
  path,
  text,
}: SourceFile): { readonly what: string; readonly path: string; readonly line: number }[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      line.length > LONGEST_LINE
        ? []
        : RISKS.flatMap(([what, pattern]) => (pattern.test(line) ? [{ what, path, line: index + 1 }] : [])),
    );
}
