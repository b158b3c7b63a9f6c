/** Sections put together up to a size: whole findings are left out from the least grave on, and it says how many. */
import { contextSection, dimensionSection } from './context-section.ts';
import { contourSection } from './contour-section.ts';
import { countsSection, readinessSection } from './counts-section.ts';
import type { FileLink } from './file-links.ts';
import { notesSection } from './notes-section.ts';
import { criticSection, killedSection, metricsSection, panelSection } from './panel-section.ts';
import { type ProofPlace, proofSection } from './proof-section.ts';
import type { ReviewRecord } from './record.ts';
import {
  coverageSection,
  findingSections,
  footer,
  headline,
  housekeepingSection,
  incompleteSection,
  issueSection,
  preExistingSection,
  questionSection,
  rulesSection,
  stageTable,
  warningSection,
} from './sections.ts';

export interface FittingOptions {
  /** Measures what `limit` is in: characters or bytes. */
  readonly sizeOf: (text: string) => number;
  readonly limit: number;
  /** Lines before the headline. */
  readonly opening: readonly string[];
  /** A picture after the stage table. */
  readonly picture: string;
  readonly link: FileLink;
  readonly proof: ProofPlace | undefined;
}

/** Room that is kept for the sentence about what was left out. */
const RESERVE = 600;

/** The whole report, at most `limit` long. */
export function fitReport(record: ReviewRecord, options: FittingOptions): string {
  const { sizeOf, limit } = options;
  const closing = [proofSection(options.proof), footer(record)].filter((part) => part !== '').join('\n\n');
  let text = [...options.opening, headline(record)].join('\n');
  let room = limit - sizeOf(text) - sizeOf(closing) - RESERVE;
  const leftOut: string[] = [];
  const add = (section: string, name: string): boolean => {
    if (section === '') return true;
    const size = sizeOf(section) + 2;
    if (size > room) {
      leftOut.push(name);
      return false;
    }
    text += `\n\n${section}`;
    room -= size;
    return true;
  };
  add(contourSection(record), 'the table of passes');
  add(incompleteSection(record), 'the list of what is incomplete');
  add(questionSection(record), 'the questions to the author');
  if (record.stages.length > 0) add(stageTable(record), 'the stage table');
  add(dimensionSection(record), 'the dimensions');
  add(contextSection(record), 'the context');
  add(panelSection(record), 'the line of the panel');
  add(readinessSection(record), 'whether it is ready');
  add(options.picture, 'the picture of the pipeline');
  let missing = 0;
  for (const { heading, findings } of findingSections(record, options.link)) {
    const first = findings[0] ?? '';
    if (missing > 0 || sizeOf(heading) + sizeOf(first) + 4 > room) {
      missing += findings.length;
      continue;
    }
    add(heading, '');
    for (const finding of findings) {
      if (missing > 0 || sizeOf(finding) + 2 > room) missing += 1;
      else add(finding, '');
    }
  }
  if (missing > 0) leftOut.push(`${missing} of ${record.findings.length} findings`);
  add(killedSection(record), 'what the panel filtered');
  add(issueSection(record), 'the issues without a place');
  add(rulesSection(record), 'the rules');
  add(preExistingSection(record, options.link), 'the pre-existing findings');
  add(notesSection(record), 'the notes of the reviewers');
  add(housekeepingSection(record), 'form and work tree');
  add(criticSection(record), 'the coverage gaps');
  add(coverageSection(record), 'the coverage list');
  add(countsSection(record), 'the counts');
  add(metricsSection(record), 'the metrics');
  add(warningSection(record), 'the warnings');
  if (leftOut.length > 0)
    text += `\n\n**Left out for length:** ${leftOut.join(', ')}. The record review.json has everything.`;
  return `${text}\n\n${closing}\n`;
}
