/** The checks that need the journal: its chain, what it says of each pass, the files and the audit rows it binds. */
import { digestOf } from '../kernel/digest.ts';
import { isJsonObject } from '../kernel/json.ts';
import { findingHash, type Receipt } from './binding.ts';
import { type JournalRow, readJournal } from './journal.ts';
import { IDENTITY_FILE, JOURNAL_FILE, RECORD_FILE, RULES_FILE, SARIF_FILE } from './paths.ts';
import { keyFingerprint, readExactPem } from './public-key.ts';
import { verdictFault } from './verdict-of-votes.ts';
import type { ArtifactFiles, CheckList, Fault } from './verification.ts';
import { verifyAudit, verifyAuditForm } from './verify-audit.ts';

/** Adds the journal's checks; a receipt that binds no journal, or a folder without one, adds a note. */
export function verifyJournal(list: CheckList, files: ArtifactFiles, receipts: readonly Receipt[]): void {
  const bytes = files.get(JOURNAL_FILE);
  const last = receipts.at(-1);
  if (last === undefined) return;
  if (bytes === undefined) {
    verifyWithout(
      list,
      files,
      last,
      receipts.some(({ journalHead }) => journalHead !== ''),
    );
    return;
  }
  const reading = readJournal(bytes);
  if (!reading.ok) {
    const { code, line, why } = reading;
    list.add('journal', null, '', { code, why: `${JOURNAL_FILE}, line ${line}: ${why}` });
    return;
  }
  list.add('journal', null, `the journal's ${reading.rows.length} lines form one chain`, undefined);
  const passes = splitPasses(reading.rows, receipts.length);
  for (const [index, receipt] of receipts.entries()) verifyPass(list, receipt, passes.sealed[index] ?? []);
  verifyRest(list, passes.rest, last);
  verifyFiles(list, files, passes.sealed[receipts.length - 1] ?? []);
  verifyIdentity(list, files, last);
  verifyAudit(list, files, receipts, passes.sealed);
}

/** What the receipts bind by themselves is checked; what only the journal ties to them is named. */
function verifyWithout(list: CheckList, files: ArtifactFiles, last: Receipt, bound: boolean): void {
  if (bound && files.has(RECORD_FILE)) {
    const why = `${JOURNAL_FILE} is missing beside ${RECORD_FILE}, and the receipt binds one`;
    list.add('journal', null, '', { code: 'journal-missing', why });
    return;
  }
  const unchecked = [
    'the votes behind the verdict',
    ...[SARIF_FILE, RECORD_FILE, RULES_FILE].filter((name) => files.has(name)),
  ];
  list.note(
    `${bound ? `${JOURNAL_FILE} is not here` : 'The receipt binds no journal'}, so nothing ties these to the receipt, and they were not checked: ${unchecked.join(', ')}.`,
  );
  // A store of the reference keeps one identity and one log for all its receipts, replaces keys and archives days.
  if (identityFault(files, last) === undefined) verifyIdentity(list, files, last);
  else
    list.note(
      files.has(IDENTITY_FILE)
        ? `${IDENTITY_FILE} holds another key than the signer's; without a journal nothing says which it should be.`
        : `${IDENTITY_FILE} is not here, so it was not compared with the signer key.`,
    );
  verifyAuditForm(list, files);
}

/** The rows up to each `sealed` line, as many as there are receipts, and what comes after. */
function splitPasses(
  rows: readonly JournalRow[],
  count: number,
): { readonly sealed: readonly (readonly JournalRow[])[]; readonly rest: readonly JournalRow[] } {
  const sealed: JournalRow[][] = [];
  let current: JournalRow[] = [];
  for (const row of rows) {
    current.push(row);
    if (row.kind === 'sealed' && sealed.length < count) {
      sealed.push(current);
      current = [];
    }
  }
  return { sealed, rest: current };
}

