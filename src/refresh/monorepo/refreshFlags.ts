/** Reads the flags of every program at its newest release and updates their data. */
import { compareTags, type CommandFile, type DeployerFile, type FlagFile } from '../../data/cliFlags';
import { type RegistryNotice } from '../registry/fields';
import { commandFile, flagFile, type FlagNotices, type ReadRelease } from './flagFile';
import { FlagSourceError, GoFlagReader, type DeclaredFlag } from './goFlags';
import { type Parse, type SourceFiles } from './goPackages';
import { rustFlags } from './rustFlags';
import { alsoRequired, foldersOf, type GoService, type RustService, type Service } from './services';

export interface OpenRelease extends SourceFiles {
  readonly commit: string;
  readonly commit_date: string;
}

export interface Releases {
  /** Tags of a component, such as `op-node/v1.13.2`, in any order. */
  readonly tags: (component: string) => readonly string[];
  /** Opens the files in and below some folders at a tag. */
  readonly open: (tag: string, folders: readonly string[]) => OpenRelease;
}

export interface Parsers {
  readonly go: Parse;
  readonly rust: Parse;
}

export interface FlagRefresh {
  /** JSON by path below `src`. */
  readonly files: ReadonlyMap<string, string>;
  readonly notices: readonly RegistryNotice[];
  readonly decisions: readonly RegistryNotice[];
  /** Release at which each program was read. */
  readonly releases: readonly string[];
}

/** A reason to stop the refresh; the message is a sentence. */
export class FlagRefreshError extends Error {}

/** Path below `src`, such as `data/cli-flags/op-node.json`. */
export const flagPath = (component: string): string => `data/cli-flags/${component}.json`;

const isRelease = (tag: string): boolean => /\/v\d+\.\d+\.\d+(-[a-z]+\.?\d+)?$/.test(tag);
const isStable = (tag: string): boolean => /\/v\d+\.\d+\.\d+$/.test(tag);

/**
 * Reads programs at the requested tags, or at their newest.
 *
 * @param asked tags by component; if there are any, only those programs are read
 * @throws FlagRefreshError if a requested release cannot be read
 */
