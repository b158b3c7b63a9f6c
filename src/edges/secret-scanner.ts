/** secretlint behind our port: its recommended rules and the patterns it lacks. Loaded on first use. */
import type { SecretScanner } from '../agents/static/secrets.ts';

const RULE = '@secretlint/secretlint-rule-';

/** Kinds that the preset does not know (TOOLCHAIN.md "Secrets"). */
const PATTERNS = [
  { name: 'Google API key', patterns: ['/\\bAIza[0-9A-Za-z_-]{35}(?![0-9A-Za-z_-])/'] },
  { name: 'JSON Web Token', patterns: ['/\\beyJ[\\w-]{8,}\\.eyJ[\\w-]{8,}\\.[\\w-]{8,}/'] },
  { name: 'Hugging Face token', patterns: ['/\\bhf_[A-Za-z0-9]{30,}/'] },
  { name: 'API key', patterns: ['/\\bsk-(?!ant-)[A-Za-z0-9_-]{20,}/'] },
  { name: 'Anthropic key', patterns: ['/\\bsk-ant-[A-Za-z0-9_-]{20,}/'] },
  { name: 'GitHub token', patterns: ['/\\bgh[opsur]_[A-Za-z0-9_.-]{36,}/'] },
  { name: 'private key', patterns: ['/-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/'] },
];

export function createSecretScanner(): SecretScanner {
  let config: Promise<{ lint: typeof import('@secretlint/core').lintSource; rules: object[] }> | undefined;
  return {
    async scan(text) {
      config ??= load();
      const { lint, rules } = await config;
      const result = await lint({
        source: { filePath: '/change.txt', content: text, ext: '.txt', contentType: 'text' },
        options: { config: { rules: rules as never[] }, noPhysicFilePath: true },
      });
      // A message and its data hold the secret itself; only place and kind go on.
      return result.messages.map(({ ruleId, data, loc }) => ({
        line: loc.start.line,
        kind: kindOf(ruleId, data),
      }));
    },
  };
}

async function load(): Promise<{ lint: typeof import('@secretlint/core').lintSource; rules: object[] }> {
  const [{ lintSource }, preset, { creator: pattern }] = await Promise.all([
    import('@secretlint/core'),
    import('@secretlint/secretlint-rule-preset-recommend'),
    import('@secretlint/secretlint-rule-pattern'),
  ]);
  // The filter rule lets a comment in the scanned text switch every other rule off.
  const recommended = preset.rules
    .filter((rule) => rule.meta.id !== `${RULE}filter-comments`)
    .map((rule) => ({
      id: rule.meta.id,
      rule,
      options: rule.meta.id === `${RULE}aws` ? { enableIDScanRule: true } : {},
    }));
  return {
    lint: lintSource,
    rules: [...recommended, { id: `${RULE}pattern`, rule: pattern, options: { patterns: PATTERNS } }],
  };
}

function kindOf(ruleId: string, data: unknown): string {
  const name =
    typeof data === 'object' && data !== null && 'PATTERN_NAME' in data ? data.PATTERN_NAME : undefined;
  return typeof name === 'string' && PATTERNS.some((pattern) => pattern.name === name)
    ? name
    : ruleId.replace(RULE, '');
}
