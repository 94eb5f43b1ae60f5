import { type DataFiles, type DataName } from './files';

/**
 * A snapshot's frozen data files. Each is a separate chunk, loaded when a reader follows a link into the
 * snapshot.
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
  // Sound, because each is a copy of the file of that name.
  return Object.fromEntries(files) as Pick<DataFiles, Name>;
}

async function frozenFile(version: string, name: DataName): Promise<unknown> {
  const { default: file } = (await import(
    /* webpackInclude: /_data[\\/](chains|contracts|predeploys|releases|upgrades)\.json$/ */
    `@site/versioned_docs/version-${version}/_data/${name}.json`
  )) as { readonly default: unknown };
  return file;
}
