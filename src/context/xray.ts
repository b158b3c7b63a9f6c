/** The X-ray of a change's neighbourhood: structure (01), interfaces (02), risks (05); by parsers and patterns alone (f.3). */
import { type HotSpot, hotSpotsOf, risksOf } from './hot-spots.ts';
import { listed } from './listed.ts';
import type { Neighbourhood, SourceFile } from './neighbourhood.ts';

export interface XRay {
  readonly around: Neighbourhood;
  readonly hotSpots: readonly HotSpot[];
  readonly risks: ReturnType<typeof risksOf>;
  readonly entryPoints: readonly { readonly what: string; readonly path: string; readonly line: number }[];
}

const ENTRY =
  /\bif __name__\b|\bdef main\b|\bfunc main\s*\(|\bfn main\s*\(|\bpublic static void main\b|^#!|\b(?:app|server)\.listen\s*\(|@(?:SpringBootApplication|click\.command|app\.command)\b/;

export function makeXRay(around: Neighbourhood): XRay {
  const near = around.files.filter(({ distance }) => distance <= 1);
  const hotSpots = around.files.filter(({ distance }) => distance === 0).flatMap(hotSpotsOf);
  return {
    around,
    hotSpots,
    risks: around.files.filter(({ distance }) => distance === 0).flatMap(risksOf),
    entryPoints: near.flatMap(entryPointsOf),
  };
}

function entryPointsOf(file: SourceFile): XRay['entryPoints'][number][] {
  const started = file.text
    .split('\n')
    .flatMap((line, index) =>
      ENTRY.test(line) ? [{ what: 'starts here', path: file.path, line: index + 1 }] : [],
    );
  const routes = hotSpotsOf(file)
    .filter(({ kind }) => kind === 'HTTP in')
    .map(({ path, line }) => ({ what: 'answers requests', path, line }));
  return [...started.slice(0, 3), ...routes.slice(0, 20)];
}

/** Structure and interfaces; what a reviewer of structural entropy is shown. */
export function renderStructure({ around, entryPoints }: XRay): string {
  const { files, calls, external, leftOut } = around;
  return [
    '# Structure (01)',
    '## Files',
    listed(files.map(fileLine)),
    '## Dependencies',
    listed(
      files.flatMap(({ path, imports }) =>
        imports.length === 0 ? [] : [`- ${path} uses ${imports.join(', ')}`],
      ),
    ),
    '## Entry points',
    listed(entryPoints.map(({ what, path, line }) => `- ${path}:${line} ${what}`)),
    '# Interfaces (02)',
    '## Declarations that others may use',
    listed(
      files
        .filter(({ distance }) => distance <= 1)
        .flatMap(({ path, outline }) =>
          outline.symbols
            .filter(({ exported }) => exported)
            .map(({ kind, name, line }) => `- ${kind} ${name} (${path}:${line})`),
        ),
    ),
    '## Calls of what changed',
    listed(
      calls.map(
        ({ caller, callee, path, line }) => `- ${callee} from ${caller ?? 'the top level'} (${path}:${line})`,
      ),
    ),
    '## External dependencies',
    listed(
      [...new Map(external.map((item) => [item.module, item])).values()].map(
        ({ module, path, line }) => `- ${module} (${path}:${line})`,
      ),
    ),
    '## Left out',
    listed(leftOut.map((line) => `- ${line}`)),
  ].join('\n\n');
}

export function renderRisks({ hotSpots, risks }: XRay): string {
  return [
    '# Risks (05)',
    '## Hot-spots',
    listed(
      hotSpots.map(
        ({ kind, direction, risk, path, line }) => `- ${kind}, ${direction}, ${risk} (${path}:${line})`,
      ),
    ),
    '## Red flags and debt',
    listed(risks.map(({ what, path, line }) => `- ${what} (${path}:${line})`)),
  ].join('\n\n');
}

function fileLine({ path, language, outline, distance }: SourceFile): string {
  const count = (kind: string): number => outline.symbols.filter((symbol) => symbol.kind === kind).length;
  return `- ${path}: ${language}, ${outline.lines} lines, ${count('function')} functions, ${count('class')} classes, ${outline.imports.length} imports${distance === 0 ? ', changed' : `, ${distance} step${distance === 1 ? '' : 's'} away`}`;
}
