/** Which dimensions a change at hand calls for; the repository's manifests are read where a pipeline or a critic asks. */
import type { Scope } from './change/scope.ts';
import type { Detection } from './dimensions/detection.ts';
import { factsOf } from './dimensions/repository-facts.ts';
import { detectDimensions } from './dimensions/signals.ts';
import type { ObtainedChange } from './preview.ts';

/** The signals of the files in scope, in the repository as either commit has it. */
export async function detectionOf(obtained: ObtainedChange, scope: Scope): Promise<Detection> {
  const { sources, headFile } = obtained;
  // What either commit says counts, so that a change can't take its own reviewer away.
  const read = async (path: string): Promise<string | undefined> => {
    const [base, head] = await Promise.all([sources.base?.(path).catch(() => undefined), headFile(path)]);
    return base === undefined ? head : head === undefined ? base : mergedManifests(base, head);
  };
  const files = [...scope.reviewed];
  return detectDimensions(
    files,
    await factsOf(
      read,
      files.map(({ path }) => path),
    ),
  );
}

/** Both texts where they differ; two JSON documents as one, since a manifest is read as JSON. */
function mergedManifests(base: string, head: string): string {
  if (base === head) return head;
  try {
    const [before, after] = [JSON.parse(base) as object, JSON.parse(head) as object];
    const merged: Record<string, unknown> = { ...before };
    for (const [key, value] of Object.entries(after)) {
      const known = merged[key];
      merged[key] = isPlainObject(known) && isPlainObject(value) ? { ...known, ...value } : value;
    }
    return JSON.stringify(merged);
  } catch {
    return head;
  }
}

function isPlainObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
