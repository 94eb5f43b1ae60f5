/**
 * Contracts on L1 as the superchain-registry records them: OP Mainnet, OP Sepolia, standard releases,
 * history, prestates and the contracts from before Bedrock. Other chains: `addresses` of `./chains`.
 * Part of `contracts.json` is written by `npm run data:refresh` (see src/data/README.md).
 */
import { type Address } from './chains';
import raw from './contracts.json';
import { type OtherSource, type Source } from './provenance';
import { type Snapshot } from './snapshots';

/** Networks for which a standard exists. */
export type StandardNetwork = 'mainnet' | 'sepolia';

/** Contracts and roles of the OP chain of one network. */
export interface OpChainContracts {
  readonly chain_id: number;
  readonly l1_chain_id: number;
  /** Names end in `Proxy` where the address is a proxy. */
  readonly addresses: Readonly<Record<string, Address>>;
  readonly roles: Readonly<Record<string, Address>>;
  readonly batch_inbox_addr: Address;
  readonly path: string;
}

/**
 * One contract of a release. `implementation_address` is behind a proxy, `address` is shared and
 * unproxied; a contract with neither is deployed again for every chain.
 */
export interface StandardContract {
  readonly version: string;
  readonly implementation_address?: Address;
  readonly address?: Address;
}

/** A release of the L1 contracts that standard chains may run. */
export interface StandardRelease {
  readonly label: string;
  /** Where it was read, if not in the registry at the commit of the file. */
  readonly source?: OtherSource;
  readonly prerelease: boolean;
  /** snake_case contract name to its version. */
  readonly contracts: Readonly<Record<string, StandardContract>>;
}

/** `[lowest, highest]` allowed, both included. */
export type Range = readonly [number, number];

/** Limits by name, in tables of tables, as the registry states them. */
export interface Limits {
  readonly [name: string]: number | string | Range | Limits;
}

/**
 * Limits within which a chain counts as standard. Times are seconds. These are the ones there have been since June 2025;
 * the registry can have further ones.
 */
export interface StandardParams extends Limits {
  readonly rollup_config: { readonly seq_window_size: Range; readonly block_time: Range };
  readonly optimism_portal_2: {
    readonly proof_maturity_delay_seconds: Range;
    readonly dispute_game_finality_delay_seconds: Range;
    readonly respected_game_type: number;
  };
  readonly resource_config: {
    readonly max_resource_limit: number;
    readonly elasticity_multiplier: number;
    readonly base_fee_max_change_denominator: number;
    /** Wei. */
    readonly minimum_base_fee: number;
    readonly system_tx_max_gas: number;
    /** Wei, decimal digits grouped by underscores: more than a JavaScript number holds. */
    readonly maximum_base_fee: string;
  };
  readonly gas_price_oracle: Readonly<Record<'pre-ecotone' | 'ecotone', Readonly<Record<string, Range>>>>;
  readonly system_config: {
    readonly gas_limit: Range;
    readonly operator_fee_scalar: Range;
    readonly operator_fee_constant: Range;
  };
  readonly proofs: {
    readonly permissioned: {
      readonly game_type: number;
      readonly max_game_depth: number;
      readonly split_depth: number;
      readonly max_clock_duration: number;
      readonly clock_extension: number;
    };
  };
}

/** A state of the fault proof program that dispute games start from. */
export interface Prestate {
  readonly type: string;
  readonly hash: string;
  /** Of one that was read elsewhere, because the registry did not have it yet. */
  readonly source?: OtherSource;
}

/** Registry state of the OP chain of one network at one date, named after what happened before it. It can lag the chain itself. */
export interface ContractsRecord {
  readonly label: string;
  readonly network: StandardNetwork;
  readonly commit: string;
  readonly commit_date: string;
  readonly path: string;
  readonly addresses: Readonly<Record<string, Address>>;
  readonly roles: Readonly<Record<string, Address>>;
}

