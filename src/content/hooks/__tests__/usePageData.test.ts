import usePageData from '@site/src/content/hooks/usePageData';

jest.mock('@docusaurus/plugin-content-docs/client', () => ({
  useDoc: () => ({
    toc: [{ id: 'why', value: 'Why', level: 2 }],
    frontMatter: { title: 'As it was compiled' },
    metadata: {
      source: '@site/docs/a.mdx',
      permalink: '/a',
      version: 'current',
      frontMatter: { title: 'As this build read it' },
      next: { permalink: '/b' },
      lastUpdatedAt: 1000,
    },
  }),
}));

it('the facts of a page are those of its metadata, which each build writes again', () => {
  expect(usePageData()).toEqual({
    source: '@site/docs/a.mdx',
    route: '/a',
    version: 'current',
    frontMatter: { title: 'As this build read it' },
    headings: [{ id: 'why', text: 'Why', level: 2 }],
    nextRoute: '/b',
    timestamp: 1000,
  });
});
