/** Which issues a description closes, by GitHub's keywords. */

const KEYWORD = String.raw`\b(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?):?\s+`;
const REFERENCE = String.raw`(?:([\w.-]+/[\w.-]+)?#|https://[\w.-]+/([\w.-]+/[\w.-]+)/issues/)([1-9]\d{0,8})\b`;
const CLOSES = new RegExp(`${KEYWORD}${REFERENCE}`, 'gi');

/** Numbers of issues of `repository` (`owner/name`), each once, in order; comments and code say nothing. */
export function closedIssues(description: string, repository: string): number[] {
  const prose = description
    .replace(/<!--[\s\S]*?(?:-->|$)/g, ' ')
    .replace(/^```[\s\S]*?(?:^```|$(?![\s\S]))/gm, ' ')
    .replace(/`[^`\n]*`/g, ' ');
  const numbers = [...prose.matchAll(CLOSES)].flatMap(([, short, long, number]) => {
    const named = short ?? long;
    const ours = named === undefined || named.toLowerCase() === repository.toLowerCase();
    return ours ? [Number(number)] : [];
  });
  return [...new Set(numbers)];
}
