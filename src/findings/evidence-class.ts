/**
 * Numbers in findings, and the severities that rest on them (spec quality-gates b.4 and b.5). What nobody measured
 * is derived; a critical finding must not stand on a derived number alone; silent damage is at least High.
 */
import type { Finding, Quantity } from './finding.ts';
import { graver, type Severity } from './severity.ts';

const MAGNITUDE =
  /(?<![\d,.])(?:\d[\d,.]{0,15}\s{0,3}(?:×|x\b|%|times\b|requests?\b|calls?\b|rows?\b|[kMGT]i?B\b|ms\b|s\b|min\b|h\b)(?:\s{0,3}(?:\/|per|a)\s{0,3}(?:s|min|hour|day|month)\b)?|[$€£]\s?\d[\d,.]{0,15})/g;

/** Declared quantities with their class settled, and those that stand undeclared in the prose, as derived. */
export function settleQuantities(finding: Finding): Quantity[] {
  const declared = finding.quantities.map((quantity): Quantity => {
    const measured =
      quantity.evidenceClass === 'measured' && quantity.method !== null && quantity.method.trim() !== '';
    return { ...quantity, evidenceClass: measured ? 'measured' : 'derived' };
  });
  const cited = finding.evidence.map(({ shows }) => shows).join('\n');
  const prose = [
    finding.description,
    finding.scenario ?? '',
    finding.consequence?.sees ?? '',
    finding.consequence?.when ?? '',
  ].join('\n');
  const spotted = new Set((prose.match(MAGNITUDE) ?? []).map((value) => value.trim()));
  const undeclared = [...spotted].filter(
    (value) => !cited.includes(value) && !declared.some(({ claim }) => claim.includes(value)),
  );
  return [
    ...declared,
    ...undeclared.map((claim): Quantity => ({ claim, evidenceClass: 'derived', method: null })),
  ];
}

export interface SeverityRuling {
  readonly severity: Severity;
  /** What was done and why, in order. */
  readonly adjustments: readonly string[];
  readonly silent: boolean;
}

/** The silent floor, then the derived cap, which wins (b.4 rules 2 and 3). */
export function ruleSeverity(
  finding: Finding,
  stated: Severity,
  quantities: readonly Quantity[],
): SeverityRuling {
  const adjustments: string[] = [];
  let severity = stated;
  const silent =
    finding.overTime &&
    finding.consequence !== null &&
    (finding.consequence.visibility === 'none' || finding.consequence.visibility === 'logs-only') &&
    finding.consequence.isTrue !== false;
  if (silent && graver(severity, 'High') !== severity) {
    severity = 'High';
    adjustments.push(`${stated} raised to High: damage over time that nobody sees`);
  }
  const capped = capDerived(severity, finding.severityRestsOnQuantity, quantities);
  if (capped !== severity) {
    adjustments.push(
      'Critical lowered to High: it rests on numbers that nobody measured; measure them first',
    );
    severity = capped;
  }
  return { severity, adjustments, silent };
}

/** Critical that rests on derived numbers alone is High (b.4 rule 3; applied again after lens 3). */
export function capDerived(
  severity: Severity,
  restsOnQuantity: boolean | null,
  quantities: readonly Quantity[],
): Severity {
  const derivedOnly =
    quantities.length > 0 && quantities.every(({ evidenceClass }) => evidenceClass !== 'measured');
  return severity === 'Critical' && derivedOnly && restsOnQuantity !== false ? 'High' : severity;
}
