/** Detection of dimensions on small diffs in many languages: each signal on, each near-miss off. */
import { describe, expect, it } from 'vitest';
import { parseDiff } from '../../src/change/parse-diff.ts';
import { codeWords } from '../../src/dimensions/code-words.ts';
import { dimensionEntry } from '../../src/dimensions/dimension-plan.ts';
import { factsOf, NO_FACTS, type RepositoryFacts } from '../../src/dimensions/repository-facts.ts';
import { detectDimensions } from '../../src/dimensions/signals.ts';
import { ALWAYS, DETECTED, type Dimension } from '../../src/pipeline/dimension.ts';

function diffOf(path: string, lines: string): ReturnType<typeof parseDiff> {
  const body = lines.split('\n');
  const count = (mark: string): number => body.filter((line) => line[0] === mark || line[0] === ' ').length;
  return parseDiff(
    `diff --git a/${path} b/${path}\n--- a/${path}\n+++ b/${path}\n@@ -1,${count('-')} +1,${count('+')} @@\n${lines}\n`,
  );
}

const REACT: RepositoryFacts = { ...NO_FACTS, react: true };
const TSCONFIG: RepositoryFacts = { ...NO_FACTS, tsconfigAtRoot: true };
const SERVICES: RepositoryFacts = { ...NO_FACTS, services: 3 };
const FULL: RepositoryFacts = { ...NO_FACTS, platforms: ['a frontend framework', 'a backend framework'] };
const HALF: RepositoryFacts = { ...NO_FACTS, platforms: ['a backend framework'] };

