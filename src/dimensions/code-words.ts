/** The words of a line of code: identifiers are taken apart, so that `retryCount` says retry and `pollute` not poll. */

/** Characters of a line that patterns are held against; a longer one is data, or was made by a machine. */
export const LONGEST_LINE = 600;

/** Lower-case words in order: `setInterval(job_id)` gives set, interval, job, id. */
export function codeWords(line: string): string[] {
  return line
    .slice(0, LONGEST_LINE)
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])(?=[A-Z][a-z])/g, '$1 ')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

/** The first of the phrases (words with single spaces) that the line says; undefined for none. */
export function phraseIn(line: string, phrases: readonly string[]): string | undefined {
  const text = ` ${codeWords(line).join(' ')} `;
  return phrases.find((phrase) => text.includes(` ${phrase} `));
}

const CODE =
  /\.(?:[cm]?[jt]sx?|vue|svelte|qml|py|pyi|rb|go|rs|java|kt|kts|scala|groovy|cs|fs|vb|c|cc|cpp|cxx|h|hh|hpp|m|mm|swift|php|pl|pm|lua|ex|exs|erl|clj|dart|r|jl|sh|bash|zsh|ps1|sql|graphql|gql|proto|tf)$/i;

export function isCode(path: string): boolean {
  return CODE.test(path);
}

/** A block that closes with code after it is code; so is a private member, and a pointer that is written to. */
const COMMENT = /^\s*(?:\/\/|\/\*(?!.*\*\/\s*\S)|\*(?:[\s/]|$)|#(?=\s|!(?!\[)|$)|--\s|;;|%|<!--|"""|''')/;

export function isComment(line: string): boolean {
  return COMMENT.test(line);
}