export function refreshFlags(
  services: readonly Service[],
  releases: Releases,
  asked: ReadonlyMap<string, string>,
  parsers: Parsers,
  before: (component: string) => unknown,
): FlagRefresh {
  const files = new Map<string, string>();
  const notices = new Map<string, string[]>();
  const notice = (cause: string, place: string): void => {
    notices.set(cause, [...(notices.get(cause) ?? []), place]);
  };
  const found: FlagNotices = { unread: [], unexplained: [], unknown: [] };
  const read: string[] = [];
  for (const service of services) {
    const { component, env_prefix, path } = service;
    if (asked.size > 0 && !asked.has(component)) continue;
    const tags = releases.tags(component).filter(isRelease).sort(compareTags);
    const tag = asked.get(component) ?? tags.at(-1);
    if (tag === undefined) {
      notice('No release in the checkout: the flags stay as they are', component);
      continue;
    }
    const old = before(component);
    const shown = (old as { readonly release_tag?: string } | null)?.release_tag;
    if (shown !== undefined && compareTags(tag, shown) < 0) {
      if (asked.has(component))
        throw new FlagRefreshError(
          `${tag} is older than ${shown}, which the data has. Give a newer release.`,
        );
      notice('The checkout has no newer release than the data: the flags stay as they are', component);
      continue;
    }
    const folders = foldersOf(service);
    const open = (at: string): OpenRelease => releases.open(at, folders);
    const target = open(tag);
    const source = {
      repo: 'ethereum-optimism/optimism',
      commit: target.commit,
      path,
      commit_date: target.commit_date,
      tag,
      ...('go' in service && { shared_packages: sharedPackages }),
    };
    let data: FlagFile | CommandFile;
    if ('goCommands' in service) {
      if (old === null) throw new FlagRefreshError(`${flagPath(component)} is missing.`);
      const reader = new GoFlagReader(target, parsers.go);
      const { constants } = service.goCommands;
      const next = { ...(old as DeployerFile), standard_constants: reader.constants(constants) };
      const withConstants = { ...source, extra_paths: [`${constants}/standard.go`] };
      data = commandFile(withConstants, reader.commands(service.goCommands), next, found);
    } else if ('rustCommands' in service) {
      if (old === null) throw new FlagRefreshError(`${flagPath(component)} is missing.`);
      const { structs, folders: crates, elsewhere } = service.rustCommands;
      if (elsewhere !== undefined)
        notice('Flags whose source is not in the checkout: not listed', `${component}: ${elsewhere}`);
      const commands = Object.entries(structs).map(([name, list]) => {
        const { flags, missing } = rustFlags({ structs: list, folders: crates }, target, parsers.rust);
        for (const struct of missing) notice('Flags whose source is not in the checkout: not listed', struct);
        return { name, flags };
      });
      data = commandFile(source, commands, old as CommandFile, found);
    } else {
      const between = tags.filter(
        (each) =>
          isStable(each) &&
          compareTags(each, tag) < 0 &&
          (shown === undefined || compareTags(each, shown) > 0),
      );
      const history = between.flatMap((each): readonly ReadRelease[] => {
        try {
          return [{ tag: each, flags: flagsOf(service, open(each), parsers, notice) }];
        } catch (error) {
          if (!(error instanceof FlagSourceError)) throw error;
          notice('Releases whose flags cannot be read, so that nothing dates from them', each);
          return [];
        }
      });
      const flags = flagsOf(service, target, parsers, notice);
      data = flagFile(
        { component, env_prefix, source },
        [...history, { tag, flags }],
        (old as FlagFile | null) ?? undefined,
        found,
      );
      // Rust programs moved here from other repositories, so flags of their first release here are older.
      if ('rust' in service && old === null) data = withoutFirstTag(data, history[0]?.tag ?? tag);
    }
    files.set(flagPath(component), `${JSON.stringify(data, null, 1)}\n`);
    read.push(tag);
  }
  for (const place of found.unknown) notice('Fields of flags that are not read', place);
  for (const place of found.unread)
    notice('Defaults that only a run of the program tells: kept as they were', place);
  return {
    files,
    notices: [...notices].map(([cause, places]) => ({ cause, places })),
    decisions:
      found.unexplained.length > 0
        ? [{ cause: 'New flags need a sentence in src/data/flag-notes', places: found.unexplained }]
        : [],
    releases: read,
  };
}

/** Removes each flag's first tag if it is the given one. */
function withoutFirstTag(data: FlagFile, oldest: string): FlagFile {
  return {
    ...data,
    flags: data.flags.map(({ first_tag, ...flag }) => (first_tag === oldest ? flag : { ...flag, first_tag })),
  };
}

const sharedPackages = [
  'op-service/log/cli.go',
  'op-service/metrics/cli.go',
  'op-service/oppprof/cli.go',
  'op-service/rpc/cli.go',
  'op-service/txmgr/cli.go',
  'op-service/signer/cli.go',
  'op-service/tls/cli.go',
  'op-service/flags/flags.go',
  'op-alt-da/cli.go',
];

function flagsOf(
  service: GoService | RustService,
  files: SourceFiles,
  parsers: Parsers,
  notice: (cause: string, place: string) => void,
): readonly DeclaredFlag[] {
  if ('rust' in service) {
    const { flags, missing } = rustFlags(service.rust, files, parsers.rust);
    for (const struct of missing) notice('Flags whose source is not in the checkout: not listed', struct);
    return flags;
  }
  const extra = new Set(alsoRequired[service.component] ?? []);
  return new GoFlagReader(files, parsers.go)
    .flags(service.go)
    .map((flag) => (extra.has(flag.name) ? { ...flag, required: true } : flag));
}
