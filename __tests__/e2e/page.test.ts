/** report.html in a real browser: it verifies what it holds, notices a changed byte, and no text of a run becomes markup. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { runCli, temporaryFolder } from './bundle.ts';
import { finding, report, SMALL_DIFF } from './replies.ts';
import { file } from './stand-ins.ts';

const BROWSERS = [
  process.env['CHROME_PATH'] ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
const browser = BROWSERS.find((path) => path !== '' && existsSync(path));
/** A laptop without Chromium leaves these tests out; CI must have it. */
const leftOut = browser === undefined && process.env['CI'] === undefined;

/** The page's document after its script ran, as the browser has it. */
function documentOf(page: string): string {
  return execFileSync(
    browser ?? 'chromium',
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--user-data-dir=${temporaryFolder()}`,
      '--dump-dom',
      pathToFileURL(page).href,
    ],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 64 * 1024 * 1024 },
  );
}

describe.skipIf(leftOut)('the page of a run', () => {
  const HOSTILE = '</script><script>document.title = "pwned"</script><img src=x onerror=alert(1)>';
  let page = '';

  beforeAll(async () => {
    const reply = report([finding({ title: HOSTILE, description: HOSTILE })]);
    const program = file(
      'agent.mjs',
      `process.stdin.resume(); process.stdin.on('end', () => console.log(${JSON.stringify(reply)}));`,
    );
    const pipeline = file(
      'review.yaml',
      `name: ${JSON.stringify(`p${HOSTILE}`)}\nstages: [{ name: s, agents: [{ role: r, adapter: command, command: [node, ${JSON.stringify(program)}] }] }]\n`,
    );
    const out = join(temporaryFolder(), 'out');
    const result = await runCli(['--pipeline', pipeline, '--diff', file('a.diff', SMALL_DIFF), '--out', out]);
    expect(result.stderr).not.toContain('report.html was not written');
    page = join(out, 'report.html');
  });

  it('verifies, offline, with the sentences of the command line', () => {
    const shown = documentOf(page);
    expect(shown).toMatch(/<pre id="verification" class="good">Review receipt of diff:sha256:/);
    expect(shown).toContain('OK -- all ');
    expect(shown).toContain('✓ the verdict follows from the journalled votes');
    expect(shown).not.toContain('class="bad"');
  });

  it('shows the run without running or loading any of it', () => {
    const source = readFileSync(page, 'utf8');
    const shown = documentOf(page);
    expect(shown).toContain('<h1>Changes requested</h1>');
    expect(shown).toContain('<title>Review: Changes requested</title>');
    expect(shown).not.toContain('<img');
    expect(source.match(/<script/g)).toHaveLength(2);
    expect(source).toContain("default-src 'none'");
    expect(source.replace(/<script[\s\S]*/, '')).not.toMatch(/<[^>]*\s(?:src|href)=/);
  });

  it('verifies nothing and blames nobody where a file was too large for it', () => {
    const source = readFileSync(page, 'utf8');
    expect(source).toContain('"tooLarge":[]');
    const shown = documentOf(file('report.html', source.replace('"tooLarge":[]', '"tooLarge":["pr.diff"]')));
    expect(shown).toContain('NOT VERIFIED HERE -- pr.diff is too large for a page');
    expect(shown.replace(/<script[\s\S]*/, '')).not.toMatch(/MISMATCH|class="(?:good|bad)"/);
  });

  it('says what was changed', () => {
    const source = readFileSync(page, 'utf8');
    const data = /<script type="application\/json" id="files">(.*)<\/script>/.exec(source)?.[1] ?? '';
    const held = JSON.parse(data) as { files: Record<string, string> };
    const path = Object.keys(held.files).find((name) => name.includes('receipts/')) ?? '';
    const forged = (change: (text: string) => string, name = path): string => {
      const text = Buffer.from(held.files[name] ?? '', 'base64').toString('utf8');
      const files = { ...held.files, [name]: Buffer.from(change(text)).toString('base64') };
      return file(
        'report.html',
        source.replace(data, () => JSON.stringify({ ...held, files })),
      );
    };
    const verdict = documentOf(forged((text) => text.replace('"request_changes"', '"approve"')));
    expect(verdict).toContain('<pre id="verification" class="bad">');
    expect(verdict).toContain('MISMATCH -- the signature does not verify');
    const diff = documentOf(forged((text) => text.replace('rate', 'ratio'), 'pr.diff'));
    expect(diff).toContain('MISMATCH -- the diff presented differs from the reviewed one');
  });
});
