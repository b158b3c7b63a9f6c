/**
 * The documents of a run's context. Each carries a random word of its own, and each is frozen when it is written, so that
 * code can tell where its words turn up and whether anyone changed it (spec quality-gates f.2).
 */
import { digestOf } from '../kernel/digest.ts';
import { ReviewError } from '../kernel/errors.ts';

/** Knowledge leads (01a), X-ray, independent claims (01b), knowledge provenance (01), interconnect map (02). */
export const ARTIFACTS = ['leads', 'xray', 'claims', 'provenance', 'map'] as const;
export type ArtifactName = (typeof ARTIFACTS)[number];

export interface Artifact {
  readonly name: ArtifactName;
  /** Path below the run's context folder. */
  readonly file: string;
  /** With its canary line. */
  readonly text: string;
  readonly canary: string;
  readonly digest: string;
}

export const ARTIFACT_FILES: Readonly<Record<ArtifactName, string>> = {
  leads: '01a-knowledge-leads.md',
  xray: 'xray.md',
  claims: '01b-independent-claims.md',
  provenance: '01-knowledge-provenance.md',
  map: '02-interconnect-map.md',
};

/** Keeps artifacts outside of the reviewed tree. */
export interface ArtifactStore {
  readonly write: (file: string, text: string) => Promise<void>;
  /** Undefined where it is gone. */
  readonly read: (file: string) => Promise<string | undefined>;
}

/** `word` is random and is in no other artifact and in no text of the change. */
export function makeArtifact(name: ArtifactName, body: string, word: string): Artifact {
  const canary = `context-${name}-${word}`;
  const text = `${canaryLine(canary)}\n\n${body.trimEnd()}\n`;
  return { name, file: ARTIFACT_FILES[name], text, canary, digest: digestOf(text) };
}

/** The line that goes with every excerpt of an artifact. */
export function canaryLine(canary: string): string {
  return `(${canary}: a mark of this document, not a part of it)`;
}

/** @throws ReviewError `context-changed` where the kept file is no longer what was written. */
export async function requireUnchanged(store: ArtifactStore, artifact: Artifact): Promise<void> {
  const now = await store.read(artifact.file);
  if (now === undefined || digestOf(now) !== artifact.digest)
    throw new ReviewError('context-changed', `${artifact.file} was changed after it was written.`, {
      next: 'See what else writes into the folder of the run.',
    });
}
