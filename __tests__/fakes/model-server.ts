/**
 * A stand-in for Anthropic, OpenAI, OpenRouter and Gemini on one port. Each call takes the next scripted answer;
 * an answer may be a reply text, a status with its headers, or a way to misbehave.
 */
import type { ServerResponse } from 'node:http';
import { type LoopbackServer, type SeenRequest, sendJson, startServer } from './http-server.ts';

export type Answer =
  | string
  | { text: string; finish?: 'stop' | 'length' | 'filtered'; delay?: number }
  | { status: number; headers?: Record<string, string>; body?: unknown }
  /** A turn that asks for a tool (Anthropic and OpenAI). */
  | { toolCall: { name: string; input: object } | undefined }
  | { misbehave: 'hang' | 'cut' | 'html' | 'empty-body' | 'error-with-200' | 'redirect'; to?: string };

export interface SeenCall {
  vendor: 'anthropic' | 'openai' | 'google';
  model: string;
  system: string;
  /** The user turn, its parts joined. */
  user: string;
  request: SeenRequest;
}

export interface ModelServer extends LoopbackServer {
  calls: SeenCall[];
  /** Environment that sends every vendor's calls here. */
  environment: Record<string, string>;
}

export type Script = Answer[] | ((call: SeenCall, index: number) => Answer);

/** A scripted list gives its last answer again when it runs out. */
export async function startModelServer(script: Script): Promise<ModelServer> {
  const calls: SeenCall[] = [];
  const server = await startServer(async (request, response) => {
    const call = readCall(request);
    if (call === undefined) {
      sendJson(response, 404, { error: { type: 'not_found_error', message: 'no such path' } });
      return;
    }
    const index = calls.length;
    calls.push(call);
    const answer =
      typeof script === 'function' ? script(call, index) : (script[index] ?? script.at(-1) ?? '');
    await give(answer, call, response, server.url);
  });
  return {
    ...server,
    calls,
    environment: {
      ANTHROPIC_API_KEY: 'anthropic-key-for-tests',
      ANTHROPIC_BASE_URL: server.url,
      OPENAI_API_KEY: 'openai-key-for-tests',
      OPENAI_BASE_URL: `${server.url}/v1`,
      GEMINI_API_KEY: 'gemini-key-for-tests',
      GEMINI_BASE_URL: `${server.url}/v1beta`,
      OPENROUTER_API_KEY: 'openrouter-key-for-tests',
      OPENROUTER_BASE_URL: `${server.url}/openrouter/v1`,
    },
  };
}

function readCall(request: SeenRequest): SeenCall | undefined {
  if (request.method !== 'POST') return undefined;
  const body = JSON.parse(request.body || '{}');
  if (request.path === '/v1/messages') {
    return {
      vendor: 'anthropic',
      model: body.model,
      system: textOf(body.system),
      user: textOf(body.messages[0].content),
      request,
    };
  }
  if (request.path.endsWith('/chat/completions')) {
    const [system, user] = body.messages;
    return {
      vendor: 'openai',
      model: body.model,
      system: textOf(system.content),
      user: textOf(user.content),
      request,
    };
  }
  const gemini = /^\/v1beta\/models\/([^:]+):generateContent$/.exec(request.path);
  if (gemini !== null) {
    return {
      vendor: 'google',
      model: gemini[1] ?? '',
      system: textOf(body.systemInstruction?.parts),
      user: textOf(body.contents[0].parts),
      request,
    };
  }
  return undefined;
}

function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  return Array.isArray(content) ? content.map((part) => String(part.text ?? '')).join('') : '';
}

async function give(answer: Answer, call: SeenCall, response: ServerResponse, url: string): Promise<void> {
  if (typeof answer === 'string') return reply(answer, 'stop', call, response);
  if ('text' in answer) {
    if (answer.delay !== undefined) await new Promise((resolve) => setTimeout(resolve, answer.delay));
    return reply(answer.text, answer.finish ?? 'stop', call, response);
  }
  if ('status' in answer) {
    sendJson(
      response,
      answer.status,
      answer.body ?? { type: 'error', error: { type: 'api_error', message: 'scripted failure' } },
      answer.headers,
    );
    return;
  }
  if ('toolCall' in answer) return askForTool(answer.toolCall, call, response);
  switch (answer.misbehave) {
    case 'hang':
      return;
    case 'cut':
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
      response.write('{"id":"x"');
      response.destroy();
      return;
    case 'html':
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end('<html>maintenance</html>');
      return;
    case 'empty-body':
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end();
      return;
    case 'error-with-200':
      sendJson(response, 200, { type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } });
      return;
    case 'redirect':
      response.writeHead(307, { location: answer.to ?? url });
      response.end();
      return;
  }
}

