/** The pages that several versions of the documentation have, with what changed between them. */
import type { DocMetadata, LoadedVersion } from '@docusaurus/plugin-content-docs';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';

import { pageFile, versionsOfPage } from '../../snapshots/files';
import { type Step, stepsOf } from '../../snapshots/pageChanges';
import { routeOf } from '../page-metadata/pages';

/** A version as readers meet it. */
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
  /** In the current version. */
  readonly route: string;
  /** The versions that have it, newest first. */
  readonly versions: readonly PageIn[];
  /** Newest first. */
  readonly steps: readonly Step[];
}

/** What changed from one version to the next. */
export interface VersionStep {
  readonly older: VersionName;
  readonly newer: VersionName;
  /** The pages of both, in the order of the current version's menu. */
  readonly pages: readonly { readonly title: string; readonly route: string; readonly count: number }[];
}

/** The pages of the current version that a snapshot has too. */
export function changesOfPages(versions: readonly LoadedVersion[], baseUrl: string): ChangedPage[] {
  const current = versions.find(({ versionName }) => versionName === 'current');
  if (!current) return [];
  return inMenuOrder(current).flatMap((doc) => {
    const there = versions.flatMap((version) => {
      const same = version.docs.find(({ id }) => id === doc.id);
      return same && !isHome(same) ? [{ version, doc: same }] : [];
    });
    if (there.length < 2) return [];
    const page: ChangedPage = {
      title: doc.title,
      route: routeOf(doc.permalink, baseUrl),
      versions: there.map((each) => ({
        name: each.version.versionName,
        label: each.version.label,
        route: routeOf(each.doc.permalink, baseUrl),
      })),
      steps: stepsOf(versionsOfPage(fileOf(doc))),
    };
    return [page];
  });
}

/** The changes of all pages, from each version to the next, newest first. */
export function summaryOf(versions: readonly LoadedVersion[], pages: readonly ChangedPage[]): VersionStep[] {
  return versions.slice(0, -1).map((newer, index) => {
    const older = versions[index + 1] as LoadedVersion;
    return {
      older: nameOf(older),
      newer: nameOf(newer),
      pages: pages.flatMap(({ title, route, steps }) => {
        const step = steps.find((each) => each.older === older.versionName);
        return step ? [{ title, route, count: step.count }] : [];
      }),
    };
  });
}

function nameOf({ versionName, label }: LoadedVersion): VersionName {
  return { name: versionName, label };
}

/** The first page of a version is about the version. */
function isHome({ id }: DocMetadata): boolean {
  return id === 'index';
}

/** Pages in the order in which the sidebars name them; those that no sidebar names come first. */
function inMenuOrder({ docs, sidebars }: LoadedVersion): readonly DocMetadata[] {
  const order = JSON.stringify(sidebars);
  const place = ({ id }: DocMetadata): number => order.indexOf(JSON.stringify(id));
  return [...docs].sort((a, b) => place(a) - place(b));
}

/** Path of a page below the folder of its version. */
function fileOf({ source }: DocMetadata): string {
  const page = pageFile(aliasedSitePathToRelativePath(source));
  if (!page) throw new Error(`${source} is not where versions have their pages.`);
  return page.file;
}
