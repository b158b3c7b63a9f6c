/** What reports say of a run's proof: what it binds, who signed, and the one line that verifies it. */
import type { Proof } from '../receipts/proof.ts';
import { code, codeBlock } from './markdown.ts';

export interface ProofPlace {
  readonly proof: Proof;
  /** The run's folder on this machine. */
  readonly folder: string;
  /** Where the files can be had, by run id and artifact name; undefined where they were not uploaded. */
  readonly download: { readonly run: string; readonly artifact: string } | undefined;
}

/** Empty where no receipt was written. */
export function proofSection(place: ProofPlace | undefined): string {
  if (place === undefined) return '';
  const { proof, download } = place;
  const ephemeral =
    proof.origin === 'ephemeral'
      ? ' (ephemeral: made for this run; set `signing-key` so that readers can pin it)'
      : '';
  return [
    '<details><summary>Receipt</summary>',
    '',
    `- Anchor ${code(proof.anchor)}`,
    `- Signer key ${code(proof.signer)}${ephemeral}`,
    `- Ruleset ${code(proof.rulesetDigest)}`,
    `- Diff ${code(proof.diffHash)}`,
    '',
    codeBlock(
      download === undefined ? verifyCommand(proof, 'RUN-FOLDER') : downloadAndVerify(proof, download),
    ),
    '',
    '</details>',
  ].join('\n');
}

/** The command line that verifies the files in `folder`. */
export function verifyCommand({ prUrl, chain }: Proof, folder: string): string {
  const flag = chain ? '--chain ' : '';
  return `bernstein-review receipt verify ${flag}--pr ${argument(prUrl)} --dir ${argument(folder)}`;
}

function downloadAndVerify(proof: Proof, { run, artifact }: { run: string; artifact: string }): string {
  return `gh run download ${argument(run)} -n ${argument(artifact)} -D review && ${verifyCommand(proof, 'review')}`;
}

/** One word of a POSIX shell. */
function argument(text: string): string {
  return /^[\w./:@%+=,-]+$/.test(text) && !text.startsWith('-') ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
