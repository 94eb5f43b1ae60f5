/** Component versions that upgrades require, and the commits of their tags. */
import { type Facts } from '../lib/schema/types';
import type { releasesFileSchema, versionsSchema } from './releases.schema';
import { type Source } from './provenance';
import raw from './releases.json';

/** Versions by component (`op-node`), sometimes with remarks. */
export type Versions = Facts<typeof versionsSchema>;

/** Versions that an upgrade requires. */
export type UpgradeReleases = ReleasesFile['upgrades'][number];

/** A component's newest stable release. */
export type NewestRelease = NonNullable<ReleasesFile['newest']>[number];

/** A discontinued component. */
export type EndedComponent = NonNullable<ReleasesFile['ended']>[number];

export type ReleaseTag = ReleasesFile['tags'][string];

export type ReleasesFile = Facts<typeof releasesFileSchema>;

export const releasesFile: ReleasesFile = raw;

const file = releasesFile;

/** The upgrade notices, which name the versions. */
export const releasesSource: Source = file.source;
/** What is not known. */
export const releasesGaps: readonly string[] = file.gaps;
/** Newest release of each component, node components first. */
export const newestReleases: readonly NewestRelease[] = file.newest ?? [];
/** Discontinued components and their replacements. */
export const endedComponents: readonly EndedComponent[] = file.ended ?? [];
/** Registries and names of images. */
export const dockerImages = file.docker_images;

/** Oldest first. */
export function allReleases(): readonly UpgradeReleases[] {
  return file.upgrades;
}

/** Releases of an upgrade, by number if notices name it by number. */
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

/** Tags with their commits, to tell what a version was built from. */
export function releaseTags(): readonly ReleaseTag[] {
  return Object.values(file.tags);
}
