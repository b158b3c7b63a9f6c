/**
 * The record to the places where people look. Every place is tried on its own; a failure is a warning in the
 * others' stead and never changes the verdict.
 */
import { isReported } from './findings/counts.ts';
import { messageOf } from './kernel/errors.ts';
import type { Log } from './kernel/log.ts';
import { RECEIPTS_FOLDER } from './receipts/paths.ts';
import type { Proof } from './receipts/proof.ts';
import { type Annotations, annotationsOf } from './report/annotations.ts';
import { type RunStamp, renderComment } from './report/comment.ts';
import { fileLinks } from './report/file-links.ts';
import type { ProofPlace } from './report/proof-section.ts';
import type { ReviewRecord } from './report/record.ts';
import { renderSummary } from './report/summary.ts';
import { emptyOutputs, type Outputs } from './settings/outputs.ts';

export interface CommentPort {
  put(request: {
    repository: string;
    pullRequest: number;
    pipelineName: string;
    body: string;
    stamp: RunStamp;
  }): Promise<{ posted: true; url: string; edited: boolean } | { posted: false; why: string }>;
}

export interface Publishers {
  readonly comment: CommentPort | undefined;
  readonly summary: ((markdown: string) => Promise<void>) | undefined;
  readonly annotate: ((annotations: Annotations['shown']) => void) | undefined;
  /** Gives the artifact's id and the name that it got. */
  readonly artifact:
    | ((record: ReviewRecord) => Promise<{ readonly id: number; readonly name: string }>)
    | undefined;
}

export interface Published {
  readonly commentUrl: string;
  readonly artifactId: string;
}

export interface PublishOptions {
  /** Undefined where no receipt was written. */
  readonly proof: { readonly proof: Proof; readonly folder: string } | undefined;
  readonly serverUrl: string;
  readonly stamp: RunStamp;
  readonly log: Log;
}

/** Never throws. The artifact goes first, so that comment and summary name one that exists. */
export async function publish(
  record: ReviewRecord,
  publishers: Publishers,
  options: PublishOptions,
): Promise<Published> {
  const { log } = options;
  const attempt = async <Value>(what: string, task: () => Promise<Value>): Promise<Value | undefined> => {
    try {
      return await task();
    } catch (thrown) {
      log.warn(`${what} failed: ${messageOf(thrown)}. The verdict stands.`);
      return undefined;
    }
  };
  const link = fileLinks(record, options.serverUrl);
  const { comment, summary, annotate, artifact } = publishers;
  const uploaded = await attempt('The artifact', async () => artifact?.(record));
  const place: ProofPlace | undefined = options.proof && {
    ...options.proof,
    download: uploaded && { run: String(options.stamp.run), artifact: uploaded.name },
  };
  const commentUrl = await attempt('The comment', async () => {
    const pull = record.change?.pullRequest;
    if (comment === undefined || !pull || record.pipeline === null) return '';
    const pipelineName = record.pipeline.name;
    const body = renderComment(record, pipelineName, options.stamp, link, place);
    const result = await comment.put({
      repository: pull.repository,
      pullRequest: pull.number,
      pipelineName,
      body,
      stamp: options.stamp,
    });
    if (result.posted) return result.url;
    log.warn(`The report is not on the pull request: ${result.why}. It is in the job summary.`);
    return '';
  });
  if (annotate !== undefined) {
    await attempt('Annotating', async () => {
      const { shown, leftOut } = annotationsOf(record);
      annotate(shown);
      if (leftOut > 0) log.info(`${leftOut} further findings have no annotation; they are in the report.`);
    });
  }
  if (summary !== undefined)
    await attempt('The job summary', () => summary(renderSummary(record, link, place)));
  return { commentUrl: commentUrl ?? '', artifactId: uploaded === undefined ? '' : String(uploaded.id) };
}

/** The action's outputs; a place that later work fills stays empty. */
export function outputsOf(
  record: ReviewRecord,
  published: Published,
  recordPath: string,
  receiptFolder: string | undefined,
): Outputs {
  const reviewed = record.verdict !== null;
  return {
    ...emptyOutputs(),
    verdict: record.verdict ?? '',
    outcome: record.outcome,
    'blocks-merge': String(record.blocksMerge),
    'pass-score': record.passScore === null ? '' : String(record.passScore),
    passes: String(record.contour?.passes.length ?? (reviewed ? 1 : 0)),
    findings: reviewed ? String(record.findings.filter(isReported).length) : '',
    coverage: record.coverage === null ? '' : String(record.coverage.fraction),
    'comment-url': published.commentUrl,
    'artifact-id': published.artifactId,
    'receipts-path': receiptFolder === undefined ? '' : `${receiptFolder}/${RECEIPTS_FOLDER}`,
    'record-path': recordPath,
    'input-tokens': reviewed ? String(record.spent.inputTokens) : '',
    'output-tokens': reviewed ? String(record.spent.outputTokens) : '',
    'cost-usd': record.costUsd === null ? '' : String(record.costUsd),
  };
}
