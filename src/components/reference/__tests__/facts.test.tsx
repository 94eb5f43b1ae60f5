import { renderToStaticMarkup } from 'react-dom/server';

import { CopyIcon } from '../../../ui/CopyButton';
import Address from '../../mdx/Address';
import EventTopic from '../../mdx/EventTopic';
import FunctionSelector from '../../mdx/FunctionSelector';
import Predeploy from '../../mdx/Predeploy';
import PredeployTable from '../PredeployTable';
import Provenance from '../../../ui/Provenance';
import DataFiles from '../../../ui/Provenance/DataFiles';
import Term from '../../../features/glossary';
import Definition from '../../../features/glossary/Definition';
import filterTerms from '../../../features/glossary/filterTerms';
import Glossary from '../../../features/glossary/Glossary';
import { allTerms } from '../../../data/glossary';
import { predeploys, predeploysSource } from '../../../data/predeploys';
import { factsOf } from '../../../remark/facts';

import { completeMarkup } from '../../../../tests/support/markup';

const mockLinks: string[] = [];

jest.mock('@docusaurus/router', () => ({ useHistory: () => ({ push: () => undefined }) }));
jest.mock('@docusaurus/useBaseUrl', () => ({ __esModule: true, default: (url: string) => `/base${url}` }));
jest.mock('@docusaurus/useBrokenLinks', () => ({
  __esModule: true,
  default: () => ({ collectAnchor: () => undefined, collectLink: (link: string) => mockLinks.push(link) }),
}));
const html = renderToStaticMarkup;
const inbox = '0x4200000000000000000000000000000000000022';
const count = (text: string, part: string): number => text.split(part).length - 1;

describe('an address', () => {
  it('is text with a named copy button', () => {
    expect(html(<Address value={inbox} of="CrossL2Inbox" />)).toContain(
      `<code class="value whole-address">${inbox}</code>`,
    );
    expect(html(<Address value={inbox} of="CrossL2Inbox" />)).toContain(
      'aria-label="Copy address of CrossL2Inbox"',
    );
    expect(html(<Address value={inbox} />)).toContain(`aria-label="Copy ${inbox}"`);
  });

  it("links to the chain's explorer, whatever its form in the registry", () => {
    const page = `href="https://explorer.example/address/${inbox}"`;
    expect(html(<Address value={inbox} explorer="https://explorer.example/" />)).toContain(page);
    expect(html(<Address value={inbox} explorer="explorer.example" />)).toContain(page);
    expect(html(<Address value={inbox} explorer="https://explorer.example" />)).toContain('rel="noopener"');
    expect(html(<Address value={inbox} explorer="" />)).not.toContain('<a');
    expect(html(<Address value={inbox} />)).not.toContain('<a');
  });

  it('has a live region for copying', () => {
    expect(html(<CopyIcon text="x" what="x" />)).toContain('<span role="status"');
  });
});

describe('facts in a sentence', () => {
  it('are those added at compile time', () => {
    expect(
      html(<Predeploy name="CrossL2Inbox" {...factsOf('Predeploy', { name: 'CrossL2Inbox' })} />),
    ).toContain(inbox);
    const event = { contract: 'CrossL2Inbox', event: 'ExecutingMessage' };
    expect(html(<EventTopic {...event} {...factsOf('EventTopic', event)} />)).toContain('0x5c37832d');
    const call = { name: 'depositTransaction' };
    expect(html(<FunctionSelector {...call} {...factsOf('FunctionSelector', call)} />)).toBe(
      '<code>0xe9e05c42</code>',
    );
  });

  it.each([
    ['Predeploy', <Predeploy key="" name="CrossL2Inbox" />],
    ['EventTopic', <EventTopic key="" contract="CrossL2Inbox" event="ExecutingMessage" />],
    ['FunctionSelector', <FunctionSelector key="" name="depositTransaction" />],
    [
      'Term',
      <Term key="" id="safe-head">
        safe head
      </Term>,
    ],
    ['DataFiles', <DataFiles key="" />],
  ])('are never omitted silently: %s fails without them', (_name, element) => {
    expect(() => html(element)).toThrow('compiled without src/remark/facts.ts');
  });
});

