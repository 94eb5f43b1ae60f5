import { allChains, type Chain, leftChains } from '../../data/chains';
import { networkName } from '../../data/networkNames';
import { allUpgrades, upgradeId } from '../../data/upgrades';
import { chainSlug } from '../yourChain/selection';
import { type EntryKind } from './searchFile';

/** What a section or a row is an entry of, and names for it beside those that the page shows. */
export interface Entry {
  readonly kind: EntryKind;
  readonly names: readonly string[];
}

/** The page of the chains, below the base URL. */
const networksPath = 'superchain/networks';

function namesOfChain({
  name,
  superchain,
  chain_id,
}: Pick<Chain, 'name' | 'superchain' | 'chain_id'>): string[] {
  return [
    `${name} RPC`,
    `${name} RPC endpoint`,
    `${name} ${networkName(superchain)}`,
    `${name} chain ID ${chain_id}`,
    `${name} explorer`,
    `0x${chain_id.toString(16)}`,
  ];
}

/**
 * The chains, the contracts of chains and the upgrades, under the names by which readers look for them.
 *
 * @returns by path with the base URL and hash
 */
export function entriesOfData(baseUrl: string): ReadonlyMap<string, Entry> {
  const entries = new Map<string, Entry>();
  for (const chain of allChains()) {
    entries.set(`${baseUrl}${networksPath}#${chain.identifier}`, {
      kind: 'chain',
      names: namesOfChain(chain),
    });
  }
  for (const upgrade of allUpgrades()) {
    const { name, upgrade_number } = upgrade;
    entries.set(`${baseUrl}superchain/superchain-upgrades#${upgradeId(upgrade)}`, {
      kind: 'upgrade',
      names: [`${name} upgrade`, ...(upgrade_number === null ? [] : [`Upgrade ${upgrade_number}`])],
    });
  }
  return entries;
}

/** A section that pages do not have as such: what they show once a chain is picked, or one line of theirs. */
export interface PickedSection extends Entry {
  /** Path of the page, with the base URL. */
  readonly url: string;
  /** What follows the path: the query that picks the chain, and the anchor. */
  readonly hash: string;
  readonly heading: string;
  readonly text: string;
}

/** The L1 contracts of each chain, by whose addresses readers look for them, and the chains that left the registry. */
export function pickedSections(baseUrl: string): PickedSection[] {
  const contracts = allChains().map((chain) => ({
    url: `${baseUrl}superchain/addresses`,
    hash: `?chain=${chainSlug(chain)}#l1-contracts-of-your-chain`,
    heading: `L1 contracts of ${chain.name}`,
    text: Object.entries(chain.addresses)
      .map(([name, address]) => `${name} ${address}`)
      .join(', '),
    kind: 'contract' as const,
    names: [`${chain.name} contract addresses`],
  }));
  const gone = leftChains().map((chain) => ({
    url: baseUrl + networksPath,
    hash: '#all-chains',
    heading: chain.name,
    text: `${chain.name}, chain ID ${chain.chain_id}, left the registry on ${chain.left}. Its endpoints are not listed any more.`,
    kind: 'chain' as const,
    names: namesOfChain(chain),
  }));
  return [...contracts, ...gone];
}
