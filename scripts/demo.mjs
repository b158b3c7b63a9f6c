// The main job with no key and no network: a branch with planted defects, reviewed through the shipped CLI bundle.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CLEAN, makeDemoRepository, PLANTED } from './demo-repository.mjs';

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'bernstein-review-demo-'));
const out = mkdtempSync(join(tmpdir(), 'bernstein-review-demo-out-'));

console.log(`Making a repository with planted defects in ${folder}`);
makeDemoRepository(folder);

const flags = [
  '--pipeline',
  'templates/review/static-2-stage.yaml',
  '--base',
  'main',
  '--head',
  'feature',
  '--out',
  out,
];
console.log(`Running: bernstein-review ${flags.join(' ')}\n`);
const result = spawnSync(process.execPath, [join(root, 'dist', 'cli', 'index.js'), ...flags], {
  cwd: folder,
  stdio: 'inherit',
});

const meaning = { 0: 'approved', 1: 'the merge is blocked', 2: 'the run could not start' }[
  result.status ?? 2
];
console.log(`\nExit code ${result.status}: ${meaning}.`);
console.log(`Record of the run: ${join(out, 'review.json')}`);
const record = JSON.parse(readFileSync(join(out, 'review.json'), 'utf8'));
rmSync(folder, { recursive: true, force: true });

const found = new Set(
  record.findings.map(({ location, category }) => `${location.path}:${location.line} ${category}`),
);
const missed = PLANTED.map(([path, line, category]) => `${path}:${line} ${category}`).filter(
  (wanted) => !found.has(wanted),
);
const wrong = record.findings.filter(({ location }) => CLEAN.includes(location.path));
const worked =
  result.status === 1 && record.verdict === 'request_changes' && missed.length === 0 && wrong.length === 0;
console.log(
  `Planted defects found: ${PLANTED.length - missed.length} of ${PLANTED.length}. Findings in clean files: ${wrong.length}.`,
);
if (!worked) console.error(`The demo did not work. Missed: ${missed.join(', ') || 'none'}`);
process.exitCode = worked ? 0 : 1;
