import * as z from 'zod';

import { filled, whole } from '../lib/schema/fields';
import { forkName, forks } from './forkNames';
import { address, notes, otherSources, source } from './shared.schema';

export const predeploySchema = z.strictObject({
  name: z.string(),
  address,
  introduced: z
    .enum(['Legacy', 'Upgrade 18', ...forks.map(forkName)])
    .describe('Upgrade that brought it; Legacy = before Bedrock'),
  deprecated: z.boolean(),
  proxied: z.boolean().describe('Whether the address holds a proxy'),
  solidity_constant: z.string().describe('Constant in Predeploys.sol').nullable(),
  in_new_chains: z
    .boolean()
    .describe('Whether new chains get it; null where the source does not say')
    .nullable(),
  genesis_implementation: address.describe('Code address behind the proxy at genesis').nullable(),
  semver_at_commit: z.string().describe('Version in the source, not what each chain runs').optional(),
  listed_in: z.string(),
  deployed_by_default: z.boolean().optional(),
  note: z.string().optional(),
});

export const predeploysFileSchema = z
  .strictObject({
    source,
    other_sources: otherSources,
    notes,
    namespace: z
      .strictObject({
        prefix: address,
        count: whole(),
      })
      .describe('The first address of the reserved range and how many follow'),
    predeploys: filled(predeploySchema),
    interop_predeploys: filled(predeploySchema),
    withdrawn_predeploys: z
      .array(predeploySchema)
      .describe('Announced for interop, never on a production chain; files of older snapshots lack the list')
      .optional(),
    upgrade_implementations: filled(
      z.strictObject({
        name: z.string(),
        upgrade: z.string(),
        deployer: address,
        implementation: address,
        address_recomputed: z.literal(true),
        specs_path: z.string(),
      }),
    ),
    system_addresses: filled(
      z.strictObject({
        name: z.string(),
        address,
      }),
    ),
    interop_implementation: z.record(z.string(), address).describe('Contract to implementation'),
  })
  .meta({
    title: 'Predeploys',
    description: 'Contracts at fixed addresses on every chain, and addresses the protocol uses.',
  });
