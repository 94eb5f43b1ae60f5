/** Interoperability: contracts, message format, supervisor, devnets and supersim. Not active on any public chain yet. */
import { type Address } from './chains';
import raw from './interop.json';
import { type OtherSource, type Source } from './provenance';

/** A parameter of an event; indexed ones are in its topics, the others in its data. */
export interface EventParam {
  readonly name: string;
  readonly type: string;
  readonly indexed: boolean;
}

/** An event with what logs are found by. */
export interface ContractEvent {
  readonly name: string;
  /** Canonical signature, as hashed for topic 0. */
  readonly signature: string;
  readonly topic0: string;
  readonly params: readonly EventParam[];
}

/** A custom error with what reverts are recognized by. */
export interface ContractError {
  readonly name: string;
  readonly signature: string;
  /** First four bytes of the hash of the signature. */
  readonly selector: string;
}

/** A function, or a getter the compiler makes for a public variable (name only). */
export type ContractFunction =
  | {
      readonly name: string;
      readonly signature: string;
      readonly selector: string;
      readonly payable: boolean;
      readonly view: boolean;
      /** Types, separated by commas; null = nothing. */
      readonly returns: string | null;
    }
  | { readonly name: string; readonly getter: true };

/** A contract of interoperability, read from its source. */
export interface InteropContract {
  readonly name: string;
  /** null for interfaces, libraries and contracts deployed many times. */
  readonly address: Address | null;
  readonly path: string;
  readonly semver: string | null;
  readonly events: readonly ContractEvent[];
  readonly errors: readonly ContractError[];
  readonly functions: readonly ContractFunction[];
}

/** A public chain on which interoperability could be tried. */
export interface Devnet {
  readonly name: string;
  readonly chain_id: number;
  readonly rpc: string | null;
  readonly sequencer: string | null;
  readonly explorers: readonly string[];
  readonly l1_chain_id: number;
  readonly optimism_portal: Address;
  readonly docs_path?: string;
  readonly registry_path?: string;
  readonly interop_time?: { readonly timestamp: number; readonly utc: string };
}

/** How far a block is on its way to being final, as op-supervisor tells it. */
export interface SafetyLevel {
  /** Value in JSON. */
  readonly value: string;
  /** Block label of the execution RPC that matches, if any. */
  readonly rpc_label?: string | null;
  /** Name in the specification, where it differs. */
  readonly name?: string;
}

/** A chain that supersim starts, and where its contracts on L1 are. */
export interface SupersimChain {
  readonly name: string;
  readonly chain_id: number;
  readonly port: number;
  readonly l1_contracts: Readonly<Record<string, Address>>;
}

/** The shape of interop.json. Byte ranges in layouts are `from..to`, `to` not included. */
export interface InteropFile {
  readonly source: Source;
  readonly other_sources: readonly OtherSource[];
  readonly status: string;
  readonly contracts: readonly InteropContract[];
  readonly message: {
    readonly identifier: readonly { readonly name: string; readonly type: string }[];
    readonly identifier_json_rpc: readonly string[];
    readonly identifier_limits: Readonly<Record<string, string>>;
    readonly payload: string;
    readonly message_hash: string;
    readonly message_hash_path: string;
    readonly nonce_version_bits: string;
    readonly message_version: number;
  };
  readonly access_list: {
    readonly address: Address;
    readonly entries: readonly {
      readonly type: number;
      readonly name: string;
      readonly layout: readonly (readonly [string, string])[];
      readonly required_when?: string;
    }[];
    readonly checksum: readonly string[];
    readonly hash: string;
    readonly warm_read_threshold_gas: number;
    readonly cold_sload_gas: number;
    readonly warm_sload_gas: number;
    readonly example: {
      readonly origin: Address;
      readonly blockNumber: number;
      readonly logIndex: number;
      readonly timestamp: number;
      readonly chainId: number;
      readonly payload: string;
      readonly msgHash: string;
      readonly logHash: string;
      readonly entry_lookup: string;
      readonly entry_checksum: string;
      readonly note: string;
    };
    readonly deposit_transactions: string;
    readonly specs_path: string;
  };
  readonly invariants: {
    readonly message_expiry_window_seconds: number;
    readonly override_key: string;
    readonly timestamp: string;
    readonly chain_id: string;
    readonly specs_path: string;
    readonly check_timeout_for_tx_pool_seconds: number;
    readonly check_timeout_for_block_builder: number;
  };
  /** Weakest first. */
  readonly safety_levels: readonly SafetyLevel[];
  readonly dependency_set_json: Readonly<Record<string, unknown>>;
  readonly super_root: { readonly version: number; readonly encoding: string; readonly path: string };
  readonly supervisor: {
    readonly rpc: readonly string[];
    readonly admin: readonly string[];
    readonly flags: readonly string[];
    readonly flags_file: string;
    readonly rpc_file: string;
    readonly errors: readonly {
      readonly name: string;
      readonly code: number;
      readonly grpc_category: string;
    }[];
    readonly errors_specs_path: string;
    readonly default_interop_rpc_port_on_op_node: number;
  };
  readonly topic_hashes: Readonly<Record<string, string>>;
  readonly error_selectors: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly storage_slots: Readonly<
    Record<string, { readonly preimage: string; readonly value: string; readonly matches_source: boolean }>
  >;
  readonly devnets: readonly Devnet[];
  readonly devnet_app_contracts: {
    readonly networks: readonly string[];
    readonly uniswap_v4: Readonly<Record<string, Address>>;
  };
  readonly supersim: {
    readonly l1_chain_id: number;
    readonly l1_port: number;
    readonly l2: readonly SupersimChain[];
    /** Seconds. */
    readonly block_time_l1: number;
    readonly block_time_l2: number;
    readonly default_l2_count: number;
    readonly admin_port: number;
    readonly autorelay_account: Address;
    readonly dev_mnemonic: string;
    readonly source: Source;
  };
  /** Names that differ between the specification and the code. */
  readonly spec_vs_code: readonly { readonly topic: string; readonly specs: string; readonly code: string }[];
  readonly checks: Readonly<Record<string, unknown>>;
}

/** Everything in the file. */
export const interop: InteropFile = raw as unknown as InteropFile;
