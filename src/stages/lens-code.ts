/** The code that a lens is shown, and whether a place that it names exists at the head commit. */
import type { LensCode } from '../agents/lens-prompt.ts';
import { isSecretLike } from '../agents/repository-tools.ts';
import type { Location } from '../findings/finding.ts';
import type { Resolves } from '../findings/lens-verdict.ts';
import type { StageInputs } from './stage-inputs.ts';

/** Lines of a file around a finding that a lens is shown; a shorter file is shown whole. */
const MAX_LINES = 1_200;
/** Characters of a file's part of the diff. */
const MAX_DIFF = 60_000;

export async function lensCode(
  inputs: Pick<StageInputs, 'change' | 'headFile'>,
  place: { readonly path: string; readonly line: number } | null,
): Promise<LensCode> {
  if (place === null) return { diff: '', file: '' };
  const change = inputs.change.files.find(({ path }) => path === place.path);
  const section = change?.section ?? '';
  const diff =
    section.length > MAX_DIFF
      ? `${section.slice(0, MAX_DIFF)}\n(${section.length - MAX_DIFF} characters of this file's diff are left out)`
      : section;
  const text = isSecretLike(place.path) ? undefined : await inputs.headFile(place.path);
  return { diff, file: text === undefined ? '' : numbered(text, place.line) };
}

/** By the file at the head; where its objects are not here, by what the diff shows of it. */
export function resolverOf(inputs: Pick<StageInputs, 'change' | 'headFile'>): Resolves {
  return async ({ path, line }: Location) => {
    const text = await inputs.headFile(path);
    if (text !== undefined) return line <= lineCount(text);
    const file = inputs.change.files.find((candidate) => candidate.path === path);
    return (
      file?.hunks.some(({ newStart, newLines }) => line >= newStart && line < newStart + newLines) ?? false
    );
  };
}

function lineCount(text: string): number {
  const lines = text.split('\n');
  return lines.at(-1) === '' ? lines.length - 1 : lines.length;
}

function numbered(text: string, around: number): string {
  const lines = text.split('\n');
  const first = lines.length <= MAX_LINES ? 0 : Math.max(0, around - MAX_LINES / 2);
  const shown = lines.slice(first, first + MAX_LINES);
  const body = shown.map((line, index) => `${first + index + 1}: ${line}`).join('\n');
  return shown.length === lines.length
    ? body
    : `${body}\n(lines ${first + 1} to ${first + shown.length} of ${lines.length})`;
}
