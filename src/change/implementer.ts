/** Which model wrote a change, as its commits say: co-author and assisted-by lines, and authors that are agents. */

export interface CommitFacts {
  /** `name <email>` of the author. */
  readonly author: string;
  readonly message: string;
}

/** Known coding agents, by the names and addresses they sign with, and the family they run on; null where it varies. */
const AGENTS: readonly { readonly sign: RegExp; readonly family: string | null }[] = [
  { sign: /\bclaude\b|noreply@anthropic\.com/i, family: 'claude' },
  { sign: /\bcodex\b|@openai\.com|\bchatgpt\b/i, family: 'gpt' },
  { sign: /\bgemini\b|google-labs-jules|\bjules\[bot\]/i, family: 'gemini' },
  { sign: /\bgrok\b/i, family: 'grok' },
  { sign: /\bqwen\b/i, family: 'qwen' },
  {
    sign: /\bcopilot\b|\bcursor(?:agent)?\b|\bdevin\b|\baider\b|\bamp\b|\bopenhands\b|\bwindsurf\b|\bcline\b/i,
    family: null,
  },
];

/** A model's name inside a signature, such as `aider (gpt-5.1)` or `Claude Opus 4.5`. */
const MODEL_NAME = /\b((?:claude|gpt|gemini|grok|qwen|deepseek|kimi|glm|llama|mistral|codestral)-[\w.:-]+)/i;
const CLAUDE_WORDS = /\bclaude\s+(opus|sonnet|haiku)\s+(\d+)(?:\.(\d+))?/i;
const TRAILER = /^(?:co-authored-by|assisted-by|generated-by|ai-assisted-by|authored-by)\s*:\s*(.+)$/gim;

/** The model, or at least its family; undefined where no commit names a coding agent. */
export function detectImplementer(commits: readonly CommitFacts[]): string | undefined {
  const signatures = commits.flatMap(({ author, message }) => [
    ...[...message.matchAll(TRAILER)].map((match) => match[1] ?? ''),
    author,
  ]);
  const agents = signatures.filter((signature) => AGENTS.some(({ sign }) => sign.test(signature)));
  for (const signature of agents) {
    const words = CLAUDE_WORDS.exec(signature);
    if (words !== null)
      return `claude-${words[1]?.toLowerCase()}-${words[2]}${words[3] === undefined ? '' : `-${words[3]}`}`;
    const named = MODEL_NAME.exec(signature)?.[1];
    if (named !== undefined) return named.toLowerCase();
  }
  for (const signature of agents) {
    const family = AGENTS.find(({ sign }) => sign.test(signature))?.family;
    if (family) return family;
  }
  return undefined;
}
