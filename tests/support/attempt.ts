/** A function's result, or the message of the error it throws. */
export function attempt<Value extends object>(
  read: () => Value,
): readonly [Value] | readonly [undefined, string] {
  try {
    return [read()];
  } catch (error) {
    return [undefined, error instanceof Error ? error.message : String(error)];
  }
}

/** Results for each item; an unreadable one does not hide the others. */
export function readEach<Item, Value extends object>(
  items: readonly Item[],
  read: (item: Item) => Value,
): { readonly values: readonly Value[]; readonly problems: readonly string[] } {
  const attempts = items.map((item) => attempt(() => read(item)));
  return {
    values: attempts.flatMap(([value]) => value ?? []),
    problems: attempts.flatMap(([, problem]) => problem ?? []),
  };
}
