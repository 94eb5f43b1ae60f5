import { type Result } from '../../src/lib/result';

/** The value of a result known to be good. */
export function unwrap<Value, Field extends string>(result: Result<Value, Field>): Value {
  if (!result.ok) throw new Error(result.problem.message);
  return result.value;
}
