/**
 * Record and proof → one page that needs nothing else: it shows the run and verifies the receipts where it is opened,
 * with the code of the command line. No text of the run becomes markup, and nothing on it can load or run anything.
 */

import { isReported } from '../findings/counts.ts';
import { showHidden } from '../kernel/visible.ts';
import { base64 } from '../receipts/base64.ts';
import type { FindingRecord, ReviewRecord, StageRecord } from './record.ts';
import { coverageSentence, deliveryOf, modelOf, OUTCOME_TITLES, placeOf, voteOf } from './words.ts';

export interface PageProof {
  readonly prUrl: string;
  readonly chain: boolean;
  /** Every file that the verification reads, by path. */
  readonly files: ReadonlyMap<string, string | Uint8Array>;
  /** The verifier, and the digest that the page's policy names it by. */
  readonly script: string;
  /** Base64 SHA-256 of a text, for the page's policy. */
  readonly hash: (text: string) => string;
}

/** With a larger file the page verifies nothing, and says so. */
const MAX_EMBEDDED_BYTES = 8 * 1024 * 1024;

const STYLE = `:root{color-scheme:light dark;font:15px/1.5 system-ui,sans-serif}body{max-width:60rem;margin:2rem auto;padding:0 1rem}
h1{margin-bottom:.2rem}table{border-collapse:collapse;width:100%}td,th{border:1px solid #8886;padding:.3rem .5rem;text-align:left;vertical-align:top}
code,pre{font-family:ui-monospace,monospace;font-size:.9em;overflow-wrap:anywhere;white-space:pre-wrap}.good{color:#177a36}.bad{color:#c0262d}
section{margin:1.5rem 0}article{border-left:4px solid #8886;padding-left:.8rem;margin:1rem 0}article.Critical,article.High{border-color:#c0262d}
article.Medium{border-color:#c77700}details{margin:.4rem 0}`;

export function renderHtml(record: ReviewRecord, proof: PageProof): string {
  const embedded = embed(proof);
  const policy = [
    "default-src 'none'",
    `script-src 'sha256-${proof.hash(proof.script)}'`,
    `style-src 'sha256-${proof.hash(STYLE)}'`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width">',
    `<title>Review: ${escapeHtml(OUTCOME_TITLES[record.outcome])}</title>`,
    `<style>${STYLE}</style></head><body>`,
    `<h1>${escapeHtml(OUTCOME_TITLES[record.outcome])}</h1>`,
    `<p>${escapeHtml(record.reason)}</p>`,
    `<p><code>${escapeHtml(proof.prUrl)}</code></p>`,
    '<section id="proof"><h2>Receipts</h2><pre id="verification">This page verifies its receipts with JavaScript, which is off here. Use the command line instead.</pre><div id="checks"></div>',
    '</section>',
    list('Why it is incomplete', record.incomplete),
    stages(record.stages),
    findings('Findings', record.findings.filter(isReported)),
    findings(
      'Not standing after the panel',
      record.findings.filter((finding) => finding.guard === null && !isReported(finding)),
    ),
    findings(
      'Filtered by guard rules, not in the verdict',
      record.findings.filter(({ guard }) => guard !== null),
    ),
    `<section><h2>Coverage</h2><p>${escapeHtml(coverageSentence(record))}</p></section>`,
    list(
      'Left out of the review',
      (record.change?.excluded ?? []).map(({ path, reason }) => `${path}: ${reason}`),
    ),
    rules(record),
    list('Warnings', record.warnings),
    `<p>bernstein-review ${escapeHtml(record.version)}, ${escapeHtml(record.startedAt)}</p>`,
    `<script type="application/json" id="files">${embedded}</script>`,
    `<script>${proof.script}</script>`,
    '</body></html>',
    '',
  ]
    .filter((line, index, all) => line !== '' || index === all.length - 1)
    .join('\n');
}

/** The files as JSON that no text of theirs can close. */
function embed(proof: PageProof): string {
  const files: Record<string, string> = {};
  const tooLarge: string[] = [];
  for (const [path, content] of proof.files) {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
    if (bytes.length > MAX_EMBEDDED_BYTES) tooLarge.push(path);
    else files[path] = base64(bytes);
  }
  const data = { prUrl: proof.prUrl, chain: proof.chain, files, tooLarge };
  return JSON.stringify(data).replace(/</g, '\\u003c');
}

function stages(records: readonly StageRecord[]): string {
  if (records.length === 0) return '';
  const rows = records.flatMap((stage) => [
    row([
      `<strong>${escapeHtml(stage.name)}</strong>`,
      escapeHtml(stage.strategy),
      `<strong>${stage.verdict}</strong>`,
      escapeHtml(stage.feedback),
    ]),
    ...stage.agents.map((agent) =>
      row([
        escapeHtml(agent.label),
        escapeHtml(modelOf(agent)),
        escapeHtml(voteOf(agent)),
        escapeHtml(
          [deliveryOf(agent), agent.reason ?? agent.feedback].filter((text) => text !== '').join(': '),
        ),
      ]),
    ),
  ]);
  return `<section><h2>Stages</h2><table><tr><th>Stage / agent</th><th>Strategy / model</th><th>Verdict / vote</th><th>Remark</th></tr>${rows.join('')}</table></section>`;
}

function row(cells: readonly string[]): string {
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

function findings(title: string, records: readonly FindingRecord[]): string {
  if (records.length === 0)
    return title === 'Findings' ? '<section><h2>Findings</h2><p>None.</p></section>' : '';
  const articles = records.map(
    (finding) =>
      `<article class="${finding.severity}"><h3>${finding.severity}: ${escapeHtml(finding.title)}</h3><p><code>${escapeHtml(placeOf(finding))}</code> · ${escapeHtml(finding.reportedBy.join(', '))}</p><p>${escapeHtml(finding.description)}</p>${finding.fixes.map(({ text }) => `<p>Fix: ${escapeHtml(text)}</p>`).join('')}</article>`,
  );
  return `<section><h2>${escapeHtml(title)} (${records.length})</h2>${articles.join('')}</section>`;
}

function rules({ ruleset }: ReviewRecord): string {
  if (ruleset === null) return '';
  return `<section><h2>Rules</h2><p>Ruleset <code>${escapeHtml(ruleset.digest)}</code></p>${bullets(ruleset.rules.map(({ kind, text }) => `${kind}: ${text}`))}</section>`;
}

function list(title: string, items: readonly string[]): string {
  return items.length === 0 ? '' : `<section><h2>${escapeHtml(title)}</h2>${bullets(items)}</section>`;
}

function bullets(items: readonly string[]): string {
  return items.length === 0 ? '' : `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;
}

function escapeHtml(text: string): string {
  return showHidden(text).replace(
    /[&<>"']/g,
    (character) =>
      ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[character] ?? character,
  );
}
