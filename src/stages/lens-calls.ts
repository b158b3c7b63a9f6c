/** The lenses' calls for one finding: each answer, or who abstained and why, and every record. */
import { askJson, type JsonAnswer } from '../agents/ask-json.ts';
import type { PromptPart } from '../agents/model-client.ts';
import type { StagePlan } from '../agents/plan.ts';
import { TIGHT_READS, WIDE_READS } from '../agents/repository-tools.ts';
import type { Reading } from '../findings/lens-verdict.ts';
import type { LensAnswer } from '../findings/panel-outcome.ts';
import type { Limiter } from '../kernel/limit.ts';
import type { LENS_TEMPLATES } from '../pipeline/template-names.ts';
import { resolverOf } from './lens-code.ts';
import type { PanelInputs } from './panel-inputs.ts';
import type { PanelOutcome } from './panel-result.ts';
import { callsOf, type StagePorts } from './stage-inputs.ts';

export type Lens = keyof typeof LENS_TEMPLATES;

/** Output tokens of one lens: a verdict with its reason. */
const MAX_LENS_TOKENS = 4_000;

export class LensCalls {
  readonly calls: PanelOutcome['calls'][number][] = [];
  readonly abstentions: string[] = [];
  readonly #ports: StagePorts;
  readonly #stage: StagePlan;
  readonly #inputs: PanelInputs;
  readonly #limiter: Limiter;

  constructor(ports: StagePorts, stage: StagePlan, inputs: PanelInputs, limiter: Limiter) {
    this.#ports = ports;
    this.#stage = stage;
    this.#inputs = inputs;
    this.#limiter = limiter;
  }

  async ask<Verdict extends object>(
    lens: Lens,
    parts: readonly PromptPart[],
    schema: object,
    read: (value: unknown, resolves: ReturnType<typeof resolverOf>) => Promise<Reading<Verdict>>,
  ): Promise<LensAnswer<Verdict>> {
    const agent = this.#stage.agents.find(({ role }) => role === lens);
    if (agent === undefined) return this.#abstain(lens, 'the panel has no such lens');
    const resolves = resolverOf(this.#inputs);
    const answer: JsonAnswer<Verdict> = await this.#limiter(() =>
      askJson<Verdict>(
        callsOf(
          this.#ports,
          this.#stage,
          agent.label,
          lens === 'premise' ? 'premise' : 'lens',
          this.#inputs.knowledge,
        ),
        {
          agent,
          system: this.#inputs.templates.get(agent.promptTemplate ?? '') ?? '',
          parts,
          schema,
          maxOutputTokens: MAX_LENS_TOKENS,
          timeout: this.#inputs.callTimeout,
          // Lens 0 reads widely; those that judge reality follow a call or two; severity is given what it needs.
          reader: lens === 'severity' || agent.adapter === 'command' ? undefined : this.#inputs.reader,
          reads: lens === 'premise' ? WIDE_READS : TIGHT_READS,
        },
        (value) => read(value, resolves),
      ),
    );
    this.calls.push(...answer.records);
    if (!answer.ok) return this.#abstain(lens, answer.why);
    const { value } = answer;
    if ('invalid' in value && typeof value.invalid === 'string')
      this.abstentions.push(`${lens}: ${value.invalid}`);
    return value;
  }

  #abstain(lens: Lens, why: string): { readonly abstained: string } {
    this.abstentions.push(`${lens}: ${why}`);
    return { abstained: why };
  }
}
