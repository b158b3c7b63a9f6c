/** Checks on workflow files: privileged triggers, unpinned third-party actions, event text in scripts. */
import { type LineCheck, staticFinding } from './check.ts';

const WORKFLOW = /^\.github\/(?:workflows\/[^/]+|actions\/.*\/action)\.ya?ml$/;
/** Owners whose actions GitHub itself publishes. */
const FIRST_PARTY: ReadonlySet<string> = new Set(['actions', 'github']);
const EVENT_TEXT =
  /\$\{\{[^}]*github\.(?:event\.(?:pull_request\.(?:title|body|head\.(?:ref|label|repo\.default_branch))|issue\.(?:title|body)|comment\.body|review\.body|head_commit\.(?:message|author\.(?:name|email))|commits|pages|discussion\.(?:title|body))|head_ref)\b[^}]*\}\}/;

export const privilegedTrigger: LineCheck = (file, { line, text }) => {
  if (!WORKFLOW.test(file.path)) return undefined;
  const trigger = /^[^#]*\b(pull_request_target|workflow_run)\b/.exec(text)?.[1];
  if (trigger === undefined || /github\.event/.test(text)) return undefined;
  return staticFinding(
    file,
    line,
    'workflow-trigger',
    'High',
    `Workflow trigger ${trigger} runs with secrets on behalf of strangers`,
    'Workflows on this trigger hold a writing token and secrets while the change comes from anyone. If one of its steps runs or builds code of the pull request, the code has them too.',
    'Use pull_request, or keep code of the pull request out of the job.',
  );
};

export const unpinnedAction: LineCheck = (file, { line, text }) => {
  if (!WORKFLOW.test(file.path)) return undefined;
  const used = /^\s*(?:-\s*)?["']?uses["']?\s*:\s*["']?([\w.-]+)\/([\w./-]+)@([^\s"'#]+)/.exec(text);
  if (used === null || FIRST_PARTY.has((used[1] ?? '').toLowerCase()) || /^[0-9a-f]{40}$/.test(used[3] ?? ''))
    return undefined;
  return staticFinding(
    file,
    line,
    'unpinned-action',
    'Medium',
    'Third-party action is not pinned to a commit',
    `The reference \`${used[3]}\` can be moved to other code by whoever owns the action, without a change here.`,
    'Pin the action to a full commit SHA, with the version in a comment.',
  );
};

export const scriptInjection: LineCheck = (file, { line, text }) => {
  if (!WORKFLOW.test(file.path) || !EVENT_TEXT.test(text)) return undefined;
  if (!/^\s*(?:-\s*)?run\s*:/.test(text) && /^\s*(?:-\s*)?[\w-]+\s*:/.test(text)) return undefined;
  return staticFinding(
    file,
    line,
    'script-injection',
    'High',
    'Text of the event is pasted into a script',
    'The expression is replaced before the shell reads the line, so whoever writes the title, body or branch name writes shell code.',
    'Pass the value through env and use the variable, in quotes.',
  );
};
