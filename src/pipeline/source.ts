/**
 * Where a pipeline file and its templates are read from. Trust (INTERFACE.md): from the base commit unless
 * `config-ref: head`; a file that only the pull request has is not used, and it says so.
 */
import { posix } from 'node:path';
import { ReviewError } from '../kernel/errors.ts';

/** Text of a file, or undefined where there is none. */
export type FileReader = (path: string) => Promise<string | undefined>;

export const DEFAULT_PIPELINE = '.bernstein/review.yaml';
export const SHIPPED_DIRECTORY = 'templates/review';
const SHIPPED_DEFAULT = 'static.yaml';

export interface PipelineSources {
  /** The base commit's tree; undefined where the change has no commit (a diff file, validation). */
  readonly base: FileReader | undefined;
  /** The head commit's tree. */
  readonly head: FileReader | undefined;
  readonly disk: FileReader;
  /** Files under the shipped templates/review. */
  readonly shipped: FileReader;
  /** Path within the repository's tree; undefined for a file outside of it. */
  readonly inRepository: (path: string) => string | undefined;
  readonly configRef: 'base' | 'head';
  /** Whether a file that neither commit has may be taken from the work tree: an operator at a laptop, not a workflow. */
  readonly trustsWorkTree: boolean;
}

export interface LocatedPipeline {
  readonly text: string;
  /** As error messages name it. */
  readonly path: string;
  /** As reports name it, such as `base commit`. */
  readonly origin: string;
  /** Reads a file beside the pipeline, from the same place. */
  readonly beside: FileReader;
  /** What a person should know about the choice. */
  readonly notice: string | undefined;
}

/** @throws ReviewError `pipeline-invalid` when a named file is nowhere. */
export async function locatePipeline(
  sources: PipelineSources,
  requested: string | undefined,
): Promise<LocatedPipeline> {
  const path = requested ?? DEFAULT_PIPELINE;
  const inside = sources.inRepository(path);
  if (inside === undefined) return onDisk(sources, requested, path);
  if (sources.base === undefined) {
    if (sources.trustsWorkTree) return onDisk(sources, requested, path);
    const notice = `${path} lies in the work tree, which may be the change's own, so it is not used.`;
    return (await sources.disk(path)) === undefined
      ? onDisk(sources, requested, path)
      : shippedDefault(sources, notice);
  }
  const trusted = sources.configRef === 'head' ? sources.head : sources.base;
  const found = await trusted?.(inside);
  if (trusted !== undefined && found !== undefined) {
    return {
      text: found,
      path,
      origin: `${sources.configRef} commit`,
      beside: besides(trusted, inside),
      notice: undefined,
    };
  }
  if (sources.configRef === 'base' && (await sources.head?.(inside)) !== undefined) {
    const notice = `${path} exists only in the change under review, so it is not used; the shipped ${SHIPPED_DIRECTORY}/${SHIPPED_DEFAULT} is used instead.`;
    return shippedDefault(sources, notice);
  }
  if (requested === undefined) return shippedDefault(sources, undefined);
  if (sources.trustsWorkTree) return onDisk(sources, requested, path);
  return (
    (await shippedNamed(sources, path)) ??
    notFound(path, 'neither in the base commit nor among the shipped templates')
  );
}

async function onDisk(
  sources: PipelineSources,
  requested: string | undefined,
  path: string,
): Promise<LocatedPipeline> {
  const text = await sources.disk(path);
  if (text !== undefined)
    return { text, path, origin: 'file', beside: besides(sources.disk, path), notice: undefined };
  if (requested === undefined) return shippedDefault(sources, undefined);
  return (await shippedNamed(sources, path)) ?? notFound(path, 'not found');
}

/** `templates/review/x.yaml` names a shipped file where the repository has none of its own. */
async function shippedNamed(sources: PipelineSources, path: string): Promise<LocatedPipeline | undefined> {
  const name = path.replace(/^\.\//, '');
  if (!name.startsWith(`${SHIPPED_DIRECTORY}/`) || name.includes('..')) return undefined;
  const text = await sources.shipped(name.slice(SHIPPED_DIRECTORY.length + 1));
  return text === undefined
    ? undefined
    : { text, path, origin: 'shipped', beside: sources.shipped, notice: undefined };
}

async function shippedDefault(
  sources: PipelineSources,
  notice: string | undefined,
): Promise<LocatedPipeline> {
  const text = await sources.shipped(SHIPPED_DEFAULT);
  if (text === undefined)
    throw new ReviewError('internal', 'The shipped default pipeline is missing.', {
      next: 'Install the package again.',
    });
  return {
    text,
    path: `${SHIPPED_DIRECTORY}/${SHIPPED_DEFAULT}`,
    origin: 'shipped',
    beside: sources.shipped,
    notice,
  };
}

function besides(reader: FileReader, path: string): FileReader {
  const directory = path.includes('/') ? path.slice(0, path.lastIndexOf('/') + 1) : '';
  return (name) => reader(posix.isAbsolute(name) ? name : posix.normalize(`${directory}${name}`));
}

/** Reads a file at the repository's root from where configuration is trusted. */
export function trustedReader(sources: PipelineSources): FileReader {
  if (sources.base === undefined) return sources.trustsWorkTree ? sources.disk : async () => undefined;
  return (sources.configRef === 'head' ? sources.head : sources.base) ?? (async () => undefined);
}

function notFound(path: string, why: string): never {
  throw new ReviewError('pipeline-invalid', `${path}:1:1: file not found: ${why}`, {
    next: 'Check --pipeline; without it .bernstein/review.yaml or the shipped default is used.',
  });
}
