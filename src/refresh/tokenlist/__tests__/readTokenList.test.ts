import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ChainsFile } from '../../../data/chains';
import { readTokenList, type ReadTokenList } from '../readTokenList';
import { type TokensFile } from '../../../data/tokens';
import { gitRepository } from '../../../../tests/support/gitRepository';
import { refreshData, type Refreshing } from '../../../../tests/support/refreshData';
import { root } from '../../../../tests/support/repository';

const json = <T>(name: string): T => JSON.parse(readFileSync(join(root, 'src/data', name), 'utf8')) as T;
const chains = json<ChainsFile>('chains.json');
const before: TokensFile = { ...json<TokensFile>('tokens.json'), tokens: [] };
const at = { commit: 'b'.repeat(40), commit_date: '2026-06-18T17:49:03+00:00' };

const dai = '0x6B175474E89094C44Da98b954EedeAC495271d0F';
const standard = '0x4200000000000000000000000000000000000010';

/** An entry in the list's own format. */
const entry = (chainId: number, more: object = {}, extensions: object = {}): object => ({
  chainId,
  address: dai.toLowerCase(),
  name: 'Dai Stablecoin',
  symbol: 'DAI',
  decimals: 18,
  logoURI: 'https://ethereum-optimism.github.io/data/DAI/logo.svg',
  extensions: { opListId: 'default', opTokenId: 'DAI', ...extensions },
  ...more,
});
const list = (...tokens: readonly object[]): string =>
  JSON.stringify({
    name: 'Superchain Token List',
    logoURI: '',
    keywords: [],
    timestamp: '2026-06-18T17:49:03.165Z',
    version: { major: 10, minor: 0, patch: 1764 },
    tokens,
  });
const read = (...tokens: readonly object[]): ReadTokenList =>
  readTokenList(list(...tokens), at, before, chains);

