import * as z from 'zod';

import { filled, whole } from '../lib/schema/fields';
import { address, constants, day, otherSources, selector, source } from './shared.schema';

export const respectedGameTypeSchema = z.strictObject({
  chain: z.string().describe('As in chains.json'),
  type: whole(),
  since: day.describe('When an upgrade switched to the type').optional(),
  kept: day.describe('In place of since: when an upgrade last left a type as it was').optional(),
  upgrade: z.string(),
});

export const protocolParamsFileSchema = z
  .strictObject({
    source,
    other_sources: otherSources,
    derivation: filled(
      z.strictObject({
        name: z.string(),
        before: whole().optional(),
        after: whole().optional(),
        value: whole().optional(),
        unit: z.string().optional(),
        changed_in: z.string().optional(),
        since: z.string().optional(),
        note: z.string().optional(),
      }),
    ),
    precompile_limits: filled(
      z.strictObject({
        name: z.string(),
        max_input_bytes: whole().optional(),
        address: address.optional(),
        since: z.string(),
      }),
    ),
    deposit_gas_market: constants,
    system_config_update_types: filled(
      z.strictObject({
        name: z.string(),
        value: whole(),
        since: z.string().optional(),
      }),
    ),
    proofs: z.strictObject({
      proof_maturity_delay: z.string(),
      dispute_game_finality_delay: z.string(),
      max_game_depth: whole(),
      split_depth: whole(),
      max_clock_duration: z.string(),
      clock_extension: z.string(),
      bond_withdrawal_delay: z.string(),
      min_large_preimage_bytes: whole(),
      large_preimage_challenge_period: z.string(),
      game_types: z
        .record(z.string(), whole())
        .describe('Name in Types.sol to number, whether or not a chain has the game'),
      respected_game_types: filled(respectedGameTypeSchema).describe(
        'Of chains of which a source says it: since when, or when an upgrade last kept it',
      ),
      note: z.string(),
    }),
    transaction_gas_cap: z
      .strictObject({
        gas: whole(),
        since: z.string(),
        exempt: z.string(),
        eip: z.string(),
      })
      .describe('Most gas that a transaction may ask for'),
    batch_inbox_convention: z.string(),
    l1_attributes_calldata: z.record(
      z.string(),
      z.strictObject({
        selector,
        length: whole().describe('Bytes'),
      }),
    ),
  })
  .meta({
    title: 'Protocol parameters',
    description: 'Constants of derivation, precompiles, the deposit gas market and fault proofs.',
  });
