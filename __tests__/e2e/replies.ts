/** Replies that reviewers give in the tests, and a change for them to look at. */

export const SMALL_DIFF = `diff --git a/src/order.ts b/src/order.ts
index 1111111111111111111111111111111111111111..2222222222222222222222222222222222222222 100644
--- a/src/order.ts
+++ b/src/order.ts
@@ -1,3 +1,4 @@ export class Order
 const prices = read();
-const total = sum(prices);
+const total = sum(prices) * rate;
+send(total);
 done();
`;

export const SMALL_FILES = [
  {
    filename: 'src/order.ts',
    status: 'modified',
    patch: SMALL_DIFF.slice(SMALL_DIFF.indexOf('@@')),
    changes: 3,
  },
];

export const APPROVE = JSON.stringify({ verdict: 'approve', feedback: 'Reads well.', issues: [] });
export const REJECT = JSON.stringify({
  verdict: 'request_changes',
  feedback: 'Rate may be undefined.',
  issues: ['rate is not checked'],
});

/** What lens 0 says of a premise that it could not break. */
export const HOLDS = {
  premise_verdict: 'HOLDS',
  refutation_target: null,
  counterexample: null,
  premise_form: 'compliant',
  derived_premise: null,
  reason: 'looked',
};

export function report(findings: object[], examined = [{ path: 'src/order.ts', what: 'the total' }]): string {
  return JSON.stringify({
    dimension: 'correctness',
    outcome: findings.length > 0 ? 'findings' : 'no_findings',
    findings,
    examined,
    closed_as_acceptable: [],
    cross_reviewer_notes: [],
    map_rows_tested: [],
  });
}

export function finding(overrides: object = {}): object {
  return {
    title: 'Rate is used before it is set',
    severity: 'High',
    confidence: 90,
    location: { path: 'src/order.ts', line: 2, end_line: null },
    category: 'CWE-457',
    description: 'The rate has no value on the first call.',
    scenario: 'Start, then order.',
    evidence: [
      {
        kind: 'code',
        at: { path: 'src/order.ts', line: 2, end_line: null },
        origin: 'own',
        shows: 'sum(prices) * rate',
      },
    ],
    quantities: [],
    severity_rests_on_quantity: null,
    over_time: false,
    consequence: null,
    load_bearing_premise: 'rate has no value when order.ts line 2 runs first',
    premise_provenance: 'independent',
    map_anchor: null,
    fix: { text: 'Set the rate first.', replacement: null },
    ...overrides,
  };
}

/** A pipeline of one stage and one agent on the Anthropic stand-in. */
export const ONE_AGENT = `name: one
stages:
  - name: review
    aggregator: { strategy: any }
    agents:
      - { role: reviewer, model: anthropic/claude-test }
`;
