import * as z from 'zod';

import { filled, pattern, whole } from '../lib/schema/fields';
import { forks } from './forkNames';
import { notes, otherSources, source } from './shared.schema';
import { snapshot } from './snapshots.schema';

export const rpcMethodSchema = z.strictObject({
  method: pattern(/^[a-z0-9]+_[A-Za-z0-9]+$/, 'namespace_method'),
  params: z.array(
    z.strictObject({
      name: z.string(),
      type: z.string().describe('JSON type, or a named one; hex is a string that begins with 0x'),
    }),
  ),
  result: z.string().describe('Type; null = nothing but success').nullable(),
  requires: z.string().describe('Flag that must be set').optional(),
  transport: z.string().describe('Where it is served, if not over HTTP like the rest').optional(),
  in_snapshots: z
    .array(snapshot)
    .describe('Snapshots whose release has it; absent where releases were not compared')
    .optional(),
  note: z.string().nullable().optional(),
  source_path: z.string().optional(),
});

export const rpcFieldSchema = z.strictObject({
  name: z.string(),
  type: z.string(),
  optional: z.boolean().optional(),
});

export const methodListsSchema = z
  .record(z.string(), filled(rpcMethodSchema))
  .describe('Namespace to its methods');

export const jsonRpcFileSchema = z
  .strictObject({
    source,
    other_sources: otherSources,
    notes,
    namespaces: z.strictObject({
      'op-node': methodListsSchema,
      'op-reth': z.strictObject({
        extra_methods: filled(rpcMethodSchema),
        receipt_fields: filled(
          z.strictObject({
            name: z.string(),
            type: z.string(),
            since: z.enum(forks).describe('Upgrade that brought it'),
            note: z.string().nullable(),
          }),
        ),
        deposit_tx: z.strictObject({
          type: z.string(),
          fields: filled(rpcFieldSchema),
        }),
        conditional_constants: z.record(z.string(), z.int()),
        historical: z.string(),
      }),
      'op-conductor': methodListsSchema,
      'op-batcher': methodListsSchema,
      'op-proposer': methodListsSchema,
      supersim: z.strictObject({
        admin: filled(rpcMethodSchema),
        http: filled(
          z.strictObject({
            path: z.string(),
            method: z.string(),
            note: z.string().optional(),
          }),
        ),
        default_port: whole(),
      }),
    }),
    types: z.record(z.string(), filled(rpcFieldSchema)).describe('Type to its fields'),
    error_codes: z.strictObject({
      opstack_build: z.record(z.string(), z.int()),
    }),
  })
  .meta({
    title: 'JSON-RPC methods',
    description: "Methods of the OP Stack's own services, and what op-reth adds to those of Ethereum.",
  });
