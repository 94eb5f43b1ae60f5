import type * as z from 'zod';

/** A schema's type, deeply read-only. */
export type Facts<Schema extends z.ZodType> = Immutable<z.infer<Schema>>;

type Immutable<Value> = Value extends object
  ? { readonly [Key in keyof Value]: Immutable<Value[Key]> }
  : Value;
