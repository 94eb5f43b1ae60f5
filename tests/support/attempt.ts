/** What a function gives, or the message of the error that it throws. */
export function attempt<Value extends object>(
  read: () => Value,
): readonly [Value] | readonly [undefined, string] {
  try {
    return [read()];
  } catch (error) {
    return [undefined, error instanceof Error ? error.message : String(error)];
  }
}

/** What many things give that are read one by one: one that cannot be read hides no other. */
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
