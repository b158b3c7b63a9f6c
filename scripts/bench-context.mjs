// Builds the context of a 60-file change in repositories of several sizes; prints JSON with times and peak memory.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const CHANGED = 60;
const SIZES = [1_000, 5_000];
const ROUNDS = 5;
const median = (values) => [...values].sort((left, right) => left - right)[Math.floor(values.length / 2)];

/** A module of some 60 lines that uses three others; the same neighbourhood whatever the repository's size. */
function moduleText(index, count, changed) {
  const uses = [1, 2, 7].map((step) => (index + step) % count);
  const functions = Array.from(
    { length: 8 },
    (_, at) =>
      `export function compute${index}Part${at}(value: number): number {\n  if (value > ${at}) return ${changed && at === 0 ? `measure${index}(value) + ` : ''}other${uses[at % 3]}(value - 1);\n  return value * ${index};\n}\n`,
  );
  return `${uses.map((use) => `import { compute${use}Part0 as other${use} } from './m${use}';`).join('\n')}\n${functions.join('\n')}export function measure${index}(value: number): number {\n  return value;\n}\n`;
}

function repository(size) {
  const folder = mkdtempSync(join(tmpdir(), 'bernstein-review-bench-context-'));
  const git = (...args) =>
    execFileSync('git', ['-c', 'user.name=B', '-c', 'user.email=b@example.invalid', ...args], {
      cwd: folder,
    });
  git('init', '--quiet', '.');
  mkdirSync(join(folder, 'src'));
  // Neighbours stay among the first thousand, so that a larger repository is only larger.
  for (let index = 0; index < size; index += 1)
    writeFileSync(
      join(folder, 'src', `m${index}.ts`),
      moduleText(index, index < SIZES[0] ? SIZES[0] : size, false),
    );
  git('add', '.');
  git('commit', '--quiet', '-m', 'base');
  for (let index = 0; index < CHANGED; index += 1)
    writeFileSync(join(folder, 'src', `m${index * 3}.ts`), moduleText(index * 3, SIZES[0], true));
  git('commit', '--quiet', '-am', 'change');
  git('gc', '--quiet');
  writeFileSync(
    join(folder, '..', `${folder.split('/').at(-1)}.yaml`),
    'context: { build: true }\nstages: [{ name: s, agents: [{ role: r, adapter: static }] }]\n',
  );
  return folder;
}

function build(folder, peakScript) {
  const out = mkdtempSync(join(tmpdir(), 'bernstein-review-bench-out-'));
  const finished = spawnSync(
    process.execPath,
    [
      ...['--require', peakScript, join(root, 'dist', 'cli', 'index.js')],
      ...['--pipeline', `${folder}.yaml`, '--base', 'HEAD~1', '--head', 'HEAD', '--out', out],
    ],
    { cwd: folder, env: { PATH: process.env.PATH, HOME: out, PEAK_FILE: join(out, 'peak') } },
  );
  const { context } = JSON.parse(readFileSync(join(out, 'review.json'), 'utf8'));
  if (context.mode !== 'full') throw new Error(`no context: ${context.reason} ${String(finished.stderr)}`);
  const peak = Number(readFileSync(join(out, 'peak'), 'utf8'));
  rmSync(out, { recursive: true });
  return { seconds: context.built_in / 1000, peak, rows: context.rows.length };
}

const peakScript = join(mkdtempSync(join(tmpdir(), 'bernstein-review-bench-peak-')), 'peak.cjs');
writeFileSync(
  peakScript,
  "process.on('exit', () => require('fs').writeFileSync(process.env.PEAK_FILE, String(process.resourceUsage().maxRSS / 1024)));\n",
);
const results = {};
for (const size of SIZES) {
  const folder = repository(size);
  const runs = Array.from({ length: ROUNDS }, () => build(folder, peakScript));
  results[size] = Object.fromEntries(
    ['seconds', 'peak', 'rows'].map((key) => [key, median(runs.map((run) => run[key]))]),
  );
  rmSync(folder, { recursive: true });
  rmSync(`${folder}.yaml`);
}
console.log(JSON.stringify(results));
