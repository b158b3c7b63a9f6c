/** zod's issues as problems a person can act on: a place in the file, what is wrong, what was meant. */
import { distance } from 'fastest-levenshtein';
import type { z } from 'zod';
import { plainTextAt, positionOfKey, positionOfValue, type ValuePath } from './position-map.ts';
import type { PipelineProblem } from './problem.ts';
import type { YamlDocument } from './yaml-document.ts';

/** `did you mean "x"?` for the nearest of `known`, when it is near. */
export function suggestion(word: string, known: readonly string[]): string {
  const ranked = known
    .map((candidate) => ({ candidate, far: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .sort((left, right) => left.far - right.far);
  const best = ranked[0];
  const limit = Math.max(1, Math.floor(word.length / 3));
  return best !== undefined && best.far <= limit ? `; did you mean "${best.candidate}"?` : '';
}

type Issue = z.core.$ZodIssue;

/** One problem per fault; `knownKeys` names the keys that exist at a path, for suggestions. */
export function problemsOfIssues(
  document: YamlDocument,
  issues: readonly Issue[],
  knownKeys: (path: ValuePath) => readonly string[],
): PipelineProblem[] {
  return issues.flatMap((issue) => problemsOfIssue(document, issue, [], knownKeys));
}

function problemsOfIssue(
  document: YamlDocument,
  issue: Issue,
  prefix: ValuePath,
  knownKeys: (path: ValuePath) => readonly string[],
): PipelineProblem[] {
  const path = [...prefix, ...issue.path.map((step) => (typeof step === 'number' ? step : String(step)))];
  const at = (message: string): PipelineProblem => ({
    ...positionOfValue(document, path),
    path: path.join('.'),
    message,
  });
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({
        ...positionOfKey(document, path, key),
        path: [...path, key].join('.'),
        message: `unknown key${suggestion(key, knownKeys(path))}`,
      }));
    case 'invalid_union': {
      const branches = issue.errors.map((branch) =>
        branch.flatMap((inner) => problemsOfIssue(document, inner, path, knownKeys)),
      );
      const deeper = branches.find(
        (branch) => branch.length > 0 && branch.every((problem) => problem.path !== path.join('.')),
      );
      return deeper ?? [at('must be a path, or a mapping of path, raise and guard')];
    }
    case 'invalid_type':
      return [at(describeType(document, path, issue))];
    case 'invalid_value':
      return [at(describeChoice(document, path, issue.values.map(String)))];
    case 'too_small':
      return [at(describeBound(issue.origin, 'at least', Number(issue.minimum), issue.inclusive ?? true))];
    case 'too_big':
      return [at(describeBound(issue.origin, 'at most', Number(issue.maximum), issue.inclusive ?? true))];
    case 'invalid_format':
    case 'not_multiple_of':
    case 'invalid_key':
    case 'invalid_element':
    case 'custom':
      return [at(issue.message)];
  }
}

function describeType(document: YamlDocument, path: ValuePath, issue: z.core.$ZodIssueInvalidType): string {
  const wanted =
    {
      int: 'a whole number',
      number: 'a number',
      string: 'text',
      boolean: 'true or false',
      array: 'a list',
      object: 'a mapping',
      record: 'a mapping',
    }[issue.expected as string] ?? `of type ${issue.expected}`;
  if (issue.message.includes('received undefined')) return 'required, but missing';
  const plain = plainTextAt(document, path);
  if (plain === undefined) return `must be ${wanted}`;
  const remedy = issue.expected === 'string' && plain !== '' ? ': put it in quotes' : '';
  const reading =
    plain === '' || plain === '~' || plain === 'null' ? 'is empty' : `is \`${plain.slice(0, 40)}\``;
  return `must be ${wanted}, but ${reading}${remedy}`;
}

function describeChoice(document: YamlDocument, path: ValuePath, choices: readonly string[]): string {
  const plain = plainTextAt(document, path);
  const known = choices.map((choice) => `"${choice}"`).join(', ');
  return `must be one of ${known}${plain === undefined ? '' : suggestion(plain, choices)}`;
}

function describeBound(
  origin: string,
  side: 'at least' | 'at most',
  bound: number,
  inclusive: boolean,
): string {
  if (origin === 'array') return `must have ${side} ${bound} ${bound === 1 ? 'entry' : 'entries'}`;
  if (origin === 'string')
    return side === 'at least' && bound === 1 ? 'must not be empty' : `must have ${side} ${bound} characters`;
  if (inclusive) return `must be ${side} ${bound}`;
  return side === 'at least' ? `must be greater than ${bound}` : `must be less than ${bound}`;
}
