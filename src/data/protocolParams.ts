/** Constants of derivation, precompiles, the deposit gas market and fault proofs. */
import { type Address } from './chains';
import raw from './protocol-params.json';
import { type OtherSource, type Source } from './provenance';

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

/** The type of dispute game that a chain's withdrawals rest on. Days are `YYYY-MM-DD`. */
export interface RespectedGameType {
  /** As in chains.json. */
  readonly chain: string;
  readonly type: number;
  /** When an upgrade switched to the type. */
  readonly since?: string;
  /** In place of `since`: when an upgrade last left a type as it was. */
  readonly kept?: string;
  readonly upgrade: string;
}

/** The shape of protocol-params.json. */
export interface ProtocolParamsFile {
  readonly source: Source;
  readonly other_sources: readonly OtherSource[];
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
    /** Name in Types.sol to number, whether or not a chain has the game. */
    readonly game_types: Readonly<Record<string, number>>;
    /** Type that counts for withdrawals, of chains of which a source says it. */
    readonly respected_game_types: readonly RespectedGameType[];
    readonly note: string;
  };
  /** Most gas that a transaction may ask for. */
  readonly transaction_gas_cap: {
    readonly gas: number;
    readonly since: string;
    readonly exempt: string;
    readonly eip: string;
  };
  readonly batch_inbox_convention: string;
  readonly l1_attributes_calldata: Readonly<
    Record<string, { readonly selector: string; readonly length: number }>
  >;
}

/** Everything in the file; it is small. */
export const protocolParams: ProtocolParamsFile = raw;

/** The name that Types.sol has for a game type; undefined for a number it does not have. */
export function gameTypeName(type: number): string | undefined {
  return Object.entries(protocolParams.proofs.game_types).find(([, number]) => number === type)?.[0];
}

/** What is known of the game type that a chain respects; undefined where no source says it. */
export function respectedGameType(chain: string): RespectedGameType | undefined {
  return protocolParams.proofs.respected_game_types.find((each) => each.chain === chain);
}
