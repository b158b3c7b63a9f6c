/** Lines of a document's section, each on its own line; an empty one says so, and what is beyond `most` is counted. */
export function listed(items: readonly string[], most = 300): string {
  if (items.length === 0) return '(none)';
  const rest = items.length - most;
  return [...items.slice(0, most).map(onOneLine), ...(rest > 0 ? [`(${rest} more)`] : [])].join('\n');
}

/** Names of files can hold anything, a line that looks like another row among it. */
export function onOneLine(text: string): string {
  return text.replace(/[\s\u0085\u2028\u2029]+/g, ' ');
}
