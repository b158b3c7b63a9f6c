/** Which models wrote a change, as its commits say: co-author and assisted-by lines, and authors that are agents. */

export interface CommitFacts {
  /** `name <email>` of the author. */
  readonly author: string;
  readonly message: string;
}

/**
 * Known coding agents, by the names and addresses they sign with, and the family they run on; null where it varies.
 * Names that people have too (Claude, Devin) count only alone or with the agent's own words.
 */
const AGENTS: readonly { readonly sign: RegExp; readonly family: string | null }[] = [
  {
    sign: /^claude(?: code| (?:opus|sonnet|haiku)\b.*|\[bot\])?(?: \([^)]*\))?(?: <|$)|@anthropic\.com>/i,
    family: 'claude',
  },
  { sign: /\bcodex\b|@openai\.com>|\bchatgpt\b/i, family: 'gpt' },
  { sign: /^gemini\b|\bgemini-c|google-labs-jules|\bjules\[bot\]/i, family: 'gemini' },
  { sign: /^grok\b/i, family: 'grok' },
  { sign: /^qwen\b/i, family: 'qwen' },
  {
    sign: /\bcopilot\b|^cursor(?: agent)?\b|cursoragent|^devin(?: ai)?(?: <|$)|devin-ai|\baider\b|^amp(?: <|$)|openhands|^windsurf\b|^cline(?: <|$)/i,
    family: null,
  },
];

/** A model's name inside a signature, such as `aider (gpt-5.1)` or `Claude Opus 4.5`. */
const MODEL_NAME =
  /\b((?:claude|gpt|gemini|grok|qwen|deepseek|kimi|glm|llama|mistral|codestral)-[\w.:-]+|(?:opus|sonnet|haiku)-\d[\w.-]*)/i;
const CLAUDE_WORDS = /\bclaude\s+(opus|sonnet|haiku)\s+(\d+)(?:\.(\d+))?/i;
const TRAILER = /^(?:co-authored-by|assisted-by|generated-by|ai-assisted-by|authored-by)\s*:\s*(.+)$/gim;
const GENERATED = /\bgenerated (?:with|by) \[?([^\]\n(]+)/gi;

/** Models, or at least families, each once; empty where no commit names a coding agent. */
export function detectImplementers(commits: readonly CommitFacts[]): string[] {
  return [...new Set(commits.flatMap(implementersOf))];
}

/** A commit that names a model of a family says no more by naming the family too. */
function implementersOf({ author, message }: CommitFacts): string[] {
  const signatures = [
    ...[TRAILER, GENERATED].flatMap((lines) => [...message.matchAll(lines)].map((match) => match[1] ?? '')),
    author,
  ].map((text) => text.trim());
  const found = signatures.flatMap((signature) => {
    const agent = AGENTS.find(({ sign }) => sign.test(signature));
    return agent === undefined ? [] : [{ family: agent.family, model: modelIn(signature) }];
  });
  const models = found.flatMap(({ model }) => (model === undefined ? [] : [model]));
  const families = found.flatMap(({ family, model }) =>
    family === null || model !== undefined || models.some((name) => name.includes(family)) ? [] : [family],
  );
  return [...models, ...families];
}

function modelIn(signature: string): string | undefined {
  const words = CLAUDE_WORDS.exec(signature);
  if (words !== null)
    return `claude-${words[1]?.toLowerCase()}-${words[2]}${words[3] === undefined ? '' : `-${words[3]}`}`;
  const named = MODEL_NAME.exec(signature)?.[1]?.toLowerCase();
  return named !== undefined && /^(?:opus|sonnet|haiku)/.test(named) ? `claude-${named}` : named;
}
