import { type Result } from '../../src/lib/result';

/** The figure itself; for figures that a test knows to be good. */
export function unwrap<Value, Field extends string>(result: Result<Value, Field>): Value {
  if (!result.ok) throw new Error(result.problem.message);
  return result.value;
}
