import * as z from 'zod';

import { filled, whole } from '../lib/schema/fields';
import { type Facts } from '../lib/schema/types';
import { address, bytes32, commit, notes, otherSource, source, time } from './shared.schema';

export const opChainSchema = z.strictObject({
  chain_id: whole(),
  l1_chain_id: whole(),
  addresses: z
    .record(z.string(), address)
    .describe('Contract to address; names end in Proxy where the address holds a proxy'),
  roles: z.record(z.string(), address).describe('Role to account'),
  batch_inbox_addr: address,
  path: z.string(),
});

const standardNetwork = z.enum(['mainnet', 'sepolia']);
const perStandard = <Schema extends z.ZodType>(
  schema: Schema,
): z.ZodObject<{ mainnet: Schema; sepolia: Schema }, z.core.$strict> =>
  z.strictObject({ mainnet: schema, sepolia: schema });

const rangeSchema = z.tuple([whole().describe('Lowest allowed'), whole().describe('Highest allowed')]);

/** `[lowest, highest]`, inclusive. */
export type Range = Facts<typeof rangeSchema>;

/** Limits by name, in nested tables. */
export interface Limits {
  readonly [name: string]: number | string | Range | Limits;
}

/** As in the registry, so that new limits need no change here. */
const limitsSchema: z.ZodType<Limits> = z
  .lazy(() => z.record(z.string(), z.union([rangeSchema, z.string(), whole(), limitsSchema])))
  .meta({ id: 'limits', description: 'Limits by name, in tables of tables, as the registry states them' });

export const contractsFileSchema = z
  .strictObject({
    source,
    notes,
    superchain: perStandard(
      z.strictObject({
        protocol_versions_addr: address.optional(),
        superchain_config_addr: address,
        safer_safes_addr: address.optional(),
      }),
    ),
    op_mainnet: opChainSchema,
    op_sepolia: opChainSchema,
    standard_releases: z.strictObject({
      standard_release_l1: z.string(),
      standard_release_l2: z.string(),
    }),
    standard_versions: perStandard(
      z
        .record(
          z.string(),
          z.strictObject({
            label: z.string(),
            source: otherSource
              .describe('Where it was read, if not in the registry at the commit of the file')
              .optional(),
            prerelease: z.boolean(),
            contracts: z
              .record(
                z.string(),
                z.strictObject({
                  version: z.string(),
                  implementation_address: address.optional(),
                  address: address.optional(),
                }),
              )
              .describe(
                'Contract to version; implementation_address is behind a proxy, address is shared, neither is deployed per chain',
              ),
          }),
        )
        .describe('Release tag to release, newest first'),
    ),
    standard_roles: perStandard(z.record(z.string(), address).describe('Role to account')),
    standard_params: perStandard(limitsSchema),
    legacy_pre_bedrock_mainnet: z.strictObject({
      source,
      note: z.string(),
      contracts: filled(
        z.strictObject({
          name: z.string(),
          address,
          path: z.string(),
        }),
      ),
    }),
    prestates: z.strictObject({
      latest_stable: z.string(),
      latest_rc: z.string(),
      prestates: z
        .record(
          z.string(),
          filled(
            z.strictObject({
              type: z.string(),
              hash: bytes32,
              source: otherSource
                .describe('Of one that was read elsewhere, because the registry did not have it yet')
                .optional(),
            }),
          ),
        )
        .describe('Version of the proof program to its prestates'),
    }),
    history: filled(
      z.strictObject({
        label: z.string(),
        network: standardNetwork,
        commit,
        commit_date: time,
        path: z.string(),
        addresses: z.record(z.string(), address).describe('Contract to address'),
        roles: z.record(z.string(), address).describe('Role to account'),
      }),
    ),
    checks: z.strictObject({
      alias: z.array(
        z.strictObject({
          net: z.string(),
          l2ProxyAdminOwner_is_alias_of_l1: z.literal(true),
        }),
      ),
    }),
  })
  .meta({
    title: 'L1 contracts, standard releases and history',
    description:
      'Contracts and roles of OP Mainnet and OP Sepolia, standard contract releases and limits, prestates, and earlier states.',
  });
