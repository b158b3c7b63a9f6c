// A small repository with a branch of planted defects beside clean files, for the demo and its test.
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

// Two halves, so that no secret scanner takes this file for a leak; the credential never existed.
const FAKE_TOKEN = `ghp_${'16C7e42F292c6912E7710c83'}${'8347Ae178B4a'}`;

const BASE = {
  'README.md': '# Shop\n\nTakes orders.\n',
  'src/order.ts':
    'export function total(prices: number[]): number {\n  return prices.reduce((sum, price) => sum + price, 0);\n}\n',
  'src/pay.py': 'def pay(order):\n    return charge(order)\n',
  'test/order.test.ts':
    "import { total } from '../src/order';\n\nit('adds prices', () => {\n  expect(total([1, 2])).toBe(3);\n});\n",
};

const CHANGED = {
  'README.md': '# Shop\n\nTakes orders, and sends a receipt.\n',
  'src/receipt.ts':
    'export function receipt(total: number): string {\n  return `Total: ${total.toFixed(2)}`;\n}\n',
  'src/order.ts':
    'export function total(prices: number[]): number {\n  debugger;\n  try {\n    return prices.reduce((sum, price) => sum + price, 0);\n  } catch (error) {\n  }\n  return 0;\n}\n',
  'src/pay.py':
    'def pay(order):\n    try:\n        return charge(order)\n    except Exception:\n        pass\n',
  'src/config.ts': `export const token = '${FAKE_TOKEN}';\n`,
  'src/access.ts':
    "export function isAdmin(role: string): boolean {\n  return role !== 'user\u202e \u2066// admins only\u2069 \u2066';\n}\n",
  'src/merge.ts':
    '<<<<<<< HEAD\nexport const limit = 10;\n=======\nexport const limit = 20;\n>>>>>>> feature\n',
  'test/order.test.ts':
    "import { total } from '../src/order';\n\nit.only('adds prices', () => {\n  expect(total([1, 2])).toBe(3);\n});\n\nit.skip('refuses negative prices', () => {\n  expect(() => total([-1])).toThrow();\n});\n",
  '.github/workflows/label.yml':
    'on:\n  pull_request_target:\njobs:\n  label:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: someone/labeler@v3\n      - run: echo "${{ github.event.pull_request.title }}"\n',
};

/** What the review must find: file, line and the check's category. */
export const PLANTED = [
  ['.github/workflows/label.yml', 2, 'static/workflow-trigger'],
  ['.github/workflows/label.yml', 7, 'static/unpinned-action'],
  ['.github/workflows/label.yml', 8, 'static/script-injection'],
  ['src/access.ts', 2, 'static/hidden-character'],
  ['src/config.ts', 1, 'static/secret'],
  ['src/merge.ts', 1, 'static/conflict-marker'],
  ['src/merge.ts', 5, 'static/conflict-marker'],
  ['src/order.ts', 2, 'static/debugging'],
  ['src/order.ts', 5, 'static/swallowed-exception'],
  ['src/pay.py', 4, 'static/swallowed-exception'],
  ['test/order.test.ts', 3, 'static/focused-test'],
  ['test/order.test.ts', 7, 'static/skipped-test'],
];

/** Changed files without a defect. */
export const CLEAN = ['README.md', 'src/receipt.ts'];

/** Makes the repository in an empty folder: `main`, and `feature` with the defects checked out. */
export function makeDemoRepository(folder) {
  const git = (...args) =>
    execFileSync(
      'git',
      [
        '-c',
        'user.name=Demo',
        '-c',
        'user.email=demo@example.invalid',
        '-c',
        'commit.gpgsign=false',
        '-c',
        'core.autocrlf=false',
        ...args,
      ],
      {
        cwd: folder,
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    );
  git('init', '--quiet', '--initial-branch=main');
  writeAll(folder, BASE);
  git('add', '--all');
  git('commit', '--quiet', '-m', 'Take orders');
  git('checkout', '--quiet', '-b', 'feature');
  writeAll(folder, CHANGED);
  git('add', '--all');
  git('commit', '--quiet', '-m', 'Send receipts');
}

function writeAll(folder, files) {
  for (const [path, content] of Object.entries(files)) {
    const full = join(folder, path);
    mkdirSync(dirname(full), { recursive: true });
    writeFileSync(full, content);
    chmodSync(full, 0o644);
  }
}
