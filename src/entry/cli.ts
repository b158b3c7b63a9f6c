/** The command line: flags in, exit code out. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command, CommanderError, Option } from 'commander';
import { review } from '../compose.ts';
import { Console } from '../edges/console.ts';
import { readTextFile } from '../edges/files.ts';
import { obtainSigningKey } from '../edges/signing-key.ts';
import { messageOf, ReviewError } from '../kernel/errors.ts';
import { requireNode } from '../kernel/node-version.ts';
import { createRedactor } from '../kernel/redact.ts';
import { VERSION } from '../kernel/version.ts';
import { PipelineInvalid } from '../pipeline/problem.ts';
import { verifyCommand } from '../report/proof-section.ts';
import { renderRecord } from '../report/record-json.ts';
import { renderText } from '../report/text.ts';
import { rulesetOfFile } from '../rules/load-rules.ts';
import { readEndpoints, VENDORS, variableValue } from '../settings/environment.ts';
import { type InputRow, inputsOf } from '../settings/inputs.ts';
import { Secret } from '../settings/secret.ts';
import { parseSettings, type RawInputs } from '../settings/settings.ts';
import { readWorkflowContext } from '../settings/workflow.ts';
import { EXIT_COULD_NOT_START, exitCodeOf } from './exit-code.ts';
import { addReceiptCommands, EXIT_UNUSABLE } from './receipt-command.ts';
import { abortOnSignals, exitWhenWritten, tolerateClosedReaders } from './shutdown.ts';

tolerateClosedReaders();
const environment = { ...process.env };
const terminal = process.stderr.isTTY === true;
const colour = terminal && !environment['NO_COLOR'] && environment['TERM'] !== 'dumb';
const stderr = (text: string): void => {
  process.stderr.write(text);
};
/** What the chosen command ends with where it can't be used as asked. */
let unusable = EXIT_COULD_NOT_START;
let console = new Console({ redactor: createRedactor([]), colour, live: false, stderr });

try {
  exitWhenWritten(await runCommandLine(process.argv));
} catch (thrown) {
  exitWhenWritten(explain(thrown, unusable));
}

async function runCommandLine(argv: readonly string[]): Promise<number> {
  let exitCode = 0;
  const program = new Command('bernstein-review')
    .description(
      'Reviews a pull request, a range, a diff file or the working tree with many models; its exit code can block a merge.',
    )
    .version(VERSION)
    .hook('preAction', () => requireNode(process.versions.node))
    .exitOverride()
    .showHelpAfterError('(run bernstein-review --help for the flags)');
  const command = program
    .command('review', { isDefault: true })
    .description('review a change (the default command)');
  for (const row of inputsOf('cli')) command.addOption(optionOf(row));
  command
    .addHelpText(
      'after',
      '\nExit codes: 0 approved (or validated, dry run, skipped), 1 merge blocked, 2 the run could not start.',
    )
    .action(async (options: Record<string, string | boolean>) => {
      exitCode = await reviewCommand(options);
    });
  program
    .command('schema')
    .description('print the JSON Schema of a pipeline file')
    .action(async () => {
      const { pipelineJsonSchema } = await import('../pipeline/schema.ts');
      process.stdout.write(`${JSON.stringify(pipelineJsonSchema(), null, 2)}\n`);
    });
  const rules = program.command('rules').description('work with review rules');
  rules
    .command('digest')
    .argument('<file>')
    .description('print the digest of a rules file')
    .action(async (file: string) => {
      await printRulesDigest(file);
    });
  const receipt = addReceiptCommands(
    program,
    environment,
    (text) => process.stdout.write(text),
    (code) => {
      exitCode = code;
    },
  );
  if (argv[2] === 'receipt' && argv[3] === 'verify') unusable = EXIT_UNUSABLE;
  for (const each of [program, ...program.commands, ...rules.commands, ...receipt.commands])
    each.exitOverride().configureOutput({ writeErr: (text) => process.stderr.write(text) });
  await program.parseAsync([...argv]);
  return exitCode;
}

function optionOf(row: InputRow): Option {
  const flags = row.kind === 'boolean' ? `--${row.name}` : `--${row.name} <${row.placeholder ?? 'VALUE'}>`;
  const fallback = row.kind === 'boolean' || row.default === undefined ? '' : ` (default: ${row.default})`;
  return new Option(flags, `${row.description}${fallback}`);
}

async function reviewCommand(options: Record<string, string | boolean>): Promise<number> {
  const settings = parseSettings(rawInputs(options), (name) => `--${name}`);
  const workflow = readWorkflowContext(environment);
  const endpoints = readEndpoints(environment);
  const tokenText = variableValue(environment, 'GITHUB_TOKEN') ?? variableValue(environment, 'GH_TOKEN');
  const token = tokenText === undefined ? undefined : new Secret(tokenText);
  const secrets = [token, ...VENDORS.map((vendor) => endpoints[vendor].key)].filter(
    (secret) => secret !== undefined,
  );
  const signingKey =
    settings.mode === 'review'
      ? await obtainSigningKey({
          signingKey: undefined,
          auditKey: undefined,
          environment,
          ownIdentity: !workflow.inWorkflow,
          workdir: settings.workdir,
        })
      : undefined;
  const redactor = createRedactor([
    ...secrets.map((secret) => secret.reveal()),
    ...(signingKey?.secrets ?? []),
  ]);
  console = new Console({ redactor, colour, live: terminal && environment['TERM'] !== 'dumb', stderr });
  const { record, text, folder, proof } = await review({
    settings,
    workflow,
    endpoints,
    environment,
    packageRoot: join(dirname(fileURLToPath(import.meta.url)), '..', '..'),
    version: VERSION,
    console,
    redactor,
    cancelled: abortOnSignals(),
    token,
    signingKey,
    pipelineWarnings: () => undefined,
  });
  if (settings.format === 'json') console.printJson(renderRecord(record));
  else console.print(text ?? renderText(record));
  if (folder !== undefined) console.info(`record: ${join(folder, 'review.json')}`);
  if (folder !== undefined && proof !== undefined) console.info(`receipt: ${verifyCommand(proof, folder)}`);
  return exitCodeOf(record, false);
}

async function printRulesDigest(file: string): Promise<void> {
  const text = await readTextFile(file);
  if (text === undefined) throw new ReviewError('usage', `The rules file ${file} does not exist.`);
  const { ruleset, warnings } = rulesetOfFile(text);
  for (const { line, message } of warnings) console.warn(`${file}:${line}: ${message}`);
  process.stdout.write(`${ruleset.digest}\n`);
}

function rawInputs(options: Record<string, string | boolean>): RawInputs {
  const camel = (name: string): string =>
    name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return Object.fromEntries(
    inputsOf('cli').flatMap(({ name }) => {
      // The library reads a flag --no-x as the negation of x.
      if (name.startsWith('no-')) return options[camel(name.slice(3))] === false ? [[name, 'true']] : [];
      const value = options[camel(name)];
      return value === undefined ? [] : [[name, String(value)]];
    }),
  );
}

function explain(thrown: unknown, code: number): number {
  if (thrown instanceof CommanderError) return thrown.exitCode === 0 ? 0 : code;
  if (thrown instanceof PipelineInvalid) {
    for (const warning of thrown.warnings)
      console.warn(`${thrown.path}:${warning.line}:${warning.column}: ${warning.message}`);
    console.problems(thrown.message);
  } else {
    console.error(
      thrown instanceof ReviewError ? thrown.explanation : `Unexpected failure: ${messageOf(thrown)}`,
    );
  }
  return code;
}
