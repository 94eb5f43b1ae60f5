/** What is wrong with something a reader entered: one sentence, and the field it belongs to. */
export interface InputProblem<Where extends string = string> {
  readonly where: Where;
  /** Says what is wrong and where, in one sentence. */
  readonly message: string;
}

/** A value that was understood, or the reason why it was not. */
export type Outcome<Value, Where extends string = string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: InputProblem<Where> };

/** Shorthand for a value that was understood. */
export function understood<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

/** Shorthand for a value that was not understood. */
export function refused<Where extends string>(
  where: Where,
  message: string,
): { readonly ok: false; readonly problem: InputProblem<Where> } {
  return { ok: false, problem: { where, message } };
}

/** Shortens what is quoted in a sentence, so that a pasted page does not come back as one. */
export function quote(text: string, limit = 40): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return `"${line.length > limit ? `${line.slice(0, limit)}…` : line}"`;
}
