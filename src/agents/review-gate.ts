/**
 * The fresh-context review gate: one reviewer in a session of its own, on another model than the implementer's,
 * seeing specification, diff and test output only, whose three-valued verdict decides. The contract is code.
 */
import { randomBytes } from 'node:crypto';
import { EvalGateConfigError, FreshContextViolation } from './gate-errors.ts';
import { buildGatePrompt, type ReviewInputs } from './gate-prompt.ts';
import { parseStructuredVerdict, type ReviewVerdict } from './gate-verdict.ts';
import { leaks } from './leak-guard.ts';
import { ModelSelection, selectReviewer } from './model-selection.ts';

export interface ImplementerContext {
  readonly model: string;
  readonly sessionId?: string;
  readonly transcript?: string;
}

export interface ReviewerRequest {
  readonly model: string;
  /** `review-` and 128 random bits; never the implementer's. */
  readonly sessionId: string;
  readonly prompt: string;
}

export interface ReviewGateOptions {
  /** Makes the call and gives the reply's text; what it throws goes to the caller of `run`. */
  readonly reviewerCall: (request: ReviewerRequest) => Promise<string>;
  readonly verdictParser?: (reply: string) => ReviewVerdict;
  readonly modelSelection?: ModelSelection;
  /** Only `true` is accepted. */
  readonly requiresFreshSession?: boolean;
  /** Told where a preferred rule could not be kept. */
  readonly onWarning?: (warning: string) => void;
}

export interface GateRunOptions {
  readonly candidates?: readonly string[];
  /** A reviewer that is taken as it is, within the rule. */
  readonly reviewer?: string | null;
}

export class ReviewGate {
  readonly #options: ReviewGateOptions;

  /** @throws FreshContextViolation for `requiresFreshSession: false`. */
  constructor(options: ReviewGateOptions) {
    if ((options.requiresFreshSession ?? true) !== true) {
      throw new FreshContextViolation(
        'A review gate always has a fresh session.',
        'Remove requires_fresh_session: false.',
      );
    }
    const modes: readonly string[] = Object.values(ModelSelection);
    if (options.modelSelection !== undefined && !modes.includes(options.modelSelection)) {
      throw new EvalGateConfigError(
        `${JSON.stringify(options.modelSelection)} is no model selection.`,
        `Use one of ${modes.join(', ')}.`,
      );
    }
    this.#options = options;
  }

  /** Order: model, session, prompt, leak check, call, verdict. @throws EvalGateConfigError, FreshContextViolation. */
  async run(
    implementer: ImplementerContext,
    inputs: ReviewInputs,
    options: GateRunOptions = {},
  ): Promise<ReviewVerdict> {
    const { reviewer, warning } = selectReviewer({
      mode: this.#options.modelSelection ?? ModelSelection.DifferentModelPreferred,
      implementers: [implementer.model],
      candidates: options.candidates ?? [],
      explicit: options.reviewer ?? null,
    });
    if (warning !== undefined) this.#options.onWarning?.(warning);
    const sessionId = freshSessionId(implementer.sessionId);
    const prompt = buildGatePrompt(inputs)
      .map(({ text }) => text)
      .join('');
    refuseLeak(implementer.transcript ?? '', inputs);
    const reply = await this.#options.reviewerCall({ model: reviewer, sessionId, prompt });
    const parse = this.#options.verdictParser ?? parseStructuredVerdict;
    return parse(typeof reply === 'string' ? reply : '') ?? parseStructuredVerdict('');
  }
}

/** A session id that no other call has, and that is not the implementer's. */
export function freshSessionId(implementer: string | undefined): string {
  const id = `review-${randomBytes(16).toString('base64url')}`;
  return id === implementer ? freshSessionId(implementer) : id;
}

/** @throws FreshContextViolation that names the input which holds the implementer's transcript. */
export function refuseLeak(transcript: string, inputs: ReviewInputs): void {
  for (const [name, text] of [
    ['specification', inputs.spec],
    ['test output', inputs.testOutput],
  ] as const) {
    if (leaks(transcript, text, inputs.diff)) {
      throw new FreshContextViolation(
        `The ${name} holds text of the implementer's transcript, so the reviewer would not be fresh; no call was made.`,
        `Take the transcript's text out of the ${name}.`,
      );
    }
  }
}
