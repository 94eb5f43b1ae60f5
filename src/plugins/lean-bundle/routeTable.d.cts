/** The imports of a registry, by the names of their chunks. */
export function importsOf(registry: string): ReadonlyMap<string, string>;

/** The routes, each with the imports of what it is made of. Throws where the lists do not belong together. */
export function joinTables(
  routes: string,
  chunkNames: Readonly<Record<string, object>>,
  imports: ReadonlyMap<string, string>,
): string;
