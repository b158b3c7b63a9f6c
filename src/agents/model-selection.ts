/**
 * Which model may judge an implementer's work (vectors review-gate.json `selection`). Identity is stricter than the
 * reference's: every provider prefix and suffix is stripped, and a dated name is its undated one.
 */
import { pythonRepr } from '../kernel/python-text.ts';
import { EvalGateConfigError } from './gate-errors.ts';
import { modelIdentity } from './identity.ts';
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
  /** Model, or only the family, that wrote the change. */
  readonly implementer: string;
  readonly candidates: readonly string[];
  /** A reviewer that the operator named; null for none. */
  readonly explicit: string | null;
}

export interface Selection {
  readonly reviewer: string;
  /** Set where the rule was only preferred and could not be kept. */
  readonly warning: string | undefined;
}

/** Identity without a date or `latest` at its end. */
export function undatedIdentity(model: string): string {
  return modelIdentity(model).replace(/(?:[-@](?:20\d{6}|20\d{2}-\d{2}-\d{2})|-latest)$/, '');
}

export function isSameModel(left: string, right: string): boolean {
  return undatedIdentity(left) === undatedIdentity(right);
}

/** @throws EvalGateConfigError when a required rule can't be kept. */
export function selectReviewer({ mode, implementer, candidates, explicit }: SelectionRequest): Selection {
  const allowed = (model: string): boolean => isDistinct(mode, model, implementer);
  if (explicit !== null) {
    if (isRequired(mode) && !allowed(explicit)) throw refusal(mode, implementer, [explicit]);
    return { reviewer: explicit, warning: warningFor(mode, allowed(explicit), implementer, explicit) };
  }
  const distinct = candidates.find(allowed);
  if (distinct !== undefined) return { reviewer: distinct, warning: undefined };
  if (isRequired(mode)) throw refusal(mode, implementer, candidates);
  const reviewer = candidates[0] ?? implementer;
  return { reviewer, warning: warningFor(mode, false, implementer, reviewer) };
}

function warningFor(
  mode: ModelSelection,
  isDistinct: boolean,
  implementer: string,
  reviewer: string,
): string | undefined {
  return mode === 'different_model_preferred' && !isDistinct
    ? `no reviewer model distinct from ${implementer} is configured; ${reviewer} reviews its own kind of work`
    : undefined;
}

function isRequired(mode: ModelSelection): boolean {
  return mode === 'different_model_required' || mode === 'different_family_required';
}

/** Where only the implementer's family is known, a model of that family might be the same one. */
function isDistinct(mode: ModelSelection, model: string, implementer: string): boolean {
  if (isSameModel(model, implementer)) return false;
  const families = familyOf(model) !== familyOf(implementer);
  const onlyFamilyKnown = undatedIdentity(implementer) === familyOf(implementer);
  return mode === 'different_family_required' || onlyFamilyKnown ? families : true;
}

function refusal(
  mode: ModelSelection,
  implementer: string,
  candidates: readonly string[],
): EvalGateConfigError {
  const name = mode === 'different_family_required' ? 'DifferentFamilyRequired' : 'DifferentModelRequired';
  const what = mode === 'different_family_required' ? 'of another family than' : 'distinct from';
  return new EvalGateConfigError(
    `${name}: no reviewer model ${what} implementer model ${pythonRepr(implementer)} is configured (candidates=[${candidates.map(pythonRepr).join(', ')}])`,
    'Name another model under candidates: of the gate stage.',
  );
}