function verifyPass(list: CheckList, receipt: Receipt, rows: readonly JournalRow[]): void {
  const pass = receipt.passIndex;
  const sealed = rows.at(-1);
  const held = list.add(
    'journal-head',
    pass,
    'the receipt binds the head of the journal',
    sealed?.kind === 'sealed' && sealed.entry_hash === receipt.journalHead
      ? undefined
      : 'the journal head in the receipt is not that of the journal',
  );
  if (!held) return;
  list.add(
    'journal-pass',
    pass,
    'the journal names the same change, plan, rules and key',
    passFault(receipt, rows),
  );
  list.add(
    'journal-verdict',
    pass,
    'the verdict follows from the journalled votes',
    verdictFault(rows, receipt.verdict),
  );
  const surviving = rows.find(({ kind }) => kind === 'findings')?.['surviving'];
  const hashes = receipt.findings.map(findingHash);
  list.add(
    'journal-findings',
    pass,
    'the findings are those that the journal says survived',
    Array.isArray(surviving) &&
      surviving.length === hashes.length &&
      hashes.every((hash, at) => hash === surviving[at])
      ? undefined
      : 'the findings of the receipt are not those that the journal says survived',
  );
}

function passFault(receipt: Receipt, rows: readonly JournalRow[]): string | undefined {
  const row = rows.find(({ kind }) => kind === 'pass');
  if (row === undefined) return 'the journal does not say what the pass is about';
  const signer = isJsonObject(row['signer']) ? row['signer'] : {};
  const key = readExactPem(receipt.signerPublicKeyPem);
  const pairs: readonly (readonly [string, unknown, unknown])[] = [
    ['pass index', row['pass_index'], receipt.passIndex],
    ['pull request', row['pr_url'], receipt.prUrl],
    ['task', row['task_id'], receipt.taskId],
    ['plan', row['plan_hash'], receipt.planHash],
    ['diff', row['diff_hash'], receipt.diffHash],
    ['issue', row['issue_hash'], receipt.issueHash],
    ['ruleset', row['ruleset_digest'], receipt.rulesetDigest],
    ['signer key', signer['fingerprint'], key === undefined ? undefined : keyFingerprint(key)],
  ];
  const wrong = pairs.filter(([, journalled, bound]) => journalled !== bound).map(([name]) => name);
  return wrong.length === 0 ? undefined : `the journal and the receipt differ on the ${wrong.join(', ')}`;
}

/** After the last receipt only the beginning of a pass that did not end may stand. */
function verifyRest(list: CheckList, rest: readonly JournalRow[], last: Receipt): void {
  const [first] = rest;
  if (first === undefined) return;
  const unfinished =
    last.passIndex > 0 &&
    first.kind === 'pass' &&
    first['pass_index'] === last.passIndex + 1 &&
    rest.slice(1).every(({ kind }) => kind === 'call');
  list.add(
    'journal-rest',
    null,
    `pass ${last.passIndex + 1} was begun and not finished; its ${rest.length} journal lines stand for no verdict`,
    unfinished ? undefined : 'the journal goes on after the last receipt',
  );
}

function verifyFiles(list: CheckList, files: ArtifactFiles, rows: readonly JournalRow[]): void {
  const digests = rows.at(-1)?.['files'];
  if (!isJsonObject(digests)) {
    list.add('files', null, '', 'the journal does not say which files the pass left');
    return;
  }
  for (const [name, digest] of Object.entries(digests)) {
    const bytes = files.get(name);
    const fault: Fault | undefined =
      bytes === undefined
        ? { code: 'file-missing', why: `${name} is missing since the run` }
        : digestOf(bytes) === digest
          ? undefined
          : { code: 'files', why: `${name} was changed since the run` };
    list.add('files', null, `${name} is as the run left it`, fault);
  }
}

function verifyIdentity(list: CheckList, files: ArtifactFiles, last: Receipt): void {
  const holds = 'the public key beside the receipt is the signer key';
  list.add('identity', null, holds, identityFault(files, last));
}

function identityFault(files: ArtifactFiles, last: Receipt): Fault | undefined {
  const bytes = files.get(IDENTITY_FILE);
  if (bytes === undefined) return { code: 'identity-missing', why: `${IDENTITY_FILE} is missing` };
  return new TextDecoder().decode(bytes) === last.signerPublicKeyPem
    ? undefined
    : { code: 'identity', why: `${IDENTITY_FILE} does not hold the signer key` };
}
