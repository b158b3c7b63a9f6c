// Type-checks and compiles src/ with tsc, then bundles each program with ncc into dist/. Deterministic: the same
// sources give the same bytes, so that dist/ can be compared with a fresh build.
import { execFileSync } from 'node:child_process';
import { chmodSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const output = process.argv[2] ?? join(root, 'dist');
const run = (script, args) =>
  execFileSync(process.execPath, [join(root, 'node_modules', script), ...args], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });

rmSync(join(root, 'build'), { recursive: true, force: true });
run('typescript/bin/tsc', ['-p', '.']);
for (const program of ['action', 'cli']) {
  const folder = join(output, program);
  rmSync(folder, { recursive: true, force: true });
  run('@vercel/ncc/dist/ncc/cli.js', [
    'build',
    `build/entry/${program}.js`,
    '-o',
    folder,
    '--no-cache',
    '--license',
    'licenses.txt',
    '-q',
  ]);
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.js'))) {
    const path = join(folder, name);
    // Comments that point to source maps of dependencies, which are not shipped.
    const text = readFileSync(path, 'utf8').replace(/^\/\/# sourceMappingURL=.*$/gm, '');
    writeFileSync(
      path,
      name === 'index.js' && program === 'cli' ? `#!/usr/bin/env node\n${text.replace(/^#!.*\n/, '')}` : text,
    );
  }
}
chmodSync(join(output, 'cli', 'index.js'), 0o755);
