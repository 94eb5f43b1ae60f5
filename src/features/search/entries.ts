import { allChains, type Chain, leftChains } from '../../data/chains';
import { networkName } from '../../data/networkNames';
import { allUpgrades, upgradeId } from '../../data/upgrades';
import { chainSlug } from '../yourChain/selection';
import { type EntryKind } from './searchFile';

/**
 * Entry kind of a section or row, and names for it that the page does not show.
 */
export interface Entry {
  readonly kind: EntryKind;
  readonly names: readonly string[];
}

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
 * Chains, their contracts and upgrades, under the names readers search for.
 *
 * @returns entries by path with base URL and hash
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

/**
 * A section that a page shows only after a chain is picked, or one line of it.
 */
export interface PickedSection extends Entry {
  /** Path with the base URL. */
  readonly url: string;
  /** Query that picks the chain, and anchor. */
  readonly hash: string;
  readonly heading: string;
  readonly text: string;
}

/**
 * L1 contracts of each chain, searched for by address, and chains that left the
 * registry.
 */
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
    text: `${chain.name}, chain ID ${chain.chain_id}, left the registry on ${chain.left}. Its endpoints are no longer listed.`,
    kind: 'chain' as const,
    names: namesOfChain(chain),
  }));
  return [...contracts, ...gone];
}
