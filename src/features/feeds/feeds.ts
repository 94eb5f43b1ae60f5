import { Feed } from 'feed';

import { type PageFacts } from '../../content/page';
import { dateText, lastDate, newestFirst, type NoticeEntry } from '../../content/notices';

/** Where the site is served: origin, and base path with slashes at both ends. */
export interface FeedSite {
  readonly title: string;
  readonly url: string;
  readonly baseUrl: string;
}

/** A feed's title, and its path below the base URL without an ending. */
export interface FeedOffer {
  readonly title: string;
  readonly path: string;
}

interface Entry {
  readonly route: string;
  readonly title: string;
  readonly description: string;
  readonly published: Date;
  readonly updated: Date;
}

const changesListed = 50;

/** The feed of all notices. */
export const allNotices: FeedOffer = { title: 'Notices', path: 'feeds/notices' };
/** The feed of changed pages. */
export const allChanges: FeedOffer = { title: 'Changes to pages', path: 'feeds/changes' };

/** Feeds for each reader and each network that a notice names. */
export function narrowerFeeds(
  notices: readonly NoticeEntry[],
  personaLabels: Readonly<Record<string, string>>,
): (FeedOffer & { readonly entries: readonly NoticeEntry[] })[] {
  const personas = sorted(notices.flatMap(({ notice }) => notice.audience));
  const networks = sorted(
    notices.flatMap(({ notice }) => (notice.deadlines ?? []).map(({ network }) => network)),
  );
  return [
    ...personas.map((id) => ({
      title: `Notices for ${(personaLabels[id] ?? id).toLowerCase()}s`,
      path: `feeds/notices/${id}`,
      entries: notices.filter(({ notice }) => notice.audience.some((reader) => reader === id)),
    })),
    ...networks.map((network) => ({
      title: `Notices on ${network}`,
      path: `feeds/notices/${slug(network)}`,
      entries: notices.filter(({ notice }) =>
        notice.deadlines?.some((deadline) => deadline.network === network),
      ),
    })),
  ];
}

/** Atom and JSON feeds of notices, by path below the base URL. */
export function noticeFeed(
  site: FeedSite,
  offer: FeedOffer,
  notices: readonly NoticeEntry[],
): ReadonlyMap<string, string> {
  const entries = newestFirst(notices).map(({ route, title, description, notice }) => ({
    route,
    title,
    description: `${description} ${dateText(lastDate(notice))}. If you do not act: ${notice.otherwise}`,
    published: day(notice.published),
    updated: day(notice.updated ?? notice.published),
  }));
  return written(site, offer, entries);
}

/** Atom and JSON feeds of the pages changed last in the current version, by path below the base URL. */
export function changesFeed(
  site: FeedSite,
  pages: readonly Pick<PageFacts, 'route' | 'title' | 'description' | 'version' | 'updated'>[],
): ReadonlyMap<string, string> {
  const entries = pages
    .flatMap(({ route, title, description, version, updated }) => {
      if (version !== 'current' || updated === undefined) return [];
      const changed = new Date(updated);
      return [{ route, title, description, published: changed, updated: changed }];
    })
    .sort((a, b) => b.updated.getTime() - a.updated.getTime() || (a.route < b.route ? -1 : 1))
    .slice(0, changesListed);
  return written(site, allChanges, entries);
}

function written(site: FeedSite, offer: FeedOffer, entries: readonly Entry[]): ReadonlyMap<string, string> {
  const address = (path: string): string => `${site.url}${site.baseUrl}${path}`;
  const [atom, json] = [`${offer.path}.atom`, `${offer.path}.json`];
  const times = entries.map(({ updated }) => updated.getTime());
  const feed = new Feed({
    title: `${site.title}: ${offer.title}`,
    id: address(atom),
    link: address(''),
    feedLinks: { atom: address(atom), json: address(json) },
    // The entries' time, not the build's, so that unchanged entries give the same bytes.
    updated: new Date(Math.max(0, ...times)),
    copyright: 'MIT',
    author: { name: site.title, link: address('') },
    language: 'en-US',
    generator: site.title,
  });
  for (const { route, title, description, published, updated } of entries) {
    const link = address(route.slice(1));
    feed.addItem({ id: link, link, title, description, published, date: updated });
  }
  return new Map([
    [atom, feed.atom1()],
    [json, `${feed.json1()}\n`],
  ]);
}

/** `OP Mainnet` becomes `op-mainnet`. */
export function slug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

function day(at: string): Date {
  return new Date(at.length === 10 ? `${at}T00:00:00Z` : at);
}

function sorted(values: readonly string[]): string[] {
  return [...new Set(values)].sort();
}
