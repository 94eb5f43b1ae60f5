import * as z from 'zod';

/** A JSON Schema (2020-12). */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** The JSON Schema of a schema, without what only {@link schemaProblems} uses. */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, {
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      delete jsonSchema.form;
      delete jsonSchema.hint;
      delete jsonSchema.id;
    },
  });
}
