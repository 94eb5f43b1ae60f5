/** Values that occur earlier in the list. */
export function repeated<T>(values: readonly T[]): readonly T[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}
