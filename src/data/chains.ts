/**
 * Chains of the superchain-registry. `npm run data:refresh` writes `chains.json`.
 *
 * This file is 150 kB when bundled. If names, endpoints and activation times are enough, import `./chainList`
 * instead.
 */
import { type Facts } from '../lib/schema/types';
import type {
  chainSchema,
  chainsFileSchema,
  forkTimeSchema,
  forkTimesSchema,
  networkSchema,
} from './chains.schema';
import raw from './chains.json';
import { type ForkId } from './forkNames';
import { type Source } from './provenance';

/** `0x` and 40 hexadecimal digits in EIP-55 case. */
export type Address = string;

/** Network that a group of chains settles on, as named by the registry. */
export type NetworkId = string;

export type { ForkId };

/** A fork's activation time: the first block at or after it has the fork. */
export type ForkTime = Facts<typeof forkTimeSchema>;

/** Times by fork; unscheduled forks have no key. */
export type ForkTimes = Facts<typeof forkTimesSchema>;

/** What a network's chains share. */
export type Network = Facts<typeof networkSchema>;

/** A chain's configuration in the registry, named much as in the TOML. */
export type Chain = Facts<typeof chainSchema>;

/** A chain that has left the registry. */
export type LeftChain = ChainsFile['left'][number];

/** A finding in the source that is a fact, not a mistake here. */
export type ChainRemark = ChainsFile['checks']['problems'][number];

export type ChainsFile = Facts<typeof chainsFileSchema>;

export const chainsFile: ChainsFile = raw;

const file = chainsFile;

/** The superchain-registry commit; the `path` of chains and networks is a file there. */
export const chainsSource: Source = file.source;

/** By network and identifier. */
export function allChains(): readonly Chain[] {
  return file.chains;
}

/** Chains that have left the registry. */
export function leftChains(): readonly LeftChain[] {
  return file.left;
}

/** In documentation order: public ones first. */
export const networkIds: readonly NetworkId[] = Object.keys(file.superchains);

/** What a network's chains share. Throws for unknown networks. */
export function network(id: NetworkId, of = file): Network {
  const found = of.superchains[id];
  if (!found)
    throw new Error(`chains.json has no network "${id}". Known: ${Object.keys(of.superchains).join(', ')}.`);
  return found;
}

/** A network's chains, by identifier. */
export function chainsOf(id: NetworkId, of = file): readonly Chain[] {
  return of.chains.filter((chain) => chain.superchain === id);
}

/** A chain by `<network>/<chain>`; undefined if the registry lacks it. */
export function chainByIdentifier(identifier: string): Chain | undefined {
  return file.chains.find((chain) => chain.identifier === identifier);
}

/** Like {@link chainByIdentifier}, but throws. */
export function requireChain(identifier: string): Chain {
  const chain = chainByIdentifier(identifier);
  if (!chain) throw new Error(`chains.json has no chain "${identifier}".`);
  return chain;
}

/** The chain of most figures in the documentation. */
export const opMainnet: Chain = requireChain('mainnet/op');
/** The testnet of {@link opMainnet}, where upgrades activate first. */
export const opSepolia: Chain = requireChain('sepolia/op');
