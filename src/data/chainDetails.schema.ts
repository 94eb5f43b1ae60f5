import * as z from 'zod';

import { listedChainSchema } from '../data/chainList.schema';
import { chainSchema, networkSchema } from '../data/chains.schema';
import { respectedGameTypeSchema } from '../data/protocolParams.schema';
import { address, source, time } from '../data/shared.schema';
import { filled, whole } from '../lib/schema/fields';

const facts = chainSchema.pick({
  identifier: true,
  sequencer_rpc: true,
  fault_proofs_status: true,
  data_availability_type: true,
  superchain_level: true,
  batch_inbox_addr: true,
  gas_paying_token: true,
  eip1559: true,
  addresses: true,
  roles: true,
}).shape;

/** Facts of a chain that the chain list lacks, named as in `src/data/chains`. */
export const chainDetailsSchema = z.strictObject({
  ...facts,
  genesis_gas_limit: whole().describe('Gas limit at genesis; a chain can have changed it since'),
  genesis_fees: z
    .strictObject({
      time: time.describe('Start of the chain'),
      overhead: z.string(),
      scalar: z.string(),
    })
    .describe('Fee parameters at the start of the chain; what older snapshots keep of a chain lacks them')
    .optional(),
  l1: networkSchema.shape.l1,
});

/** Chains as kept by a snapshot. */
export const chainsThenSchema = z.strictObject({
  version: z.string().describe('Name of the snapshot'),
  source,
  chains: filled(listedChainSchema),
  details: chainDetailsSchema.describe('Of the chain that pages assume'),
  predeploys: z.record(z.string(), address).describe('Name to address'),
  gameTypes: z
    .array(respectedGameTypeSchema)
    .describe('Respected game types; older snapshots lack them')
    .optional(),
});
