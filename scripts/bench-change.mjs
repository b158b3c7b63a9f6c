// One measurement in a process of its own, so that its peak memory is its own: `bench-change.mjs diff|ours LINES`.
// Prints JSON: milliseconds to parse, to pack, the number of parts, and the peak memory in MB.
import { join } from 'node:path';
import { parsePatch } from 'diff';

const [, , mode, count] = process.argv;
const built = (path) => import(join(import.meta.dirname, '..', 'build', path));
const lines = Number(count);
const files = lines / 500;
const text = Array.from({ length: files }, (_, file) => {
  const hunks = Array.from({ length: 10 }, (__, hunk) => {
    const start = 1 + hunk * 100;
    const body = Array.from({ length: 50 }, (___, line) =>
      line % 2 === 0
        ? `-  const old${line} = read(${file}, ${hunk});\n`
        : `+  const value${line} = read(${file}, ${hunk});\n`,
    ).join('');
    return `@@ -${start},26 +${start},26 @@ function part${hunk}() {\n before();\n${body}`;
  }).join('');
  return `diff --git a/src/f${file}.ts b/src/f${file}.ts\n--- a/src/f${file}.ts\n+++ b/src/f${file}.ts\n${hunks}`;
}).join('');

const { parseDiff } = await built('change/parse-diff.js');
const { packChange } = await built('change/pack.js');
const { estimateTokens } = await built('agents/tokens.js');
const started = performance.now();
let parts = 0;
let parsed = started;
if (mode === 'diff') {
  parsePatch(text);
  parsed = performance.now();
} else {
  const change = parseDiff(text);
  parsed = performance.now();
  parts = packChange(change, 50_000, estimateTokens).parts.length;
}
const packed = performance.now();
console.log(
  JSON.stringify({
    parse: parsed - started,
    pack: packed - parsed,
    parts,
    kilobytes: text.length / 1024,
    peak: process.resourceUsage().maxRSS / 1024,
  }),
);
