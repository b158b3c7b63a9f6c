/**
 * The reference's own verification (spec reference-facts 7.1 to 7.8), written from its description with nothing of
 * `src/`: node:crypto, its own canonical JSON, its order of checks. It reads leniently, as the reference does.
 */
import { createHash, createHmac, createPublicKey, hkdfSync, verify } from 'node:crypto';

type Json = Record<string, unknown>;

const sha256 = (content: string | Uint8Array): string =>
  `sha256:${createHash('sha256').update(content).digest('hex')}`;

/** Strings, integers, lists and maps: all that receipts and spine rows hold. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value !== null && typeof value === 'object') {
    const byPoint = (left: string, right: string): number =>
      Buffer.compare(Buffer.from(left, 'utf8'), Buffer.from(right, 'utf8'));
    const entries = Object.entries(value).sort(([left], [right]) => byPoint(left, right));
    return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join(',')}}`;
  }
  return JSON.stringify(value);
}

export interface ReferenceInputs {
  files: ReadonlyMap<string, Uint8Array>;
  prUrl: string;
  issue: string;
  diff: Uint8Array;
  /** 64 digits, used as ASCII. */
  auditKey: string;
  rulesDigest?: string;
  chain: boolean;
}

/** Empty when the newest reference verifies; else its reason. */
export function referenceVerify(inputs: ReferenceInputs): string {
  const folder = '.sdd/reviews/receipts/';
  const base = createHash('sha256').update(inputs.prUrl).digest('hex');
  const read = (name: string): Json | undefined => {
    const bytes = inputs.files.get(`${folder}${name}.json`);
    return bytes === undefined ? undefined : (JSON.parse(Buffer.from(bytes).toString('utf8')) as Json);
  };
  const issueHash = sha256(inputs.issue.replace(/\r\n?/g, '\n'));
  if (!inputs.chain) {
    const receipt = read(base);
    if (receipt === undefined) return 'no review receipt found';
    if (receipt['issue_hash'] !== issueHash) return 'issue_hash mismatch';
    if (receipt['diff_hash'] !== sha256(inputs.diff)) return 'diff_hash mismatch';
    return signedFault(receipt) || spineFault(inputs) || anchorFault(inputs, receipt);
  }
  const passes: Json[] = [];
  for (let pass = 1; ; pass += 1) {
    const receipt = read(`${base}-p${pass}`);
    if (receipt === undefined) break;
    passes.push(receipt);
  }
  const [first] = passes;
  if (first === undefined) return 'no review chain found';
  const spine = spineFault(inputs);
  if (spine !== '') return spine;
  for (const [index, receipt] of passes.entries()) {
    const where = `pass ${index + 1}: `;
    if (receipt['pass_index'] !== index + 1) return `${where}chain order`;
    if ((receipt['prev_entry_hash'] ?? '') !== (passes[index - 1]?.['journal_entry_hash'] ?? ''))
      return `${where}chain link`;
    if (receipt['ruleset_digest'] !== first['ruleset_digest']) return `${where}ruleset differs from pass 1`;
    if (inputs.rulesDigest !== undefined && receipt['ruleset_digest'] !== inputs.rulesDigest)
      return `${where}ruleset digest mismatch`;
    if (receipt['issue_hash'] !== issueHash) return `${where}issue_hash mismatch`;
    const fault = signedFault(receipt) || anchorFault(inputs, receipt);
    if (fault !== '') return where + fault;
  }
  return passes.at(-1)?.['diff_hash'] === sha256(inputs.diff) ? '' : 'diff_hash mismatch';
}

/** Exactly the fields that the newest reference puts in the signed bytes. */
function bindingOf(receipt: Json): string {
  const always = [
    'pr_url',
    'repo',
    'issue_hash',
    'plan_hash',
    'journal_head',
    'diff_hash',
    'verdict',
    'findings',
    'timestamp',
    'task_id',
  ];
  const binding: Json = { v: 1 };
  for (const key of always) binding[key] = receipt[key];
  if (receipt['pass_index']) binding['pass_index'] = receipt['pass_index'];
  if (receipt['ruleset_digest']) binding['ruleset_digest'] = receipt['ruleset_digest'];
  if (receipt['prev_entry_hash']) binding['prev_entry_hash'] = receipt['prev_entry_hash'];
  binding['resolution_hash'] = receipt['resolution_hash'] ?? '';
  return canonical(binding);
}

function signedFault(receipt: Json): string {
  if (!receipt['resolution_hash']) return 'receipt carries no resolution_hash';
  if (!receipt['signature'] || !receipt['signer_public_key_pem']) return 'receipt is unsigned';
  const key = createPublicKey(receipt['signer_public_key_pem'] as string);
  const signature = Buffer.from(receipt['signature'] as string, 'base64url');
  return verify(null, Buffer.from(bindingOf(receipt)), key, signature) ? '' : 'signature does not verify';
}

function spineRows(inputs: ReferenceInputs): Json[] {
  const text = Buffer.from(inputs.files.get('.sdd/lineage/reviews/spine.jsonl') ?? []).toString('utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Json);
}

function spineFault(inputs: ReferenceInputs): string {
  const rows = spineRows(inputs);
  if (rows.length === 0) return 'review spine failed verification (no_entries)';
  const key = Buffer.from(hkdfSync('sha256', inputs.auditKey, '', 'lineage', 32));
  let previous = '';
  for (const row of rows) {
    const core: Json = {};
    for (const name of [
      'actor',
      'artifact_path',
      'content_hash',
      'model',
      'prev_hash',
      'step_id',
      'timestamp',
    ])
      core[name] = row[name];
    const { hmac, ...untagged } = row;
    const tag = createHmac('sha256', key).update(canonical(untagged)).digest('hex');
    if (
      row['prev_hash'] !== previous ||
      row['entry_hash'] !== sha256(`bernstein:lineage:v2${canonical(core)}`) ||
      hmac !== tag
    )
      return 'review spine failed verification (tampered)';
    previous = String(row['entry_hash']);
  }
  return '';
}

function anchorFault(inputs: ReferenceInputs, receipt: Json): string {
  const content = sha256(bindingOf(receipt));
  const row = spineRows(inputs).find(({ content_hash: hash }) => hash === content);
  if (row === undefined) return 'receipt is not anchored in the review spine';
  return row['entry_hash'] === receipt['journal_entry_hash']
    ? ''
    : 'recorded journal_entry_hash does not match';
}
