import * as z from 'zod';

import { filled, whole } from '../lib/schema/fields';
import { address, notes, source, time } from './shared.schema';

export const tokensFileSchema = z
  .strictObject({
    source,
    list_version: z.strictObject({
      major: whole(),
      minor: whole(),
      patch: whole(),
    }),
    list_timestamp: time.describe('ISO 8601'),
    chains: z.record(z.string(), z.string()).describe('Chain ID to name'),
    counts: z.record(z.string(), whole()).describe('Chain ID to number of tokens'),
    notes,
    tokens: filled(
      z.strictObject({
        id: z.string().describe('Unique'),
        symbol: z.string(),
        name: z.string(),
        decimals: whole().max(255),
        list: z.enum(['default', 'extended']),
        addresses: z.record(z.string(), address).describe('Chain ID to address'),
        overrides: z
          .record(
            z.string(),
            z.strictObject({
              name: z.string().optional(),
              symbol: z.string().optional(),
              decimals: whole().optional(),
            }),
          )
          .describe('Chain ID to what differs there')
          .optional(),
        nonstandard_bridges: z
          .record(z.string(), z.record(z.string(), address).describe('Chain ID to bridge'))
          .describe('Bridges other than the standard one')
          .optional(),
      }),
    ),
    checks: z.record(z.string(), z.array(z.string())),
  })
  .meta({
    title: 'Superchain token list',
    description:
      'Tokens of the list on Ethereum, OP Mainnet, Base and their Sepolia networks. No endorsement.',
  });
