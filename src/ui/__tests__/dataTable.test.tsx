import { readFileSync } from 'node:fs';
import path from 'node:path';

import { renderToStaticMarkup } from 'react-dom/server';

import { CopyableCode, AddressCell, Moment, RowLink } from '@site/src/ui/DataTable/cells';
import { markOutcome, textToCopy } from '@site/src/ui/DataTable/copy';
import { FoldingTable, RowName, TableBody, TableCell, TableRow } from '@site/src/ui/DataTable/FoldingTable';
import serverRendered from '@site/src/ui/DataTable/serverRendered';
import RowFilter from '@site/src/ui/DataTable/RowFilter';
import { everything, matches, rowFacts, sorted } from '@site/src/ui/DataTable/rows';
import { showLocalTimes } from '@site/src/ui/DataTable/showLocalTimes';
import TableHead from '@site/src/ui/DataTable/TableHead';

import { filesBelow } from '@site/scripts/support/filesBelow';
import { root } from '../../../tests/support/repository';
import { completeMarkup } from '../../../tests/support/markup';

const components = path.join(root, 'src');

const base = rowFacts({
  textContent: 'Base mainnet/base 8453 https://mainnet.base.org',
  dataset: { row: '', facetNetwork: 'mainnet', facetChain: '1 10', sortId: '8453', sortName: 'Base' },
});
const zora = rowFacts({
  textContent: 'Zora',
  dataset: { facetNetwork: 'sepolia', facetChain: '10', sortId: '999', sortName: 'Zora' },
});

describe('the facts of a row', () => {
  it('are read from its text and its data attributes', () => {
    expect(base.text).toContain('mainnet/base');
    expect(base.facets.get('network')).toEqual(['mainnet']);
    expect(base.facets.get('chain')).toEqual(['1', '10']);
    expect(base.keys.get('id')).toBe('8453');
    expect([...base.facets.keys()]).toEqual(['network', 'chain']);
  });
});

describe('a filter', () => {
  it('shows everything until something is asked for', () => {
    expect(matches(base, everything)).toBe(true);
    expect(matches(base, { text: '  ', facets: { network: '' } })).toBe(true);
  });

  it('wants every word, in any order and case', () => {
    expect(matches(base, { text: '8453 BASE', facets: {} })).toBe(true);
    expect(matches(base, { text: 'base zora', facets: {} })).toBe(false);
  });

  it('wants every facet, and knows rows with several values', () => {
    expect(matches(base, { text: '', facets: { network: 'mainnet', chain: '10' } })).toBe(true);
    expect(matches(base, { text: '', facets: { network: 'mainnet', chain: '8453' } })).toBe(false);
    expect(matches(zora, { text: '', facets: { chain: '1' } })).toBe(false);
    expect(matches(zora, { text: '', facets: { unheard: 'of' } })).toBe(false);
  });

  it('says what it filters, has a label for each control and begins with all rows', () => {
    const html = renderToStaticMarkup(
      <RowFilter
        root={undefined}
        noun="chains"
        total={60}
        hint="Name"
        facets={[{ id: 'network', label: 'Network', options: [{ value: 'mainnet', label: 'Mainnet' }] }]}
        sorts={[{ id: 'id', label: 'Chain ID' }]}
      />,
    );
    expect(html).toContain('aria-label="Filter chains"');
    expect(html).toContain('60 chains');
    const labelled = [...html.matchAll(/for="([^"]+)"/g)].map(([, id]) => id);
    expect(labelled).toHaveLength(3);
    for (const id of labelled) expect(html).toContain(`id="${id}"`);
  });
});

describe('an order', () => {
  const rows = [base, zora].map((facts) => ({ facts }));

  it('takes numbers by size and words by the alphabet', () => {
    expect(sorted(rows, 'id').map(({ facts }) => facts)).toEqual([zora, base]);
    expect(sorted(rows, 'name').map(({ facts }) => facts)).toEqual([base, zora]);
  });

  it('without a key is the one the rows came in, and never disturbs them', () => {
    expect(sorted(rows, '')).toBe(rows);
    sorted(rows, 'id');
    expect(rows.map(({ facts }) => facts)).toEqual([base, zora]);
  });
});

