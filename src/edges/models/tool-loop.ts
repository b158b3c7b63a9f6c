/** Turns of one call with read-only tools, until the model answers; the last turn is offered none. */
import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4Prompt,
  LanguageModelV4ToolCall,
} from '@ai-sdk/provider';
import type { ToolBox } from '../../agents/model-client.ts';
import { estimateTokens } from '../../agents/tokens.ts';
import { addUsage, type VendorResult, type VendorUsage } from './vendor-result.ts';

/** A model that still asks for tools after this many turns gets none. */
const MAX_TURNS = 20;

export async function runToolLoop(
  model: LanguageModelV4,
  options: LanguageModelV4CallOptions,
  tools: ToolBox,
): Promise<VendorResult> {
  const prompt: LanguageModelV4Prompt = [...options.prompt];
  let usage: VendorUsage | undefined;
  for (let turn = 1; ; turn += 1) {
    const offered = turn < MAX_TURNS && tools.mayContinue(estimateTokens(JSON.stringify(prompt)));
    const result = await model.doGenerate({
      ...options,
      prompt,
      // A history with tool calls must come with their definitions, even where none may be called any more.
      tools: definitionsOf(tools),
      ...(offered ? {} : { toolChoice: { type: 'none' as const } }),
    });
    usage = usage === undefined ? result.usage : addUsage(usage, result.usage);
    const calls = result.content.filter((part) => part.type === 'tool-call');
    if (calls.length === 0 || !offered) return { ...result, usage };
    prompt.push({ role: 'assistant', content: result.content.flatMap(assistantPart) });
    const content = [];
    for (const call of calls) content.push(await resultPart(tools, call));
    prompt.push({ role: 'tool', content });
  }
}

function definitionsOf(tools: ToolBox): NonNullable<LanguageModelV4CallOptions['tools']> {
  return tools.definitions.map(({ name, description, inputSchema }) => ({
    type: 'function',
    name,
    description,
    inputSchema,
  }));
}

type AssistantContent = Extract<LanguageModelV4Prompt[number], { role: 'assistant' }>['content'][number];
type ToolContent = Extract<LanguageModelV4Prompt[number], { role: 'tool' }>['content'][number];

function assistantPart(part: VendorResult['content'][number]): AssistantContent[] {
  const options = part.providerMetadata === undefined ? {} : { providerOptions: part.providerMetadata };
  if (part.type === 'text') return [{ type: 'text', text: part.text, ...options }];
  if (part.type === 'reasoning') return [{ type: 'reasoning', text: part.text, ...options }];
  if (part.type !== 'tool-call') return [];
  return [
    {
      type: 'tool-call',
      toolCallId: part.toolCallId,
      toolName: part.toolName,
      input: parsed(part.input),
      ...options,
    },
  ];
}

async function resultPart(tools: ToolBox, call: LanguageModelV4ToolCall): Promise<ToolContent> {
  const value = await tools.run(call.toolName, parsed(call.input));
  return {
    type: 'tool-result',
    toolCallId: call.toolCallId,
    toolName: call.toolName,
    output: { type: 'text', value },
  };
}

function parsed(input: string): unknown {
  try {
    return JSON.parse(input);
  } catch {
    return {};
  }
}
