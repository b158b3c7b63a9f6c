/**
 * JSON Schema of what one reviewer call returns: the form of spec reviewer-report.schema.json, written so that
 * strict structured output takes it (every property required, none beside them, no numeric bounds).
 */
type Schema = Readonly<Record<string, unknown>>;

const text: Schema = { type: 'string' };
const optionalText: Schema = { type: ['string', 'null'] };
const flag: Schema = { type: 'boolean' };
const optionalFlag: Schema = { type: ['boolean', 'null'] };
const whole: Schema = { type: 'integer' };
const optionalWhole: Schema = { type: ['integer', 'null'] };

const location = object({ path: text, line: whole, end_line: optionalWhole });
const quantity = object({
  claim: text,
  evidence_class: { enum: ['measured', 'derived', null] },
  method: optionalText,
});
const consequence = object({
  who: { enum: ['user', 'operator', 'both'] },
  sees: text,
  when: text,
  visibility: { enum: ['immediate', 'delayed', 'logs-only', 'none'] },
  is_true: optionalFlag,
});
const evidence = object({
  kind: { enum: ['code', 'test', 'doc', 'config', 'schema', 'log', 'run'] },
  at: location,
  origin: { enum: ['own', 'shared'] },
  shows: text,
});
const anchor = object({
  section: {
    enum: [
      'contracts.formal',
      'contracts.structural',
      'contracts.implicit',
      'invariants',
      'domain-rules',
      'assumptions',
      'hot-spots',
      'call-graph',
      'impact-radius',
      null,
    ],
  },
  row_id: optionalText,
  map_gap: flag,
});
const finding = object({
  title: text,
  severity: { enum: ['Critical', 'High', 'Medium', 'Low'] },
  confidence: optionalWhole,
  location,
  category: optionalText,
  description: text,
  scenario: optionalText,
  evidence: list(evidence),
  quantities: list(quantity),
  severity_rests_on_quantity: optionalFlag,
  over_time: flag,
  consequence: nullable(consequence),
  load_bearing_premise: optionalText,
  premise_provenance: { enum: ['independent', 'shared-context', 'mixed', null] },
  map_anchor: nullable(anchor),
  fix: object({ text, replacement: optionalText }),
});
const closure = object({
  what: text,
  at: location,
  reason: text,
  quantities: list(quantity),
  consequence: nullable(consequence),
});

/** The schema of a reviewer's report. */
export const reviewerReportSchema: Schema = object({
  dimension: text,
  outcome: { enum: ['findings', 'no_findings', 'off_topic'] },
  findings: list(finding),
  examined: list(object({ path: text, what: text })),
  closed_as_acceptable: list(closure),
  cross_reviewer_notes: list(object({ to_dimension: optionalText, at: location, note: text })),
  map_rows_tested: list(
    object({
      row_id: text,
      verdict: { enum: ['holds', 'violated', 'contradicted', 'undecided'] },
      evidence: list(location),
    }),
  ),
});

function object(properties: Readonly<Record<string, Schema>>): Schema {
  return { type: 'object', additionalProperties: false, required: Object.keys(properties), properties };
}

function list(items: Schema): Schema {
  return { type: 'array', items };
}

function nullable(schema: Schema): Schema {
  return { anyOf: [schema, { type: 'null' }] };
}
