/** A file that differs between two builds. */
export interface Difference {
  readonly path: string;
  readonly what: 'only in the first' | 'only in the second' | 'differs';
}

/** The result of comparing two builds. */
export interface Comparison {
  /** Differences without a reason. */
  readonly unexplained: readonly Difference[];
  /** Reasons no longer needed. */
  readonly unused: readonly string[];
}

/**
 * Compares two builds by file hash.
 *
 * @param reasons accepted differences, by path
 */
export function compareBuilds(
  first: ReadonlyMap<string, string>,
  second: ReadonlyMap<string, string>,
  reasons: Readonly<Record<string, string>> = {},
): Comparison {
  const paths = [...new Set([...first.keys(), ...second.keys()])].sort();
  const differences = paths.flatMap((path): Difference[] => {
    if (!second.has(path)) return [{ path, what: 'only in the first' }];
    if (!first.has(path)) return [{ path, what: 'only in the second' }];
    return first.get(path) === second.get(path) ? [] : [{ path, what: 'differs' }];
  });
  const different = new Set(differences.map(({ path }) => path));
  return {
    unexplained: differences.filter(({ path }) => !Object.hasOwn(reasons, path)),
    unused: Object.keys(reasons).filter((path) => !different.has(path)),
  };
}
