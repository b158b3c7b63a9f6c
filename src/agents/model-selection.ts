/**
 * Which model may judge an implementer's work (vectors review-gate.json `selection`). Identity is stricter than the
 * reference's: every provider prefix and suffix is stripped, and a dated name is its undated one.
 */
import { pythonRepr } from '../kernel/python-text.ts';
import { EvalGateConfigError } from './gate-errors.ts';
import { undatedIdentity } from './identity.ts';
import { familyOf } from './model-table.ts';

/** The rule's modes by the reference's names, and ours. */
export const ModelSelection = {
  SameModelOk: 'same_model_ok',
  DifferentModelPreferred: 'different_model_preferred',
  DifferentModelRequired: 'different_model_required',
  DifferentFamilyRequired: 'different_family_required',
} as const;
export type ModelSelection = (typeof ModelSelection)[keyof typeof ModelSelection];

export interface SelectionRequest {
  readonly mode: ModelSelection;
  /** Models, or only the families, that wrote the change; a reviewer must differ from each. */
  readonly implementers: readonly string[];
  readonly candidates: readonly string[];
  /** A reviewer that the operator named; null for none. */
  readonly explicit: string | null;
}

export interface Selection {
  readonly reviewer: string;
  /** Set where the rule was only preferred and could not be kept. */
  readonly warning: string | undefined;
}

/** One model under two names; a name without its vendor's word (`opus-4-5`) is the same model too. */
export function isSameModel(left: string, right: string): boolean {
  const [one, two] = [undatedIdentity(left), undatedIdentity(right)];
  if (one === '' || two === '') return one === two;
  return one === two || one.endsWith(`-${two}`) || two.endsWith(`-${one}`);
}

/** @throws EvalGateConfigError when a required rule can't be kept, or can't be checked for want of an implementer. */
export function selectReviewer({ mode, implementers, candidates, explicit }: SelectionRequest): Selection {
  const named = implementers.filter((name) => name.trim() !== '');
  if (isRequired(mode) && named.length === 0) {
    throw new EvalGateConfigError(
      `${nameOf(mode)}: nothing says which model wrote the change.`,
      'Name it with implementer-model, or let the commits carry a Co-authored-by line.',
    );
  }
  const allowed = (model: string): boolean => implementers.every((name) => isDistinct(mode, model, name));
  if (explicit !== null) {
    if (isRequired(mode) && !allowed(explicit)) throw refusal(mode, named, [explicit]);
    return { reviewer: explicit, warning: warningFor(mode, allowed(explicit), implementers, explicit) };
  }
  const distinct = candidates.find(allowed);
  if (distinct !== undefined)
    return { reviewer: distinct, warning: warningFor(mode, named.length > 0, implementers, distinct) };
  if (isRequired(mode)) throw refusal(mode, named, candidates);
  const reviewer = candidates[0] ?? implementers[0] ?? '';
  return { reviewer, warning: warningFor(mode, false, implementers, reviewer) };
}

function warningFor(
  mode: ModelSelection,
  isKept: boolean,
  implementers: readonly string[],
  reviewer: string,
): string | undefined {
  if (mode !== 'different_model_preferred' || isKept) return undefined;
  return implementers.length === 0
    ? `nothing says which model wrote the change; ${reviewer} may review its own work`
    : `no reviewer model distinct from ${implementers.join(', ')} is configured; ${reviewer} reviews its own kind of work`;
}

function isRequired(mode: ModelSelection): boolean {
  return mode === 'different_model_required' || mode === 'different_family_required';
}

/** Names behind which a router picks any model. */
const ROUTERS: ReadonlySet<string> = new Set(['auto', 'router', 'model-router', 'default']);

/** Where only the implementer's family is known, a model of that family might be the same one. */
function isDistinct(mode: ModelSelection, model: string, implementer: string): boolean {
  if (isSameModel(model, implementer)) return false;
  if (isRequired(mode) && ROUTERS.has(undatedIdentity(model))) return false;
  const families = familyOf(model) !== familyOf(implementer);
  const onlyFamilyKnown = !undatedIdentity(implementer).includes('-');
  return mode === 'different_family_required' || onlyFamilyKnown ? families : true;
}

function nameOf(mode: ModelSelection): string {
  return mode === 'different_family_required' ? 'DifferentFamilyRequired' : 'DifferentModelRequired';
}

function refusal(
  mode: ModelSelection,
  implementers: readonly string[],
  candidates: readonly string[],
): EvalGateConfigError {
  const what = mode === 'different_family_required' ? 'of another family than' : 'distinct from';
  const who = implementers.map(pythonRepr).join(', ');
  return new EvalGateConfigError(
    `${nameOf(mode)}: no reviewer model ${what} implementer model ${who} is configured (candidates=[${candidates.map(pythonRepr).join(', ')}])`,
    'Name another model under candidates: of the gate stage.',
  );
}
