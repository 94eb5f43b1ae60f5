/** Compares the pages that several versions of the documentation have. */
import type { DocMetadata, LoadedVersion } from '@docusaurus/plugin-content-docs';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';

import { inMenuOrder } from '../../content/navigation/menuOrder';
import { type Counts } from '../../content/versions/changes';
import { pageFile } from '../../content/versions/files';
import { type Step } from '../../content/versions/pageChanges';
import { routeOfId } from '../../content/versions/routes';
import { routeOf } from '../../content/pages';

/** A version's names. */
export interface VersionName {
  readonly name: string;
  readonly label: string;
}

/** A page in one version. */
export interface PageIn extends VersionName {
  /** Path without the base URL. */
  readonly route: string;
}

/** A page with what changed on it. */
export interface ChangedPage {
  readonly title: string;
  /** In the current version, or in the newest that has it. */
  readonly route: string;
  /** Versions that have the page, newest first. */
  readonly versions: readonly PageIn[];
  /** Newest first. */
  readonly steps: readonly Step[];
}

/** What changed from one version to the next, or to a later one for pages that the next lacks. */
export interface VersionStep {
  readonly older: VersionName;
  readonly newer: VersionName;
  /** Pages in both versions and in none between, in the order of the current sidebar. */
  readonly pages: readonly (Counts & { readonly title: string; readonly route: string })[];
  /** Pages that no later version has, with their routes in the older one. */
  readonly gone: readonly { readonly title: string; readonly route: string }[];
}

/**
 * Pages that several versions have, those of the current version first.
 *
 * @param stepsOf what changed on a page, by its file below the folder of each version
 */
export async function changesOfPages(
  versions: readonly LoadedVersion[],
  baseUrl: string,
  stepsOf: (file: string) => Promise<readonly Step[]>,
): Promise<ChangedPage[]> {
  const newest = versions.flatMap((version, index) =>
    inMenuOrder(version).filter((doc) => !isHome(doc) && !isIn(versions.slice(0, index), doc)),
  );
  const pages = newest.map(async (doc) => {
    const there = versions.flatMap((version) => {
      const same = version.docs.find(({ id }) => id === doc.id);
      return same ? [{ version, doc: same }] : [];
    });
    if (there.length < 2) return [];
    const page: ChangedPage = {
      title: doc.title,
      route: routeOfId(doc.id),
      versions: there.map((each) => ({
        name: each.version.versionName,
        label: each.version.label,
        route: routeOf(each.doc.permalink, baseUrl),
      })),
      steps: await stepsOf(fileOf(doc)),
    };
    return [page];
  });
  return (await Promise.all(pages)).flat();
}

/** Changes of all pages by version step, newest first. */
export function summaryOf(
  versions: readonly LoadedVersion[],
  baseUrl: string,
  pages: readonly ChangedPage[],
): VersionStep[] {
  return versions.flatMap((newer, index) =>
    versions.slice(index + 1).flatMap((older, distance) => {
      const between = pages.flatMap(({ title, route, steps }) => {
        const step = steps.find(
          (each) => each.newer === newer.versionName && each.older === older.versionName,
        );
        return step ? [{ title, route, count: step.count, wording: step.wording }] : [];
      });
      const gone = distance > 0 ? [] : goneFrom(older, versions.slice(0, index + 1), baseUrl);
      return between.length + gone.length > 0
        ? [{ older: nameOf(older), newer: nameOf(newer), pages: between, gone }]
        : [];
    }),
  );
}

/** Pages of a version that no later one has. */
function goneFrom(
  version: LoadedVersion,
  later: readonly LoadedVersion[],
  baseUrl: string,
): VersionStep['gone'] {
  return inMenuOrder(version)
    .filter((doc) => !isHome(doc) && !isIn(later, doc))
    .map(({ title, permalink }) => ({ title, route: routeOf(permalink, baseUrl) }));
}

function isIn(versions: readonly LoadedVersion[], doc: DocMetadata): boolean {
  return versions.some(({ docs }) => docs.some(({ id }) => id === doc.id));
}

function nameOf({ versionName, label }: LoadedVersion): VersionName {
  return { name: versionName, label };
}

/** A version's home page is about the version itself. */
function isHome({ id }: DocMetadata): boolean {
  return id === 'index';
}

/** Path below the version's folder. */
function fileOf({ source }: DocMetadata): string {
  const page = pageFile(aliasedSitePathToRelativePath(source));
  if (!page) throw new Error(`${source} is not where versions have their pages.`);
  return page.file;
}
