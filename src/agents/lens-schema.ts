/** JSON Schemas of the lenses' and the critic's replies (spec quality-gates c.5, d.3). */

/** One line of a file. */
export const placeSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['path', 'line'],
  properties: { path: { type: 'string' }, line: { type: 'integer' } },
} as const;
const common = {
  confidence: { type: 'number' },
  reason: { type: 'string' },
  cites: { type: 'array', items: placeSchema },
} as const;

export const premiseSchema = {
  type: 'object',
  additionalProperties: false,
  required: [
    'premise_verdict',
    'refutation_target',
    'counterexample',
    'premise_form',
    'derived_premise',
    'reason',
  ],
  properties: {
    premise_verdict: { enum: ['HOLDS', 'REFUTED', 'UNCERTAIN'] },
    refutation_target: { enum: ['PREMISE', 'SUPPORT', null] },
    counterexample: { anyOf: [placeSchema, { type: 'null' }] },
    premise_form: { enum: ['compliant', 'non-compliant'] },
    derived_premise: { type: ['string', 'null'] },
    reason: { type: 'string' },
  },
} as const;

export const reachabilitySchema = {
  type: 'object',
  additionalProperties: false,
  required: ['verdict', 'confidence', 'reason', 'cites'],
  properties: { verdict: { enum: ['REAL', 'FALSE_POSITIVE', 'UNABLE'] }, ...common },
} as const;

export const falsePositiveSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['verdict', 'confidence', 'reason', 'cites', 'fp_category'],
  properties: {
    ...reachabilitySchema.properties,
    fp_category: {
      enum: ['framework-convention', 'intentional-design', 'pre-existing', 'misunderstanding', null],
    },
  },
} as const;

export const severitySchema = {
  type: 'object',
  additionalProperties: false,
  required: ['verdict', 'severity_vote', 'confidence', 'reason', 'cites'],
  properties: {
    verdict: { enum: ['REAL'] },
    severity_vote: { enum: ['Critical', 'High', 'Medium', 'Low'] },
    ...common,
  },
} as const;

export const criticSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['follow_ups', 'reason'],
  properties: {
    follow_ups: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['dimension', 'files', 'why'],
        properties: {
          dimension: { type: 'string' },
          files: { type: 'array', items: { type: 'string' } },
          why: { type: 'string' },
        },
      },
    },
    reason: { type: 'string' },
  },
} as const;
