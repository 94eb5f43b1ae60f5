import * as z from 'zod';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** JSON Schema without metadata used only by {@link schemaProblems}. */
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
