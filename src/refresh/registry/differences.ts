/** A place where two JSON values differ; `was` or `is` is absent if there is no value. */
export interface Difference {
  /**
   * Path of keys; list entries are named by `identifier`, `id` or `name`, as in `chains[mainnet/op].name`.
   */
  readonly path: string;
  readonly was?: unknown;
  readonly is?: unknown;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An entry's name, from the first such key. */
function nameOf(entry: unknown): string | undefined {
  if (!isObject(entry)) return undefined;
  const { identifier, id, name } = entry;
  return [identifier, id, name].find((each) => typeof each === 'string');
}

/** List entries by name, or by index if names are missing or repeated. */
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

/** All differences between two JSON values. List entries without unique names are compared by index. */
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
