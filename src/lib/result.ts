/** What is wrong with one input, in one sentence. */
export interface InputProblem<Field extends string = string> {
  readonly field: Field;
  readonly message: string;
}

/** A value, or the reason for its absence. */
export type Result<Value, Field extends string = string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: InputProblem<Field> };

/** A successful result. */
export function ok<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

/** A failed result. */
export function fail<Field extends string>(
  field: Field,
  message: string,
): { readonly ok: false; readonly problem: InputProblem<Field> } {
  return { ok: false, problem: { field, message } };
}

/** The problem of a field, or of any field if none is given. */
export function problemOf<Field extends string>(
  result: Result<unknown, Field>,
  field?: NoInfer<Field>,
): string | undefined {
  if (result.ok || (field !== undefined && result.problem.field !== field)) return undefined;
  return result.problem.message;
}