type Row = [Dimension, 'on' | 'off', string, string, RepositoryFacts?];
const TABLE: Row[] = [
  ['ui-races', 'on', 'src/List.tsx', '+const a = 1;'],
  ['ui-races', 'on', 'src/dom.ts', '+input.focus();'],
  ['ui-races', 'on', 'app/Form.vue', '-  v-model'],
  ['ui-races', 'off', 'src/list.ts', '+const inFocus = true;'],
  ['ui-races', 'off', 'lib/view.py', '+focus = lens.focus_length'],
  ['react-performance', 'on', 'src/List.tsx', '+const a = 1;', REACT],
  ['react-performance', 'off', 'src/List.tsx', '+const a = 1;'],
  ['react-performance', 'off', 'src/list.ts', '+const a = 1;', REACT],
  ['ts-type-safety', 'on', 'src/a.ts', '+const a = b as any;', TSCONFIG],
  ['ts-type-safety', 'off', 'src/a.ts', '+const a = b as any;'],
  ['ts-type-safety', 'off', 'src/a.js', '+const a = b;', TSCONFIG],
  ['performance', 'on', 'app/Form.svelte', '+{#each rows}'],
  ['performance', 'on', 'web/client/list.ts', '+rows.map(load);'],
  ['performance', 'off', 'app/List.tsx', '+rows.map(load);', REACT],
  ['performance', 'off', 'server/list.go', '+for range rows {}'],
  ['platform', 'on', 'server/a.rb', '+a', FULL],
  ['platform', 'off', 'server/a.rb', '+a', HALF],
  ['platform', 'off', 'README.md', '+a', FULL],
  ['distributed-flows', 'on', 'worker/send.py', '+from kafka import KafkaProducer'],
  ['distributed-flows', 'on', 'src/Publisher.java', '+  RabbitMqTemplate template;'],
  ['distributed-flows', 'on', 'internal/jobs.go', '+\tq.enqueueOn(jobQueue)'],
  ['distributed-flows', 'on', 'api/orders.ts', "+router.get('/orders', list);", SERVICES],
  ['distributed-flows', 'off', 'api/orders.ts', "+router.get('/orders', list);"],
  ['distributed-flows', 'off', 'src/a.ts', '+const queued = requeueing;'],
  ['circular-deps', 'on', 'app/server.py', "+if __name__ == '__main__':"],
  ['circular-deps', 'on', 'cmd/api/run.go', '+func init() {'],
  ['circular-deps', 'on', 'src/app.module.ts', '+@Module({ imports: [] })'],
  ['circular-deps', 'on', 'Api/Setup.cs', '+services.AddSingleton<Clock>();'],
  ['circular-deps', 'off', 'src/domain.ts', '+const initial = 1;'],
  ['circular-deps', 'off', 'src/a.rs', '+fn maintain() {}'],
  ['temporal-resilience', 'on', 'src/a.ts', '+setInterval(tick, 1000);'],
  ['temporal-resilience', 'on', 'src/a.kt', '+    val retryCount = 3'],
  ['temporal-resilience', 'on', 'lib/job.rb', '-  schedule.every("1h")'],
  ['temporal-resilience', 'on', 'src/net.rs', '+    let backoff = Duration::from_secs(1);'],
  ['temporal-resilience', 'off', 'src/a.ts', '+const pollution = spoll + interval;'],
  ['temporal-resilience', 'off', 'src/a.ts', '+// retry with backoff'],
  ['temporal-resilience', 'off', 'docs/ops.md', '+retry with backoff'],
  ['temporal-resilience', 'off', 'src/a.ts', ' setInterval(tick);\n+const a = 1;'],
  ['data-integrity', 'on', 'db/q.sql', '+UPDATE orders SET paid = 1;'],
  ['data-integrity', 'on', 'shop/views.py', '+    Order.objects.filter(id=1)'],
  ['data-integrity', 'on', 'src/pay.ts', '+await db.transaction(work);'],
  ['data-integrity', 'on', 'app/models/order.rb', '+  a'],
  ['data-integrity', 'on', 'src/OrderRepository.java', '+  a();'],
  ['data-integrity', 'off', 'src/a.ts', '+update(view); insertAt(3); committee();'],
  ['data-integrity', 'off', 'src/modeling.ts', '+const uniqueness = 1;'],
  ['resource-lifecycle', 'on', 'src/a.py', "+f = open('x')"],
  ['resource-lifecycle', 'on', 'src/a.go', '+\tgo func() {}()'],
  ['resource-lifecycle', 'on', 'src/a.cpp', '+std::lock_guard<std::mutex> guard(m);'],
  ['resource-lifecycle', 'on', 'src/a.rs', '+tokio::spawn(async move {});'],
  ['resource-lifecycle', 'on', 'src/a.ts', "+window.addEventListener('x', f);"],
  ['resource-lifecycle', 'off', 'src/a.ts', '+dialog.open(); reopen(); const clock = block;'],
  ['resource-lifecycle', 'off', 'yarn.lock', '+lock'],
  ['api-contracts', 'on', 'api/shop.proto', '+message A {}'],
  ['api-contracts', 'on', 'docs/openapi.yaml', '+paths:'],
  ['api-contracts', 'on', 'src/a.py', "+@app.post('/orders')"],
  ['api-contracts', 'on', 'src/OrderDto.java', '+class OrderDto {}'],
  ['api-contracts', 'on', 'Api/Orders.cs', '+[HttpGet("{id}")]'],
  ['api-contracts', 'off', 'src/a.py', '+total = cart.get("orders")'],
  ['api-contracts', 'off', 'src/a.ts', '+map.get(key); map.delete(key);'],
  ['testing', 'on', 'tests/test_order.py', '+    assert a'],
  ['testing', 'on', 'pkg/order_test.go', '+a'],
  ['testing', 'on', 'src/OrderTest.java', '+a'],
  ['testing', 'on', 'spec/order_spec.rb', '+a'],
  ['testing', 'off', 'src/contest.ts', '+const tested = 1;'],
  ['testing', 'off', 'src/latest.py', '+a = 1'],
  ['migrations', 'on', 'shop/migrations/0002_paid.py', '+a'],
  ['migrations', 'on', 'db/migrate/20260101_add.rb', '+a'],
  ['migrations', 'on', 'sql/V12__paid.sql', '+a'],
  ['migrations', 'on', 'alembic/env_paid.py', "+op.add_column('a', b)"],
  ['migrations', 'off', 'docs/migrations/guide.md', '+a'],
  ['migrations', 'off', 'src/immigration.ts', '+migrate();'],
  ['structural-entropy', 'on', 'src/a.ts', '+export function total() {}'],
  ['structural-entropy', 'on', 'src/a.py', '+RATES = {'],
  ['structural-entropy', 'on', 'src/a.go', '+a()\n+b()\n+c()\n+d()\n+e()'],
  ['structural-entropy', 'off', 'src/a.go', '+a()\n+b()\n x()\n+d()\n+e()'],
  ['structural-entropy', 'off', 'src/a.ts', '-export function total() {}'],
  ['structural-entropy', 'off', 'src/a.ts', '+  return classify(definition);'],
];

