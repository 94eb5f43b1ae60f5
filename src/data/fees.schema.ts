import * as z from 'zod';

import { filled, whole } from '../lib/schema/fields';
import { address, day, otherSources, selector, source } from './shared.schema';

const eip1559DefaultsSchema = z
  .strictObject({
    elasticity: whole(),
    denominator_bedrock: whole(),
    denominator_canyon: whole(),
    gas_limit_at_genesis: whole(),
  })
  .describe('Values of a chain before Holocene let it set its own');

export const feesFileSchema = z
  .strictObject({
    source,
    other_sources: otherSources,
    total_fee: z.strictObject({
      before_isthmus: z.string(),
      after_isthmus: z.string(),
      deposits: z.string(),
    }),
    vaults: filled(
      z.strictObject({
        fee: z.string(),
        vault: z.string(),
        address,
        since: z.string().optional(),
      }),
    ),
    l1_data_fee: filled(
      z.strictObject({
        period: z.string(),
        formula: z.string(),
        specs_path: z.string(),
      }),
    ),
    constants: z.strictObject({
      fjord_intercept: z.int(),
      fjord_fastlz_coefficient: whole(),
      fjord_min_transaction_size: whole(),
      fjord_divisor: whole(),
      ecotone_divisor: whole(),
      bedrock_scalar_decimals: whole(),
      zero_byte_gas: whole(),
      nonzero_byte_gas: whole(),
      pre_regolith_extra_nonzero_bytes: whole(),
      source_constants_in_GasPriceOracle: z.record(z.string(), z.string()),
    }),
    operator_fee: z.strictObject({
      since: z.string(),
      formulas: filled(
        z.strictObject({
          period: z.string(),
          formula: z.string(),
          operatorFeeScalar: z.string().describe('What one unit of the scalar means'),
          max_bits: whole(),
          specs_path: z.string(),
        }),
      ).describe('Oldest first; the last is in force'),
      gas: z.string(),
      operatorFeeScalar: z.string(),
      operatorFeeConstant: z.string(),
      default: whole(),
      standard_config: z.strictObject({
        scalar: whole(),
        constant: whole(),
      }),
      setter: z.string(),
      config_update_type: whole(),
      config_update_encoding: z.string(),
      gas_price_oracle_method: z.string(),
    }),
    minimum_base_fee: z.strictObject({
      since: z.string(),
      unit: z.string(),
      default: whole(),
      rule: z.string(),
      setter: z.string(),
      getter: z.string(),
      config_update_type: whole(),
      header_extra_data: z.string(),
      payload_attributes: z.string(),
      specs_path: z.string(),
    }),
    da_footprint: z.strictObject({
      since: z.string(),
      transaction: z.string(),
      block: z.string(),
      header_field: z.string(),
      base_fee: z.string(),
      scalar: z.string(),
      default_scalar: whole(),
      setter: z.string(),
      getter: z.string(),
      config_update_type: whole(),
      receipt_fields: filled(z.string()),
      specs_path: z.string(),
    }),
    l1block_storage: z
      .object({ address })
      .catchall(z.record(z.string(), z.union([whole(), z.string()])))
      .describe('Variables of the L1Block predeploy; offsets are bytes'),
    scalar_encoding: z.strictObject({
      since: z.string(),
      layout: z.string(),
      formula: z.string(),
    }),
    eip1559: z.strictObject({
      OP_Mainnet: eip1559DefaultsSchema,
      OP_Sepolia: eip1559DefaultsSchema,
      before_canyon: z.string(),
      canyon_to_holocene: z.string(),
      since_holocene: z.strictObject({
        where: z.string(),
        header_extra_data: z.string(),
        payload_attributes: z.string(),
        config_update_type: whole(),
        specs_path: z.string(),
      }),
      base_fee: z.string(),
    }),
    op_mainnet_settings_history: filled(
      z.strictObject({
        date: day.describe('YYYY-MM-DD, sometimes with how sure it is'),
        what: z.string(),
        baseFeeScalar: whole().optional(),
        blobBaseFeeScalar: whole().optional(),
        gasLimit: whole().optional(),
        effective_gas_limit: whole().optional(),
        gas_target: whole().optional(),
        eip1559_elasticity: whole().optional(),
        eip1559_denominator: whole().optional(),
        task: z.string(),
      }),
    ),
    standard_limits: z.strictObject({
      max_gas_limit_upgrade_15: whole(),
      max_gas_limit_upgrade_16: whole(),
      registry_path: z.string(),
    }),
    selectors: z.record(
      z.string(),
      z.strictObject({
        signature: z.string(),
        selector,
        recomputed: z.literal(true),
      }),
    ),
    pectra_note: z.strictObject({
      eip: z.string(),
      affects: z.string(),
      base_fee_scalar_factor: z.string(),
    }),
    gaps: z.array(z.string()).describe('What could not be established'),
  })
  .meta({
    title: 'Fees',
    description: 'Formulas, constants, storage slots and settings of L1 data fee, operator fee and base fee.',
  });
