/** Which keys the schema knows at a path, for "did you mean". */
import { z } from 'zod';
import type { ValuePath } from './position-map.ts';
import { pipelineSchema } from './schema.ts';

/** Keys of the mapping at `path`; empty where the schema has none. */
export function knownKeysAt(path: ValuePath): readonly string[] {
  let schema: z.core.$ZodType | undefined = pipelineSchema;
  for (const step of path) {
    schema = childSchema(unwrap(schema), step);
    if (schema === undefined) return [];
  }
  const object = unwrap(schema);
  return object instanceof z.ZodObject ? Object.keys(object.shape) : [];
}

function childSchema(
  schema: z.core.$ZodType | undefined,
  step: string | number,
): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodObject) return (schema.shape as Record<string, z.core.$ZodType>)[String(step)];
  if (schema instanceof z.ZodArray) return schema.element;
  return undefined;
}

function unwrap(schema: z.core.$ZodType | undefined): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    return unwrap(schema.unwrap());
  }
  if (schema instanceof z.ZodUnion) return schema.options.find((option) => option instanceof z.ZodObject);
  return schema;
}
