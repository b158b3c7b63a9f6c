/** A command line → argv, as a POSIX shell splits words: quotes and backslashes, and nothing that runs or expands. */

export type SplitCommand =
  | { readonly ok: true; readonly argv: readonly string[] }
  | { readonly ok: false; readonly why: string };

export function splitCommand(text: string): SplitCommand {
  if (text.includes('${{'))
    return {
      ok: false,
      why: 'it holds a workflow expression; pass values through the environment (fix_env) instead',
    };
  const argv: string[] = [];
  let word: string | undefined;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (/\s/.test(character)) {
      if (word !== undefined) argv.push(word);
      word = undefined;
    } else if (character === "'") {
      const end = text.indexOf("'", at + 1);
      if (end < 0) return { ok: false, why: 'a single quote is not closed' };
      word = (word ?? '') + text.slice(at + 1, end);
      at = end;
    } else if (character === '"') {
      word ??= '';
      for (at += 1; text[at] !== '"'; at += 1) {
        if (at >= text.length) return { ok: false, why: 'a double quote is not closed' };
        if (text[at] === '\\' && /["\\$`]/.test(text[at + 1] ?? '')) at += 1;
        word += text[at];
      }
    } else if (character === '\\') {
      at += 1;
      if (at >= text.length) return { ok: false, why: 'it ends with a backslash' };
      word = (word ?? '') + text[at];
    } else word = (word ?? '') + character;
  }
  if (word !== undefined) argv.push(word);
  return argv.length === 0 ? { ok: false, why: 'it is empty' } : { ok: true, argv };
}
