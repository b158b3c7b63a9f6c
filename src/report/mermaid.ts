/** A picture of the pipeline with each stage's result. Labels hold letters, digits and little else. */
import type { StageRecord } from './record.ts';

/** A Mermaid flowchart as a Markdown code block. */
export function renderMermaid(stages: readonly StageRecord[], verdict: string): string {
  const nodes = stages.map((stage, index) => {
    const votes = `${stage.approveCount} of ${stage.totalCount} approve`;
    return `  s${index}["${label(stage.name)}<br>${stage.kind}, ${stage.strategy}<br>${votes}"]:::${stage.verdict}`;
  });
  const chain = [...stages.map((_, index) => `s${index}`), 'verdict'].join(' --> ');
  return [
    '```mermaid',
    'flowchart LR',
    ...nodes,
    `  verdict(["${verdict.replace('_', ' ')}"]):::${verdict}`,
    `  ${chain}`,
    '  classDef approve fill:#dafbe1,stroke:#1a7f37,color:#1f2328',
    '  classDef request_changes fill:#ffebe9,stroke:#cf222e,color:#1f2328',
    '```',
  ].join('\n');
}

function label(name: string): string {
  return (
    name
      .replace(/[^\p{L}\p{N} ._-]/gu, ' ')
      .trim()
      .slice(0, 40) || 'stage'
  );
}
