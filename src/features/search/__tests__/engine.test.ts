import { createEngine } from '@site/src/features/search/engine';
import { noFilters, toOutcome } from '@site/src/features/search/results';
import {
  type PageRecord,
  type SearchFile,
  searchFileFormat,
  type SectionRecord,
} from '@site/src/features/search/searchFile';

const page = (url: string, title: string, more: Partial<PageRecord> = {}): PageRecord => ({
  url,
  title,
  description: '',
  crumbs: ['Docs'],
  readers: [],
  questions: [],
  terms: [],
  ...more,
});
const section = (
  at: number,
  hash: string,
  heading: string,
  text: string,
  more: Partial<SectionRecord> = {},
): SectionRecord => ({
  page: at,
  hash,
  heading,
  text,
  ...more,
});

const file: SearchFile = {
  format: searchFileFormat,
  labels: { guide: 'Guide', reference: 'Reference', auditor: 'Auditor' },
  pages: [
    page('/withdrawals', 'Withdrawal flow', { type: 'guide', readers: ['auditor'], crumbs: ['Stack'] }),
    page('/networks', 'Networks', { type: 'reference' }),
    page('/glossary', 'Glossary', { type: 'reference' }),
    page('/roles', 'Privileged roles', { questions: ['Who can upgrade the portal?'] }),
    page('/deploy', 'Deployment', { description: 'Deploy a rollup.' }),
    page('/other', 'Something else'),
    page('/base', 'Base configuration', { description: 'The base of an RPC node.', terms: ['base rpc'] }),
    page('/bridge', 'Using L1Bridge', { description: 'The address of L1Bridge and what it takes.' }),
    page('/addresses', 'Contracts'),
  ],
  sections: [
    section(0, '', 'Withdrawal flow', 'A withdrawal has three transactions.'),
    section(0, '#proving', 'Proving', 'Call proveWithdrawalTransaction of the OptimismPortal.'),
    section(0, '#stuck', 'When it fails', 'The withdrawal is stuck until the game is resolved.'),
    section(1, '#base', 'Base', 'Chain ID 8453. RPC https://mainnet.base.org', {
      kind: 'chain',
      names: ['Base RPC', '0x2105'],
    }),
    section(2, '#withdrawal', 'Withdrawal', 'A call from L2 to L1.', { kind: 'term' }),
    section(3, '#owner', 'Owner', 'Replaces the code.'),
    section(4, '#passer', 'Contracts', 'Ask L2ToL1MessagePasser for the root.'),
    section(8, '#l1-bridge', 'L1BridgeProxy', '0x00', { kind: 'contract', names: ['L1Bridge address'] }),
    section(5, '#x', 'More', 'The minimum version of each program. Nodes that stand still.'),
  ],
};
const engine = createEngine(file);
while (!engine.indexFor(50));

const first = (query: string): string | undefined => {
  const [best] = engine.search(query).ranked;
  return best && best.page.url + (best.section?.hash ?? '');
};

describe('a search', () => {
  it.each([
    ['a title', 'withdrawal flow', '/withdrawals'],
    ['a typo', 'withdrawl flow', '/withdrawals'],
    ['neighbors in turn', 'netwokrs', '/networks'],
    ['a word that is still typed', 'privil', '/roles'],
    ['the inside of an identifier', 'MessagePasser', '/deploy#passer'],
    ['words that a page writes as one', 'optimism portal', '/withdrawals#proving'],
    ['a name that the page does not show', '0x2105', '/networks#base'],
    ['a row by two of its words', 'Base RPC', '/networks#base'],
    ['the address of a contract', 'L1Bridge address', '/addresses#l1-bridge'],
    ['a question of a page', 'who can upgrade the portal', '/roles'],
    ['a synonym', 'least version', '/other#x'],
  ])('finds %s', (_what, query, address) => {
    expect(first(query)).toBe(address);
  });

  it('gives each page once, with its best section', () => {
    const urls = engine.search('withdrawal stuck').ranked.map(({ page: { url } }) => url);
    expect(urls).toEqual([...new Set(urls)]);
    expect(first('withdrawal stuck')).toBe('/withdrawals#stuck');
  });

  it('has an entry of the glossary step back where the query has other words', () => {
    expect(first('withdrawal stuck')).not.toBe('/glossary#withdrawal');
  });

  it('finds nothing for words that no page has', () => {
    expect(engine.search('qqqqzzzz').ranked).toEqual([]);
    expect(engine.search('').ranked).toEqual([]);
  });

  it('answers by names before the texts are indexed', () => {
    const early = createEngine(file);
    expect(early.search('withdrawal').ranked.length).toBeGreaterThan(0);
    expect(early.search('resolved').ranked).toEqual([]);
  });
});

describe('what is shown of a search', () => {
  const outcomeOf = (query: string, filters = {}): ReturnType<typeof toOutcome> =>
    toOutcome(file, engine.search(query), { ...noFilters, ...filters }, 1);

  it('is as much as was asked for, with the true count', () => {
    const outcome = outcomeOf('withdrawal');
    expect(outcome.results).toHaveLength(1);
    expect(outcome.count).toBe(2);
  });

  it('is narrowed by kind, reader and section, and says how many there would be', () => {
    expect(outcomeOf('withdrawal', { type: 'reference' }).results[0]?.pageHref).toBe('/glossary');
    expect(outcomeOf('withdrawal', { reader: 'auditor' }).count).toBe(1);
    expect(outcomeOf('withdrawal', { section: 'stack' }).count).toBe(1);
    expect(outcomeOf('withdrawal', { type: 'reference' }).choices.type).toEqual([
      { id: 'guide', label: 'Guide', count: 1 },
      { id: 'reference', label: 'Reference', count: 1 },
    ]);
  });

  it('names the kind of page, or of entry', () => {
    expect(outcomeOf('withdrawal flow').results[0]?.badge).toBe('Guide');
    expect(outcomeOf('Base RPC').results[0]?.badge).toBe('Chain');
  });
});
