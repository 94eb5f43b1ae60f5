import { gzipSync } from 'node:zlib';

import { builtFile, builtHtmlFiles, routeOfHtml, scannedPage } from '../../scripts/support/builtSite';
import { allChains } from '../../src/data/chains';
import { allUpgrades, upgradeId } from '../../src/data/upgrades';
import {
  type EntryKind,
  readSearchFile,
  type SearchFile,
  searchFileName,
  type SectionRecord,
} from '../../src/features/search/searchFile';
import { snapshotNames } from '../../src/content/versions/files';

const fileOf = (version: string): string =>
  version === '' ? searchFileName : `${version}/${searchFileName}`;
const read = (version: string): SearchFile => readSearchFile(JSON.parse(builtFile(fileOf(version))));

const index = read('');
const urlOf = ({ page }: SectionRecord): string => index.pages[page]?.url ?? '';
const sectionsOf = (route: string): SectionRecord[] =>
  index.sections.filter((section) => urlOf(section) === route);
const entries = (kind: EntryKind): SectionRecord[] =>
  index.sections.filter((section) => section.kind === kind);
const textOf = (route: string): string =>
  sectionsOf(route)
    .map(({ heading, text }) => `${heading} ${text}`)
    .join('\n');

describe('the search index', () => {
  it('has the text of every section', () => {
    expect(index.pages.length).toBeGreaterThan(200);
    expect(index.sections.length).toBeGreaterThan(1000);
  });

  // Budgets: a reader's first search in a version fetches its index.
  it.each([['', 1_000_000], ...snapshotNames().map((name) => [name, 170_000] as const)] as const)(
    'of the version "%s" has at most %i bytes (gzip)',
    (version, most) => {
      expect(gzipSync(builtFile(fileOf(version))).length).toBeLessThan(most);
    },
  );

  it.each(snapshotNames())('of the snapshot %s leads to no page of another version', (name) => {
    const { pages } = read(name);
    expect(pages.length).toBeGreaterThan(10);
    expect(pages.filter(({ url }) => !url.startsWith(`/${name}`))).toEqual([]);
    expect(index.pages.filter(({ url }) => url.startsWith(`/${name}/`))).toEqual([]);
  });

  it('leads to existing sections and rows', () => {
    const ids = new Map<string, Set<string>>();
    const idsOf = (route: string): Set<string> => {
      const known = ids.get(route);
      if (known) return known;
      const $ = scannedPage(route);
      const found = new Set(
        $('[id]')
          .toArray()
          .map((element) => element.attribs.id ?? ''),
      );
      ids.set(route, found);
      return found;
    };
    const missing = index.sections
      .filter(
        (section) =>
          section.hash !== '' && !idsOf(urlOf(section)).has(decodeURI(section.hash.replace(/^.*#/, ''))),
      )
      .map((section) => urlOf(section) + section.hash);
    expect(missing).toEqual([]);
  });

  it('has a record of every chain, with its RPC endpoint and its number in hexadecimal', () => {
    const byHash = new Map(entries('chain').map((entry) => [entry.hash, entry]));
    const lacking = allChains().filter(({ identifier, public_rpc, chain_id }) => {
      const entry = byHash.get(`#${identifier}`);
      return !entry?.text.includes(public_rpc) || !entry.names?.includes(`0x${chain_id.toString(16)}`);
    });
    expect(lacking.map(({ identifier }) => identifier)).toEqual([]);
  });

  it('has a record of every upgrade, and the L1 contracts of every chain', () => {
    const upgrades = entries('upgrade').map(({ hash }) => hash.slice(1));
    expect(upgrades).toEqual(expect.arrayContaining(allUpgrades().map(upgradeId)));
    const contracts = entries('contract')
      .map(({ text }) => text)
      .join('\n');
    const lacking = allChains().filter(({ addresses }) =>
      Object.values(addresses).some((address) => !contracts.includes(address)),
    );
    expect(lacking.map(({ identifier }) => identifier)).toEqual([]);
  });

  it.each([
    ['flag', 500],
    ['error', 300],
    ['method', 80],
    ['term', 200],
    ['contract', 100],
  ] as const)('has the entries of the references: %s', (kind, least) => {
    expect(entries(kind).length).toBeGreaterThan(least);
  });

  it('has every notice', () => {
    const notices = index.pages.filter(({ url }) => url.startsWith('/notices/'));
    const routes = builtHtmlFiles()
      .map(routeOfHtml)
      .filter((route) => /^\/notices\/[^/]+$/.test(route) && scannedPage(route)('article h1').length > 0);
    expect(notices.map(({ url }) => url).sort()).toEqual([...new Set(routes)].sort());
  });

  it("has the pages' text, but not their controls", () => {
    // One of the pages with a chain picker.
    expect(builtFile('stack/security/pause.html')).toContain('Funki');
    expect(textOf('/stack/security/pause')).not.toContain('Funki');
    expect(textOf('/superchain/networks')).toContain('Funki');
    for (const { text } of index.sections) {
      expect(text).not.toMatch(/Copy page as Markdown|turn on JavaScript/);
    }
  });

  it('has each glossary text once, and a row with an anchor only as a record', () => {
    const definition = 'An L1 contract in which a claim about the chain is argued';
    expect(
      sectionsOf('/connect/resources/glossary').filter(({ text }) => text.includes(definition)),
    ).toHaveLength(1);
    expect(
      sectionsOf('/superchain/networks').filter(({ text }) => text.includes('https://rpc.zora.energy')),
    ).toHaveLength(1);
  });

  it('excludes lists of links to pages that are found themselves', () => {
    expect(builtFile('interop/explainer.html')).toContain('Next steps');
    expect(index.sections.filter(({ heading }) => heading === 'Next steps')).toEqual([]);
    const guide = textOf('/connect/contribute/style-guide');
    expect(guide).toContain('is_imported_content');
    expect(guide).not.toContain('permissionless-proofs');
  });

  it("has the pages' metadata: kind, readers, questions and synonyms", () => {
    const conductor = index.pages.find(({ url }) => url === '/operators/chain-operators/tools/op-conductor');
    expect(conductor?.terms).toEqual(expect.arrayContaining(['high availability', 'failover']));
    expect(conductor?.readers).toContain('chain-operator');
    expect(index.pages.flatMap(({ questions }) => questions).length).toBeGreaterThan(50);
    expect(index.pages.filter(({ type }) => type === undefined || index.labels[type] === undefined)).toEqual(
      [],
    );
  });

  it.each(['interop', 'tutorial', 'beta'])(
    'excludes notice and metadata of a page with the notice "%s"',
    (notice) => {
      const has = new RegExp(`data-banner="?${notice}\\b`);
      const route = builtHtmlFiles()
        .filter((file) => has.test(builtFile(file)))
        .map(routeOfHtml)
        .find((page) => sectionsOf(page).length > 0);
      const $ = scannedPage(route ?? '');
      // The index differs in white space between elements.
      const close = (text: string): string => text.replace(/\s/g, '');
      const text = close(textOf(route ?? ''));
      const texts = (selector: string): string[] =>
        $(selector)
          .toArray()
          .map((element) => close($(element).text()));
      // The text below them is in the index.
      expect(text).toContain(texts('.markdown > p')[0]);
      const left = [...texts('[data-banner] p'), ...texts('article details[data-search-ignore] dl')];
      expect(left.length).toBeGreaterThanOrEqual(2);
      expect(left.filter((part) => text.includes(part))).toEqual([]);
    },
  );
});
