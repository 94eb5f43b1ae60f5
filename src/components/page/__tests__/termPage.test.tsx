import { type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import TermPage from '@site/src/components/page/TermPage';
import { readerPaths } from '@site/src/components/page/Home/readerPaths';

jest.mock('@docusaurus/Link', () => ({
  __esModule: true,
  default: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));
jest.mock('@docusaurus/theme-common', () => ({ PageMetadata: () => null }));

const about = { title: 'Pages', description: 'All of them.' };

describe("a persona's page list", () => {
  it('begins with the starting points of the home page', () => {
    const html = renderToStaticMarkup(<TermPage {...about} kind="personas" id="auditor" pages={[]} />);
    const [start = ''] = /<section.*?<\/section>/.exec(html) ?? [];
    expect(start).toContain('Start here');
    expect([...start.matchAll(/href="([^"]+)"/g)].map(([, to]) => to)).toEqual(
      readerPaths.auditor.links.map(({ to }) => to),
    );
  });

  it('has no starting points for a content type', () => {
    const html = renderToStaticMarkup(<TermPage {...about} kind="content-types" id="guide" pages={[]} />);
    expect(html).not.toContain('Start here');
  });
});
