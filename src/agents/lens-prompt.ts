/**
 * Prompts of the panel's lenses. Each builder's type has what its lens may see (spec quality-gates c.4) and no other
 * field: no lens can be shown another's verdict, a vote, a provenance or a label of agreement.
 */
import type { Consequence, Location, Quantity } from '../findings/finding.ts';
import type { Severity } from '../findings/severity.ts';
import { createFence } from './fence.ts';
import type { PromptPart } from './model-client.ts';

/** The finding as every lens sees it. */
export interface LensFinding {
  readonly title: string;
  readonly severity: Severity;
  readonly location: Location | null;
  readonly description: string;
  readonly scenario: string | null;
  readonly fix: string;
}

/** The code at the finding's place. */
export interface LensCode {
  /** The file's part of the diff; empty where the finding names no changed file. */
  readonly diff: string;
  /** The file at the head commit, as far as there is room; empty where it is not here. */
  readonly file: string;
}

export interface PremiseLensInputs {
  readonly finding: LensFinding;
  readonly diff: string;
  /** Verbatim; null where none was declared. */
  readonly premise: string | null;
  /** Map, knowledge provenance and independent claims, which no other lens has a field for. */
  readonly knowledge: readonly (readonly [label: string, text: string])[];
}

export interface ReachabilityLensInputs {
  readonly finding: LensFinding;
  readonly code: LensCode;
}

export interface JudgingLensInputs extends ReachabilityLensInputs {
  readonly quantities: readonly Quantity[];
  readonly consequences: readonly Consequence[];
}

export function premisePrompt({ finding, diff, premise, knowledge }: PremiseLensInputs): PromptPart[] {
  return fenced([
    ...knowledge,
    ['DIFF', diff],
    ['FINDING', findingText(finding)],
    ['PREMISE', premise ?? 'none declared'],
  ]);
}

export function reachabilityPrompt({ finding, code }: ReachabilityLensInputs): PromptPart[] {
  return fenced([...codeTexts(code), ['FINDING', findingText(finding)]]);
}

/** For the lenses of false positives and of severity. */
export function judgingPrompt(inputs: JudgingLensInputs): PromptPart[] {
  const quantities = inputs.quantities.map(
    ({ claim, evidenceClass, method }) =>
      `${claim} (${evidenceClass ?? 'derived'}${method === null ? '' : `, ${method}`})`,
  );
  const consequences = inputs.consequences.map(
    ({ who, sees, when, visibility }) => `${who} sees ${sees}, ${when} (${visibility})`,
  );
  return fenced([
    ...codeTexts(inputs.code),
    ['FINDING', findingText(inputs.finding)],
    ['NUMBERS', quantities.join('\n') || 'none'],
    ['CONSEQUENCE', consequences.join('\n') || 'none stated'],
  ]);
}

type Named = readonly [label: string, text: string];

function codeTexts({ diff, file }: LensCode): Named[] {
  return [
    ['DIFF', diff],
    ['FILE', file || 'not available'],
  ];
}

/** The code first, so that prompts of findings in one file share their beginning. */
function fenced(texts: readonly Named[]): PromptPart[] {
  const fence = createFence(texts.map(([, text]) => text));
  return [{ text: `${texts.map(([label, text]) => fence.wrap(label, text)).join('\n\n')}\n`, shared: false }];
}

function findingText({ title, severity, location, description, scenario, fix }: LensFinding): string {
  return [
    `Title: ${title}`,
    `Severity: ${severity}`,
    `Location: ${location === null ? 'the change as a whole' : `${location.path}:${location.line}${location.endLine === null ? '' : `-${location.endLine}`}`}`,
    `Description: ${description}`,
    ...(scenario === null ? [] : [`Scenario: ${scenario}`]),
    ...(fix === '' ? [] : [`Proposed fix: ${fix}`]),
  ].join('\n');
}
