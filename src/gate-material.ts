/** What a gate needs beside the change, gathered and checked before the first call of the run. */
import { bindGates } from './agents/gate-plan.ts';
import type { Credentials, MissingCredential, Plan } from './agents/plan.ts';
import { refuseLeak } from './agents/review-gate.ts';
import { detectImplementers } from './change/implementer.ts';
import type { Obtained } from './change/obtained.ts';
import { ReviewError } from './kernel/errors.ts';
import type { Log } from './kernel/log.ts';
import type { FileReader } from './pipeline/source.ts';
import type { Settings } from './settings/settings.ts';
import type { GateMaterial } from './stages/gate-stage.ts';

export interface GatePorts {
  readonly log: Log;
  readonly credentials: Credentials;
  readonly shipped: FileReader;
  /** Text of an operator's file; throws when it can't be read. */
  readonly readFile: (path: string) => Promise<string>;
}

export interface PreparedGates {
  readonly plan: Plan;
  readonly missing: readonly MissingCredential[];
  readonly material: GateMaterial | undefined;
}

/** Who wrote the change: as the operator says, else as the commits do. `unknown` is no name. */
export async function implementersOf(
  settings: Settings,
  obtained: Extract<Obtained, { kind: 'change' }>,
): Promise<readonly string[]> {
  const named = namedImplementer(settings);
  return named.length > 0 ? named : detectImplementers(await obtained.commits());
}

export function namedImplementer({ implementerModel }: Settings): readonly string[] {
  const named = implementerModel?.trim() ?? '';
  return named === '' || named.toLowerCase() === 'unknown' ? [] : [named];
}

/** @throws EvalGateConfigError, FreshContextViolation, or ReviewError for a file that can't be read. */
export async function prepareGates(
  settings: Settings,
  ports: GatePorts,
  plan: Plan,
  obtained: Extract<Obtained, { kind: 'change' }>,
  implementersNow: () => Promise<readonly string[]>,
): Promise<PreparedGates> {
  if (!plan.stages.some(({ gate }) => gate !== null)) return { plan, missing: [], material: undefined };
  const implementers = await implementersNow();
  ports.log.info(`implementer: ${implementers.length === 0 ? 'unknown' : implementers.join(', ')}`);
  const bound = bindGates(plan, implementers, ports.credentials);
  for (const warning of bound.warnings) ports.log.warn(warning);
  const contract = await ports.shipped('gate.md');
  if (contract === undefined)
    throw new ReviewError('internal', 'The shipped gate.md is missing.', {
      next: 'Install the package again.',
    });
  const optional = async (path: string | undefined): Promise<string> =>
    path === undefined ? '' : ports.readFile(path);
  const material: GateMaterial = {
    spec: settings.spec === undefined ? await defaultSpec(obtained) : await ports.readFile(settings.spec),
    testOutput: await optional(settings.testOutput),
    contract,
    implementers,
  };
  refuseLeak(await optional(settings.implementerTranscript), {
    spec: material.spec,
    testOutput: material.testOutput,
    diff: Buffer.from(obtained.change.diff).toString('utf8'),
  });
  return { plan: bound.plan, missing: bound.missing, material };
}

async function defaultSpec({ change, linkedIssues }: Extract<Obtained, { kind: 'change' }>): Promise<string> {
  const issues = await linkedIssues();
  return issues.length > 0 ? issues.join('\n\n') : `# ${change.title}\n\n${change.description}`;
}
