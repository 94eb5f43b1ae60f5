/** Constants of derivation, precompiles, the deposit gas market and fault proofs. */
import { type Address } from './chains';
import raw from './protocol-params.json';
import { type Source } from './provenance';

/** A derivation parameter: either `before` and `after` a fork, or one `value`. */
export interface DerivationParam {
  readonly name: string;
  readonly before?: number;
  readonly after?: number;
  readonly value?: number;
  readonly unit?: string;
  readonly changed_in?: string;
  readonly since?: string;
  readonly note?: string;
}

/** The shape of protocol-params.json. */
export interface ProtocolParamsFile {
  readonly source: Source;
  readonly derivation: readonly DerivationParam[];
  readonly precompile_limits: readonly {
    readonly name: string;
    readonly max_input_bytes?: number;
    readonly address?: Address;
    readonly since: string;
  }[];
  readonly deposit_gas_market: Readonly<Record<string, number | string>>;
  readonly system_config_update_types: readonly {
    readonly name: string;
    readonly value: number;
    readonly since?: string;
  }[];
  readonly proofs: {
    readonly proof_maturity_delay: string;
    readonly dispute_game_finality_delay: string;
    readonly max_game_depth: number;
    readonly split_depth: number;
    readonly max_clock_duration: string;
    readonly clock_extension: string;
    readonly bond_withdrawal_delay: string;
    readonly min_large_preimage_bytes: number;
    readonly large_preimage_challenge_period: string;
    readonly game_types: Readonly<Record<string, number>>;
    readonly note: string;
  };
  readonly batch_inbox_convention: string;
  readonly l1_attributes_calldata: Readonly<
    Record<string, { readonly selector: string; readonly length: number }>
  >;
}

/** Everything in the file; it is small. */
export const protocolParams: ProtocolParamsFile = raw;
