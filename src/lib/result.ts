/** What is wrong with one input of a tool, in one sentence. */
export interface Problem<Field extends string = string> {
  readonly field: Field;
  readonly message: string;
}

/** A value, or the one reason why there is none. */
export type Result<Value, Field extends string = string> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly problem: Problem<Field> };

/** A result that holds its value. */
export function ok<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

/** A result that says what is wrong with one input. */
export function fail<Field extends string>(
  field: Field,
  message: string,
): { readonly ok: false; readonly problem: Problem<Field> } {
  return { ok: false, problem: { field, message } };
}

/** What is wrong with one input, or with any where none is named; undefined for nothing. */
export function problemOf<Field extends string>(
  result: Result<unknown, Field>,
  field?: NoInfer<Field>,
): string | undefined {
  if (result.ok || (field !== undefined && result.problem.field !== field)) return undefined;
  return result.problem.message;
}
