/** Who may see which artifact (spec quality-gates f.2), and the check before every call. */
import type { RepositoryReader } from '../agents/repository-tools.ts';
import { ReviewError } from '../kernel/errors.ts';
import { cleanValue } from '../kernel/redact.ts';
import { ARTIFACTS, type Artifact, type ArtifactName } from './artifact.ts';

export type Reader =
  | 'auditor'
  | 'mapper'
  | 'join'
  | 'reviewer'
  | 'logic-integrity'
  | 'structural-entropy'
  | 'premise'
  | 'lens'
  | 'critic'
  | 'gate'
  | 'raw';

/** A row of the matrix each; what is not named must not be seen. */
export const MAY_SEE: Readonly<Record<Reader, readonly ArtifactName[]>> = {
  auditor: ['leads'],
  mapper: ['leads', 'xray'],
  join: ['leads', 'xray', 'claims', 'map', 'provenance'],
  reviewer: ['xray', 'provenance', 'map'],
  'logic-integrity': ['xray', 'provenance', 'map'],
  'structural-entropy': ['xray'],
  premise: ['leads', 'xray', 'claims', 'provenance', 'map'],
  lens: [],
  critic: ['xray', 'map'],
  gate: [],
  raw: [],
};

export function mustNotSee(reader: Reader): readonly ArtifactName[] {
  return ARTIFACTS.filter((name) => !MAY_SEE[reader].includes(name));
}

/** The artifact whose mark stands in a text where it must not; undefined where none does. */
export function contaminationIn(
  text: string,
  reader: Reader,
  artifacts: readonly Pick<Artifact, 'name' | 'canary'>[],
): ArtifactName | undefined {
  const forbidden = mustNotSee(reader);
  return artifacts.find(({ name, canary }) => forbidden.includes(name) && text.includes(canary))?.name;
}

/** @throws ReviewError `context-leaked` before a call that would show what its reader must not see. */
export function requireClean(
  text: string,
  reader: Reader,
  artifacts: readonly Pick<Artifact, 'name' | 'canary'>[],
): void {
  const leaked = contaminationIn(text, reader, artifacts);
  if (leaked !== undefined)
    throw new ReviewError(
      'context-leaked',
      `The prompt of ${reader} holds the ${leaked}, which it must not see.`,
      {
        next: 'Report this: it is a fault of this program.',
      },
    );
}

/**
 * What a model wrote, without marks that it copied: a mark in a finding would stop every call that quotes it, and with
 * them the panel.
 */
export function withoutMarks<Value>(value: Value, artifacts: readonly Pick<Artifact, 'canary'>[]): Value {
  if (artifacts.length === 0) return value;
  return cleanValue(value, (text) =>
    artifacts.reduce((left, { canary }) => left.replaceAll(canary, '(mark)'), text),
  );
}

/** Context that a repository has committed; whoever derives claims of their own must not read it. */
const COMMITTED = /(?:^|\/)(?:\.codebase-xray|\.deep-dive|\.team-review[^/]*)(?:\/|$)/;

export function isCommittedContext(path: string): boolean {
  return COMMITTED.test(path);
}

/** The repository without the context of earlier runs that somebody committed to it: no agent's to find (f.2). */
export function withoutCommittedContext(reader: RepositoryReader): RepositoryReader {
  return {
    list: async (directory) =>
      isCommittedContext(`${directory}/`)
        ? undefined
        : (await reader.list(directory))?.filter(
            (entry) => !isCommittedContext(directory === '' ? entry : `${directory}/${entry}`),
          ),
    read: async (path) => (isCommittedContext(path) ? undefined : reader.read(path)),
    search: async (text) => (await reader.search(text)).filter(({ path }) => !isCommittedContext(path)),
  };
}
