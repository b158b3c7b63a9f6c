/**
 * A run's context, built in the order that keeps its two branches apart (spec quality-gates f.1): leads, then the X-ray
 * and, blind to it, the auditor beside the mapper; then the join. Deterministic parts first; a model that fails takes its
 * own part with it and nothing else.
 */
import type { FileChange } from '../change/change.ts';
import type { RepositorySnapshot } from '../change/snapshot.ts';
import type { Clock } from '../kernel/clock.ts';
import { messageOf } from '../kernel/errors.ts';
import { DIMENSIONS } from '../pipeline/dimension.ts';
import {
  type Artifact,
  type ArtifactName,
  type ArtifactStore,
  makeArtifact,
  requireUnchanged,
} from './artifact.ts';
import { askContext, type ContextModel } from './ask-context.ts';
import { diffText, scopeText } from './change-text.ts';
import { claimsSchema, type IndependentClaims, readClaims, renderClaims } from './claims.ts';
import { contaminationIn, isCommittedContext, withoutMarks } from './isolation.ts';
import {
  annotate,
  askForContradictions,
  disputesOf,
  joinKnowledge,
  MOST_PAIRS,
  pairsOf,
  renderProvenance,
} from './join.ts';
import { type Knowledge, noKnowledge } from './knowledge.ts';
import { findLeads, type KnowledgeLeads, renderLeads } from './leads.ts';
import { type MapRow, numbered, renderMap, settleRow } from './map-row.ts';
import { mapRowsOf } from './map-rows.ts';
import { askForRows } from './mapper.ts';
import { readNeighbourhood } from './neighbourhood.ts';
import { type PlaceResolver, placeResolver } from './place-resolver.ts';
import { hintRows } from './routing.ts';
import { makeXRay, renderRisks, renderStructure } from './xray.ts';

export interface BuildInputs {
  /** Files in scope. */
  readonly files: readonly FileChange[];
  readonly snapshot: RepositorySnapshot;
  readonly store: ArtifactStore;
  /** A random word that nobody can guess. */
  readonly word: () => string;
  readonly clock: Clock;
  /** Undefined where no model can be asked; the deterministic parts stand alone then. */
  readonly mapper: ContextModel | undefined;
  readonly auditor: ContextModel | undefined;
  readonly join: ContextModel | undefined;
}

/** Never throws: what can't be had is degraded, and says why. */
export async function buildContext(inputs: BuildInputs): Promise<Knowledge> {
  const build = new ContextBuild(inputs);
  try {
    return await build.run();
  } catch (thrown) {
    return build.degraded(`the context could not be built: ${messageOf(thrown)}`);
  }
}

type NewRow = Omit<MapRow, 'id'>;

/** What one model call brought, and what is to be said of it. */
interface Part<Value> {
  readonly value: Value | undefined;
  readonly calls: Knowledge['calls'];
  readonly notes: readonly string[];
}

function missing(note: string, calls: Knowledge['calls'] = []): Part<never> {
  return { value: undefined, calls, notes: [note] };
}

class ContextBuild {
  readonly #inputs: BuildInputs;
  readonly #artifacts = new Map<ArtifactName, Artifact>();
  readonly #notes: string[] = [];
  readonly #calls: Knowledge['calls'][number][] = [];

  constructor(inputs: BuildInputs) {
    this.#inputs = inputs;
  }

  readonly #all = (): readonly Artifact[] => [...this.#artifacts.values()];