/** The shape of contracts.json. */
export interface ContractsFile {
  readonly source: Source;
  readonly notes: readonly string[];
  readonly superchain: Readonly<
    Record<
      StandardNetwork,
      {
        readonly protocol_versions_addr?: Address;
        readonly superchain_config_addr: Address;
        readonly safer_safes_addr?: Address;
      }
    >
  >;
  readonly op_mainnet: OpChainContracts;
  readonly op_sepolia: OpChainContracts;
  readonly standard_releases: { readonly standard_release_l1: string; readonly standard_release_l2: string };
  /** Release tag to its contracts, newest first. */
  readonly standard_versions: Readonly<Record<StandardNetwork, Readonly<Record<string, StandardRelease>>>>;
  readonly standard_roles: Readonly<Record<StandardNetwork, Readonly<Record<string, Address>>>>;
  readonly standard_params: Readonly<Record<StandardNetwork, Limits>>;
  readonly legacy_pre_bedrock_mainnet: {
    readonly source: Source;
    readonly note: string;
    readonly contracts: readonly {
      readonly name: string;
      readonly address: Address;
      readonly path: string;
    }[];
  };
  readonly prestates: {
    readonly latest_stable: string;
    readonly latest_rc: string;
    /** Version of the proof program to its absolute prestates; those of Kona have `kona` in their type. */
    readonly prestates: Readonly<Record<string, readonly Prestate[]>>;
  };
  readonly history: readonly ContractsRecord[];
  readonly checks: {
    readonly alias: readonly { readonly net: string; readonly l2ProxyAdminOwner_is_alias_of_l1: boolean }[];
  };
}

/** Everything in the file. */
export const contractsFile: ContractsFile = raw as unknown as ContractsFile;

const file = contractsFile;

/** The commit of the superchain-registry; parts kept by hand have their own sources. */
export const contractsSource: Source = file.source;

/** L1 contracts and roles of OP Mainnet or OP Sepolia. */
export function opChainContracts(network: StandardNetwork, of = file): OpChainContracts {
  return network === 'mainnet' ? of.op_mainnet : of.op_sepolia;
}

/** Contracts shared by all chains of a network. */
export function superchainContracts(network: StandardNetwork): ContractsFile['superchain'][StandardNetwork] {
  return file.superchain[network];
}

/** Releases of the L1 contracts, newest first, with their tag. */
export function standardReleases(
  network: StandardNetwork,
  of = file,
): readonly (StandardRelease & { readonly tag: string })[] {
  return Object.entries(of.standard_versions[network]).map(([tag, release]) => ({ tag, ...release }));
}

/** The accounts that must hold the roles of a standard chain. */
export function standardRoles(network: StandardNetwork, of = file): Readonly<Record<string, Address>> {
  return of.standard_roles[network];
}

/** The limits within which a chain of a network counts as standard. */
export function standardParams(network: StandardNetwork, of = file): StandardParams {
  return of.standard_params[network] as StandardParams;
}

/** Absolute prestates by version of the proof program, with the versions of op-program to use now. */
export const prestates: ContractsFile['prestates'] = file.prestates;

/** L1 contracts of OP Mainnet from before Bedrock (June 2023). */
export const legacyContracts: ContractsFile['legacy_pre_bedrock_mainnet'] = file.legacy_pre_bedrock_mainnet;

/** What the registry said of the OP chain of a network over time, oldest first. */
export function contractsHistory(network: StandardNetwork): readonly ContractsRecord[] {
  return file.history.filter((record) => record.network === network);
}

/** Registry state of the OP chain of a network as a snapshot of the documentation describes it. */
export function contractsAsOf(network: StandardNetwork, snapshot: Snapshot): ContractsRecord {
  const record = contractsHistory(network).find(({ label }) => label.toLowerCase() === `after ${snapshot}`);
  if (!record) throw new Error(`contracts.json has no history of ${network} "after ${snapshot}".`);
  return record;
}