function askForTool(
  tool: { name: string; input: object } | undefined,
  call: SeenCall,
  response: ServerResponse,
): void {
  const id = Math.random().toString(36).slice(2);
  if (call.vendor === 'openai') {
    const asked = { name: tool?.name, arguments: JSON.stringify(tool?.input) };
    sendJson(response, 200, {
      id: 'chatcmpl-test',
      object: 'chat.completion',
      created: 1,
      model: call.model,
      choices: [
        {
          index: 0,
          message: {
            role: 'assistant',
            content: null,
            tool_calls: [{ id: `call_${id}`, type: 'function', function: asked }],
          },
          finish_reason: 'tool_calls',
        },
      ],
      usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
    });
    return;
  }
  sendJson(response, 200, {
    id: 'msg_test',
    type: 'message',
    role: 'assistant',
    model: call.model,
    content: [{ type: 'tool_use', id: `toolu_${id}`, name: tool?.name, input: tool?.input }],
    stop_reason: 'tool_use',
    stop_sequence: null,
    usage: { input_tokens: 1, output_tokens: 1 },
  });
}

function reply(
  text: string,
  finish: 'stop' | 'length' | 'filtered',
  call: SeenCall,
  response: ServerResponse,
): void {
  const input = Math.ceil((call.system.length + call.user.length) / 4);
  const output = Math.ceil(text.length / 4);
  switch (call.vendor) {
    case 'anthropic':
      if (JSON.parse(call.request.body).stream === true)
        return streamAnthropic(text, call, response, input, output);
      return sendJson(response, 200, {
        id: 'msg_test',
        type: 'message',
        role: 'assistant',
        model: call.model,
        content: text === '' ? [] : [{ type: 'text', text }],
        stop_reason: { stop: 'end_turn', length: 'max_tokens', filtered: 'refusal' }[finish],
        stop_sequence: null,
        usage: { input_tokens: input, output_tokens: output },
      });
    case 'openai':
      return sendJson(response, 200, {
        id: 'chatcmpl-test',
        object: 'chat.completion',
        created: 1,
        model: call.model,
        choices: [
          {
            index: 0,
            message: { role: 'assistant', content: text },
            finish_reason: { stop: 'stop', length: 'length', filtered: 'content_filter' }[finish],
          },
        ],
        usage: { prompt_tokens: input, completion_tokens: output, total_tokens: input + output },
      });
    case 'google':
      return sendJson(response, 200, {
        candidates: [
          {
            content: { role: 'model', parts: [{ text }] },
            finishReason: { stop: 'STOP', length: 'MAX_TOKENS', filtered: 'SAFETY' }[finish],
            index: 0,
          },
        ],
        modelVersion: call.model,
        usageMetadata: {
          promptTokenCount: input,
          candidatesTokenCount: output,
          totalTokenCount: input + output,
        },
      });
  }
}

/** The event stream of the Messages API, in two pieces of text. */
function streamAnthropic(
  text: string,
  call: SeenCall,
  response: ServerResponse,
  input: number,
  output: number,
): void {
  const half = Math.ceil(text.length / 2);
  const events = [
    {
      type: 'message_start',
      message: {
        id: 'msg_test',
        type: 'message',
        role: 'assistant',
        model: call.model,
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage: { input_tokens: input, output_tokens: 1 },
      },
    },
    { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
    { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: text.slice(0, half) } },
    { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: text.slice(half) } },
    { type: 'content_block_stop', index: 0 },
    {
      type: 'message_delta',
      delta: { stop_reason: 'end_turn', stop_sequence: null },
      usage: { output_tokens: output },
    },
    { type: 'message_stop' },
  ];
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.end(events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join(''));
}
