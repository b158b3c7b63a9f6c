/**
 * The conventions in scope of a change (spec reference-facts 7.2). This project knows none, so every changed path is
 * unscoped; the newest reference wants the value all the same.
 */
import { canonicalJson, compareCodePoints } from '../kernel/canonical-json.ts';
import { digestOf } from '../kernel/digest.ts';

/** `sha256:` of the resolution of `changedPaths` without any convention. */
export function resolutionHash(changedPaths: readonly string[]): string {
  const unscoped = [...new Set(changedPaths)].sort(compareCodePoints);
  return digestOf(canonicalJson({ in_scope: [], unscoped_paths: unscoped, v: 1 }));
}