describe('signals', () => {
  it.each(TABLE)('%s is %s for %s: %s', (dimension, state, path, lines, facts = NO_FACTS) => {
    expect(detectDimensions(diffOf(path, lines), facts).has(dimension)).toBe(state === 'on');
  });

  it('the table has at least 60 diffs, ten languages, and both sides of every dimension', () => {
    expect(TABLE.length).toBeGreaterThanOrEqual(60);
    expect(new Set(TABLE.map(([, , path]) => path.split('.').at(-1))).size).toBeGreaterThanOrEqual(10);
    for (const dimension of DETECTED)
      for (const state of ['on', 'off'])
        expect(TABLE.some(([name, is]) => name === dimension && is === state)).toBe(true);
  });

  it('four are always on, and a signal names what was seen and where', () => {
    const found = detectDimensions(diffOf('src/a.ts', ' one\n+setTimeout(tick, 5);'), NO_FACTS);
    for (const name of ALWAYS) expect(found.get(name)).toEqual({ signal: 'always', at: null });
    expect(found.get('temporal-resilience')).toEqual({
      signal: '"set timeout"',
      at: { path: 'src/a.ts', line: 2 },
    });
  });

  it('takes identifiers apart', () => {
    expect(codeWords('const maxRetryCount = HTTPServer.keep_alive;')).toEqual([
      ...['const', 'max', 'retry', 'count', 'http', 'server', 'keep', 'alive'],
    ]);
  });
});

describe('the repository', () => {
  const facts = (files: Record<string, string>, changed: string[]): Promise<RepositoryFacts> =>
    factsOf(async (path) => files[path], changed);

  it('is read from manifests at the root and above what changed', async () => {
    expect(
      await facts(
        {
          'package.json': '{"dependencies":{"express":"5"}}',
          'web/package.json': '{"dependencies":{"react":"19"}}',
          'tsconfig.json': '{}',
          'docker-compose.yml': 'services: { web: {}, api: {} }',
        },
        ['web/src/a.tsx'],
      ),
    ).toEqual({
      react: true,
      tsconfigAtRoot: true,
      services: 2,
      platforms: ['a frontend framework', 'a backend framework', 'several services'],
    });
  });

  it.each<[string, Record<string, string>]>([
    ['a compose file with one service', { 'docker-compose.yml': 'services: { web: {} }' }],
    ['broken files', { 'package.json': '{', 'compose.yml': ': [' }],
    ['nothing', {}],
  ])('%s is no platform', async (_, files) => {
    expect((await facts(files, ['src/a.ts'])).platforms).toEqual([]);
  });
});

describe('which reviewers run', () => {
  const detection = detectDimensions(diffOf('src/a.ts', '+setTimeout(tick, 5);'), NO_FACTS);
  it.each<[string, 'always' | 'auto', readonly string[] | 'all' | undefined, string, string]>([
    ['security', 'auto', undefined, 'always', 'always on'],
    ['temporal-resilience', 'auto', undefined, 'detected', '"set timeout" in src/a.ts:1'],
    ['migrations', 'auto', undefined, 'skipped', 'nothing in the change calls for it'],
    ['migrations', 'always', undefined, 'always', 'always on'],
    ['migrations', 'auto', 'all', 'always', 'dimensions: all'],
    ['migrations', 'auto', ['migrations'], 'always', 'named in dimensions'],
    ['temporal-resilience', 'auto', ['migrations'], 'skipped', 'not named in dimensions'],
  ])('%s, %s, dimensions %s: %s', (dimension, when, listed, state, reason) => {
    expect(dimensionEntry({ dimension, when }, detection, listed)).toEqual({ dimension, state, reason });
  });
});
