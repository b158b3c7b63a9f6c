/** Reports from a record: sizes, order, what is left out and said. */
import { describe, expect, it } from 'vitest';
import { annotationsOf } from '../../src/report/annotations.ts';
import {
  isNewer,
  MAX_COMMENT_LENGTH,
  readStamp,
  renderComment,
  stampLine,
} from '../../src/report/comment.ts';
import { renderMermaid } from '../../src/report/mermaid.ts';
import type { ProofPlace } from '../../src/report/proof-section.ts';
import { type FindingRecord, type ReviewRecord, recordWithoutReview } from '../../src/report/record.ts';
import { renderRecord } from '../../src/report/record-json.ts';
import { MAX_SUMMARY_BYTES, renderSummary } from '../../src/report/summary.ts';
import { renderText } from '../../src/report/text.ts';

const facts = { version: '0', startedAt: '2026-01-01T00:00:00.000Z', duration: 1, warnings: [] };
const digest = `sha256:${'f'.repeat(64)}`;
/** As long as it can get, so that the limits hold with it. */
const proof: ProofPlace = {
  proof: {
    prUrl: `https://github.com/${'o'.repeat(39)}/${'r'.repeat(100)}/pull/123456789`,
    anchor: digest,
    signer: digest,
    origin: 'ephemeral',
    rulesetDigest: digest,
    diffHash: digest,
    passes: 99,
    chain: true,
  },
  folder: '/tmp/run',
  download: { run: '12345678901', artifact: `bernstein-review-${'n'.repeat(64)}` },
};
const noLink = () => undefined;

function record(overrides: Partial<ReviewRecord> = {}): ReviewRecord {
  return {
    ...recordWithoutReview(facts, 'changes-requested', 'because'),
    verdict: 'request_changes',
    pipeline: { name: 'p', source: 'base commit', planDigest: 'sha256:0' },
    ...overrides,
  };
}

function findings(count: number, description: string): FindingRecord[] {
  return Array.from({ length: count }, (_, index) => ({
    ...findingFields,
    id: String(index),
    title: `Finding ${index}`,
    severity: index === 0 ? 'Critical' : 'Medium',
    severityStated: index === 0 ? 'Critical' : 'Medium',
    location: { path: `f${index}`, line: 1, endLine: null, side: 'RIGHT' },
    description,
  }));
}

const findingFields: Omit<
  FindingRecord,
  'id' | 'title' | 'severity' | 'severityStated' | 'location' | 'description'
> = {
  fingerprints: ['abcdef012345'],
  origin: 'round-1',
  category: null,
  scenario: null,
  confidence: 90,
  quantities: [],
  fixes: [],
  severityConflict: false,
  agreement: null,
  mergeKind: null,
  relation: { coLocated: [], crossReference: [] },
  tags: [],
  compliance: [],
  guard: null,
  panel: null,
  rules: [],
  adjustments: [],
  anchored: 'line',
  diffTier: 'primary',
  reportedBy: ['s/a'],
  members: [],
};

describe('the comment', () => {
  it('opens with marker and outcome, stays within its length, and counts what it left out (48)', () => {
    const many = record({ findings: findings(500, 'x'.repeat(900)) });
    const text = renderComment(many, 'p', { run: 3, attempt: 1 }, noLink, proof);
    expect(text.length).toBeLessThanOrEqual(MAX_COMMENT_LENGTH);
    expect(text.split('\n').slice(0, 3)).toEqual([
      '<!-- bernstein-review:v1 p -->',
      '<!-- bernstein-review:run 3.1 -->',
      '## ❌ Changes requested',
    ]);
    const shown = (text.match(/\*\*Finding \d+\*\*/g) ?? []).length;
    expect(shown).toBeGreaterThan(20);
    expect(text).toContain(`${500 - shown} of 500 findings`);
    expect(text).toContain('**Finding 0**');
  });

  it('keeps the critical finding when one long list does not fit', () => {
    const incomplete = Array.from(
      { length: 3_000 },
      (_, index) => `file-${index}: no delivered reviewer saw lines 1-9 (head)`,
    );
    const text = renderComment(
      record({ incomplete, findings: findings(2, 'x') }),
      'p',
      { run: 1, attempt: 1 },
      noLink,
      proof,
    );
    expect(text.length).toBeLessThanOrEqual(MAX_COMMENT_LENGTH);
    expect(text).toContain('**Finding 0**');
    expect(text).toContain('Left out for length');
  });

  it('can not be closed by a pipeline name', () => {
    expect(
      renderComment(record(), 'x --> <script>', { run: 0, attempt: 1 }, noLink, proof).split('\n')[0],
    ).toBe('<!-- bernstein-review:v1 x - script -->');
  });

  it('knows the newer of two runs', () => {
    expect(readStamp(`x\n${stampLine({ run: 12, attempt: 2 })}\n`)).toEqual({ run: 12, attempt: 2 });
    expect(isNewer({ run: 12, attempt: 2 }, { run: 12, attempt: 1 })).toBe(true);
    expect(isNewer({ run: 11, attempt: 9 }, { run: 12, attempt: 1 })).toBe(false);
  });
});

it('AC-077: the summary stays under the runner limit with the verdict first', () => {
  const text = renderSummary(record({ findings: findings(3_000, 'é'.repeat(700)) }), noLink, proof);
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MAX_SUMMARY_BYTES);
  expect(text.startsWith('## ❌ Changes requested')).toBe(true);
});

it('annotates ten findings of a level, gravest first, and counts the rest', () => {
  const { shown, leftOut } = annotationsOf(record({ findings: findings(30, '') }));
  expect(shown.map(({ level }) => level)).toEqual(['error', ...Array(10).fill('warning')]);
  expect(leftOut).toBe(19);
});

it('draws names that can not leave their label', () => {
  const picture = renderMermaid(
    [
      {
        name: '"]; click s0 "https://evil.invalid',
        kind: 'review',
        strategy: 'any',
        verdict: 'approve',
        approveCount: 1,
        totalCount: 1,
      } as never,
    ],
    'approve',
  );
  expect(picture).not.toContain('https:');
  expect(picture.match(/"/g)).toHaveLength(4);
});

it('writes the record with snake_case keys, and prints the outcome first', () => {
  expect(JSON.parse(renderRecord(record()))).toMatchObject({
    schema: 'bernstein-review.record/1',
    blocks_merge: true,
    started_at: facts.startedAt,
  });
  expect(renderText(record())).toMatch(/^CHANGES REQUESTED: because\n/);
});
