/** Which version of each component an upgrade asks for, and the commits behind the tags. */
import { type OtherSource, type Source } from './provenance';
import raw from './releases.json';

/** Component name (`op-node`) to a version, sometimes with words beside it. */
export type Versions = Readonly<Record<string, string>>;

/** The versions an upgrade asks operators to run. */
export interface UpgradeReleases {
  /** Name, with the upgrade number in brackets where notices give it. */
  readonly upgrade: string;
  /** Fork of Ethereum that this is about; such an entry belongs to no upgrade of the OP Stack. */
  readonly l1_fork?: string;
  readonly mainnet: Versions;
  readonly sepolia?: Versions;
  readonly also?: Versions;
  readonly later?: Versions;
  readonly new_requirement?: string;
  readonly op_contracts?: string | null;
  readonly op_program?: string;
  /** Release of kona-client whose prestate the games of the upgrade take. */
  readonly kona_client?: string;
  readonly op_proposer?: string;
  readonly op_erigon?: string;
  /** URLs, or words where the source is an old revision of a page. */
  readonly evidence: readonly string[];
  readonly confidence?: string;
  readonly notes?: readonly string[];
}

/** The newest stable release of a component that a source names. */
export interface NewestRelease {
  readonly component: string;
  readonly version: string;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** Who runs it: every node, a chain's operator, a chain with interop, or whoever wants to. */
  readonly role: 'node' | 'chain' | 'interop' | 'tool';
  /** URL, or a file as front matter names it. */
  readonly evidence: string;
  readonly note?: string;
}

/** A component without support. */
export interface EndedComponent {
  readonly component: string;
  /** Its last release, where that is known. */
  readonly last?: string;
  /** `YYYY-MM-DD`. */
  readonly ended: string;
  /** What does its work now. */
  readonly instead: string;
  readonly evidence: string;
}

/** What a tag refers to. */
export interface ReleaseTag {
  readonly tag: string;
  readonly commit: string;
  readonly commit_date: string;
  /** op-geth the Go code was built against; not the execution client it needs. */
  readonly go_mod_op_geth: string | null;
}

/** The shape of releases.json. */
export interface ReleasesFile {
  readonly source: Source;
  readonly other_sources: readonly OtherSource[];
  readonly notes: readonly string[];
  readonly docker_images: { readonly registry: string; readonly images: readonly string[] };
  readonly op_geth_version_scheme: string;
  readonly newest?: readonly NewestRelease[];
  readonly ended?: readonly EndedComponent[];
  readonly upgrades: readonly UpgradeReleases[];
  readonly tags: Readonly<Record<string, ReleaseTag>>;
  readonly gaps: readonly string[];
}

/** Everything in the file. */
export const releasesFile: ReleasesFile = raw as unknown as ReleasesFile;

const file = releasesFile;

/** The notices of upgrades, which name the versions. */
export const releasesSource: Source = file.source;
/** What could not be established. */
export const releasesGaps: readonly string[] = file.gaps;
/** The newest release of each component, those of nodes first. */
export const newestReleases: readonly NewestRelease[] = file.newest ?? [];
/** Components that have ended, and what replaced them. */
export const endedComponents: readonly EndedComponent[] = file.ended ?? [];
/** Where the images of the components are, and which there are. */
export const dockerImages = file.docker_images;

/** Oldest first. */
export function allReleases(): readonly UpgradeReleases[] {
  return file.upgrades;
}

/** Releases of an upgrade, found by its number where notices name the upgrade by number. */
export function releasesOfUpgrade(
  upgrade: {
    readonly name: string;
    readonly upgrade_number: number | null;
  },
  { upgrades }: Pick<ReleasesFile, 'upgrades'> = file,
): UpgradeReleases | undefined {
  return upgrades.find((each) => {
    const numbered = /\bUpgrade (\d+[a-z]?)\b/.exec(each.upgrade)?.[1];
    return numbered === undefined
      ? each.upgrade === upgrade.name
      : numbered === String(upgrade.upgrade_number) || upgrade.name.startsWith(`Upgrade ${numbered}:`);
  });
}

/** Every tag whose commit was looked up, to tell what a version was built from. */
export function releaseTags(): readonly ReleaseTag[] {
  return Object.values(file.tags);
}
