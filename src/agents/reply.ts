/**
 * A reviewer's reply, read strictly: one JSON object and nothing else, in the report form
 * (spec reviewer-report.schema.json), with a verdict of its own, or in the legacy form `{verdict, feedback, issues}`.
 * Anything that is not surely a vote is a fault; no fault is ever read as approval (AC-001 to AC-016).
 */
import type { Finding } from '../findings/finding.ts';
import { readFinding } from '../findings/read-finding.ts';
import { isJsonObject, readStrictJson } from '../kernel/json.ts';
import { pythonStr } from '../kernel/python-text.ts';
import type { Verdict } from '../verdict/vote.ts';
import { type ReviewerNotes, readNotes } from './notes.ts';
import { salvageFindings } from './salvage.ts';

export interface ReviewerReply {
  /** The vote the reviewer stated; undefined in the report form, where it follows from the findings. */
  readonly statedVerdict: Verdict | undefined;
  readonly offTopic: boolean;
  readonly feedback: string;
  /** Legacy issues, as texts. */
  readonly issues: readonly string[];
  readonly findings: readonly Finding[];
  readonly examined: readonly Examined[];
  readonly notes: ReviewerNotes;
}

export interface Examined {
  readonly path: string;
  readonly what: string;
}

export type ReplyReading =
  | { ok: true; reply: ReviewerReply }
  | { ok: false; fault: string; salvaged: readonly Finding[] };

/** A reviewer that finds more than this in one call has lost its way. */
export const MAX_FINDINGS_PER_REPLY = 300;

const JSON_FAULTS = {
  'too-large': 'the reply is too large',
  'too-deep': 'the JSON is nested too deeply',
  syntax: 'the reply is not a JSON object',
  'trailing-text': 'there is text after the JSON object',
  'duplicate-key': 'a key appears twice in one object',
  'non-finite-number': 'a number is out of range',
} as const;

/** Reads one reply. White space and one code fence around the whole of it are allowed; nothing else is. */
export function readReply(raw: string): ReplyReading {
  const text = withoutFence(raw.trim());
  if (text === '') return invalid('the reply is empty');
  const reading = readStrictJson(text);
  if (!reading.ok) return { ok: false, fault: JSON_FAULTS[reading.fault], salvaged: salvageFindings(text) };
  if (!isJsonObject(reading.value)) return invalid('the reply is not a JSON object');
  return readObject(reading.value);
}

function readObject(value: Record<string, unknown>): ReplyReading {
  const readings = Array.isArray(value['findings'])
    ? value['findings'].slice(0, MAX_FINDINGS_PER_REPLY + 1).map(readFinding)
    : [];
  const findings = readings.flatMap((reading) => (reading.ok ? [reading.finding] : []));
  const bad = (fault: string): ReplyReading => ({ ok: false, fault, salvaged: findings });
  const faulty = readings.find((reading) => !reading.ok);
  if (faulty !== undefined && !faulty.ok) return bad(faulty.fault);
  if (readings.length > MAX_FINDINGS_PER_REPLY)
    return bad(`more than ${MAX_FINDINGS_PER_REPLY} findings in one reply`);
  if ('findings' in value && !Array.isArray(value['findings'])) return bad('findings is not a list');
  if (!validConfidence(value['confidence'])) return bad('confidence is outside 0 to 100');
  const verdict = value['verdict'];
  const outcome = value['outcome'];
  const stated = verdict === 'approve' || verdict === 'request_changes' ? verdict : undefined;
  if (verdict !== undefined && stated === undefined)
    return bad('verdict is neither "approve" nor "request_changes"');
  if (stated === undefined && outcome === undefined) return bad('neither verdict nor outcome is given');
  if (
    outcome !== undefined &&
    outcome !== 'findings' &&
    outcome !== 'no_findings' &&
    outcome !== 'off_topic'
  ) {
    return bad('outcome is none of "findings", "no_findings", "off_topic"');
  }
  if (outcome === 'findings' && findings.length === 0) return bad('outcome is "findings" but none is given');
  if ((outcome === 'no_findings' || outcome === 'off_topic') && findings.length > 0) {
    return bad(`outcome is "${outcome}" but findings are given`);
  }
  const examined = readExamined(value['examined']);
  if (
    outcome !== undefined &&
    outcome !== 'findings' &&
    stated !== 'request_changes' &&
    examined.length === 0
  ) {
    return bad('nothing was found, but examined does not say what was looked at');
  }
  const feedback = 'feedback' in value ? pythonStr(value['feedback']) : '';
  const issues = Array.isArray(value['issues']) ? value['issues'].map(pythonStr) : [];
  return {
    ok: true,
    reply: {
      statedVerdict: stated,
      offTopic: outcome === 'off_topic',
      feedback,
      issues,
      findings,
      examined,
      notes: readNotes(value),
    },
  };
}

function readExamined(value: unknown): Examined[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item) =>
    isJsonObject(item) && typeof item['path'] === 'string' && item['path'] !== ''
      ? [{ path: item['path'], what: typeof item['what'] === 'string' ? item['what'] : '' }]
      : [],
  );
}

function validConfidence(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    typeof value === 'string' ||
    (typeof value === 'number' && value >= 0 && value <= 100)
  );
}

/** Many models wrap their JSON in one fence; that is unambiguous only when the fence is the whole reply. */
export function withoutFence(text: string): string {
  const match = /^```[a-zA-Z]*[ \t]*\r?\n([\s\S]*?)\r?\n?```$/.exec(text);
  return match === null ? text : (match[1] ?? '').trim();
}

function invalid(fault: string): ReplyReading {
  return { ok: false, fault, salvaged: [] };
}
