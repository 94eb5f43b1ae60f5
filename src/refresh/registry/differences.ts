/** What differs between two JSON values, place by place. */

/** A place where they differ. `was` or `is` is left out where there is nothing. */
export interface Difference {
  /** Keys on the way, with entries of a list named by their `identifier`, `id` or `name`, as `chains[mainnet/op].name`. */
  readonly path: string;
  readonly was?: unknown;
  readonly is?: unknown;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What an entry of a list is called, by the first key that its kind has. */
function nameOf(entry: unknown): string | undefined {
  if (!isObject(entry)) return undefined;
  const { identifier, id, name } = entry;
  return [identifier, id, name].find((each) => typeof each === 'string');
}

/** The entries of a list by their names, or by their places where names are missing or not their own. */
function listEntries(list: readonly unknown[]): ReadonlyMap<string, unknown> {
  const names = list.map(nameOf);
  const named = new Set(names).size === list.length && !names.includes(undefined);
  return new Map(list.map((entry, index) => [`[${named ? names[index] : index}]`, entry]));
}

function entriesOf(value: unknown): ReadonlyMap<string, unknown> | undefined {
  if (Array.isArray(value)) return listEntries(value);
  if (isObject(value)) return new Map(Object.entries(value));
  return undefined;
}

function join(path: string, key: string): string {
  return path === '' || key.startsWith('[') ? `${path}${key}` : `${path}.${key}`;
}

/** Every place where two JSON values differ, as deep as both have it. Lists whose entries have no names of their own are compared by position. */
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
