import type { LoadedVersion } from '@docusaurus/plugin-content-docs';

import { stepsOf } from '@site/src/content/versions/pageChanges';
import { type ChangedPage, changesOfPages, summaryOf } from '@site/src/features/changes/changedPages';

/** Texts by version, newest first, then by page id. */
type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

const texts: Texts = {
  current: { index: 'Now.', 'stack/index': 'A.', 'stack/b': 'B.', 'stack/a': 'C.', 'stack/new': 'New.' },
  holocene: { index: 'Then.', 'stack/index': 'A.', 'stack/a': 'Was C.', 'stack/old': 'Not so old.' },
  granite: {
    index: 'Long ago.',
    'stack/index': 'Was A.',
    'stack/b': 'Was B.\n\nWas more.',
    'stack/a': 'Was C.',
    'stack/old': 'Old.',
  },
};

const doc = (id: string) => ({ type: 'doc', id });

/** Not in alphabetical order; a category names its landing page last, as Docusaurus writes it. */
const sidebars = {
  stack: [
    { type: 'html', value: 'stack/a' },
    {
      type: 'category',
      label: 'Stack',
      items: [doc('stack/b'), { type: 'link', label: 'a', href: '/stack/a' }, doc('stack/a')],
      link: doc('stack/index'),
    },
  ],
};

function loaded(all: Texts): LoadedVersion[] {
  return Object.entries(all).map(([versionName, pages]) => {
    const isCurrent = versionName === 'current';
    return {
      versionName,
      label: isCurrent ? 'Newest' : versionName,
      sidebars,
      docs: Object.keys(pages)
        .sort()
        .map((id) => ({
          id,
          title: `Page ${id}`,
          permalink: `/docs/${isCurrent ? '' : `${versionName}/`}${id.replace(/\/?index$/, '')}`,
          source: `@site/${isCurrent ? 'docs' : `versioned_docs/version-${versionName}`}/${id}.mdx`,
        })),
    } as unknown as LoadedVersion;
  });
}

function changed(all: Texts) {
  return changesOfPages(loaded(all), '/docs/', async (file) => {
    const versions = Object.entries(all).flatMap(([version, pages]) => {
      const markdown = pages[file.replace(/\.mdx$/, '')];
      return markdown === undefined ? [] : [{ version, markdown }];
    });
    return Promise.resolve(stepsOf(versions));
  });
}

describe('the pages with what changed on them', () => {
  let pages: readonly ChangedPage[];

  beforeAll(async () => {
    pages = await changed(texts);
  });

  it('are those that several versions have, but for the first page: in the order of the menu, and last those that are gone', () => {
    expect(pages.map(({ route }) => route)).toEqual(['/stack', '/stack/b', '/stack/a', '/stack/old']);
  });

  it('name the versions that have them, and go from one of these to the next', () => {
    expect(pages[0]?.versions).toEqual([
      { name: 'current', label: 'Newest', route: '/stack' },
      { name: 'holocene', label: 'holocene', route: '/holocene/stack' },
      { name: 'granite', label: 'granite', route: '/granite/stack' },
    ]);
    expect(
      pages.map(({ steps }) => steps.map(({ older, newer, count }) => `${older} ${newer} ${count}`)),
    ).toEqual([
      ['holocene current 0', 'granite holocene 1'],
      ['granite current 2'],
      ['holocene current 1', 'granite holocene 0'],
      ['granite holocene 2'],
    ]);
  });

  it('are none where there is no version but the current one', async () => {
    expect(await changed({ current: texts.current ?? {} })).toEqual([]);
    expect(await changed({})).toEqual([]);
  });
});

describe('the list of changes', () => {
  it('has each page where it changed, also one that a version in the middle does not have', async () => {
    const summary = summaryOf(loaded(texts), '/docs/', await changed(texts));
    expect(
      summary.map(({ older, newer, pages, gone }) => [
        `${older.label} to ${newer.label}`,
        ...pages.map(({ route, count }) => `${route} ${count}`),
        ...gone.map(({ route }) => `${route} gone`),
      ]),
    ).toEqual([
      ['holocene to Newest', '/stack 0', '/stack/a 1', '/holocene/stack/old gone'],
      ['granite to Newest', '/stack/b 2'],
      ['granite to holocene', '/stack 1', '/stack/a 0', '/stack/old 2'],
    ]);
  });
});