  /** What was asked of models so far is told, whatever became of it. */
  degraded(reason: string): Knowledge {
    return { ...noKnowledge('degraded', reason, this.#notes), calls: this.#calls };
  }

  async run(): Promise<Knowledge> {
    const { files, snapshot, clock } = this.#inputs;
    const started = clock.monotonic();
    const around = await readNeighbourhood(snapshot, files);
    const resolves = placeResolver(
      snapshot,
      around.files.map(({ path, text }) => [path, text] as const),
    );
    const leads = await findLeads(snapshot, files, around.changed);
    const xray = makeXRay(around);
    const structure = renderStructure(xray);
    await this.#inputs.store.write('00-scope.md', scopeText(files));
    const frozen = await this.#keep('leads', renderLeads(leads));
    const xrayArtifact = await this.#keep('xray', `${structure}\n\n${renderRisks(xray)}`);
    const { rows: deterministic, left } = mapRowsOf(xray);
    const known = numbered(await settle(deterministic, resolves));
    if (left > 0) this.#notes.push(`${left} rows of the map are left out: its sections were full`);
    const builtIn = clock.monotonic() - started;
    this.#notes.push(...around.leftOut.map((line) => `not read for the context: ${line}`));
    const [audited, mapped] = await Promise.all([
      this.#audit(frozen),
      this.#semanticRows(xrayArtifact, known),
    ]);
    // In one order, whichever of the two answered first.
    for (const part of [mapped, audited]) {
      this.#calls.push(...part.calls);
      this.#notes.push(...part.notes);
    }
    const claims = await this.#keepClaims(audited.value);
    const rows = numbered([...known, ...(await settle(mapped.value ?? [], resolves))]);
    const joined = await this.#join(leads, claims, rows, resolves);
    const all = [...joined, ...numbered(hintRows(joined, DIMENSIONS))];
    await this.#keep('map', renderMap(all));
    return {
      mode: 'full',
      reason: '',
      artifacts: [...this.#artifacts.values()],
      rows: all,
      claims: this.#artifacts.has('claims') ? claims : undefined,
      structure,
      risks: xray.risks,
      notes: this.#notes,
      calls: this.#calls,
      builtIn: Math.round(builtIn),
      duration: Math.round(clock.monotonic() - started),
    };
  }

  async #keep(name: ArtifactName, body: string): Promise<Artifact> {
    const artifact = makeArtifact(name, body, this.#inputs.word());
    this.#artifacts.set(name, artifact);
    await this.#inputs.store.write(artifact.file, artifact.text);
    return artifact;
  }

  #discard(name: ArtifactName, why: string): void {
    const artifact = this.#artifacts.get(name);
    this.#artifacts.delete(name);
    this.#notes.push(`${artifact?.file ?? name} was discarded: ${why}`);
  }

  /** Mode 1 of the premise auditor: it has seen neither X-ray nor map (1c). */
  async #audit(leads: Artifact): Promise<Part<IndependentClaims>> {
    const { auditor, store, files } = this.#inputs;
    if (auditor === undefined) return missing('no independent claims: no model could be asked');
    try {
      await requireUnchanged(store, leads);
    } catch (thrown) {
      return missing(`no independent claims: ${messageOf(thrown)}`);
    }
    const blind = files.filter(
      ({ path, oldPath }) => !isCommittedContext(path) && !isCommittedContext(oldPath),
    );
    const answer = await askContext(
      auditor,
      'auditor',
      this.#all,
      [
        ['LEADS', leads.text],
        ['DIFF', diffText(blind)],
      ],
      claimsSchema,
      readClaims,
    );
    return answer.ok
      ? { value: answer.value, calls: answer.records, notes: [] }
      : missing(`no independent claims: ${answer.why}`, answer.records);
  }

  /** Kept where nothing of what the auditor must not see is in it (1c). */
  async #keepClaims(claims: IndependentClaims | undefined): Promise<IndependentClaims | undefined> {
    if (claims === undefined) return undefined;
    const before = this.#all();
    const text = renderClaims(claims);
    await this.#keep('claims', text);
    const leaked = contaminationIn(text, 'auditor', before);
    if (leaked === undefined) return claims;
    this.#discard('claims', `it holds words of the ${leaked}, so it is not independent`);
    return undefined;
  }

  async #semanticRows(xray: Artifact, known: readonly MapRow[]): Promise<Part<readonly NewRow[]>> {
    const { mapper, files } = this.#inputs;
    if (mapper === undefined) return missing('no semantic rows: no model could be asked');
    const answer = await askForRows(mapper, this.#all, xray, known, diffText(files));
    return answer.ok
      ? { value: withoutMarks(answer.value, this.#all()), calls: answer.records, notes: [] }
      : missing(`no semantic rows: ${answer.why}`, answer.records);
  }

  /** Set operations by code; one call says which pairs contradict each other (1d). */
  async #join(
    leads: KnowledgeLeads,
    claims: IndependentClaims | undefined,
    rows: readonly MapRow[],
    resolves: PlaceResolver,
  ): Promise<readonly MapRow[]> {
    const { join, store } = this.#inputs;
    for (const name of ['leads', 'xray'] as const) {
      const frozen = this.#artifacts.get(name);
      try {
        if (frozen !== undefined) await requireUnchanged(store, frozen);
      } catch (thrown) {
        this.#discard(name, messageOf(thrown));
        if (this.#artifacts.has('claims'))
          this.#discard('claims', `it can't be compared: the ${name} changed`);
        return rows;
      }
    }
    const pairs = claims === undefined || !this.#artifacts.has('claims') ? [] : pairsOf(claims, rows);
    if (pairs.length === MOST_PAIRS)
      this.#notes.push(`no more than ${MOST_PAIRS} claims were held against the map`);
    let disputes: Awaited<ReturnType<typeof disputesOf>> = [];
    if (pairs.length > 0 && join !== undefined) {
      const answer = await askForContradictions(join, this.#all, pairs);
      this.#calls.push(...answer.records);
      if (answer.ok) disputes = await disputesOf(pairs, answer.value, resolves);
      else this.#notes.push(`contradictions were not looked for: ${answer.why}`);
    }
    await this.#keep('provenance', renderProvenance(joinKnowledge(leads, disputes, rows)));
    return annotate(rows, disputes);
  }
}

async function settle(
  rows: readonly Omit<MapRow, 'id'>[],
  resolves: PlaceResolver,
): Promise<Omit<MapRow, 'id'>[]> {
  return Promise.all(
    rows.map(async (row) => {
      const { id: _, ...settled } = await settleRow({ ...row, id: '' }, resolves);
      return settled;
    }),
  );
}
