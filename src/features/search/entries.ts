import { allChains } from '../../data/chains';
import { networkNames } from '../../data/networkNames';
import { allUpgrades, upgradeId } from '../../data/upgrades';
import { chainSlug } from '../../yourChain/selection';
import { type EntryKind } from './searchFile';

/** What a section or a row is an entry of, and names for it beside those that the page shows. */
export interface Entry {
  readonly kind: EntryKind;
  readonly names: readonly string[];
}

/**
 * The chains, the contracts of chains and the upgrades, under the names by which readers look for them.
 *
 * @returns by path with the base URL and hash
 */
export function entriesOfData(baseUrl: string): ReadonlyMap<string, Entry> {
  const entries = new Map<string, Entry>();
  for (const chain of allChains()) {
    const { name, identifier, chain_id } = chain;
    const network = chain.superchain === 'mainnet' ? 'Mainnet' : networkNames[chain.superchain];
    entries.set(`${baseUrl}superchain/networks#${identifier}`, {
      kind: 'chain',
      names: [
        `${name} RPC endpoint`,
        `${name} ${network}`,
        `${name} chain ID ${chain_id}`,
        `${name} explorer`,
        `0x${chain_id.toString(16)}`,
      ],
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

/** A section that pages do not have as such: what they show once a chain is picked. */
export interface PickedSection extends Entry {
  /** Path of the page, with the base URL. */
  readonly url: string;
  /** What follows the path: the query that picks the chain, and the anchor. */
  readonly hash: string;
  readonly heading: string;
  readonly text: string;
}

/** The L1 contracts of each chain, by whose addresses readers look for them. */
export function pickedSections(baseUrl: string): PickedSection[] {
  return allChains().map((chain) => ({
    url: `${baseUrl}superchain/addresses`,
    hash: `?chain=${chainSlug(chain)}#l1-contracts-of-your-chain`,
    heading: `L1 contracts of ${chain.name}`,
    text: Object.entries(chain.addresses)
      .map(([name, address]) => `${name} ${address}`)
      .join(', '),
    kind: 'contract',
    names: [`${chain.name} contract addresses`],
  }));
}
