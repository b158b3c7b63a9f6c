/**
 * The `sarif` adapter: results of an earlier step (ESLint, Semgrep, CodeQL, Trivy …) as findings. Only results
 * on changed lines vote; the others are counted. A log of a tool that did not run is no clean result.
 */
import type { FileChange } from '../change/change.ts';
import { changedLines } from '../change/change.ts';
import { type Finding, plainFinding } from '../findings/finding.ts';
import type { Severity } from '../findings/severity.ts';
import { ReviewError } from '../kernel/errors.ts';
import { isJsonObject, objectsOf } from '../kernel/json.ts';
import { placesOf, type SarifPlace } from './sarif-place.ts';

export interface SarifReading {
  readonly findings: readonly Finding[];
  /** Results that lie on no changed line. */
  readonly elsewhere: number;
}

type Run = Record<string, unknown>;

/** @throws ReviewError `sarif-invalid` for text that is no SARIF 2.1.0 log of a run that finished. */
export function readSarif(
  text: string,
  file: string,
  changed: readonly FileChange[],
  root: string,
): SarifReading {
  const touched = new Map(changed.map((change) => [change.path, linesOf(change)]));
  const findings: Finding[] = [];
  let elsewhere = 0;
  for (const run of readRuns(text, file)) {
    for (const result of objectsOf(run['results'])) {
      if (isSuppressed(result) || result['kind'] === 'pass' || result['kind'] === 'notApplicable') continue;
      const place = placesOf(run, result, root).find((candidate) => isTouched(touched, candidate));
      if (place === undefined) elsewhere += 1;
      else findings.push(findingOf(run, result, place));
    }
  }
  return { findings, elsewhere };
}

function readRuns(text: string, file: string): Run[] {
  const refuse = (why: string, cause?: unknown): never => {
    throw new ReviewError('sarif-invalid', `${file} ${why}.`, {
      next: 'Check that the earlier step ran to its end and writes a SARIF 2.1.0 file there.',
      ...(cause === undefined ? {} : { cause }),
    });
  };
  let log: unknown;
  try {
    log = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (cause) {
    return refuse('is not JSON', cause);
  }
  if (!isJsonObject(log) || !Array.isArray(log['runs'])) return refuse('is not a SARIF log');
  if (log['version'] !== '2.1.0')
    return refuse(`has SARIF version ${JSON.stringify(log['version'])}, not 2.1.0`);
  const runs = objectsOf(log['runs']);
  if (runs.length === 0) return refuse('holds no run');
  for (const run of runs) {
    if (!Array.isArray(run['results'])) refuse('holds a run without results, so the tool did not finish');
    if (objectsOf(run['invocations']).some((invocation) => invocation['executionSuccessful'] === false)) {
      refuse('says that the tool failed');
    }
  }
  return runs;
}

function findingOf(run: Run, result: Record<string, unknown>, place: SarifPlace): Finding {
  const tool = isJsonObject(run['tool']) ? run['tool'] : {};
  const driver = isJsonObject(tool['driver']) ? tool['driver'] : {};
  const rule = ruleOf([driver, ...objectsOf(tool['extensions'])], result);
  const ruleId = [result['ruleId'], rule?.['id']].find((id) => typeof id === 'string');
  const message =
    isJsonObject(result['message']) && typeof result['message']['text'] === 'string'
      ? result['message']['text']
      : '';
  return plainFinding({
    title: message.split('\n', 1)[0] || ruleId || 'Result without a message',
    severity: severityOf(result, rule),
    category: `${typeof driver['name'] === 'string' ? driver['name'] : 'sarif'}/${ruleId ?? 'result'}`,
    location: {
      path: place.path,
      line: place.line ?? 1,
      endLine: place.endLine === undefined || place.endLine === place.line ? null : place.endLine,
    },
    description: message,
  });
}

/** By the result's rule reference, else by id, in the driver and its extensions (CodeQL keeps its rules there). */
function ruleOf(components: readonly Run[], result: Record<string, unknown>): Run | undefined {
  const reference = isJsonObject(result['rule']) ? result['rule'] : {};
  const id = result['ruleId'] ?? reference['id'];
  const byId = components
    .flatMap((component) => objectsOf(component['rules']))
    .find((rule) => id !== undefined && rule['id'] === id);
  if (byId !== undefined) return byId;
  const holder = isJsonObject(reference['toolComponent']) ? reference['toolComponent']['index'] : undefined;
  const component = typeof holder === 'number' ? components[holder + 1] : components[0];
  const index = result['ruleIndex'] ?? reference['index'];
  return typeof index === 'number' && component !== undefined
    ? objectsOf(component['rules'])[index]
    : undefined;
}

/** `security-severity` (a CVSS score) where a rule has one, else the level; the default level is warning. */
function severityOf(result: Record<string, unknown>, rule: Run | undefined): Severity {
  const properties = rule && isJsonObject(rule['properties']) ? rule['properties'] : {};
  const score = Number(properties['security-severity'] ?? Number.NaN);
  const configuration =
    rule && isJsonObject(rule['defaultConfiguration']) ? rule['defaultConfiguration'] : {};
  const level = result['level'] ?? configuration['level'] ?? 'warning';
  const byLevel: Severity = level === 'error' ? 'High' : level === 'warning' ? 'Medium' : 'Low';
  if (score >= 9) return 'Critical';
  if (score >= 7) return 'High';
  if (score >= 4) return byLevel === 'High' ? 'High' : 'Medium';
  return byLevel;
}

function isSuppressed(result: Record<string, unknown>): boolean {
  return objectsOf(result['suppressions']).some(
    (item) => item['status'] !== 'rejected' && item['status'] !== 'underReview',
  );
}

function linesOf(file: FileChange): ReadonlySet<number> {
  return new Set([...changedLines(file)].filter(({ side }) => side === 'RIGHT').map(({ line }) => line));
}

/** A result about a whole file touches any change of that file. */
function isTouched(touched: ReadonlyMap<string, ReadonlySet<number>>, place: SarifPlace): boolean {
  const lines = touched.get(place.path);
  if (lines === undefined) return false;
  if (place.line === undefined) return true;
  const from = place.line;
  const to = place.endLine ?? from;
  return [...lines].some((line) => line >= from && line <= to);
}