describe('a term', () => {
  const term = html(
    <Term id="predeploy" definition="Stands at `0x42`.">
      predeploys
    </Term>,
  );

  it('is a link to its entry, described by its definition', () => {
    const [, described] = /aria-describedby="([^"]+)"/.exec(term) ?? [];
    expect(described).toBeTruthy();
    expect(term).toContain(`role="tooltip" id="${described}"`);
    expect(term).toContain('href="/base/connect/resources/glossary#predeploy"');
    expect(term).toContain('Stands at <code>0x42</code>.');
  });

  it('has a checked link and a definition hidden from search', () => {
    expect(mockLinks).toContain('/base/connect/resources/glossary#predeploy');
    expect(term).toContain('data-search-ignore');
  });

  it('may have a definition that begins with code', () => {
    expect(html(<Definition text="`a` and `b`" />)).toBe('<code>a</code> and <code>b</code>');
  });
});

describe('the predeploy table', () => {
  it('has a row with address for each predeploy', async () => {
    const all = await completeMarkup(<PredeployTable />);
    expect(count(all, '<tr')).toBe(predeploys().length + 1);
    expect(predeploys().filter(({ address }) => !all.includes(address))).toEqual([]);
  });

  it('can be limited to interop', async () => {
    const interop = await completeMarkup(<PredeployTable group="interop" />);
    expect(count(interop, '<tr')).toBe(predeploys('interop').length + 1);
    expect(interop).not.toContain('GasPriceOracle');
  });
});

describe('the provenance line', () => {
  it('names and links its source, with the date', () => {
    const line = html(<Provenance source={predeploysSource} what="Predeploys" dataset="predeploys" />);
    expect(line.replace(/<[^>]+>/g, '')).toBe(
      'Predeploys read from ethereum-optimism/specs@fd72cf79, 2026-04-28. As JSON',
    );
    expect(line).toContain(
      `href="https://github.com/ethereum-optimism/specs/blob/${predeploysSource.commit}/specs/protocol/predeploys.md"`,
    );
    expect(line).toContain('href="/base/data/predeploys.json"');
  });

  it('links to a tree for several files', () => {
    const many = { ...predeploysSource, path: 'superchain/configs/*/*.toml' };
    expect(html(<Provenance source={many} />)).toContain(`/tree/${many.commit}"`);
    expect(html(<Provenance source={many} />)).not.toContain('As JSON');
  });
});

describe('the list of datasets', () => {
  it('links every file and schema', () => {
    const list = html(<DataFiles {...factsOf('DataFiles', {})} />);
    expect(list).toContain('href="/base/data/cli-flags/op-node.json"');
    expect(list).toContain('href="/base/data/schema/cli-flags/op-node.schema.json"');
  });
});

describe('the glossary page', () => {
  const page = html(<Glossary />);

  it('has a heading and anchor for every term without scripts', () => {
    expect(allTerms().filter(({ id }) => !page.includes(`<h3 id="${id}">`))).toEqual([]);
    expect(count(page, '<h3 ')).toBe(allTerms().length);
    expect(page).not.toContain('hidden=""');
  });

  it('groups terms by letter', () => {
    const letters = [...page.matchAll(/<h2 id="letter-(\w)">/g)].map(([, letter]) => letter ?? '');
    expect(letters).toEqual([...new Set(letters)].sort());
    expect(letters.length).toBeGreaterThan(20);
    expect(letters.filter((letter) => !page.includes(`href="#letter-${letter}"`))).toEqual([]);
  });

  it('has its links checked', () => {
    const pages = allTerms().flatMap(({ page: route }) => (route === undefined ? [] : [`/base${route}`]));
    expect(pages.filter((route) => !mockLinks.includes(route))).toEqual([]);
    expect(pages.length).toBeGreaterThan(50);
  });

  it('finds terms by any word of name, aliases and definition', () => {
    const ids = (query: string): readonly string[] => [...filterTerms(allTerms(), query)];
    expect(ids('')).toHaveLength(allTerms().length);
    expect(ids('Safe L2 head')).toContain('safe-head');
    expect(ids('  HEAD   safe ')).toContain('safe-head');
    expect(ids('no such words anywhere')).toEqual([]);
  });
});
