// Type-checks and compiles src/ with tsc, then bundles each program with ncc into dist/. Deterministic: the same
// sources give the same bytes, so that dist/ can be compared with a fresh build.
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { build } from 'vite';

const root = join(import.meta.dirname, '..');
const output = process.argv[2] ?? join(root, 'dist');
const run = (script, args) =>
  execFileSync(process.execPath, [join(root, 'node_modules', script), ...args], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });

rmSync(join(root, 'build'), { recursive: true, force: true });
run('typescript/bin/tsc', ['-p', '.']);
for (const program of ['action', 'cli', 'lib']) {
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

// The script of report.html: the verifier for a browser, where another file stands in for node:crypto.
const page = join(output, 'page');
rmSync(page, { recursive: true, force: true });
await build({
  root,
  configFile: false,
  logLevel: 'error',
  resolve: { alias: { 'node:crypto': join(root, 'build', 'edges', 'browser-crypto.js') } },
  build: {
    outDir: page,
    emptyOutDir: true,
    target: 'es2022',
    minify: true,
    lib: {
      entry: join(root, 'build', 'entry', 'page.js'),
      formats: ['iife'],
      name: 'page',
      fileName: () => 'index.js',
    },
  },
});
const libraries = ['@noble/ed25519', '@noble/hashes'];
const licenses = libraries.map(
  (name) => `${name}\n${readFileSync(join(root, 'node_modules', name, 'LICENSE'), 'utf8')}`,
);
writeFileSync(join(page, 'licenses.txt'), `${licenses.join('\n')}`);
const script = readFileSync(join(page, 'index.js'), 'utf8');
if (script.includes('</script')) throw new Error('the page script would close its own element');
writeFileSync(
  join(page, 'index.js'),
  `/*! ${libraries.join(', ')}: MIT License, (c) Paul Miller (paulmillr.com) */\n${script}`,
);

// The library's types: the declarations that its entry reaches, with imports that point to declarations.
const declarations = join(root, 'build', 'types');
run('typescript/bin/tsc', ['-p', '.', '--declaration', '--emitDeclarationOnly', '--outDir', declarations]);
const reached = new Set();
const visit = (path) => {
  if (reached.has(path)) return;
  reached.add(path);
  const text = readFileSync(path, 'utf8');
  for (const [, target] of text.matchAll(/(?:from|import\()\s*'(\.[^']+)\.[tj]s'/g))
    visit(join(dirname(path), `${target}.d.ts`));
  const copy = join(output, 'lib', 'types', relative(declarations, path));
  mkdirSync(dirname(copy), { recursive: true });
  writeFileSync(copy, text.replace(/((?:from|import\()\s*'\.[^']+)\.ts'/g, "$1.js'"));
};
visit(join(declarations, 'entry', 'lib.d.ts'));
writeFileSync(join(output, 'lib', 'index.d.ts'), "export * from './types/entry/lib.js';\n");
