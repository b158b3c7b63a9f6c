/** JSON Schema of a gate's reply. */
export const gateVerdictSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['state', 'summary', 'issues', 'questions', 'confidence'],
  properties: {
    state: { enum: ['pass', 'fail', 'questions'] },
    summary: { type: 'string' },
    issues: { type: 'array', items: { type: 'string' } },
    questions: { type: 'array', items: { type: 'string' } },
    confidence: { type: 'number' },
  },
} as const;
