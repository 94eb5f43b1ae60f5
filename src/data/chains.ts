/**
 * Chains of the superchain-registry. `chains.json` is written by `npm run data:refresh`.
 *
 * This file is 150 kB when bundled. Where names, endpoints and activation times are enough
 * (a chain picker, a command), import `./chainList` instead.
 */
import raw from './chains.json';
import { type ForkId } from './forkNames';
import { type Source } from './provenance';

/** `0x` and 40 hexadecimal digits in EIP-55 mixed case. */
export type Address = string;

/** Ethereum network a group of chains settles on, as the registry names its groups. */
export type NetworkId = string;

export type { ForkId };

/** When a fork activates. The time is that of a block: the first one not before it has the fork. */
export interface ForkTime {
  /** Unix seconds; 0 means active since the genesis block of the chain. */
  readonly timestamp: number;
  /** ISO 8601 in UTC; null when the fork is active at genesis. */
  readonly utc: string | null;
  readonly note?: string;
}

/** Times by fork; a fork that is not scheduled has no key. */
export type ForkTimes = Readonly<Partial<Record<ForkId, ForkTime>>>;

/** What the chains of one network share. */
export interface Network {
  readonly name: string;
  /** The registry has had none since July 2026. */
  readonly protocol_versions_addr?: Address;
  readonly superchain_config_addr: Address;
  /** Guards the Safes that hold roles. */
  readonly safer_safes_addr?: Address;
  readonly op_contracts_manager_addr: Address | null;
  readonly l1: {
    readonly chain_id: number;
    readonly public_rpc: string;
    /** Empty where the registry names none. */
    readonly explorer: string;
  };
  /** Times that member chains inherit. */
  readonly hardforks: ForkTimes;
  /** Path in the registry. */
  readonly path: string;
}

/** A chain as its configuration in the registry states it, under names close to those of the TOML. */
export interface Chain {
  readonly name: string;
  /** `<network>/<chain>`, unique, e.g. `mainnet/op`. */
  readonly identifier: string;
  readonly chain_id: number;
  readonly superchain: NetworkId;
  readonly l1_chain_id: number;
  readonly parent: { readonly type: string; readonly chain: string };
  /** Empty where the registry names none; the same holds for the next two. */
  readonly public_rpc: string;
  readonly sequencer_rpc: string;
  readonly explorer: string;
  /** 0 = neither standard nor a candidate, 1 = standard candidate, 2 = standard. The registry has had none since July 2026. */
  readonly superchain_level?: 0 | 1 | 2;
  readonly governed_by_optimism: boolean;
  /** Unix seconds from which forks of the network are inherited; 0 = always; null = not at all. */
  readonly superchain_time: number | null;
  readonly hardfork_inheritance: boolean;
  readonly data_availability_type: 'eth-da' | 'alt-da';
  readonly fault_proofs_status: 'none' | 'permissioned' | 'permissionless';
  /** ERC-20 on L1 that pays for gas; null = ether. */
  readonly gas_paying_token: Address | null;
  readonly batch_inbox_addr: Address;
  /** Seconds. */
  readonly block_time: number;
  /** L1 blocks. */
  readonly seq_window_size: number;
  /** Seconds; superseded by a constant of 1800 once Fjord is active. */
  readonly max_sequencer_drift: number;
  /** A fork without a key is not scheduled in the registry. */
  readonly hardforks: ForkTimes;
  /** Switches that the registry has beside the times. */
  readonly hardfork_flags?: Readonly<Record<string, boolean>>;
  /** Chains whose messages it takes, by chain id, where the registry names any. */
  readonly interop?: { readonly dependencies: readonly number[] };
  /** Values of the rollup configuration; since Holocene a chain can set its own in SystemConfig. */
  readonly eip1559: {
    readonly elasticity: number;
    readonly denominator: number;
    readonly denominator_canyon: number;
  };
  readonly genesis: {
    /** Unix seconds. */
    readonly l2_time: number;
    readonly l2_time_utc: string;
    readonly l1: { readonly hash: string; readonly number: number };
    readonly l2: { readonly hash: string; readonly number: number };
    readonly system_config: {
      readonly batcherAddress: Address;
      readonly overhead: string;
      readonly scalar: string;
      readonly gasLimit: number;
    };
  };
  /** Role name (`SystemConfigOwner`, `Guardian`, …) to the account that holds it. */
  readonly roles: Readonly<Record<string, Address>>;
  /** L1 contract name (`OptimismPortalProxy`, …) to its address on the chain's L1. */
  readonly addresses: Readonly<Record<string, Address>>;
  readonly alt_da?: {
    readonly da_challenge_contract_address: Address;
    readonly da_challenge_window: number;
    readonly da_resolve_window: number;
    readonly da_commitment_type: string;
  };
  /** Path in the registry. */
  readonly path: string;
}

/** A chain that the registry had once. */
export interface LeftChain extends Pick<Chain, 'identifier' | 'name' | 'chain_id' | 'superchain'> {
  /** Day on which it left, `YYYY-MM-DD`. */
  readonly left: string;
}

/** Something a check found in the source that is a fact there, not a mistake here. */
export interface ChainRemark {
  /** Identifier of the chain. */
  readonly where: string;
  readonly problem: string;
  readonly value: readonly number[];
}

/** The shape of chains.json. */
export interface ChainsFile {
  readonly source: Source;
  readonly notes: readonly string[];
  readonly counts: Readonly<Record<NetworkId, number>>;
  readonly superchains: Readonly<Record<NetworkId, Network>>;
  readonly chains: readonly Chain[];
  /** Those that left the registry since June 2025, by identifier. */
  readonly left: readonly LeftChain[];
  readonly checks: { readonly unique_chain_ids: boolean; readonly problems: readonly ChainRemark[] };
}

/** Everything in the file. */
export const chainsFile: ChainsFile = raw as unknown as ChainsFile;

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
