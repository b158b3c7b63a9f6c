/** A run's context out of documents that are there already; what they say is held to the rules of what is built (f.7). */
import type { ContextPaths } from '../agents/context-paths.ts';
import type { Clock } from '../kernel/clock.ts';
import { messageOf } from '../kernel/errors.ts';
import { type Artifact, type ArtifactName, type ArtifactStore, makeArtifact } from './artifact.ts';
import { type Knowledge, noKnowledge } from './knowledge.ts';
import { settleRow } from './map-row.ts';
import type { PlaceResolver } from './place-resolver.ts';
import { readClaimsDocument, readMap } from './supplied.ts';

export interface SupplyInputs {
  readonly paths: ContextPaths;
  /** Text of a file of the base commit, or of the operator's; undefined where there is none. */
  readonly read: (path: string) => Promise<string | undefined>;
  readonly resolves: PlaceResolver;
  readonly store: ArtifactStore;
  readonly word: () => string;
  readonly clock: Clock;
}

/** Parts of an X-ray that a review works with; the first two and the last it can't do without. */
const XRAY_PARTS = ['01-structure.md', '02-interfaces.md', '05-risks.md'];
const XRAY_EXTRAS = ['knowledge/navigation.md', 'knowledge/documentation-leads.md'];
const MOST_BYTES = 1_000_000;

/** A named document that is not there, or no map and no X-ray at all, is degraded: nothing is invented in its place. */
export async function supplyContext(inputs: SupplyInputs): Promise<Knowledge> {
  try {
    return await readSupplied(inputs);
  } catch (thrown) {
    return noKnowledge('degraded', `the context could not be read: ${messageOf(thrown)}`);
  }
}

async function readSupplied(inputs: SupplyInputs): Promise<Knowledge> {
  const started = inputs.clock.monotonic();
  const { paths, read } = inputs;
  const missing: string[] = [];
  const cut: string[] = [];
  const named = async (path: string | undefined): Promise<string | undefined> => {
    if (path === undefined) return undefined;
    const text = await read(path);
    if (text === undefined) missing.push(path);
    if ((text?.length ?? 0) > MOST_BYTES) cut.push(path);
    return text?.slice(0, MOST_BYTES);
  };
  const [map, provenance, claims] = await Promise.all([
    named(paths.interconnect),
    named(paths.provenance),
    named(paths.claims),
  ]);
  const xray = paths.xray === undefined ? undefined : await readXRay(paths.xray, read, missing);
  if (missing.length > 0)
    return noKnowledge('degraded', `context that the pipeline names is not there: ${missing.join(', ')}`);
  const rows =
    map === undefined ? [] : await Promise.all(readMap(map).map((row) => settleRow(row, inputs.resolves)));
  if (map !== undefined && rows.length === 0)
    return noKnowledge('degraded', `${paths.interconnect} holds no row that can be read as one of a map`);
  const artifacts: Artifact[] = [];
  const keep = async (name: ArtifactName, text: string | undefined): Promise<void> => {
    if (text === undefined) return;
    const artifact = makeArtifact(name, text, inputs.word());
    artifacts.push(artifact);
    await inputs.store.write(artifact.file, artifact.text);
  };
  await keep('xray', xray);
  await keep('map', map);
  await keep('provenance', provenance);
  await keep('claims', claims);
  const lowered = rows.filter(({ note }) => note !== '').length;
  return {
    mode: 'full',
    reason: '',
    artifacts,
    rows,
    claims: claims === undefined ? undefined : readClaimsDocument(claims),
    structure: xray ?? '',
    risks: [],
    notes: [
      ...cut.map((path) => `only the first ${MOST_BYTES} characters of ${path} were read`),
      ...(lowered === 0
        ? []
        : [
            `${lowered} row${lowered === 1 ? '' : 's'} of the map lost a status, since what is cited is not at the head commit`,
          ]),
    ],
    calls: [],
    builtIn: Math.round(inputs.clock.monotonic() - started),
    duration: Math.round(inputs.clock.monotonic() - started),
  };
}

/** One file, or the parts below a folder. */
async function readXRay(
  path: string,
  read: SupplyInputs['read'],
  missing: string[],
): Promise<string | undefined> {
  const whole = /\.\w+$/.test(path) ? await read(path) : undefined;
  if (whole !== undefined) return whole.slice(0, MOST_BYTES);
  const folder = path.replace(/\/+$/, '');
  const parts = await Promise.all([...XRAY_PARTS, ...XRAY_EXTRAS].map((name) => read(`${folder}/${name}`)));
  for (const [index, name] of XRAY_PARTS.entries())
    if (parts[index] === undefined) missing.push(`${folder}/${name}`);
  const there = parts.filter((part) => part !== undefined);
  return there.length === 0 ? undefined : there.join('\n\n').slice(0, MOST_BYTES);
}
