/** Page changes between network upgrades, for the Markdown version. */
import { passages } from '../content/versions/passageCounts';
import { type ChangeSummary } from '../features/changes/summaries';
import { changesRouteOf } from '../content/versions/routes';
import { addressOf, type SiteAddress } from '../content/addresses';

const mostSections = 8;

/**
 * A Markdown section with one line for each version step, newest first; empty
 * if nothing changed.
 */
export function changesText(site: SiteAddress, { route, versions, steps }: ChangeSummary): string {
  const lines = steps
    .filter(({ count, wording }) => count + wording > 0)
    .map(({ older, newer, count, wording, sections }) => {
      const [from, to] = [older, newer].map((name) => versions.find((version) => version.name === name));
      const named = sections.slice(0, mostSections).map(({ title, id }) => {
        const text = title === '' ? 'before the first heading' : title.replace(/[[\]\\]/g, '\\$&');
        if (id === undefined || to === undefined) return text;
        return `[${text}](${addressOf(site, to.route)}${id === '' ? '' : `#${id}`})`;
      });
      const more = sections.length - named.length;
      const where = [...named, ...(more > 0 ? [`${more} more`] : [])].join(', ');
      const counted = [
        ...(count > 0 ? [passages(count)] : []),
        ...(wording > 0 ? [`${passages(wording)} in wording only`] : []),
      ].join(' and ');
      return `- From ${from?.label ?? older} to ${to?.label ?? newer}: ${counted}, in ${where}.`;
    });
  if (lines.length === 0) return '';
  const compared = `[The passages side by side](${addressOf(site, changesRouteOf(route))}).`;
  return ['## What changed between network upgrades', '', ...lines, '', compared, ''].join('\n');
}

/** Page changes by the route of each version. */
export function changesByRoute(
  site: SiteAddress,
  pages: readonly ChangeSummary[],
): ReadonlyMap<string, string> {
  return new Map(
    pages.flatMap((page) => {
      const text = changesText(site, page);
      return text === '' ? [] : page.versions.map(({ route }) => [route, text] as const);
    }),
  );
}
