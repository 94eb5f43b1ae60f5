/** Fee formulas, constants and settings. Amounts are wei and scalars have the scale their name says. */
import { type Address } from './chains';
import raw from './fees.json';
import { type OtherSource, type Source } from './provenance';

/** A formula of the L1 data fee with the upgrades between which it holds. */
export interface FeePeriod {
  readonly period: string;
  readonly formula: string;
  readonly specs_path: string;
}

/** A change of the fee settings of OP Mainnet. */
export interface FeeSettingsChange {
  /** `YYYY-MM-DD`, sometimes with how sure it is. */
  readonly date: string;
  readonly what: string;
  readonly task: string;
  readonly baseFeeScalar?: number;
  readonly blobBaseFeeScalar?: number;
  readonly gasLimit?: number;
  readonly effective_gas_limit?: number;
  readonly gas_target?: number;
  readonly eip1559_elasticity?: number;
  readonly eip1559_denominator?: number;
}

/** EIP-1559 parameters of a chain before Holocene let it set its own. */
export interface Eip1559Defaults {
  readonly elasticity: number;
  readonly denominator_bedrock: number;
  readonly denominator_canyon: number;
  readonly gas_limit_at_genesis: number;
}

/** The shape of fees.json. */
export interface FeesFile {
  readonly source: Source;
  readonly other_sources: readonly OtherSource[];
  readonly total_fee: Readonly<Record<'before_isthmus' | 'after_isthmus' | 'deposits', string>>;
  readonly vaults: readonly {
    readonly fee: string;
    readonly vault: string;
    readonly address: Address;
    readonly since?: string;
  }[];
  readonly l1_data_fee: readonly FeePeriod[];
  readonly constants: {
    readonly fjord_intercept: number;
    readonly fjord_fastlz_coefficient: number;
    readonly fjord_min_transaction_size: number;
    readonly fjord_divisor: number;
    readonly ecotone_divisor: number;
    readonly bedrock_scalar_decimals: number;
    readonly zero_byte_gas: number;
    readonly nonzero_byte_gas: number;
    readonly pre_regolith_extra_nonzero_bytes: number;
    readonly source_constants_in_GasPriceOracle: Readonly<Record<string, string>>;
  };
  readonly operator_fee: {
    readonly since: string;
    /** Oldest first; the last is in force. */
    readonly formulas: readonly {
      readonly period: string;
      readonly formula: string;
      /** What one unit of the scalar stands for. */
      readonly operatorFeeScalar: string;
      readonly max_bits: number;
      readonly specs_path: string;
    }[];
    readonly gas: string;
    readonly operatorFeeScalar: string;
    readonly operatorFeeConstant: string;
    readonly default: number;
    readonly standard_config: { readonly scalar: number; readonly constant: number };
    readonly setter: string;
    readonly config_update_type: number;
    readonly config_update_encoding: string;
    readonly gas_price_oracle_method: string;
  };
  readonly minimum_base_fee: {
    readonly since: string;
    readonly unit: string;
    readonly default: number;
    readonly rule: string;
    readonly setter: string;
    readonly getter: string;
    readonly config_update_type: number;
    readonly header_extra_data: string;
    readonly payload_attributes: string;
    readonly specs_path: string;
  };
  readonly da_footprint: {
    readonly since: string;
    readonly transaction: string;
    readonly block: string;
    readonly header_field: string;
    readonly base_fee: string;
    readonly scalar: string;
    readonly default_scalar: number;
    readonly setter: string;
    readonly getter: string;
    readonly config_update_type: number;
    readonly receipt_fields: readonly string[];
    readonly specs_path: string;
  };
  /** Storage slots of the L1Block predeploy; offsets are bytes. */
  readonly l1block_storage: {
    readonly address: Address;
  } & Readonly<Record<string, Address | Readonly<Record<string, number | string>>>>;
  readonly scalar_encoding: { readonly since: string; readonly layout: string; readonly formula: string };
  readonly eip1559: {
    readonly OP_Mainnet: Eip1559Defaults;
    readonly OP_Sepolia: Eip1559Defaults;
    readonly before_canyon: string;
    readonly canyon_to_holocene: string;
    readonly since_holocene: {
      readonly where: string;
      readonly header_extra_data: string;
      readonly payload_attributes: string;
      readonly config_update_type: number;
      readonly specs_path: string;
    };
    readonly base_fee: string;
  };
  readonly op_mainnet_settings_history: readonly FeeSettingsChange[];
  readonly standard_limits: {
    readonly max_gas_limit_upgrade_15: number;
    readonly max_gas_limit_upgrade_16: number;
    readonly registry_path: string;
  };
  readonly selectors: Readonly<
    Record<string, { readonly signature: string; readonly selector: string; readonly recomputed: boolean }>
  >;
  readonly pectra_note: {
    readonly eip: string;
    readonly affects: string;
    readonly base_fee_scalar_factor: string;
  };
  readonly gaps: readonly string[];
}

/** Everything in the file; it is small. */
export const fees: FeesFile = raw;

/** The fee settings of OP Mainnet in force on a day, `YYYY-MM-DD`: later changes win field by field. */
export function opMainnetFeeSettings(day: string): Partial<FeeSettingsChange> {
  return fees.op_mainnet_settings_history
    .filter((change) => change.date.slice(0, 10) <= day)
    .reduce<Partial<FeeSettingsChange>>((settings, change) => ({ ...settings, ...change }), {});
}
