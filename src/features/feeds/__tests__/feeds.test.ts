import { XMLParser, XMLValidator } from 'fast-xml-parser';
import ICAL from 'ical.js';
import * as z from 'zod';

import { calendar } from '@site/src/features/feeds/calendar';
import { allNotices, changesFeed, narrowerFeeds, noticeFeed, slug } from '@site/src/features/feeds/feeds';
import { type NoticeEntry } from '@site/src/content/notices';

import { pageFacts } from '../../../../tests/support/pageFacts';

const site = { title: 'OP Stack Docs', url: 'https://docs.example.org', baseUrl: '/portal/' };

const jovian: NoticeEntry = {
  route: '/notices/upgrade-17',
  title: 'Upgrade 17: Jovian & <friends>',
  description: 'What Jovian asks of operators.',
  notice: {
    status: 'done',
    published: '2025-10-28',
    updated: '2025-12-04',
    audience: ['node-operator'],
    deadlines: [
      { network: 'OP Sepolia', at: '2025-11-19T16:00:01Z', what: 'Jovian activates.' },
      { network: 'OP Mainnet', at: '2025-12-02T16:00:01Z', what: 'Jovian activates.' },
    ],
    otherwise: 'Nodes leave the chain at the activation.',
  },
};
const ending: NoticeEntry = {
  route: '/notices/op-geth-deprecation',
  title: 'op-geth ends',
  description: 'op-geth cannot follow Karst.',
  notice: {
    status: 'done',
    published: '2026-02-24',
    audience: ['chain-operator'],
    deadlines: [{ network: 'All networks', at: '2026-05-31', what: 'Support ends.' }],
    otherwise: 'Nodes stop at Karst.',
  },
};

const atomSchema = z.object({
  feed: z
    .object({
      id: z.url(),
      title: z.string(),
      updated: z.iso.datetime(),
      link: z.array(z.object({ href: z.url() }).loose()),
      entry: z.array(
        z.object({
          id: z.url(),
          title: z.string(),
          updated: z.iso.datetime(),
          published: z.iso.datetime(),
          link: z.object({ href: z.url() }).loose(),
          summary: z.string(),
        }),
      ),
    })
    .loose(),
});

function atomOf(text: string | undefined): z.infer<typeof atomSchema>['feed'] {
  expect(XMLValidator.validate(text ?? '')).toBe(true);
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    isArray: (name) => name === 'entry',
    textNodeName: 'text',
  });
  const parsed: unknown = JSON.parse(
    JSON.stringify(parser.parse(text ?? ''), (_key, value: unknown) =>
      typeof value === 'object' && value !== null && 'text' in value ? value.text : value,
    ),
  );
  return atomSchema.parse(parsed).feed;
}

describe('the Atom feed of notices', () => {
  const files = noticeFeed(site, allNotices, [jovian, ending]);
  const feed = atomOf(files.get('feeds/notices.atom'));

  it('has what the format asks for, with absolute addresses under the path of the site', () => {
    expect(feed.id).toBe('https://docs.example.org/portal/feeds/notices.atom');
    expect(feed.entry.map(({ id }) => id)).toEqual([
      'https://docs.example.org/portal/notices/op-geth-deprecation',
      'https://docs.example.org/portal/notices/upgrade-17',
    ]);
  });

  it('has the dates of the notices, not of the build', () => {
    expect(feed.entry.map(({ published, updated }) => [published, updated])).toEqual([
      ['2026-02-24T00:00:00.000Z', '2026-02-24T00:00:00.000Z'],
      ['2025-10-28T00:00:00.000Z', '2025-12-04T00:00:00.000Z'],
    ]);
    expect(feed.updated).toBe('2026-02-24T00:00:00.000Z');
    expect(noticeFeed(site, allNotices, [jovian, ending])).toEqual(files);
  });

  it('keeps special characters of titles', () => {
    expect(feed.entry[1]?.title).toBe('Upgrade 17: Jovian & <friends>');
  });
});

describe('the JSON feed of notices', () => {
  it('keeps the rules of JSON Feed', () => {
    const text = noticeFeed(site, allNotices, [jovian]).get('feeds/notices.json');
    const feed = z
      .object({
        version: z.url(),
        title: z.string(),
        items: z.array(
          z.object({ id: z.url(), url: z.url(), title: z.string(), date_modified: z.iso.datetime() }).loose(),
        ),
      })
      .loose()
      .parse(JSON.parse(text ?? ''));
    expect(feed.items.map(({ url }) => url)).toEqual(['https://docs.example.org/portal/notices/upgrade-17']);
  });
});

describe('feeds of a part of the notices', () => {
  it('exist for each reader and each network that notices name', () => {
    const feeds = narrowerFeeds([jovian, ending], { 'node-operator': 'Node operator' });
    expect(feeds.map(({ path, entries }) => [path, entries.map(({ title }) => title)])).toEqual([
      ['feeds/notices/chain-operator', ['op-geth ends']],
      ['feeds/notices/node-operator', ['Upgrade 17: Jovian & <friends>']],
      ['feeds/notices/all-networks', ['op-geth ends']],
      ['feeds/notices/op-mainnet', ['Upgrade 17: Jovian & <friends>']],
      ['feeds/notices/op-sepolia', ['Upgrade 17: Jovian & <friends>']],
    ]);
  });

  it('have addresses of lower-case letters and hyphens', () => {
    expect(slug(' OP Mainnet (L2) ')).toBe('op-mainnet-l2');
  });
});

describe('the feed of changes', () => {
  it('lists the pages that changed last first, at most fifty', () => {
    const changed = (index: number): string => new Date(Date.UTC(2026, 0, 1 + index)).toISOString();
    const pages = [
      ...Array.from({ length: 60 }, (_, index) =>
        pageFacts(`/p${index}`, { title: `Page ${index}`, updated: changed(index) }),
      ),
      pageFacts('/without-history'),
      pageFacts('/isthmus/p', { version: 'isthmus', updated: changed(70) }),
    ];
    const feed = atomOf(changesFeed(site, pages).get('feeds/changes.atom'));
    expect(feed.entry).toHaveLength(50);
    expect(feed.entry[0]?.title).toBe('Page 59');
  });
});

describe('the calendar', () => {
  const text = calendar(site, [jovian, ending]);
  const events = ICAL.Component.fromString(text)
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event));

  it('has an event for each deadline at its time', () => {
    expect(events.map(({ summary, startDate }) => [summary, startDate.toString()])).toEqual([
      ['OP Sepolia: Jovian activates.', '2025-11-19T16:00:00Z'],
      ['OP Mainnet: Jovian activates.', '2025-12-02T16:00:00Z'],
      ['All networks: Support ends.', '2026-05-31'],
    ]);
  });

  it('has ids that stay, and is the same at each build', () => {
    expect(events[0]?.uid).toBe('notices-upgrade-17-op-sepolia-2025-11-19t16-00-01z@docs.example.org');
    expect(calendar(site, [jovian, ending])).toBe(text);
  });
});
