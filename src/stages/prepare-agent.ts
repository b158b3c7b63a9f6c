/** A model agent's calls, made ready before any of them starts: the change packed, the prompts built. */
import { roomForChange } from '../agents/context-window.ts';
import type { PreparedPart } from '../agents/model-agent.ts';
import type { AgentPlan } from '../agents/plan.ts';
import { formatPriorFindings } from '../agents/prior-findings.ts';
import { buildReviewPrompt, type ReviewPromptInputs } from '../agents/prompt.ts';
import { isSecretLike } from '../agents/repository-tools.ts';
import { estimateTokens } from '../agents/tokens.ts';
import type { FileChange } from '../change/change.ts';
import { enclosingBlocks } from '../change/enclosing.ts';
import { type PackedPart, packChange } from '../change/pack.ts';
import { forReviewer } from '../context/knowledge.ts';
import type { MapRow } from '../context/map-row.ts';
import { sha256Hex } from '../kernel/digest.ts';
import { showHidden } from '../kernel/visible.ts';
import { rulesPromptSection } from '../rules/prompt-section.ts';
import type { StageInputs } from './stage-inputs.ts';

export interface PreparedAgent {
  readonly parts: readonly PreparedPart[];
  readonly tooLong: number;
  /** Why the agent can't run at all. */
  readonly refused: string | undefined;
  /** Files whose code the prompts hold. */
  readonly read: ReadonlySet<string>;
  /** Rows of the map that the prompts hold. */
  readonly rows: readonly MapRow[];
  /** The prompts hold something of the context. */
  readonly knows: boolean;
}

/** Less room than this for the diff is no review. */
const LEAST_DIFF_BUDGET = 400;

export async function prepareAgent(agent: AgentPlan, inputs: StageInputs): Promise<PreparedAgent> {
  const files = new Set(inputs.scope.reviewed.map(({ path }) => path));
  const known = forReviewer(inputs.knowledge, agent.dimension, files, agent.tools);
  const base = { ...promptInputs(agent, inputs), knowledge: known.text };
  const overhead = estimateTokens(Object.values(base).join('\n')) + 150;
  const room = roomForChange(agent.model, agent.maxInputTokens, overhead);
  if (room < LEAST_DIFF_BUDGET) {
    return {
      parts: [],
      tooLong: 0,
      refused: `contract, description and prior findings take ${overhead} input tokens and leave no room for the change`,
      read: new Set(),
      rows: [],
      knows: false,
    };
  }
  const packing = packChange(inputs.scope.reviewed, room, (text) => estimateTokens(showHidden(text)));
  // A change without lines to read (only notes) still gets one call; one whose lines are all too long gets none.
  const empty: PackedPart[] = packing.oversized.length > 0 ? [] : [{ text: '', ranges: [] }];
  const packed = packing.parts.length > 0 ? packing.parts : empty;
  const parts = await Promise.all(
    packed.map(async (part, index): Promise<PreparedPart> => {
      const context = await contextOf(part, inputs, room - estimateTokens(showHidden(part.text)));
      const number = packed.length > 1 ? { number: index + 1, of: packed.length } : undefined;
      const prompt = buildReviewPrompt({ ...base, diff: part.text, context, part: number });
      const shared = prompt.parts.flatMap(({ text, shared: isShared }) => (isShared ? [text] : [])).join('');
      return {
        prompt,
        ranges: part.ranges,
        cacheKey: sha256Hex(`${agent.adapter}\n${agent.model}\n${shared}`),
      };
    }),
  );
  return {
    parts,
    tooLong: packing.oversized.length,
    refused: undefined,
    read: new Set(
      packed.flatMap(({ ranges }) => ranges.flatMap(({ file }) => inputs.scope.reviewed[file]?.path ?? [])),
    ),
    rows: known.rows,
    knows: known.text !== '',
  };
}

function promptInputs(
  agent: AgentPlan,
  inputs: StageInputs,
): Omit<ReviewPromptInputs, 'diff' | 'context' | 'part' | 'knowledge'> {
  const left = inputs.scope.excluded.filter(({ kind }) => kind !== 'unreadable');
  return {
    contract: inputs.contract,
    title: agent.blind ? '' : inputs.change.title,
    description: agent.blind ? '' : inputs.change.description,
    notes: [
      ...inputs.scope.notes,
      ...left.map(({ path, reason }) => `${showHidden(path)}: left out of the review (${reason}).`),
    ].join('\n'),
    priorFindings: formatPriorFindings(
      inputs.earlier.map(({ plan, reports, verdict }) => ({
        name: plan.name,
        verdict: verdict.verdict,
        agents: reports,
      })),
    ),
    rules: rulesPromptSection(inputs.ruleset),
    task: agent.promptTemplate === null ? '' : (inputs.templates.get(agent.promptTemplate) ?? ''),
  };
}

/** Code around the part's hunks, as far as there is room; the smallest files first would hide the large ones, so in order. */
async function contextOf(part: PackedPart, inputs: StageInputs, room: number): Promise<string> {
  let left = room;
  const pieces: string[] = [];
  for (const index of new Set(part.ranges.map(({ file }) => file))) {
    const file = inputs.scope.reviewed[index];
    if (file === undefined || left < LEAST_DIFF_BUDGET) break;
    const piece = await contextOfFile(file, inputs);
    const cost = estimateTokens(showHidden(piece));
    if (piece === '' || cost > left) continue;
    pieces.push(piece);
    left -= cost;
  }
  return pieces.join('\n');
}

async function contextOfFile(file: FileChange, inputs: StageInputs): Promise<string> {
  if (isSecretLike(file.path) || file.kind !== 'text' || file.status === 'deleted' || file.status === 'added')
    return '';
  const text = await inputs.headFile(file.path);
  if (text === undefined) return '';
  return enclosingBlocks(file, text)
    .map((block) => `${showHidden(file.path)}, lines ${block.from} to ${block.to}:\n${block.text}\n`)
    .join('');
}
