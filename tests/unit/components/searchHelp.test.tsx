import { type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { load } from 'cheerio';

import NoSearchResults from '@site/src/components/NoSearchResults';
import SlashKeySwitch from '@site/src/components/SlashKeySwitch';
import isEmpty from '@site/src/theme/SearchPage/isEmpty';

import { formProblems } from './markup';

jest.mock('@docusaurus/Link', () => ({
  __esModule: true,
  default: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));
jest.mock('@site/src/hooks/useSite', () => ({
  __esModule: true,
  default: () => ({ repositoryUrl: 'https://github.com/a/b', branch: 'main' }),
}));

describe('a search without results', () => {
  it('leads to the error decoder, the glossary and a form with what was searched for', () => {
    const html = renderToStaticMarkup(<NoSearchResults query="l2 <gas> & more" />);
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, to]) => to ?? '');
    expect(links.slice(0, 2)).toEqual(['/interop/tools/error-decoder', '/connect/resources/glossary']);
    const form = new URL((links[2] ?? '').replaceAll('&amp;', '&'));
    expect(form.pathname).toBe('/a/b/issues/new');
    expect(form.searchParams.get('title')).toBe('Page missing: l2 <gas> & more');
  });

  it.each([
    ['has not answered yet', '<section></section>', false],
    ['found nothing', '<p>No documents were found</p><section></section>', true],
    [
      'found something',
      '<p>1 document found</p><section><article><h2>Gas</h2><p>Gas is …</p></article></section>',
      false,
    ],
    // What this site says below the results is not the plugin's answer.
    ['waits for a new answer', '<section></section><div><p>No page has these words.</p></div>', false],
  ])('is told by what the page of results shows when it %s', (_what, results, empty) => {
    const $ = load(`<div class="container"><h1>Search</h1><div class="row"><input /></div>${results}</div>`);
    const container = $('.container');
    const querySelector = (selector: string) => container.find(selector).get(0) ?? null;
    expect(isEmpty({ querySelector } as Pick<ParentNode, 'querySelector'>)).toBe(empty);
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
