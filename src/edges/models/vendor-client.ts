/**
 * Model vendors through the AI SDK's provider packages, each loaded on its first call and called through the
 * provider interface itself: a review needs none of what the SDK puts on top. Keys go to the operator's endpoint
 * and nowhere else: the base address is always passed, redirects are not followed, nothing is read from the
 * environment here.
 */
import type {
  JSONSchema7,
  LanguageModelV4 as LanguageModel,
  LanguageModelV4CallOptions,
  LanguageModelV4TextPart as TextPart,
} from '@ai-sdk/provider';
import {
  type ModelCall,
  type ModelClient,
  ModelFailure,
  type ModelReply,
  type PromptPart,
} from '../../agents/model-client.ts';
import type { Clock } from '../../kernel/clock.ts';
import { isJsonObject } from '../../kernel/json.ts';
import type { Endpoints, Vendor } from '../../settings/environment.ts';
import { toModelFailure } from './failure.ts';
import { streamReply } from './stream.ts';
import { runToolLoop } from './tool-loop.ts';
import type { VendorResult } from './vendor-result.ts';

/** A client for every vendor adapter; `command` calls are refused. */
export function createVendorClient(endpoints: Endpoints, clock: Clock): ModelClient {
  return {
    async call(call) {
      const { adapter } = call;
      if (adapter === 'command')
        throw new ModelFailure('request-refused', 'the vendor client makes no command calls');
      const timeout = AbortSignal.timeout(call.timeout);
      const signal = AbortSignal.any([call.signal, timeout]);
      try {
        const model = await languageModel(adapter, call.model, endpoints);
        return await generate(model, call, signal);
      } catch (thrown) {
        if (timeout.aborted && !call.signal.aborted) {
          throw new ModelFailure(
            'timeout',
            `${adapter} did not answer within ${Math.round(call.timeout / 1000)} s`,
            { cause: thrown },
          );
        }
        throw toModelFailure(thrown, adapter, call.signal, clock.now());
      }
    },
  };
}

async function generate(model: LanguageModel, call: ModelCall, signal: AbortSignal): Promise<ModelReply> {
  const request: LanguageModelV4CallOptions = {
    prompt: [
      { role: 'system', content: call.system },
      { role: 'user', content: call.parts.map(contentPart) },
    ],
    maxOutputTokens: call.maxOutputTokens,
    abortSignal: signal,
  };
  if (call.tools !== undefined) return replyOf(await runToolLoop(model, request, call.tools));
  const { schema } = call;
  // Small local servers often refuse a schema they can't compile; the contract states the form as well.
  const formatted =
    schema === undefined || call.adapter === 'openai-compatible'
      ? request
      : { ...request, responseFormat: jsonFormat(schema) };
  const send = (options: LanguageModelV4CallOptions): PromiseLike<VendorResult> =>
    call.onFirstToken === undefined
      ? model.doGenerate(options)
      : streamReply(model, options, call.onFirstToken);
  try {
    return replyOf(await send(formatted));
  } catch (thrown) {
    if (formatted === request || !refusesSchema(thrown)) throw thrown;
    return replyOf(await send(request));
  }
}

function replyOf(result: VendorResult): ModelReply {
  const { inputTokens, outputTokens } = result.usage;
  return {
    text: result.content.map((part) => (part.type === 'text' ? part.text : '')).join(''),
    finish: finishOf(result.finishReason.unified, result.finishReason.raw),
    modelReported: reportedModel(result.response),
    usage:
      inputTokens.total === undefined && outputTokens.total === undefined
        ? undefined
        : {
            inputTokens: countOf(inputTokens.total),
            outputTokens: countOf(outputTokens.total),
            cacheReadTokens: countOf(inputTokens.cacheRead),
            cacheWriteTokens: countOf(inputTokens.cacheWrite),
          },
  };
}

/** A figure that an endpoint states, as a number of tokens: whole, and 0 for what can be none. */
function countOf(stated: unknown): number {
  const tokens = typeof stated === 'number' ? Math.ceil(stated) : 0;
  return Number.isSafeInteger(tokens) && tokens > 0 ? tokens : 0;
}

function jsonFormat(schema: object): { type: 'json'; schema: JSONSchema7; name: string } {
  return { type: 'json', schema: schema as JSONSchema7, name: 'reviewer_report' };
}

function contentPart(part: PromptPart): TextPart {
  if (!part.shared) return { type: 'text', text: part.text };
  return {
    type: 'text',
    text: part.text,
    providerOptions: { anthropic: { cacheControl: { type: 'ephemeral' } } },
  };
}

/** A 400 that names the schema parameter; the call is made once more without it (field case 82). */
function refusesSchema(thrown: unknown): boolean {
  const error = thrown as { statusCode?: number; responseBody?: string };
  return (
    error.statusCode === 400 &&
    /response_?format|json_schema|output_config|structured|responseJsonSchema|schema/i.test(
      error.responseBody ?? '',
    )
  );
}

/** `pause_turn` is an unfinished turn that the SDK calls a stop. */
function finishOf(reason: string, raw: string | undefined): ModelReply['finish'] {
  if (raw === 'pause_turn') return 'other';
  if (reason === 'stop') return 'stop';
  if (reason === 'length') return 'length';
  return reason === 'content-filter' ? 'filtered' : 'other';
}

/** Gemini names the answering model only in the body. */
function reportedModel(response: { modelId?: string; body?: unknown } | undefined): string | undefined {
  const version = isJsonObject(response?.body) ? response.body['modelVersion'] : undefined;
  return typeof version === 'string' ? version : response?.modelId;
}

async function languageModel(vendor: Vendor, model: string, endpoints: Endpoints): Promise<LanguageModel> {
  const { key, baseUrl } = endpoints[vendor];
  if (baseUrl === undefined) throw new ModelFailure('request-refused', `${vendor} has no address`);
  const apiKey = checkedKey(vendor, key?.reveal() ?? '');
  const settings = { apiKey, fetch: fetchWithoutRedirects };
  switch (vendor) {
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic');
      return createAnthropic({ ...settings, baseURL: `${baseUrl.replace(/\/v1$/, '')}/v1` })(model);
    }
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai');
      return createOpenAI({ ...settings, baseURL: baseUrl }).chat(model);
    }
    case 'google': {
      const { createGoogle } = await import('@ai-sdk/google');
      return createGoogle({ ...settings, baseURL: baseUrl })(model);
    }
    case 'openrouter':
    case 'openai-compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      const keyed = apiKey === '' ? { fetch: fetchWithoutRedirects } : settings;
      return createOpenAICompatible({
        ...keyed,
        name: vendor,
        baseURL: baseUrl,
        supportsStructuredOutputs: true,
      })(model);
    }
  }
}

/** A line break in a key would show up in the SDK's error text, key and all. */
function checkedKey(vendor: Vendor, key: string): string {
  if (/[^\x20-\x7e]/.test(key))
    throw new ModelFailure(
      'key-refused',
      `the key for ${vendor} holds a line break or another character that no key has`,
    );
  return key;
}

const fetchWithoutRedirects: typeof fetch = (input, init) => fetch(input, { ...init, redirect: 'manual' });
