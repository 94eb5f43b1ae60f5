import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { DocMetadata } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';

import { personas } from '../../content/vocabulary';
import { noticesOf, versionsOf } from '../../content/pages';
import { type NoticeEntry } from '../../content/notices';
import { calendar, calendarPath } from './calendar';
import { allChanges, allNotices, narrowerFeeds, noticeFeed } from './feeds';

/**
 * Writes the feeds of notices and the calendar, and links them in every page's head, with the feed of changes
 * that a build step writes.
 */
export default function feedsPlugin({ siteConfig, baseUrl }: LoadContext): Plugin {
  const site = { title: siteConfig.title, url: siteConfig.url, baseUrl };
  const labels = Object.fromEntries(Object.entries(personas).map(([id, { label }]) => [id, label]));
  let docs: readonly DocMetadata[] = [];
  const notices = (): NoticeEntry[] => noticesOf(docs, baseUrl);

  return {
    name: 'feeds',

    async allContentLoaded({ allContent, actions }) {
      docs = versionsOf(allContent).find(({ versionName }) => versionName === 'current')?.docs ?? [];
      await actions.createData('offers.json', [
        allNotices,
        ...narrowerFeeds(notices(), labels).map(({ title, path: file }) => ({ title, path: file })),
        allChanges,
      ]);
    },

    injectHtmlTags: () => ({
      headTags: [
        ...[allNotices, allChanges].flatMap(({ title, path: file }) => [
          alternate(title, 'application/atom+xml', `${baseUrl}${file}.atom`),
          alternate(title, 'application/feed+json', `${baseUrl}${file}.json`),
        ]),
        alternate('Deadlines', 'text/calendar', baseUrl + calendarPath),
      ],
    }),

    async postBuild({ outDir }) {
      const files = new Map([
        ...noticeFeed(site, allNotices, notices()),
        ...narrowerFeeds(notices(), labels).flatMap(({ entries, ...offer }) => [
          ...noticeFeed(site, offer, entries),
        ]),
        [calendarPath, calendar(site, notices())],
      ]);
      for (const [file, text] of files) {
        const target = path.join(outDir, file);
        await mkdir(path.dirname(target), { recursive: true });
        await writeFile(target, text);
      }
    },
  };
}

function alternate(
  title: string,
  type: string,
  href: string,
): { tagName: string; attributes: Record<string, string> } {
  return { tagName: 'link', attributes: { rel: 'alternate', type, title, href } };
}
