import usePageData from '@site/src/content/hooks/usePageData';

jest.mock('@docusaurus/plugin-content-docs/client', () => ({
  useDoc: () => ({
    frontMatter: { title: 'As it was compiled' },
    metadata: {
      source: '@site/docs/a.mdx',
      permalink: '/a',
      version: 'current',
      frontMatter: { title: 'As this build read it' },
    },
  }),
}));

it('the facts of a page are those of its metadata, which each build writes again', () => {
  expect(usePageData()).toEqual({
    source: '@site/docs/a.mdx',
    route: '/a',
    version: 'current',
    frontMatter: { title: 'As this build read it' },
  });
});
