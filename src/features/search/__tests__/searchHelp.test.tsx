import { type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import NoResults from '@site/src/features/search/NoResults';
import SlashKeySwitch from '@site/src/features/search/SlashKeySwitch';

import { formProblems } from '../../../../tests/support/markup';

jest.mock('@docusaurus/Link', () => ({
  __esModule: true,
  default: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));
jest.mock('@site/src/lib/hooks/useSite', () => ({
  __esModule: true,
  default: () => ({ repositoryUrl: 'https://github.com/a/b', branch: 'main' }),
}));

describe('a search without results', () => {
  it('leads to the error decoder, the glossary and a form with what was searched for', () => {
    const html = renderToStaticMarkup(<NoResults query="l2 <gas> & more" />);
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, to]) => to ?? '');
    expect(links.slice(0, 2)).toEqual(['/interop/tools/error-decoder', '/connect/resources/glossary']);
    const form = new URL((links[2] ?? '').replaceAll('&amp;', '&'));
    expect(form.pathname).toBe('/a/b/issues/new');
    expect(form.searchParams.get('title')).toBe('Page missing: l2 <gas> & more');
  });
});

describe('the switch of the key that opens search', () => {
  it('comes on from the server, with a label', () => {
    const html = renderToStaticMarkup(<SlashKeySwitch />);
    expect(html).toMatch(/<input[^>]*type="checkbox"[^>]*checked=""/);
    expect(html).toMatch(/<label[^>]*>Open search with <kbd>\/<\/kbd>/);
    expect(formProblems(html)).toEqual([]);
  });
});
