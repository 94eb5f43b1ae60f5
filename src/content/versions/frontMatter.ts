/** What a page's front matter is given about its other versions. */
import { type Counts } from './changes';
import { pageFile, versionsOfPage } from './files';
import { stepsOf } from './pageChanges';
import { changesRouteOf, routeOfId } from './routes';
import { asOf, type AsOf, labelOf } from './upgrades';

/** Fields of pages that several versions have. */
export interface SnapshotFields {
  /** Of a page of a snapshot: when what it says held. */
  readonly as_of?: AsOf;
  /** What changed on the page: up to this version on a current page, after it on one of a snapshot. */
  readonly changed?: Counts & {
    /** Label of the version before the changes. */
    readonly since: string;
    /** Route of the comparison, without the base URL. */
    readonly route: string;
  };
}

/** @param source file of the page, relative to the project, with forward slashes */
export function snapshotFields(source: string): SnapshotFields {
  const page = pageFile(source);
  if (!page) return {};
  const { version, file } = page;
  const held = version === 'current' ? {} : { as_of: asOf(version) };
  // The first page of a version is about the version.
  if (file === 'index.mdx') return held;
  const steps = stepsOf(versionsOfPage(file));
  const step = version === 'current' ? steps[0] : steps.find(({ older }) => older === version);
  if (!step) return held;
  const route = changesRouteOf(routeOfId(file.replace(/\.mdx$/, '')));
  return {
    ...held,
    changed: { since: labelOf(step.older), count: step.count, wording: step.wording, route },
  };
}
