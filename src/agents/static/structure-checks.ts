/** Checks on what a diff says beside its lines: modes, links, submodules, paths, files that steer agents. */
import { changedLines, type FileChange } from '../../change/change.ts';
import { showHidden } from '../../kernel/visible.ts';
import { type FileCheck, staticFinding } from './check.ts';

const AGENT_INSTRUCTIONS =
  /(?:^|\/)(?:CLAUDE\.md|AGENTS\.md|GEMINI\.md|SKILL\.md|\.cursorrules|\.windsurfrules|\.clinerules)$|^\.github\/(?:copilot-instructions\.md|instructions\/)|^\.(?:cursor|claude|codex)\//i;

export const modeChange: FileCheck = (file) => {
  const { oldMode, newMode } = file;
  if (newMode === undefined || file.kind === 'symlink' || file.kind === 'submodule') return [];
  const becameExecutable = newMode.endsWith('755') && (oldMode === undefined || !oldMode.endsWith('755'));
  if (!becameExecutable && (oldMode === undefined || oldMode === newMode)) return [];
  const was = oldMode === undefined ? 'is new' : `was ${oldMode}`;
  return [
    staticFinding(
      file,
      1,
      'file-mode',
      'Low',
      'File mode changed',
      `The file ${was} and has mode ${newMode} now${becameExecutable ? ': it can be executed' : ''}.`,
      'Check that the mode is meant.',
    ),
  ];
};

export const symlink: FileCheck = (file) => {
  if (file.kind !== 'symlink' || file.status === 'deleted') return [];
  const target = [...changedLines(file)].find(({ side }) => side === 'RIGHT')?.text ?? '';
  const leaves = target.startsWith('/') || leavesTree(file.path, target);
  return [
    staticFinding(
      file,
      1,
      'symlink',
      leaves ? 'High' : 'Low',
      leaves ? 'Symbolic link points outside the repository' : 'Symbolic link added or changed',
      `The link points to \`${showHidden(target)}\`.`,
      leaves ? 'Point it into the repository, or replace it with a file.' : 'Check that the target is meant.',
    ),
  ];
};

export const submodule: FileCheck = (file) => {
  if (file.kind !== 'submodule') return [];
  const commit =
    [...changedLines(file)].find(({ side }) => side === 'RIGHT')?.text.replace(/^Subproject commit /, '') ??
    'none';
  return [
    staticFinding(
      file,
      1,
      'submodule',
      'Medium',
      'Submodule points to another commit',
      `It points to ${showHidden(commit)} now. What changed inside it is not part of this diff and was not reviewed.`,
      'Review the range inside the submodule.',
    ),
  ];
};

/** Latin mixed with a look-alike script in one path, or hidden characters in it (AC-026, AC-044). */
export const deceptivePath: FileCheck = (file) => {
  const mixed =
    /\p{Script=Latin}/u.test(file.path) &&
    /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u.test(file.path);
  const hidden = showHidden(file.path) !== file.path || /[\n\t]/.test(file.path);
  if (!mixed && !hidden) return [];
  const points = [...file.path]
    .map((character) =>
      /[\x20-\x7e]/.test(character) ? character : `\\u{${character.codePointAt(0)?.toString(16)}}`,
    )
    .join('');
  return [
    staticFinding(
      file,
      1,
      'deceptive-path',
      'Medium',
      hidden ? 'Path holds hidden characters' : 'Path mixes look-alike scripts',
      `Written out, the path is \`${points}\`.`,
      'Rename the file.',
    ),
  ];
};

/** Such files steer agents that work on the repository, so a change to one is always named (AC-029). */
export const agentInstructions: FileCheck = (file) => {
  if (![file.path, file.oldPath].some((path) => AGENT_INSTRUCTIONS.test(path))) return [];
  return [
    staticFinding(
      file,
      firstLine(file),
      'agent-instructions',
      'Medium',
      'Instructions for coding agents changed',
      'The file tells agents how to work on this repository. This review does not take instructions from it.',
      'Have a person read the change.',
    ),
  ];
};

function firstLine(file: FileChange): number {
  return [...changedLines(file)].find(({ side }) => side === 'RIGHT')?.line ?? 1;
}

function leavesTree(path: string, target: string): boolean {
  let depth = path.split('/').length - 1;
  for (const part of target.split('/')) {
    if (part === '..') depth -= 1;
    else if (part !== '' && part !== '.') depth += 1;
    if (depth < 0) return true;
  }
  return false;
}
