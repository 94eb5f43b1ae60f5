import { type DataFiles, type DataName } from './files';

/**
 * Data files of a snapshot, as they were when it was frozen. Each is a separate file for browsers, which load it where a
 * reader comes to a page of the snapshot by a link.
 *
 * @param version name of the snapshot
 */
export async function frozenFiles<Name extends DataName>(
  version: string,
  names: readonly Name[],
): Promise<Pick<DataFiles, Name>> {
  const files = await Promise.all(
    names.map(async (name) => [name, await frozenFile(version, name)] as const),
  );
  // Sound, since each is a copy of the file of that name.
  return Object.fromEntries(files) as Pick<DataFiles, Name>;
}

async function frozenFile(version: string, name: DataName): Promise<unknown> {
  const { default: file } = (await import(
    /* webpackInclude: /_data[\\/](chains|contracts|predeploys|releases|upgrades)\.json$/ */
    `@site/versioned_docs/version-${version}/_data/${name}.json`
  )) as { readonly default: unknown };
  return file;
}
