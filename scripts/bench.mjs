// Benchmarks, each measured side by side with its yardstick in one run. Prints ratios; exits 1 when one is missed.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const work = mkdtempSync(join(tmpdir(), 'bernstein-review-bench-'));
const token = 'ghs_token-for-the-benchmark';
const rounds = Number(process.env.BENCH_ROUNDS ?? 15);
const median = (values) => [...values].sort((left, right) => left - right)[Math.floor(values.length / 2)];

const diffOf = (files, lines) =>
  Array.from({ length: files }, (_, file) => {
    const body = Array.from(
      { length: lines },
      (_, line) => `+const value${line} = compute(${line}, 'file ${file}');\n`,
    ).join('');
    return `diff --git a/src/f${file}.ts b/src/f${file}.ts\n--- a/src/f${file}.ts\n+++ b/src/f${file}.ts\n@@ -1 +1,${lines + 1} @@\n start\n${body}`;
  }).join('');

const state = {
  diff: diffOf(3, 20),
  files: 3,
  firstRequest: 0,
  requests: 0,
  calls: 0,
  delay: 0,
  pipeline: '',
  prompts: [],
  /** Reply by model; every other model approves. */
  replies: {},
};
const approve = JSON.stringify({ verdict: 'approve', feedback: 'ok', issues: [] });
const server = createServer((request, response) => {
  const json = (value) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(value));
  };
  const chunks = [];
  request
    .on('data', (chunk) => chunks.push(chunk))
    .on('end', () => {
      const path = request.url ?? '';
      if (path.startsWith('/v1/messages')) {
        state.calls += 1;
        const { model, system, messages } = JSON.parse(Buffer.concat(chunks).toString('utf8'));
        state.prompts.push(JSON.stringify([system, messages]));
        const message = {
          id: 'm',
          type: 'message',
          role: 'assistant',
          model: 'claude-bench',
          content: [{ type: 'text', text: state.replies[model] ?? approve }],
          stop_reason: 'end_turn',
          stop_sequence: null,
          usage: { input_tokens: 1, output_tokens: 1 },
        };
        setTimeout(() => json(message), state.delay);
        return;
      }
      state.requests += 1;
      if (state.firstRequest === 0) state.firstRequest = performance.now();
      if (path.includes('/contents/')) {
        if (path.includes('review.yaml')) return response.end(state.pipeline);
        response.writeHead(404).end('{}');
      } else if (path.includes('/comments'))
        json(request.method === 'POST' ? { html_url: 'https://x.invalid' } : []);
      else if (String(request.headers.accept).includes('diff')) response.end(state.diff);
      else
        json({
          number: 7,
          html_url: 'x',
          title: 'T',
          body: 'B',
          state: 'open',
          draft: false,
          user: { login: 'u' },
          base: { ref: 'main', sha: 'b'.repeat(40) },
          head: { ref: 'f', sha: 'a'.repeat(40), repo: { full_name: 'acme/shop' } },
          changed_files: state.files,
          additions: 60,
          deletions: 0,
        });
    });
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${server.address().port}`;

/** Runs a script as a step; gives start-up to the first request, the whole time, and the peak memory in MB. */
function runStep(script, env) {
  state.firstRequest = 0;
  state.requests = 0;
  state.calls = 0;
  state.prompts = [];
  const output = join(work, 'output');
  writeFileSync(output, '');
  writeFileSync(join(work, 'event.json'), JSON.stringify({ number: 7, pull_request: { number: 7 } }));
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn('/usr/bin/env', [process.execPath, '--require', join(work, 'peak.cjs'), script], {
      cwd: work,
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      env: {
        PATH: process.env.PATH,
        HOME: work,
        GITHUB_ACTIONS: 'true',
        GITHUB_REPOSITORY: 'acme/shop',
        GITHUB_API_URL: url,
        GITHUB_EVENT_NAME: 'pull_request',
        GITHUB_EVENT_PATH: join(work, 'event.json'),
        GITHUB_OUTPUT: output,
        GITHUB_STEP_SUMMARY: output,
        GITHUB_WORKSPACE: work,
        RUNNER_TEMP: work,
        'INPUT_GITHUB-TOKEN': token,
        INPUT_ARTIFACT: 'false',
        ANTHROPIC_API_KEY: 'key-for-the-benchmark',
        ANTHROPIC_BASE_URL: url,
        ...env,
      },
    });
    let peak = 0;
    child.on('message', (message) => {
      peak = message.peak;
    });
    child.stderr.resume();
    child.on('close', (code) =>
      resolve({
        code,
        startUp: state.firstRequest - started,
        whole: performance.now() - started,
        peak,
        requests: state.requests,
        calls: state.calls,
      }),
    );
  });
}

writeFileSync(
  join(work, 'peak.cjs'),
  "process.on('exit', () => { try { process.send({ peak: process.resourceUsage().maxRSS / 1024 }); } catch {} });\n",
);
// The yardstick: an empty action that makes the same first request through the toolkit's client, bundled the same way.
const emptySource = join(root, 'build', 'bench-empty.js');
writeFileSync(
  emptySource,
  "import { getOctokit } from '@actions/github';\nawait getOctokit(process.env['INPUT_GITHUB-TOKEN']).request('GET /repos/{owner}/{repo}/pulls/{pull_number}', { owner: 'acme', repo: 'shop', pull_number: 7 });\nprocess.exit(0);\n",
);
execFileSync(
  process.execPath,
  [
    join(root, 'node_modules/@vercel/ncc/dist/ncc/cli.js'),
    'build',
    'build/bench-empty.js',
    '-o',
    join(work, 'empty'),
    '--no-cache',
    '-q',
  ],
  { cwd: root, stdio: 'ignore' },
);

const ours = join(root, 'dist', 'action', 'index.js');
const empty = join(work, 'empty', 'index.js');
let missed = 0;
function report(name, value, bound, unit = '') {
  const ok = value <= bound;
  if (!ok) missed += 1;
  console.log(`${ok ? 'ok  ' : 'MISS'}  ${name}: ${value.toFixed(3)}${unit} (at most ${bound}${unit})`);
}

state.pipeline =
  'name: bench\nstages:\n  - name: one\n    aggregator: { strategy: any }\n    agents: [{ role: r, model: anthropic/claude-bench }]\n';
const [a, b] = [[], []];
for (let round = 0; round < rounds; round += 1) {
  a.push(await runStep(ours, {}));
  b.push(await runStep(empty, {}));
}
if (a.some(({ code }) => code !== 0)) throw new Error('the benchmarked review did not approve');
report(
  'start-up to the first API request ÷ empty action',
  median(a.map((run) => run.startUp)) / median(b.map((run) => run.startUp)),
  1.3,
);
report(
  'peak memory ÷ empty action',
  median(a.map((run) => run.peak)) / median(b.map((run) => run.peak)),
  1.3,
);
report('GitHub requests for a three-file pull request', Math.max(...a.map((run) => run.requests)), 8);
console.log(
  `      small pull request: ${(median(a.map((run) => run.whole)) / 1000).toFixed(2)} s, ${Math.round(median(a.map((run) => run.peak)))} MB, first request after ${Math.round(median(a.map((run) => run.startUp)))} ms`,
);

// Three stages of 200 ms calls against the same run with calls that answer at once: what is left over is ours.
state.pipeline = `name: bench\nstages:\n${[5, 1, 1].map((agents, stage) => `  - name: s${stage}\n    parallelism: 5\n    agents:\n${Array.from({ length: agents }, (_, index) => `      - { role: r${index}, model: anthropic/claude-bench }\n`).join('')}`).join('')}`;
const [slow, quick] = [[], []];
for (let round = 0; round < rounds; round += 1) {
  state.delay = 200;
  slow.push((await runStep(ours, {})).whole);
  state.delay = 0;
  quick.push((await runStep(ours, {})).whole);
}
state.delay = 0;
const overhead = (median(slow) - median(quick) - 600) / 600;
report(
  'overhead over the critical path of three stages of 200 ms calls',
  Math.max(0, overhead) * 100,
  3,
  ' %',
);

state.pipeline =
  'name: bench\nstages:\n  - name: one\n    parallelism: 32\n    aggregator: { strategy: any }\n    agents: [{ role: r, model: anthropic/claude-bench }]\n';
state.diff = diffOf(200, 96);
state.files = 200;
const large = [];
const largeSlow = [];
for (let round = 0; round < 5; round += 1) {
  large.push(await runStep(ours, {}));
  state.delay = 200;
  largeSlow.push(await runStep(ours, {}));
  state.delay = 0;
}
console.log(
  `      200 files, 19,200 changed lines: ${(median(large.map((run) => run.whole)) / 1000).toFixed(2)} s, ${Math.round(median(large.map((run) => run.peak)))} MB, ${large[0].requests} GitHub requests, ${large[0].calls} model calls`,
);
report('the same with 200 ms a call', median(largeSlow.map((run) => run.whole)) / 1000, 2, ' s');

console.log(
  `      calls per changed kilobyte: ${(large[0].calls / (state.diff.length / 1024)).toFixed(4)} (${large[0].calls} for ${Math.round(state.diff.length / 1024)} kB)`,
);

// Agents of one stage on a 40 kB diff: the share of each later prompt that the first one begins with.
state.pipeline =
  'name: bench\ncache_warmup: false\nstages:\n  - name: one\n    agents:\n      - { role: security, model: anthropic/claude-bench, prompt_template: security.md }\n      - { role: tests, model: anthropic/claude-bench, prompt_template: tests.md }\n      - { role: correctness, model: anthropic/claude-bench }\n';
state.diff = diffOf(9, 96);
state.files = 9;
await runStep(ours, {});
const [first = '', ...later] = state.prompts;
const shares = later.map((prompt) => {
  let same = 0;
  while (same < prompt.length && prompt[same] === first[same]) same += 1;
  return same / prompt.length;
});
report(
  `prompt bytes of agents 2 to ${shares.length + 1} that are not shared (${Math.round(state.diff.length / 1024)} kB diff)`,
  (1 - Math.min(...shares)) * 100,
  10,
  ' %',
);

// The panel: 25 findings, four lenses of 200 ms, against the same run with lenses that answer at once.
const place = { path: 'src/f0.ts', line: 3 };
const verdictOf = (more) =>
  JSON.stringify({ verdict: 'REAL', confidence: 90, reason: 'r', cites: [place], ...more });
state.replies = {
  'claude-bench': JSON.stringify({
    outcome: 'findings',
    dimension: 'd',
    findings: Array.from({ length: 25 }, (_, index) => ({
      title: `defect${index} alpha${index} beta${index}`,
      severity: 'Low',
      confidence: 90,
      location: { path: 'src/f0.ts', line: 2 + (index % 18), end_line: null },
      description: 'd',
      evidence: [],
      quantities: [],
    })),
    examined: [{ path: 'src/f0.ts', what: 'all' }],
  }),
  'claude-premise': JSON.stringify({
    premise_verdict: 'HOLDS',
    refutation_target: null,
    counterexample: null,
    premise_form: 'compliant',
    derived_premise: 'p',
    reason: 'r',
  }),
  'claude-real': verdictOf({ fp_category: null }),
  'claude-severity': verdictOf({ severity_vote: 'Low' }),
};
state.files = 3;
state.diff = diffOf(3, 20);
state.pipeline =
  'name: bench\nstages:\n  - { name: r, agents: [{ role: r, model: anthropic/claude-bench }] }\n  - name: p\n    kind: panel\n    parallelism: 32\n    agents:\n      - { role: premise, model: anthropic/claude-premise }\n      - { role: reachability, model: anthropic/claude-real }\n      - { role: false_positive, model: anthropic/claude-real }\n      - { role: severity, model: anthropic/claude-severity }\n';
const panelRuns = { slow: [], quick: [] };
for (let round = 0; round < Math.min(rounds, 5); round += 1) {
  state.delay = 0;
  panelRuns.quick.push(await runStep(ours, {}));
  state.delay = 200;
  panelRuns.slow.push(await runStep(ours, {}));
}
state.delay = 0;
const panelCalls = panelRuns.slow[0].calls - 1;
if (panelCalls < 25) throw new Error('the benchmarked panel did not run');
report('model calls of the panel for a finding', panelCalls / 25, 4);
// One of the 200 ms is the reviewer's.
report(
  'a panel of 25 findings with 200 ms lenses at parallelism 32, our own time included',
  median(panelRuns.slow.map(({ whole }) => whole)) - 200 - median(a.map(({ whole }) => whole)),
  1500,
  ' ms',
);

// The context of a 60-file change, in a small and in a large repository.
const context = JSON.parse(
  execFileSync(process.execPath, [join(root, 'scripts', 'bench-context.mjs')], { encoding: 'utf8' }),
);
report('building the context of 60 files in a repository of 5,000', context[5000].seconds, 3, ' s');
report('its peak memory', context[5000].peak, 300, ' MB');
report('5,000 files ÷ 1,000 files around the same change', context[5000].seconds / context[1000].seconds, 2);

// Parsing and packing, each measurement in a process of its own.
const measure = (mode, lines) => {
  const runs = Array.from({ length: 5 }, () =>
    JSON.parse(
      execFileSync(process.execPath, [join(root, 'scripts', 'bench-change.mjs'), mode, String(lines)], {
        encoding: 'utf8',
      }),
    ),
  );
  return Object.fromEntries(Object.keys(runs[0]).map((key) => [key, median(runs.map((run) => run[key]))]));
};
const [alone, parsed, fourfold] = [
  measure('diff', 50_000),
  measure('ours', 50_000),
  measure('ours', 200_000),
];
console.log(
  `      50,000 changed lines: parsed in ${parsed.parse.toFixed(0)} ms, packed in ${parsed.pack.toFixed(0)} ms into ${parsed.parts} parts, ${Math.round(parsed.peak)} MB at its peak`,
);
report('parsing ÷ the diff package alone', parsed.parse / alone.parse, 1.3);
report(
  '200,000 lines ÷ 50,000 lines (4 is linear)',
  (fourfold.parse + fourfold.pack) / (parsed.parse + parsed.pack),
  4.4,
);

// Verifying: the whole command less its start-up.
const chain = join(work, 'chain');
execFileSync(process.execPath, [join(root, 'scripts', 'bench-receipts.mjs'), '50', '5', chain]);
const timeOf = (args) =>
  median(
    Array.from({ length: rounds }, () => {
      const started = performance.now();
      execFileSync(process.execPath, [join(root, 'dist', 'cli', 'index.js'), 'receipt', 'verify', ...args]);
      return performance.now() - started;
    }),
  );
report(
  'verifying 50 passes with a 5 MB diff, after start-up',
  timeOf(['--chain', '--pr', 'https://github.com/acme/shop/pull/7', '--dir', chain]) - timeOf(['--help']),
  300,
  ' ms',
);

server.close();
server.closeAllConnections();
rmSync(work, { recursive: true, force: true });
process.exitCode = missed === 0 ? 0 : 1;
