/** Standard output and standard error, every line made safe for terminals and for the runner's log. */
import type { AgentReport } from '../agents/agent-report.ts';
import type { StagePlan } from '../agents/plan.ts';
import type { Log } from '../kernel/log.ts';
import { safeLogText } from '../kernel/log-text.ts';
import type { Redactor } from '../kernel/redact.ts';
import type { StageProgress } from '../stages/stage-inputs.ts';
import type { StageResult } from '../stages/stage-result.ts';

export interface ConsoleOptions {
  readonly redactor: Redactor;
  /** Colours on standard error: a terminal, and no NO_COLOR. */
  readonly colour: boolean;
  /** A status line that is rewritten in place: a terminal only. */
  readonly live: boolean;
  readonly stderr: (text: string) => void;
}

const CLEAR_LINE = '\r\u001b[2K';

export class Console implements Log, StageProgress {
  readonly #options: ConsoleOptions;
  /** Agents of the running stage that have not finished. */
  readonly #running = new Set<string>();
  #statusShown = false;

  constructor(options: ConsoleOptions) {
    this.#options = options;
  }

  info(message: string): void {
    this.#line(message);
  }

  warn(message: string): void {
    this.#line(`${this.#paint('33', 'warning:')} ${message}`);
  }

  error(message: string): void {
    this.#line(`${this.#paint('31', 'error:')} ${message}`);
  }

  /** Text for a person, on standard output. */
  print(text: string): void {
    process.stdout.write(this.#safe(text));
  }

  /** JSON on standard output: its values stay, only the runner's command mark is spelled with an escape. */
  printJson(json: string): void {
    process.stdout.write(json.replace(/##\[/g, '#\u0023['));
  }

  /** Problems of a file, one a line, without a prefix, so that editors can jump to them. */
  problems(lines: string): void {
    this.#line(lines);
  }

  stageStarted(stage: StagePlan): void {
    this.#line(
      `stage ${stage.name}: ${stage.agents.length} agent${stage.agents.length === 1 ? '' : 's'}, ${stage.parallelism} at a time`,
    );
    for (const agent of stage.agents) this.#running.add(agent.label);
    this.#status(stage);
  }

  agentFinished(stage: StagePlan, report: AgentReport): void {
    this.#running.delete(report.label);
    const mark =
      report.vote === 'approve'
        ? this.#paint('32', '✓')
        : report.vote === 'abstain'
          ? this.#paint('33', '?')
          : this.#paint('31', '✗');
    const count = report.members.length + report.issues.length;
    const found = count === 0 ? '' : `, ${count} finding${count === 1 ? '' : 's'}`;
    const reason = report.reason === null ? '' : ` (${report.reason})`;
    this.#line(
      `  ${mark} ${report.label}: ${report.vote}${found}, ${(report.duration / 1000).toFixed(1)} s${reason}`,
    );
    this.#status(stage);
  }

  stageFinished(result: StageResult): void {
    this.#running.clear();
    this.#line(`  ${result.verdict.feedback}`);
  }

  #status(stage: StagePlan): void {
    if (!this.#options.live || this.#running.size === 0) return;
    const waiting = [...this.#running].join(', ');
    this.#options.stderr(this.#safe(`${stage.name}: waiting for ${waiting}`).slice(0, 78));
    this.#statusShown = true;
  }

  #line(text: string): void {
    const clear = this.#statusShown ? CLEAR_LINE : '';
    this.#statusShown = false;
    // Colours are put in by us around words of ours; everything else loses its control characters.
    const safe = text
      .split(/(\u001b\[(?:31|32|33|0)m)/)
      .map((piece, index) => (index % 2 === 1 && this.#options.colour ? piece : this.#safe(piece)))
      .join('');
    this.#options.stderr(`${clear}${safe.replace(/^(\s*):(?=:)/gm, '$1: ').replace(/##(?=\[)/g, '## ')}\n`);
  }

  #safe(text: string): string {
    return safeLogText(this.#options.redactor.clean(text));
  }

  #paint(colour: string, text: string): string {
    return this.#options.colour ? `\u001b[${colour}m${text}\u001b[0m` : text;
  }
}
