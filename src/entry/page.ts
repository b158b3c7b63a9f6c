/** The script of report.html: verifies the receipts that the page holds, with the command line's own code. */
import { fromBase64 } from '../receipts/base64.ts';
import { foldedText, presentedBy, rulesDigestOf } from '../receipts/present.ts';
import { verifyReceipts } from '../receipts/verify.ts';
import { verificationLines } from '../report/verification-text.ts';

interface Place {
  textContent: string | null;
  className: string;
  append(child: Place): void;
}

interface Page {
  getElementById(id: string): Place | null;
  createElement(name: string): Place;
}

const { document } = globalThis as unknown as { document: Page };

function verifyPage(): void {
  const data = JSON.parse(document.getElementById('files')?.textContent ?? '{}') as {
    prUrl: string;
    chain: boolean;
    files: Record<string, string>;
    tooLarge: string[];
  };
  const result = document.getElementById('verification');
  const list = document.getElementById('checks');
  if (result === null || list === null) return;
  const hindrance =
    data.tooLarge.length > 0
      ? `${data.tooLarge.join(', ')} is too large for a page`
      : tellsNumbersApart()
        ? undefined
        : 'this browser is too old to read the numbers of an audit log exactly';
  if (hindrance !== undefined) {
    result.textContent = `NOT VERIFIED HERE -- ${hindrance}. Use bernstein-review receipt verify.`;
    return;
  }
  const files = new Map(
    Object.entries(data.files).map(([path, text]) => [path, fromBase64(text) ?? new Uint8Array()]),
  );
  const { issue, diff, rules } = presentedBy(files);
  const verification = verifyReceipts({
    prUrl: data.prUrl,
    chain: data.chain,
    files,
    issue: foldedText(issue ?? new Uint8Array()) ?? '',
    diff: diff ?? new Uint8Array(),
    rulesDigest: rules === undefined ? undefined : rulesDigestOf(rules),
    trusted: [],
    checkTags: undefined,
  });
  result.className = verification.exitCode === 0 ? 'good' : 'bad';
  result.textContent = verificationLines(verification).join('\n');
  for (const { ok, says } of verification.checks) {
    const line = document.createElement('div');
    line.className = ok ? 'good' : 'bad';
    line.textContent = `${ok ? '✓' : '✗'} ${says}`;
    list.append(line);
  }
}

/** `1.0` and `1` are different bytes to a hash; only a reviver that is given the source can tell them apart. */
function tellsNumbersApart(): boolean {
  const source = (_: string, __: unknown, context?: { source?: string }): unknown => context?.source;
  return JSON.parse('1.0', source as (key: string, value: unknown) => unknown) === '1.0';
}

verifyPage();