describe('reading the token list', () => {
  it("joins a token's entries under its Ethereum name, with differences elsewhere", () => {
    const { data, notices } = read(
      entry(11_155_111, { name: 'Test Dai' }),
      entry(10, { symbol: 'DAI.e' }),
      entry(1),
    );
    expect(notices).toEqual([]);
    expect(data.tokens).toEqual([
      {
        id: 'DAI',
        symbol: 'DAI',
        name: 'Dai Stablecoin',
        decimals: 18,
        list: 'default',
        addresses: { 1: dai, 10: dai, 11155111: dai },
        overrides: { 10: { symbol: 'DAI.e' }, 11155111: { name: 'Test Dai' } },
      },
    ]);
    expect(data.counts).toMatchObject({ 1: 1, 10: 1, 8453: 0 });
    expect(data.source).toEqual({
      repo: 'ethereum-optimism/ethereum-optimism.github.io',
      ...at,
      path: 'optimism.tokenlist.json',
    });
  });

  it('keeps both ends of a nonstandard bridge, per network', () => {
    const [own, l1] = [
      '0x467194771dAe2967Aef3ECbEDD3Bf9a310C76C65',
      '0x10E6593CDda8c58a1d0f14C5164B376352a55f2F',
    ];
    const { data } = read(
      entry(
        1,
        {},
        { optimismBridgeAddress: l1, baseBridgeAddress: '0x3154Cf16ccdb4C6d922629664174b904d80F2C35' },
      ),
      entry(10, {}, { optimismBridgeAddress: own }),
      entry(8453, {}, { baseBridgeAddress: standard }),
      entry(11_155_420, {}, { optimismBridgeAddress: standard }),
    );
    expect(data.tokens[0]?.nonstandard_bridges).toEqual({ optimism: { 1: l1, 10: own } });
  });

  it('sorts by symbol, ignoring case', () => {
    const { data } = read(
      entry(1, { symbol: 'b' }, { opTokenId: 'second' }),
      entry(1, { symbol: 'A' }, { opTokenId: 'first' }),
    );
    expect(data.tokens.map(({ id }) => id)).toEqual(['first', 'second']);
  });

  it('reports what it omits: chains, invalid bridges, unknown fields, duplicates', () => {
    const { data, notices } = read(
      entry(1, { sparkle: true }),
      entry(1, { name: 'Another' }),
      entry(130),
      entry(10, {}, { optimismBridgeAddress: '0x4200000000000000000000000000000010' }),
    );
    expect(notices).toEqual([
      { cause: 'Fields of the token list that nothing here reads', places: ['tokens[].sparkle'] },
      { cause: 'Chains of the token list that tokens.json leaves out', places: ['Unichain'] },
      { cause: 'Tokens listed twice on a chain: the first is kept', places: ['DAI on 1'] },
      {
        cause: 'Bridges of the token list that are no addresses: left out',
        places: ['DAI on 10: 0x4200000000000000000000000000000010'],
      },
    ]);
    expect(data.checks.conflicts).toEqual(['DAI on 1']);
    expect(data.tokens[0]).not.toHaveProperty('nonstandard_bridges');
    expect(data.notes[0]).toBe('other chains of the list dropped (Unichain)');
  });

  it('corrects a checksum and reports it', () => {
    const { data } = read(entry(1, { address: dai.replace('D', 'd') }));
    expect(data.tokens[0]?.addresses).toEqual({ 1: dai });
    expect(data.checks.bad_checksums).toEqual(['DAI on 1']);
  });

  it.each([
    ['no file', undefined, /optimism\.tokenlist\.json\n {2}is missing\n {2}allowed: a JSON object/],
    ['no JSON', '{', /1 problem in the token list:/],
    ['an address that is none', list(entry(1, { address: '0x1' })), /tokens\[0\]\.address\n {2}is "0x1"/],
    [
      'a mark that is new',
      list(entry(1, {}, { opListId: 'gold' })),
      /opListId\n {2}is "gold"\n {2}allowed: default, extended/,
    ],
  ])('rejects %s', (_what, text, message) => {
    expect(() => readTokenList(text, at, before, chains)).toThrow(message);
  });
});

describe('the command', () => {
  let place: string;
  beforeEach(() => {
    place = mkdtempSync(join(tmpdir(), 'tokens-'));
  });
  afterEach(() => rmSync(place, { recursive: true, force: true }));

  const run = (...args: readonly string[]): Promise<Refreshing> =>
    refreshData('--src', join(place, 'src'), '--tokenlist', ...args);

  it('reports changes, writes them, and changes nothing the second time', async () => {
    const repository = gitRepository(join(place, 'list'));
    repository.commit('2026-06-18', { 'optimism.tokenlist.json': list(entry(1), entry(10)) });
    mkdirSync(join(place, 'src/data'), { recursive: true });
    const file = join(place, 'src/data/tokens.json');
    writeFileSync(file, JSON.stringify(before));
    writeFileSync(join(place, 'src/data/chains.json'), JSON.stringify(chains));

    const check = await run(repository.folder, '--check');
    expect(check.status).toBe(1);
    expect(JSON.parse(check.stdout)).toMatchObject({
      stale: ['data/tokens.json'],
      changes: expect.arrayContaining([
        expect.objectContaining({
          path: 'tokens[DAI]',
          is: expect.objectContaining({ name: 'Dai Stablecoin' }) as unknown,
        }),
      ]) as unknown,
    });
    expect(readFileSync(file, 'utf8')).toBe(JSON.stringify(before));

    expect(await run(repository.folder)).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('Written from 1 tokens: data/tokens.json') as string,
    });
    const written = readFileSync(file, 'utf8');
    expect((await run(repository.folder)).stdout).toContain('Up to date with the token list');
    expect((await run(repository.folder, '--check')).status).toBe(0);
    expect(readFileSync(file, 'utf8')).toBe(written);
  });
});
