/** Derives front-matter fields about other versions. */
import { type Counts } from './changes';
import { stepsOfPage } from './comparisons';
import { pageFile } from './files';
import { changesRouteOf, routeOfId } from './routes';
import { asOf, type AsOf, labelOf } from './upgrades';

export interface SnapshotFields {
  /** Validity period, on snapshots. */
  readonly as_of?: AsOf;
  /** Changes up to this version on a current page, after it on a snapshot's. */
  readonly changed?: Counts & {
    /** Label of the older version. */
    readonly since: string;
    /** Route of the comparison, without the base URL. */
    readonly route: string;
  };
}

/** @param source project-relative path with forward slashes */
export async function snapshotFields(source: string): Promise<SnapshotFields> {
  const page = pageFile(source);
  if (!page) return {};
  const { version, file } = page;
  const held = version === 'current' ? {} : { as_of: asOf(version) };
  // First pages describe their version and are not compared.
  if (file === 'index.mdx') return held;
  const steps = await stepsOfPage(file);
  const step = version === 'current' ? steps[0] : steps.find(({ older }) => older === version);
  if (!step) return held;
  const route = changesRouteOf(routeOfId(file.replace(/\.mdx$/, '')));
  return {
    ...held,
    changed: { since: labelOf(step.older), count: step.count, wording: step.wording, route },
  };
}
