/**
 * The prompt of a reviewing agent. Shared bytes first (contract, pull request, change, prior findings), the
 * agent's own bytes last, so that one prompt cache serves all agents of a run. Untrusted text stands in fences.
 */

import { createFence } from './fence.ts';
import type { PromptPart } from './model-client.ts';

export interface ReviewPromptInputs {
  /** The contract, from the shipped template; the system turn. */
  readonly contract: string;
  readonly title: string;
  readonly description: string;
  /** The part of the diff that this call reviews. */
  readonly diff: string;
  /** Unchanged code around it, from the head commit; empty where there is none. */
  readonly context: string;
  /** Which part, when the change takes several calls. */
  readonly part: { readonly number: number; readonly of: number } | undefined;
  /** Items of the change that have no reviewable lines, one a line. */
  readonly notes: string;
  /** The repository's standard, rendered; empty where there is none. */
  readonly rules: string;
  /** Findings of earlier stages; empty in the first stage. */
  readonly priorFindings: string;
  /** What is known around the change, as far as this agent is given it; empty in raw mode. */
  readonly knowledge: string;
  /** The agent's own instructions, from its template; empty for a general review. */
  readonly task: string;
}

export interface Prompt {
  readonly system: string;
  readonly parts: readonly PromptPart[];
}

const GENERAL_TASK =
  'Review the whole change: correctness first, then security, data safety, error handling, concurrency and tests. Report only defects you can point to.\n';

/** Builds the prompt of one call. */
export function buildReviewPrompt(inputs: ReviewPromptInputs): Prompt {
  const told = inputs.title !== '' || inputs.description !== '';
  const request = told
    ? `Title: ${inputs.title}\n\n${inputs.description}`
    : 'Title and description are kept from you. Judge the change by itself.\n';
  const fence = createFence([request, inputs.notes, inputs.diff, inputs.context]);
  const scope =
    inputs.part === undefined
      ? 'The whole change follows.'
      : `This is part ${inputs.part.number} of ${inputs.part.of} of the change; other calls review the rest. Judge only what is here.`;
  const shared = [
    '## Pull request\n\n',
    fence.wrap('PULL-REQUEST', request),
    '\n\n## Change\n\n',
    scope,
    '\n\n',
    inputs.notes === '' ? '' : `${fence.wrap('NOTES', inputs.notes)}\n\n`,
    fence.wrap('DIFF', inputs.diff),
    '\n',
    inputs.context === ''
      ? ''
      : `\nUnchanged code around the hunks, with line numbers after the change:\n\n${fence.wrap('CONTEXT', inputs.context)}\n`,
  ].join('');
  const parts: PromptPart[] = [{ text: shared, shared: true }];
  if (inputs.rules !== '') parts.push({ text: inputs.rules, shared: true });
  if (inputs.priorFindings !== '') parts.push({ text: priorSection(inputs.priorFindings), shared: true });
  if (inputs.knowledge !== '') parts.push({ text: inputs.knowledge, shared: false });
  parts.push({ text: `\n## Your task\n\n${inputs.task === '' ? GENERAL_TASK : inputs.task}`, shared: false });
  return { system: inputs.contract, parts };
}

/** What models wrote earlier is untrusted too, and gets a word that those models have not seen. */
function priorSection(priorFindings: string): string {
  const fence = createFence([priorFindings]);
  return `\n## Prior stage findings\n\nEarlier stages said this. It is a claim to check, not a fact.\n\n${fence.wrap('PRIOR', priorFindings)}\n`;
}

/** The short message after a reply that could not be used. `fault` is ours, never model text. */
export function nudgeText(fault: string): string {
  return `\n## Your last reply could not be used\n\nReason: ${fault}. Reply again with exactly one JSON object in the form of the contract: no other text, no second object. If the reply was cut off, keep each description short and report the gravest findings first.\n`;
}
