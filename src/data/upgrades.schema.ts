import * as z from 'zod';

import { filled, whole } from '../lib/schema/fields';
import { bytes32, day, notes, otherSources, source, time, url } from './shared.schema';

export const activationTimeSchema = z.strictObject({
  timestamp: whole().describe('Unix seconds'),
  utc: time.describe('ISO 8601 in UTC'),
  l2_block: whole().describe('First L2 block, read from the registry').optional(),
  l2_block_computed: whole().describe('First L2 block at or after the time, computed').optional(),
  l1_block: whole().optional(),
  note: z.string().optional(),
});

export const activationSchema = z.union([
  z.null(),
  z.string().describe('Words where the network has no separate time'),
  activationTimeSchema,
]);

export const executionSchema = z.strictObject({
  planned: day.optional(),
  tx: bytes32,
  recorded_executed: day.optional(),
  what: z.string().optional(),
  task: z.string().describe('Folder in superchain-ops'),
  also: filled(
    z.strictObject({
      chains: z.string(),
      tx: bytes32,
      task: z.string(),
    }),
  )
    .describe('Separate transactions for other chains')
    .optional(),
});

export const upgradeSchema = z.strictObject({
  name: z.string(),
  upgrade_number: whole().describe('Number of the governance proposal').nullable(),
  kind: z.string(),
  status: z.enum(['recorded', 'planned']).describe('Left out where it was carried out').optional(),
  protocol_version: z.string().nullable(),
  activation: z
    .strictObject({
      op_mainnet: activationSchema.optional(),
      op_sepolia: activationSchema.optional(),
      op_goerli: activationSchema.optional(),
    })
    .optional(),
  contents: filled(z.string()),
  eips: z.array(z.string()),
  eip_notes: z.array(z.string()).optional(),
  specs_path: z.string().describe('Path in ethereum-optimism/specs').nullable(),
  governance: url.describe('Proposal in the governance forum').nullable(),
  governance_vote: url.nullable(),
  op_contracts_release: z.string().nullable(),
  op_program: z.string().optional(),
  absolute_prestate: bytes32.optional(),
  preview_posts: z.array(url).optional(),
  l1_execution: z
    .strictObject({
      op_mainnet: executionSchema.optional(),
      op_sepolia: executionSchema.optional(),
      op_goerli: executionSchema.optional(),
    })
    .optional(),
  later: z.record(z.string(), z.string()).describe('What happened after the date of the data').optional(),
  remark: z.string().describe('What readers should know beside the contents').optional(),
  note: z.string().optional(),
});

export const upgradesFileSchema = z
  .strictObject({
    source,
    other_sources: otherSources,
    notes,
    naming_rule: z.string(),
    protocol_versions: filled(
      z.strictObject({
        version: z.string(),
        date: day.describe('YYYY-MM-DD'),
        name: z.string(),
      }),
    ),
    upgrades: filled(upgradeSchema),
    checks: z.record(z.string(), z.unknown()),
  })
  .meta({
    title: 'Upgrades',
    description:
      'Network and contract upgrades in the order of their proposals, with activation times and contents.',
  });
