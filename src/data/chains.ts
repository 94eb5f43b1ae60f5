/**
 * Chains of the superchain-registry. `chains.json` is written by `npm run data:refresh`.
 *
 * This file is 150 kB when bundled. Where names, endpoints and activation times are enough
 * (a chain picker, a command), import `./chainList` instead.
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

/** `0x` and 40 hexadecimal digits in EIP-55 mixed case. */
export type Address = string;

/** Ethereum network a group of chains settles on, as the registry names its groups. */
export type NetworkId = string;

export type { ForkId };

/** When a fork activates. The time is that of a block: the first one not before it has the fork. */
export type ForkTime = Facts<typeof forkTimeSchema>;

/** Times by fork; a fork that is not scheduled has no key. */
export type ForkTimes = Facts<typeof forkTimesSchema>;

/** What the chains of one network share. */
export type Network = Facts<typeof networkSchema>;

/** A chain as its configuration in the registry states it, under names close to those of the TOML. */
export type Chain = Facts<typeof chainSchema>;

/** A chain that the registry had once. */
export type LeftChain = ChainsFile['left'][number];

/** Something a check found in the source that is a fact there, not a mistake here. */
export type ChainRemark = ChainsFile['checks']['problems'][number];

/** The shape of chains.json. */
export type ChainsFile = Facts<typeof chainsFileSchema>;

/** Everything in the file. */
export const chainsFile: ChainsFile = raw;

const file = chainsFile;

/** The commit of the superchain-registry; `path` of a chain or network is a file there. */
export const chainsSource: Source = file.source;

/** Every chain of the registry, ordered by network and identifier. */
export function allChains(): readonly Chain[] {
  return file.chains;
}

/** Chains that the registry had once. */
export function leftChains(): readonly LeftChain[] {
  return file.left;
}

/** The networks in the order the documentation lists them: public ones first. */
export const networkIds: readonly NetworkId[] = Object.keys(file.superchains);

/** What the chains of a network share; a network that the registry does not have is a mistake. */
export function network(id: NetworkId, of = file): Network {
  const found = of.superchains[id];
  if (!found)
    throw new Error(`chains.json has no network "${id}". Known: ${Object.keys(of.superchains).join(', ')}.`);
  return found;
}

/** The chains that settle on a network, ordered by identifier. */
export function chainsOf(id: NetworkId, of = file): readonly Chain[] {
  return of.chains.filter((chain) => chain.superchain === id);
}

/** A chain by `<network>/<chain>`; undefined where the registry has none. */
export function chainByIdentifier(identifier: string): Chain | undefined {
  return file.chains.find((chain) => chain.identifier === identifier);
}

/** Like {@link chainByIdentifier} for chains the documentation cannot do without. */
export function requireChain(identifier: string): Chain {
  const chain = chainByIdentifier(identifier);
  if (!chain) throw new Error(`chains.json has no chain "${identifier}".`);
  return chain;
}

/** The chain that most figures of the documentation are of. */
export const opMainnet: Chain = requireChain('mainnet/op');
/** The test network of {@link opMainnet}, where upgrades activate first. */
export const opSepolia: Chain = requireChain('sepolia/op');
