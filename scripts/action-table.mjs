// Writes the generated parts of action.yml and README.md from the one table of inputs; `--check` only compares.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inputsOf } from '../src/settings/inputs.ts';
import { OUTPUTS } from '../src/settings/outputs.ts';

const root = join(import.meta.dirname, '..');
const quote = (text) =>
  /[:#'"{}[\]<>]|^\s|\s$|^(true|false|\d.*)$|^\.$/.test(text) ? `'${text.replaceAll("'", "''")}'` : text;

function actionYaml() {
  const inputs = inputsOf('action').flatMap((row) => [
    `  ${row.name}:`,
    `    description: ${quote(row.description)}`,
    '    required: false',
    ...(row.default === undefined ? [] : [`    default: ${quote(row.default)}`]),
  ]);
  const outputs = OUTPUTS.flatMap((row) => [`  ${row.name}:`, `    description: ${quote(row.description)}`]);
  return [
    'name: bernstein-review',
    'description: Reviews a pull request with many models and blocks or allows the merge; what was not reviewed is never approved.',
    'author: bernstein-review',
    'branding:',
    '  icon: shield',
    '  color: purple',
    'inputs:',
    ...inputs,
    'outputs:',
    ...outputs,
    'runs:',
    '  using: node24',
    '  main: dist/action/index.js',
    '',
  ].join('\n');
}

function readmeTable() {
  const all = [
    ...new Map([...inputsOf('cli'), ...inputsOf('action')].map((row) => [row.name, row])).values(),
  ];
  const rows = all.map((row) => {
    const where =
      row.programs === 'both'
        ? `\`${row.name}\`, \`--${row.name}\``
        : row.programs === 'action'
          ? `\`${row.name}\``
          : `\`--${row.name}\``;
    return `| ${where} | ${row.description.replaceAll('|', '\\|').replaceAll('<', '&lt;')} | ${row.default === undefined ? '' : `\`${row.default}\``} |`;
  });
  return ['| input, flag | meaning | default |', '|---|---|---|', ...rows].join('\n');
}

function outputTable() {
  return [
    '| output | meaning |',
    '|---|---|',
    ...OUTPUTS.map((row) => `| \`${row.name}\` | ${row.description} |`),
  ].join('\n');
}

function replaceBetween(text, name, content) {
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [from, to] = [text.indexOf(open), text.indexOf(close)];
  if (from < 0 || to < from) throw new Error(`README.md lacks the marks ${open} and ${close}`);
  return `${text.slice(0, from + open.length)}\n${content}\n${text.slice(to)}`;
}

const readmePath = join(root, 'README.md');
const readme = readFileSync(readmePath, 'utf8');
const wanted = {
  [join(root, 'action.yml')]: actionYaml(),
  [readmePath]: replaceBetween(replaceBetween(readme, 'inputs', readmeTable()), 'outputs', outputTable()),
};
for (const [path, content] of Object.entries(wanted)) {
  if (process.argv.includes('--check')) {
    if (readFileSync(path, 'utf8') !== content) {
      console.error(`${path} differs from the table in src/settings/inputs.ts; run: npm run table`);
      process.exitCode = 1;
    }
  } else writeFileSync(path, content);
}
