/**
 * Contracts on L1 as the superchain-registry records them: OP Mainnet, OP Sepolia, standard releases,
 * history, prestates and the contracts from before Bedrock. Other chains: `addresses` of `./chains`.
 * Part of `contracts.json` is written by `npm run data:refresh` (see src/data/README.md).
 */
import { type Facts } from '../lib/schema/types';
import type { contractsFileSchema, Limits, opChainSchema, Range } from './contracts.schema';
import { type Address } from './chains';
import raw from './contracts.json';
import { type Source } from './provenance';
import { type Snapshot } from './snapshots';

/** Networks for which a standard exists. */
export type StandardNetwork = keyof ContractsFile['standard_versions'];

/** Contracts and roles of the OP chain of one network. */
export type OpChainContracts = Facts<typeof opChainSchema>;

/**
 * One contract of a release. `implementation_address` is behind a proxy, `address` is shared and
 * unproxied; a contract with neither is deployed again for every chain.
 */
export type StandardContract = StandardRelease['contracts'][string];

/** A release of the L1 contracts that standard chains may run. */
export type StandardRelease = ContractsFile['standard_versions'][StandardNetwork][string];

export type { Limits, Range };

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
export type Prestate = ContractsFile['prestates']['prestates'][string][number];

/** Registry state of the OP chain of one network at one date, named after what happened before it. It can lag the chain itself. */
export type ContractsRecord = ContractsFile['history'][number];

/** The shape of contracts.json. */
export type ContractsFile = Facts<typeof contractsFileSchema>;

/** Everything in the file. */
export const contractsFile: ContractsFile = raw;

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
