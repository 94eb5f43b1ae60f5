/** Which version of each component an upgrade asks for, and the commits behind the tags. */
import { type Facts } from '../lib/schema/types';
import type { releasesFileSchema, versionsSchema } from './releases.schema';
import { type Source } from './provenance';
import raw from './releases.json';

/** Component name (`op-node`) to a version, sometimes with words beside it. */
export type Versions = Facts<typeof versionsSchema>;

/** The versions an upgrade asks operators to run. */
export type UpgradeReleases = ReleasesFile['upgrades'][number];

/** The newest stable release of a component that a source names. */
export type NewestRelease = NonNullable<ReleasesFile['newest']>[number];

/** A component without support. */
export type EndedComponent = NonNullable<ReleasesFile['ended']>[number];

/** What a tag refers to. */
export type ReleaseTag = ReleasesFile['tags'][string];

/** The shape of releases.json. */
export type ReleasesFile = Facts<typeof releasesFileSchema>;

/** Everything in the file. */
export const releasesFile: ReleasesFile = raw;

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