describe('a copy button', () => {
  it('copies its own text, or that of the element before it', () => {
    const previousElementSibling = { textContent: '0xabc' };
    expect(textToCopy({ dataset: { copy: 'this' }, previousElementSibling })).toBe('this');
    expect(textToCopy({ dataset: {}, previousElementSibling })).toBe('0xabc');
    expect(textToCopy({ dataset: {}, previousElementSibling: null })).toBe('');
  });

  it.each([
    ['Copied', 'data-copied'],
    ['Select and copy by hand', 'data-refused'],
  ] as const)('shows for a while that the outcome was "%s"', (outcome, mark) => {
    const marks = new Map<string, string>();
    const unmark = markOutcome(
      {
        setAttribute: (name, value) => void marks.set(name, value),
        removeAttribute: (name) => void marks.delete(name),
      },
      outcome,
    );
    expect([...marks]).toEqual([[mark, outcome]]);
    unmark();
    expect(marks.size).toBe(0);
  });

  it('stands right behind what it copies and says what that is', () => {
    expect(renderToStaticMarkup(<CopyableCode label="chain ID of Base">{8453}</CopyableCode>)).toMatch(
      /<code>8453<\/code><button type="button"[^>]* aria-label="Copy chain ID of Base"/,
    );
  });
});

describe('an address', () => {
  const address = '0x4200000000000000000000000000000000000010';

  it('links to the explorer, whose page gets no hold on this one', () => {
    const html = renderToStaticMarkup(
      <AddressCell address={address} explorer="https://a.example/" label="x" />,
    );
    expect(html).toContain(`<a href="https://a.example/address/${address}" rel="noopener">`);
  });

  it('is plain text where there is no explorer', () => {
    const html = renderToStaticMarkup(<AddressCell address={address} explorer="" label="x" />);
    expect(html).not.toContain('<a ');
    expect(html).toContain(address);
  });
});

describe('a moment', () => {
  it('is there in UTC and Unix time, and leaves room for the clock of the reader', () => {
    const html = renderToStaticMarkup(<Moment timestamp={1746806401} label="Isthmus" />);
    expect(html).toContain('2025-05-09 16:00:01 UTC');
    expect(html).toContain('<code>1746806401</code>');
    expect(html).toMatch(/data-local-time="1746806401"><\/span>/);
  });

  it('is filled in wherever the server left it open', () => {
    const element = { dataset: { localTime: '1746806401' }, textContent: '' };
    const root = { querySelectorAll: () => [element] } as unknown as ParentNode;
    showLocalTimes(root, 'Europe/Berlin');
    expect(element.textContent).toBe('May 9, 18:00, your time');
    showLocalTimes(root, 'Africa/Abidjan');
    expect(element.textContent).toBe('');
  });
});

describe('the link of a row', () => {
  it('leads to the row and says whose it is', () => {
    const html = renderToStaticMarkup(<RowLink id="mainnet/op" label="OP Mainnet" />);
    expect(html).toContain('href="#mainnet/op"');
    expect(html).toContain('aria-label="Link to OP Mainnet"');
  });
});

describe('a table that folds', () => {
  it('names the role of each of its parts, which Safari takes from what is laid out as a block', () => {
    const html = renderToStaticMarkup(
      <FoldingTable>
        <TableHead columns={['Chain', 'ID']} />
        <TableBody>
          <TableRow>
            <RowName>Base</RowName>
            <TableCell data-label="ID">8453</TableCell>
          </TableRow>
        </TableBody>
      </FoldingTable>,
    );
    const roles = [...html.matchAll(/<(\w+)[^>]*?(?: role="(\w+)")[^>]*>/g)].map(([, ...found]) =>
      found.join(' '),
    );
    expect(roles).toEqual([
      'table table',
      'thead rowgroup',
      'tr row',
      'th columnheader',
      'th columnheader',
      'tbody rowgroup',
      'tr row',
      'th rowheader',
      'td cell',
    ]);
  });

  it('is made of those parts wherever the design of data tables is used', () => {
    const files = filesBelow(components)
      .filter((name) => name.endsWith('.tsx'))
      .map((name) => [name, readFileSync(path.join(components, name), 'utf8')] as const);
    const using = files.filter(([, text]) => /<FoldingTable\b/.test(text));
    expect(using.length).toBeGreaterThan(15);
    const bare = files.filter(
      ([, text]) => /DataTable\/(styles|FoldingTable)/.test(text) && /<t[drh]\b/.test(text),
    );
    expect(bare.map(([name]) => name)).toEqual([]);
  });
});

describe('a server-rendered component', () => {
  it('is complete in the markup of the server, which waits for it', async () => {
    const Table = serverRendered(() =>
      Promise.resolve({ default: ({ rows }: { readonly rows: number }) => <p>{rows} rows</p> }),
    );
    expect(await completeMarkup(<Table rows={3} />)).toContain('<p>3 rows</p>');
  });
});
