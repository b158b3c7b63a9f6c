/** Pull requests that an operator chose not to have reviewed (spec quality-gates g): each skip has its reason. */
import type { SkipSettings } from '../settings/settings.ts';
import type { FileChange } from './change.ts';
import { isLockFile } from './scope.ts';

export interface SkippableFacts {
  readonly number: number;
  readonly state: 'open' | 'closed';
  readonly draft: boolean;
  readonly author: string;
  readonly authorIsBot: boolean;
  readonly labels: readonly string[];
}

/** Before the change is read; undefined where it is to be reviewed. */
export function whySkipped(facts: SkippableFacts, checks: SkipSettings): string | undefined {
  const name = `pull request #${facts.number}`;
  if (facts.state === 'closed') return `${name} is closed`;
  if (checks.drafts && facts.draft) return `${name} is a draft`;
  if (checks.bots && facts.authorIsBot) return `${name} was opened by the bot ${facts.author} (skip-bots)`;
  const label = facts.labels.find((one) =>
    checks.labels.some((wanted) => wanted.toLowerCase() === one.toLowerCase()),
  );
  return label === undefined ? undefined : `${name} has the label ${label} (skip-labels)`;
}

const MANIFEST =
  /(?:^|\/)(?:package\.json|requirements[\w.-]*\.txt|pyproject\.toml|Pipfile|Gemfile|Cargo\.toml|go\.mod|pom\.xml|build\.gradle(?:\.kts)?|composer\.json|pubspec\.yaml|mix\.exs|Package\.swift|[\w.-]+\.csproj|Directory\.Packages\.props|libs\.versions\.toml)$/;

/** A bot's change of manifests and lock files alone; a person's is reviewed, since a manifest can run code. */
export function isDependencyBump(files: readonly FileChange[], { authorIsBot }: SkippableFacts): boolean {
  return (
    authorIsBot &&
    files.length > 0 &&
    files.every(
      ({ path, oldPath, kind }) =>
        kind === 'text' && path === oldPath && (MANIFEST.test(path) || isLockFile(path)),
    )
  );
}
