import * as z from 'zod';

import { filled, whole } from '../lib/schema/fields';
import { networkId, source } from './shared.schema';

export const listedChainSchema = z.strictObject({
  identifier: z.string(),
  name: z.string(),
  chain_id: whole(),
  superchain: networkId,
  l1_chain_id: whole(),
  public_rpc: z.string(),
  explorer: z.string(),
  block_time: whole().describe('Seconds'),
  forks: z
    .record(z.string(), whole().describe('Unix seconds; 0 = active since genesis'))
    .describe('Fork to activation time'),
});

export const chainListFileSchema = z
  .strictObject({
    source,
    facets: z
      .strictObject({
        network: z.array(z.string()),
        level: z.array(z.string()),
        proofs: z.array(z.string()),
        data: z.array(z.string()),
        gas: z.array(z.string()),
        fork: z.array(z.string()),
      })
      .describe('What chains differ in, and the values that occur, in the order in which they are offered'),
    chains: filled(listedChainSchema),
  })
  .meta({
    title: 'Chains in short',
    description: 'Names, ids, endpoints and activation times of the same chains, in a tenth of the size.',
  });
