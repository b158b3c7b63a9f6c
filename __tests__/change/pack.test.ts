/** Packing loses nothing, and the ledger knows what was seen. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedLines, countChangedLines, type FileChange } from '../../src/change/change.ts';
import { CoverageLedger } from '../../src/change/coverage.ts';
import { packChange } from '../../src/change/pack.ts';
import { parseDiff } from '../../src/change/parse-diff.ts';

const cost = (text: string): number => text.length;

function fileOf(name: string, hunks: string[][]): string {
  let line = 1;
  const body = hunks.map((lines) => {
    const old = lines.filter((text) => text[0] !== '+').length;
    const fresh = lines.filter((text) => text[0] !== '-').length;
    const text = `@@ -${line},${old} +${line},${fresh} @@ heading\n${lines.join('\n')}\n`;
    line += 100;
    return text;
  });
  return `diff --git a/${name} b/${name}\n--- a/${name}\n+++ b/${name}\n${body.join('')}`;
}

const content = fc
  .tuple(fc.constantFrom('+', '-', ' '), fc.stringMatching(/^[a-z ]{0,20}$/))
  .map((pair) => pair.join(''));
const change = fc
  .array(fc.array(fc.array(content, { minLength: 1, maxLength: 25 }), { minLength: 1, maxLength: 3 }), {
    minLength: 1,
    maxLength: 5,
  })
  .map((files) => files.map((hunks, index) => fileOf(`file-${index}`, hunks)).join(''));

/** The changed lines that a set of part texts shows, by file. */
function shown(texts: string[]): string[] {
  return texts.flatMap((text) =>
    parseDiff(text).flatMap((file) =>
      [...changedLines(file)].map(({ side, line, text: words }) => `${file.path} ${side} ${line} ${words}`),
    ),
  );
}

function all(files: readonly FileChange[]): string[] {
  return files.flatMap((file) =>
    [...changedLines(file)].map(({ side, line, text }) => `${file.path} ${side} ${line} ${text}`),
  );
}

describe('packChange', () => {
  it('shows every changed line exactly once, with its number, within the budget', () => {
    fc.assert(
      fc.property(change, fc.integer({ min: 220, max: 2_000 }), (text, budget) => {
        const files = parseDiff(text);
        const { parts, oversized } = packChange(files, budget, cost);
        expect(oversized).toEqual([]);
        for (const part of parts) expect(cost(part.text)).toBeLessThanOrEqual(budget);
        expect(shown(parts.map((part) => part.text)).sort()).toEqual(all(files).sort());
        const ledger = new CoverageLedger(files);
        for (const part of parts) ledger.mark('a', part.ranges);
        expect(ledger.summary()).toMatchObject({ fraction: 1, uncovered: [] });
      }),
      { numRuns: 300 },
    );
  });

  it('keeps a change that fits in one part, byte for byte', () => {
    const text = fileOf('a', [['+x']]) + fileOf('b', [['-y', ' z']]);
    expect(packChange(parseDiff(text), 10_000, cost).parts.map((part) => part.text)).toEqual([text]);
  });

  it('names the lines of a part that was not delivered', () => {
    const files = parseDiff(fileOf('a', [Array.from({ length: 40 }, (_, index) => `+line ${index}`)]));
    const { parts } = packChange(files, 260, cost);
    expect(parts.length).toBeGreaterThan(1);
    const ledger = new CoverageLedger(files);
    for (const part of parts.slice(1)) ledger.mark('a', part.ranges);
    const lost = parts[0]?.ranges[0];
    expect(ledger.summary().uncovered).toEqual([
      { path: 'a', lines: [`1-${lost?.to} (head)`], count: lost?.to, reason: undefined },
    ]);
  });

  it('AC-047: a line that fits no call is declared, never cut', () => {
    const files = parseDiff(fileOf('min.js', [[' a', `+${'a'.repeat(5_000)}`, '+b']]));
    const { parts, oversized } = packChange(files, 500, cost);
    expect(oversized.reduce((sum, range) => sum + range.to - range.from, 0)).toBeGreaterThanOrEqual(1);
    const ledger = new CoverageLedger(files);
    for (const part of parts) ledger.mark('a', part.ranges);
    const { uncovered, covered, total } = ledger.summary();
    expect(total).toBe(2);
    expect(covered).toBe(total - (uncovered[0]?.count ?? 0));
    expect(uncovered[0]?.path).toBe('min.js');
  });

  it('counts lines whose patch could not be had as uncovered', () => {
    const [file] = parseDiff(fileOf('a', [['+x']]));
    const lost = { ...(file as FileChange), hunks: [], unavailable: 'no patch' };
    expect(countChangedLines(lost)).toBe(0);
    expect(new CoverageLedger([lost]).summary()).toMatchObject({
      fraction: 0,
      uncovered: [{ path: 'a', reason: 'no patch' }],
    });
  });
});
