/** Addresses of files at the reviewed commit. */
import type { ReviewRecord } from './record.ts';

/** Builds addresses of files at the reviewed commit; undefined where there is no such page. */
export type FileLink = (path: string, line: number, endLine: number | null) => string | undefined;

/** Links to files on `serverUrl`, at the head commit of the pull request. */
export function fileLinks(record: ReviewRecord, serverUrl: string): FileLink {
  const pull = record.change?.pullRequest;
  const sha = record.change?.headSha;
  if (!pull || !sha) return () => undefined;
  return (path, line, endLine) => {
    const segments = path.split('/');
    // Dot segments would lead a browser out of the repository.
    if (segments.some((segment) => segment === '' || segment === '.' || segment === '..')) return undefined;
    const encoded = segments.map(encodeSegment).join('/');
    return `${serverUrl}/${pull.repository}/blob/${sha}/${encoded}#L${line}${endLine === null ? '' : `-L${endLine}`}`;
  };
}

function encodeSegment(segment: string): string {
  return encodeURIComponent(segment.toWellFormed()).replace(
    /[()'!*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
