/** Makes tokens.json from the Superchain token list. */
import { type ChainsFile } from '../../data/chains';
import { toChecksum } from '../../data/checksum';
import { isAddressLike } from '../../lib/address';
import { Fields, Findings, RegistryError, type RegistryNotice } from '../registry/fields';
import { type Token, type TokensFile } from '../../data/tokens';

/** Path in its repository. */
export const tokenListPath = 'optimism.tokenlist.json';

/** The new data, and what the list has beyond it. */
export interface ReadTokenList {
  readonly data: TokensFile;
  readonly notices: readonly RegistryNotice[];
}

interface Listing {
  readonly id: string;
  readonly chainId: number;
  readonly address: string;
  readonly name: string;
  readonly symbol: string;
  readonly decimals: number;
  readonly list: Token['list'];
  /** Addresses as written, by the key of the L2 they lead to. */
  readonly bridges: Readonly<Record<string, string>>;
}

/** L2StandardBridge on every L2. */
const standardBridge = '0x4200000000000000000000000000000000000010';

/**
 * Makes the new data.
 *
 * @param text of the list; undefined if the checkout lacks it
 * @param before the current data, which determines the chains shown
 * @throws RegistryError with every problem of the list
 */
export function readTokenList(
  text: string | undefined,
  at: { readonly commit: string; readonly commit_date: string },
  before: TokensFile,
  chains: ChainsFile,
): ReadTokenList {
  const findings = new Findings();
  const file = new Fields(parse(text), tokenListPath, findings.problems);
  for (const key of ['name', 'logoURI', 'keywords']) file.has(key);
  const version = file.table('version');
  const time = file.text('timestamp');
  const bad: string[] = [];
  const listings = file.list('tokens').map((fields) => listingOf(fields, bad));
  const head: Omit<TokensFile, 'notes' | 'tokens' | 'checks' | 'counts'> = {
    source: { repo: before.source.repo, ...at, path: tokenListPath },
    list_version: {
      major: version.whole('major'),
      minor: version.whole('minor'),
      patch: version.whole('patch'),
    },
    list_timestamp: time,
    chains: before.chains,
  };
  if (findings.problems.length > 0) throw new RegistryError(findings.problems, 'the token list');
  for (const field of new Set(file.unread().map((path) => path.replace(/\[\d+\]/g, '[]'))))
    findings.notice('Fields of the token list that nothing here reads', field);

  const names = new Map([...chains.chains, ...chains.left].map((each) => [each.chain_id, each.name]));
  const isShown = ({ chainId }: Listing): boolean => String(chainId) in before.chains;
  const others = [...new Set(listings.filter((each) => !isShown(each)).map(({ chainId }) => chainId))]
    .sort((a, b) => a - b)
    .map((id) => names.get(id) ?? `chain ${id}`);
  for (const name of others) findings.notice('Chains of the token list that tokens.json leaves out', name);

  const byToken = new Map<string, readonly [Listing, ...Listing[]]>();
  const conflicts: string[] = [];
  for (const listing of listings.filter(isShown).sort((a, b) => a.chainId - b.chainId)) {
    const known = byToken.get(listing.id);
    if (known?.some(({ chainId }) => chainId === listing.chainId))
      conflicts.push(`${listing.id} on ${listing.chainId}`);
    else byToken.set(listing.id, known ? [...known, listing] : [listing]);
  }
  for (const place of conflicts) findings.notice('Tokens listed twice on a chain: the first is kept', place);
  for (const place of bad)
    findings.notice('Addresses of the token list whose checksum is wrong: written with the right one', place);
  const l1Of = l1Finder(chains);
  const tokens = [...byToken.values()]
    .map((each) => tokenOf(each, l1Of, findings))
    .sort((a, b) => compare(a.symbol.toLowerCase(), b.symbol.toLowerCase()) || compare(a.id, b.id));
  const count = (id: string): number => tokens.filter(({ addresses }) => id in addresses).length;
  return {
    data: {
      ...head,
      counts: Object.fromEntries(Object.keys(before.chains).map((id) => [id, count(id)])),
      notes: [
        `other chains of the list dropped (${others.join(', ')})`,
        ...before.notes.filter((note) => !note.startsWith('other chains of the list dropped')),
      ],
      tokens,
      checks: { bad_checksums: bad, conflicts },
    },
    notices: findings.notices,
  };
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function parse(text: string | undefined): Readonly<Record<string, unknown>> {
  const problem = (message: string): RegistryError =>
    new RegistryError(
      [{ file: tokenListPath, field: '', message, allowed: 'a JSON object' }],
      'the token list',
    );
  if (text === undefined) throw problem('is missing');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw problem(error instanceof Error ? error.message : String(error));
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw problem('is no object');
  return { ...value };
}

function listingOf(fields: Fields, bad: string[]): Listing {
  fields.has('logoURI');
  const extensions = fields.table('extensions');
  const id = extensions.text('opTokenId');
  const chainId = fields.whole('chainId');
  const address = fields.text('address');
  if (!isAddressLike(address)) fields.complain('address', address, '0x and 40 hexadecimal digits');
  const digits = address.slice(2);
  const isMixed = digits !== digits.toLowerCase() && digits !== digits.toUpperCase();
  if (isAddressLike(address) && isMixed && toChecksum(address) !== address) bad.push(`${id} on ${chainId}`);
  const keys = extensions.keys().filter((key) => key.endsWith('BridgeAddress'));
  return {
    id,
    chainId,
    address: isAddressLike(address) ? toChecksum(address) : '',
    name: fields.text('name'),
    symbol: fields.text('symbol'),
    decimals: fields.whole('decimals'),
    list: extensions.oneOf('opListId', ['default', 'extended']),
    bridges: Object.fromEntries(keys.map((key) => [key.replace(/BridgeAddress$/, ''), extensions.text(key)])),
  };
}

/** The L1 of a chain; undefined for an L1 itself. */
function l1Finder({ chains, left, superchains }: ChainsFile): (chainId: number) => number | undefined {
  return (chainId) =>
    chains.find(({ chain_id: id }) => id === chainId)?.l1_chain_id ??
    superchains[left.find(({ chain_id: id }) => id === chainId)?.superchain ?? '']?.l1.chain_id;
}

/** A token, named as on the chain with the lowest id, such as Ethereum. */
function tokenOf(
  listings: readonly [Listing, ...Listing[]],
  l1Of: (chainId: number) => number | undefined,
  findings: Findings,
): Token {
  const [first] = listings;
  const { id, symbol, name, decimals, list } = first;
  const overrides = listings.flatMap((there) => {
    const differs = {
      ...(there.symbol !== symbol && { symbol: there.symbol }),
      ...(there.name !== name && { name: there.name }),
      ...(there.decimals !== decimals && { decimals: there.decimals }),
    };
    return Object.keys(differs).length > 0 ? [[there.chainId, differs] as const] : [];
  });
  const bridges = nonstandardBridges(listings, l1Of, findings);
  return {
    id,
    symbol,
    name,
    decimals,
    list,
    addresses: Object.fromEntries(listings.map(({ chainId, address }) => [chainId, address])),
    ...(overrides.length > 0 && { overrides: Object.fromEntries(overrides) }),
    ...(Object.keys(bridges).length > 0 && { nonstandard_bridges: bridges }),
  };
}

/** Both ends of bridges whose L2 end is not the standard one. */
function nonstandardBridges(
  listings: readonly Listing[],
  l1Of: (chainId: number) => number | undefined,
  findings: Findings,
): NonNullable<Token['nonstandard_bridges']> {
  const ends = listings.flatMap((l2) => {
    const l1 = listings.find(({ chainId }) => chainId === l1Of(l2.chainId));
    return Object.entries(l2.bridges).flatMap(([key, bridge]) => {
      if (bridge === standardBridge || l1Of(l2.chainId) === undefined) return [];
      const pair = [...(l1 ? [l1] : []), l2].flatMap(({ chainId, bridges }) => {
        const end = bridges[key];
        return end === undefined ? [] : [{ key, chainId, end }];
      });
      const broken = pair.filter(({ end }) => !isAddressLike(end));
      for (const { chainId, end } of broken)
        findings.notice(
          'Bridges of the token list that are no addresses: left out',
          `${l2.id} on ${chainId}: ${end}`,
        );
      return broken.length > 0 ? [] : pair;
    });
  });
  return Object.fromEntries(
    [...new Set(ends.map(({ key }) => key))].map((key) => [
      key,
      Object.fromEntries(
        ends.flatMap((each) => (each.key === key ? [[each.chainId, toChecksum(each.end)]] : [])),
      ),
    ]),
  );
}
