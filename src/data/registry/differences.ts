/** What differs between two JSON values, place by place. */

/** A place where they differ. `was` or `is` is left out where there is nothing. */
export interface Difference {
  /** Keys on the way, with entries of a list named by their `identifier`, as `chains[mainnet/op].name`. */
  readonly path: string;
  readonly was?: unknown;
  readonly is?: unknown;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function nameOf(entry: unknown, index: number): string {
  const identifier = isObject(entry) ? entry.identifier : undefined;
  return `[${typeof identifier === 'string' ? identifier : index}]`;
}

function entriesOf(value: unknown): ReadonlyMap<string, unknown> | undefined {
  if (Array.isArray(value))
    return new Map(value.map((entry: unknown, index) => [nameOf(entry, index), entry]));
  if (isObject(value)) return new Map(Object.entries(value));
  return undefined;
}

function join(path: string, key: string): string {
  return path === '' || key.startsWith('[') ? `${path}${key}` : `${path}.${key}`;
}

/** Every place where two JSON values differ, as deep as both have it. Lists without identifiers are compared by position. */
export function differences(was: unknown, is: unknown, path = ''): readonly Difference[] {
  const [before, after] = [entriesOf(was), entriesOf(is)];
  if (!before || !after || Array.isArray(was) !== Array.isArray(is)) {
    return Object.is(was, is)
      ? []
      : [{ path, ...(was !== undefined && { was }), ...(is !== undefined && { is }) }];
  }
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((key) =>
    differences(before.get(key), after.get(key), join(path, key)),
  );
}
