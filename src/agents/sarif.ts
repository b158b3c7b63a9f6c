/**
 * The `sarif` adapter: results of an earlier step (ESLint, Semgrep, CodeQL, Trivy …) as findings.
 * Only results on changed lines vote; the others are counted and named.
 */
import type { FileChange } from '../change/change.ts';
import { changedLines } from '../change/change.ts';
import { type Finding, plainFinding } from '../findings/finding.ts';
import type { Severity } from '../findings/severity.ts';
import { ReviewError } from '../kernel/errors.ts';
import { isJsonObject } from '../kernel/json.ts';

export interface SarifReading {
  readonly findings: readonly Finding[];
  /** Results that lie on no changed line. */
  readonly elsewhere: number;
}

/** @throws ReviewError `sarif-invalid` for text that is not a SARIF 2.1.0 log. */
export function readSarif(text: string, file: string, changed: readonly FileChange[]): SarifReading {
  const log = parseLog(text, file);
  const touched = new Map(changed.map((change) => [change.path, linesOf(change)]));
  const findings: Finding[] = [];
  let elsewhere = 0;
  for (const run of log) {
    for (const result of list(run['results'])) {
      if (!isJsonObject(result) || isSuppressed(result) || result['kind'] === 'pass') continue;
      const place = placeOf(result);
      const lines = place && touched.get(place.path);
      if (!place || !lines || !overlaps(lines, place.line, place.endLine)) elsewhere += 1;
      else findings.push(findingOf(run, result, place));
    }
  }
  return { findings, elsewhere };
}

function parseLog(text: string, file: string): Record<string, unknown>[] {
  const refuse = (why: string, cause?: unknown): never => {
    throw new ReviewError('sarif-invalid', `${file} ${why}.`, {
      next: 'Check that the earlier step writes a SARIF 2.1.0 file there.',
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
  return log['runs'].filter(isJsonObject);
}

interface Place {
  path: string;
  line: number;
  endLine: number;
}

function placeOf(result: Record<string, unknown>): Place | undefined {
  const location = list(result['locations']).find(isJsonObject);
  const physical =
    location && isJsonObject(location['physicalLocation']) ? location['physicalLocation'] : undefined;
  const artifact =
    physical && isJsonObject(physical['artifactLocation']) ? physical['artifactLocation'] : undefined;
  const region = physical && isJsonObject(physical['region']) ? physical['region'] : undefined;
  const uri = artifact?.['uri'];
  const line = region?.['startLine'];
  if (typeof uri !== 'string' || typeof line !== 'number') return undefined;
  const end = region?.['endLine'];
  return { path: pathOf(uri), line, endLine: typeof end === 'number' && end >= line ? end : line };
}

/** Tools write relative paths, `file:` addresses and percent escapes; a repository path is plain and relative. */
function pathOf(uri: string): string {
  const bare = uri.replace(/^file:\/\//, '').replace(/^\.\//, '');
  try {
    return decodeURIComponent(bare);
  } catch {
    return bare;
  }
}

function findingOf(run: Record<string, unknown>, result: Record<string, unknown>, place: Place): Finding {
  const driver =
    isJsonObject(run['tool']) && isJsonObject(run['tool']['driver']) ? run['tool']['driver'] : {};
  const ruleId = typeof result['ruleId'] === 'string' ? result['ruleId'] : undefined;
  const rule = ruleOf(driver, ruleId, result['ruleIndex']);
  const message =
    isJsonObject(result['message']) && typeof result['message']['text'] === 'string'
      ? result['message']['text']
      : '';
  const tool = typeof driver['name'] === 'string' ? driver['name'] : 'sarif';
  return plainFinding({
    title: message.split('\n', 1)[0] || ruleId || 'Result without a message',
    severity: severityOf(result, rule),
    category: `${tool}/${ruleId ?? 'result'}`,
    location: {
      path: place.path,
      line: place.line,
      endLine: place.endLine === place.line ? null : place.endLine,
    },
    description: message,
  });
}

/** `security-severity` (a CVSS score) where a rule has one, else the level; the default level is warning. */
function severityOf(result: Record<string, unknown>, rule: Record<string, unknown> | undefined): Severity {
  const properties = rule && isJsonObject(rule['properties']) ? rule['properties'] : {};
  const score = Number(properties['security-severity'] ?? Number.NaN);
  if (score >= 9) return 'Critical';
  if (score >= 7) return 'High';
  if (score >= 4) return 'Medium';
  if (score > 0) return 'Low';
  const configuration =
    rule && isJsonObject(rule['defaultConfiguration']) ? rule['defaultConfiguration'] : {};
  const level = result['level'] ?? configuration['level'] ?? 'warning';
  return level === 'error' ? 'High' : level === 'warning' ? 'Medium' : 'Low';
}

function ruleOf(
  driver: Record<string, unknown>,
  id: string | undefined,
  index: unknown,
): Record<string, unknown> | undefined {
  const rules = list(driver['rules']).filter(isJsonObject);
  return rules.find((rule) => rule['id'] === id) ?? (typeof index === 'number' ? rules[index] : undefined);
}

function isSuppressed(result: Record<string, unknown>): boolean {
  return list(result['suppressions']).some((item) => isJsonObject(item) && item['status'] !== 'rejected');
}

function linesOf(file: FileChange): ReadonlySet<number> {
  return new Set([...changedLines(file)].filter(({ side }) => side === 'RIGHT').map(({ line }) => line));
}

function overlaps(lines: ReadonlySet<number>, from: number, to: number): boolean {
  for (let line = from; line <= Math.min(to, from + 10_000); line += 1) if (lines.has(line)) return true;
  return false;
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
