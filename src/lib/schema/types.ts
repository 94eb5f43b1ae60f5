import type * as z from 'zod';

/** What a schema describes, as nobody may change it: its type with every field and list read-only. */
export type Facts<Schema extends z.ZodType> = Immutable<z.infer<Schema>>;

type Immutable<Value> = Value extends object
  ? { readonly [Key in keyof Value]: Immutable<Value[Key]> }
  : Value;
