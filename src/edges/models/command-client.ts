/** The `command` adapter: an agent CLI of the operator's, prompt on standard input, reply on standard output. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ModelClient, ModelFailure } from '../../agents/model-client.ts';
import { runProcess } from '../process.ts';

/** A reply is far smaller; more is a fault. */
const MAX_REPLY_BYTES = 8 * 1024 * 1024;

/**
 * Runner command files and tokens that belong to this action, not to the operator's program (AC-061).
 * What the program itself needs, such as its own key or HOME, stays.
 */
const WITHHELD =
  /^(?:INPUT_.*|GITHUB_(?:ENV|OUTPUT|PATH|STATE|STEP_SUMMARY)|ACTIONS_.*|BERNSTEIN_SIGNING_KEY|BERNSTEIN_AUDIT_KEY_PATH|RUNNER_TRACKING_ID)$/;

/** Each call runs in an empty directory of its own: an agent CLI takes instructions from the folder it starts in. */
export function createCommandClient(environment: NodeJS.ProcessEnv): ModelClient {
  const env = Object.fromEntries(Object.entries(environment).filter(([name]) => !WITHHELD.test(name)));
  return {
    async call(call) {
      const argv = call.command ?? [];
      const program = argv[0] ?? '';
      const directory = await mkdtemp(join(tmpdir(), 'bernstein-review-agent-'));
      try {
        const input = [call.system, ...call.parts.map((part) => part.text)].join('\n');
        const result = await runProcess({
          argv,
          cwd: directory,
          env,
          input,
          timeout: call.timeout,
          signal: call.signal,
          maxOutput: MAX_REPLY_BYTES,
        });
        switch (result.end) {
          case 'cancelled':
            throw new ModelFailure('cancelled', 'the run was stopped during the command');
          case 'timeout':
            throw new ModelFailure(
              'timeout',
              `${program} did not finish within ${Math.round(call.timeout / 1000)} s`,
            );
          case 'too-much-output':
            throw new ModelFailure('command-failed', `${program} wrote more than ${MAX_REPLY_BYTES} bytes`);
          case 'not-started':
            throw new ModelFailure(
              'command-failed',
              `${program} could not be started (${result.fault ?? 'unknown reason'})`,
            );
          case 'exit':
            break;
        }
        if (result.code !== 0)
          throw new ModelFailure('command-failed', `${program} exited with code ${result.code ?? 'unknown'}`);
        return {
          text: result.stdout.toString('utf8'),
          finish: 'stop',
          modelReported: undefined,
          usage: undefined,
        };
      } finally {
        await rm(directory, { recursive: true, force: true });
      }
    },
  };
}
