import { type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import TagPage from '@site/src/components/page/TagPage';
import { readerPaths } from '@site/src/components/page/Home/readerPaths';

jest.mock('@docusaurus/Link', () => ({
  __esModule: true,
  default: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));
jest.mock('@docusaurus/theme-common', () => ({ PageMetadata: () => null }));

const props = {
  title: 'Pages',
  description: 'All of them.',
  tag: { label: 'Tag', description: 'What it covers.' },
  listTitle: 'Pages by tag',
  pages: [],
  filters: [],
};

describe("a persona's page list", () => {
  it('begins with the starting points of the home page', () => {
    const html = renderToStaticMarkup(<TagPage {...props} kind="personas" id="auditor" />);
    const [start = ''] = /<section.*?<\/section>/.exec(html) ?? [];
    expect(start).toContain('Start here');
    expect([...start.matchAll(/href="([^"]+)"/g)].map(([, to]) => to)).toEqual(
      readerPaths.auditor.links.map(({ to }) => to),
    );
  });

  it('has no starting points for a content type', () => {
    const html = renderToStaticMarkup(<TagPage {...props} kind="content-types" id="guide" />);
    expect(html).not.toContain('Start here');
  });
});
