/** Outlines in the languages that a parser is kept for, and in those that are read by their lines. */
import { describe, expect, it } from 'vitest';
import { languageOf } from '../../src/context/language.ts';
import { outlineOf } from '../../src/context/outline.ts';

interface Expected {
  symbols: string[];
  imports: string[];
  calls: string[];
}

/** `kind name first-last`, with a star where others may use it. */
async function read(path: string, text: string): Promise<Expected> {
  const language = languageOf(path);
  if (language === undefined) throw new Error('no language');
  const { symbols, imports, calls } = await outlineOf(text, language);
  return {
    symbols: symbols.map(
      ({ kind, name, line, endLine, exported }) => `${kind} ${name} ${line}-${endLine}${exported ? '*' : ''}`,
    ),
    imports: imports.map(({ module }) => module),
    calls: calls.map(({ name, line }) => `${name} ${line}`),
  };
}

const CASES: [string, string, Partial<Expected>][] = [
  [
    'a.ts',
    `import { a as b } from './x';\nimport d from "y";\nexport * from './w';\nconst r = require('./q');\nexport class K extends P {\n  m() {\n    this.n();\n  }\n}\nexport const h = async (q) => {\n  await k(q); // unreal()\n};\ninterface I { a: number }\nconst o = import('./dyn');\nnew K();\n`,
    {
      symbols: ['class K 5-9*', 'function m 6-8*', 'function h 10-12*', 'type I 13-13'],
      imports: ['./x', 'y', './w', './q', './dyn'],
      calls: ['n 7', 'k 11', 'K 15'],
    },
  ],
  [
    'a.tsx',
    `export function App() {\n  return <Row a={load(1)} />;\n}\n`,
    { symbols: ['function App 1-3*'], calls: ['load 2'] },
  ],
  [
    'a.py',
    `import os, sys\nfrom .a import b as c\nfrom . import d\nclass K(Base):\n    def m(self):\n        helper(1)  # not(this)\n        self.n()\nasync def _f(a):\n    return g("s()")\n`,
    {
      symbols: ['class K 4-7*', 'function m 5-7*', 'function _f 8-9'],
      imports: ['os', 'sys', '.a', '.d'],
      calls: ['helper 6', 'n 7', 'g 9'],
    },
  ],
  [
    'A.java',
    `package a.b;\nimport c.d.E;\nimport static x.Y.z;\npublic class K {\n  public void m(int a) {\n    helper(a);\n    Foo.bar();\n    new Q();\n  }\n}\ninterface I { void q(); }\n`,
    {
      symbols: ['class K 4-10*', 'function m 5-9*', 'type I 11-11', 'function q 11-11'],
      imports: ['c.d.E', 'x.Y.z'],
      calls: ['helper 6', 'bar 7', 'Q 8'],
    },
  ],
  [
    'a.rs',
    `use crate::a::{b, c};\nmod d;\npub fn f(x: u8) -> u8 {\n    g(x);\n    h::i(1);\n    self.j()\n}\npub struct S { a: u8 }\nimpl S {\n    fn m(&self) { k() }\n}\n`,
    {
      symbols: ['function f 3-7*', 'class S 8-8*', 'function m 10-10'],
      imports: ['crate::a::', 'mod d'],
      calls: ['g 4', 'i 5', 'j 6', 'k 10'],
    },
  ],
  [
    'a.cpp',
    `#include "a.h"\n#include <vector>\nclass K : public P {\n public:\n  Foo m(int a) { helper(a); }\n};\nint f(int x) {\n  return g(x) + o.p() + n::r();\n}\nvoid n::K::z() { y(); }\n`,
    {
      symbols: ['class K 3-6', 'function m 5-5', 'function f 7-9', 'function z 10-10'],
      imports: ['a.h', 'vector'],
      calls: ['helper 5', 'g 8', 'p 8', 'r 8', 'y 10'],
    },
  ],
  [
    'a.go',
    `package p\nimport (\n\t"fmt"\n\tx "a/b"\n)\nfunc F(a int) {\n\tg(a)\n\tfmt.Println(1)\n}\nfunc (r *R) m() { r.q() }\ntype I interface { A() }\n`,
    {
      symbols: ['function F 6-9*', 'function m 10-10', 'type I 11-11*'],
      imports: ['fmt', 'a/b'],
      calls: ['g 7', 'Println 8', 'q 10'],
    },
  ],
  [
    'a.php',
    `<?php\nuse C\\D as E;\nrequire 'x.php';\nclass K {\n  public function m($a) {\n    helper($a);\n    $this->n();\n  }\n}\nfunction f() { g(); }\n`,
    { symbols: ['class K 4-9', 'function m 5-8*', 'function f 10-10'], calls: ['helper 6', 'n 7', 'g 10'] },
  ],
  [
    'a.rb',
    `require_relative 'x'\nclass Order\n  def total(a)\n    sum(a)\n  end\nend\n`,
    { symbols: ['class Order 2-6*', 'function total 3-5*'], imports: ['x'], calls: ['sum 4'] },
  ],
  [
    'A.cs',
    `using System.Text;\npublic class Order {\n  public async Task<int> Total(int a) {\n    return Sum(a);\n  }\n}\n`,
    { symbols: ['class Order 2-6*', 'function Total 3-5*'], imports: ['System.Text'], calls: ['Sum 4'] },
  ],
  [
    'a.kt',
    `import a.b.C\nclass Order {\n  private fun total(a: Int): Int {\n    return sum(a)\n  }\n}\n`,
    { symbols: ['class Order 2-6*', 'function total 3-5'], imports: ['a.b.C'], calls: ['sum 4'] },
  ],
  ['a.sql', 'create table orders (\n  id int\n);\n', { symbols: ['type orders 1-3*'] }],
];

describe('outlines', () => {
  it.each(CASES)('%s', async (path, text, expected) => {
    expect(await read(path, text)).toMatchObject(expected);
  });

  it.each(['a.ts', 'a.py', 'A.java', 'a.rs', 'a.cpp', 'a.go', 'a.php', 'a.rb'])(
    '%s: broken code has an outline too',
    async (path) => {
      const found = await read(path, '}}} class ( def ] "unclosed\n\0\u2028 fn x(');
      expect(Array.isArray(found.symbols)).toBe(true);
    },
  );

  it.each(['a.cs', 'a.rb', 'a.sql', 'a.kt'])(
    '%s: a line that a machine made is no declaration',
    async (path) => {
      const line = `public ${'static a<b> '.repeat(20_000)} Total(`;
      const found = await read(path, `${line}\nimport ${' '.repeat(50_000)}x\n${'('.repeat(50_000)}\n`);
      expect(found).toEqual({ symbols: [], imports: [], calls: [] });
    },
  );

  it('reads no code in what is no code', () => {
    expect(languageOf('README.md')).toBeUndefined();
    expect(languageOf('constructor')).toBeUndefined();
    expect(languageOf('a.constructor')).toBeUndefined();
  });
});
