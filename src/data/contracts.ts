/**
 * L1 contracts in the superchain-registry: OP Mainnet, OP Sepolia, standard releases, history, prestates and
 * contracts from before Bedrock. For other chains see `addresses` of `./chains`. `npm run data:refresh`
 * writes part of `contracts.json` (see src/data/README.md).
 */
import { type Facts } from '../lib/schema/types';
import type { contractsFileSchema, Limits, opChainSchema, Range } from './contracts.schema';
import { type Address } from './chains';
import raw from './contracts.json';
import { type Source } from './provenance';
import { type Snapshot } from './snapshots';

/** Networks with a standard. */
export type StandardNetwork = keyof ContractsFile['standard_versions'];

/** Contracts and roles of a network's OP chain. */
export type OpChainContracts = Facts<typeof opChainSchema>;

/**
 * A contract of a release. `implementation_address` is behind a proxy, `address` is shared and unproxied; a
 * contract with neither is deployed per chain.
 */
export type StandardContract = StandardRelease['contracts'][string];

/** A contracts release that standard chains may run. */
export type StandardRelease = ContractsFile['standard_versions'][StandardNetwork][string];

export type { Limits, Range };

/**
 * Limits for standard chains; times in seconds. These exist since June 2025; the registry may have others.
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
    /** Wei, as decimal digits with underscores, since it exceeds a JavaScript number. */
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

/** Initial state of the fault proof program in dispute games. */
export type Prestate = ContractsFile['prestates']['prestates'][string][number];

/**
 * State of a network's OP chain in the registry at a date, named after the preceding event. May lag the
 * chain.
 */
export type ContractsRecord = ContractsFile['history'][number];

export type ContractsFile = Facts<typeof contractsFileSchema>;

export const contractsFile: ContractsFile = raw;

const file = contractsFile;

/** The superchain-registry commit; handwritten parts have other sources. */
export const contractsSource: Source = file.source;

/** L1 contracts and roles of OP Mainnet or OP Sepolia. */
export function opChainContracts(network: StandardNetwork, of = file): OpChainContracts {
  return network === 'mainnet' ? of.op_mainnet : of.op_sepolia;
}

/** Contracts that all chains of a network share. */
export function superchainContracts(network: StandardNetwork): ContractsFile['superchain'][StandardNetwork] {
  return file.superchain[network];
}

/** Contracts releases with their tags, newest first. */
export function standardReleases(
  network: StandardNetwork,
  of = file,
): readonly (StandardRelease & { readonly tag: string })[] {
  return Object.entries(of.standard_versions[network]).map(([tag, release]) => ({ tag, ...release }));
}

/** Accounts that must hold a standard chain's roles. */
export function standardRoles(network: StandardNetwork, of = file): Readonly<Record<string, Address>> {
  return of.standard_roles[network];
}

/** Limits for standard chains of a network. */
export function standardParams(network: StandardNetwork, of = file): StandardParams {
  return of.standard_params[network] as StandardParams;
}

/** Absolute prestates by program version, and the current versions of op-program. */
export const prestates: ContractsFile['prestates'] = file.prestates;

/** OP Mainnet's L1 contracts from before Bedrock (June 2023). */
export const legacyContracts: ContractsFile['legacy_pre_bedrock_mainnet'] = file.legacy_pre_bedrock_mainnet;

/** Registry states of a network's OP chain, oldest first. */
export function contractsHistory(network: StandardNetwork): readonly ContractsRecord[] {
  return file.history.filter((record) => record.network === network);
}

/** Registry state of a network's OP chain in a snapshot. */
export function contractsAsOf(network: StandardNetwork, snapshot: Snapshot): ContractsRecord {
  const record = contractsHistory(network).find(({ label }) => label.toLowerCase() === `after ${snapshot}`);
  if (!record) throw new Error(`contracts.json has no history of ${network} "after ${snapshot}".`);
  return record;
}
