import * as z from 'zod';

import { filled, pattern, whole } from '../lib/schema/fields';
import { eventSchema, functionDefinitionSchema } from './events.schema';
import { address, bytes32, day, otherSources, selector, source, time, url } from './shared.schema';

export const errorDefinitionSchema = z.strictObject({
  name: z.string(),
  signature: z.string().describe('Canonical signature, as hashed for topic 0'),
  selector,
});

export const interopFileSchema = z
  .strictObject({
    source,
    other_sources: otherSources,
    status: z.string(),
    contracts: filled(
      z.strictObject({
        name: z.string(),
        address: address
          .describe('null for interfaces, libraries and contracts deployed many times')
          .nullable(),
        path: z.string(),
        semver: z.string().nullable(),
        removed: day.describe('When it was removed from the contracts').optional(),
        events: z.array(eventSchema),
        errors: z.array(errorDefinitionSchema),
        functions: z.array(functionDefinitionSchema),
      }),
    ),
    message: z.strictObject({
      identifier: filled(
        z.strictObject({
          name: z.string(),
          type: z.string(),
        }),
      ),
      identifier_json_rpc: filled(z.string()),
      identifier_limits: z.record(z.string(), z.string()),
      payload: z.string(),
      message_hash: z.string(),
      message_hash_path: z.string(),
      nonce_version_bits: z.string(),
      message_version: whole(),
    }),
    access_list: z.strictObject({
      address,
      entries: filled(
        z.strictObject({
          type: whole(),
          name: z.string(),
          layout: filled(z.tuple([z.string().describe('Bytes, from..to, the end not included'), z.string()])),
          required_when: z.string().optional(),
        }),
      ),
      checksum: filled(z.string()),
      hash: z.string(),
      warm_read_threshold_gas: whole(),
      cold_sload_gas: whole(),
      warm_sload_gas: whole(),
      example: z.strictObject({
        origin: address,
        blockNumber: whole(),
        logIndex: whole(),
        timestamp: whole(),
        chainId: whole(),
        payload: pattern(/^0x([0-9a-f]{2})*$/, '0x and hexadecimal digits'),
        msgHash: bytes32,
        logHash: bytes32,
        entry_lookup: bytes32,
        entry_checksum: bytes32,
        note: z.string(),
      }),
      deposit_transactions: z.string(),
      specs_path: z.string(),
    }),
    invariants: z.strictObject({
      message_expiry_window_seconds: whole(),
      override_key: z.string(),
      timestamp: z.string(),
      chain_id: z.string(),
      specs_path: z.string(),
      check_timeout_for_tx_pool_seconds: whole()
        .describe('From the specification of op-supervisor, as long as there was one')
        .optional(),
      check_timeout_for_block_builder: whole().optional(),
    }),
    safety_levels: filled(
      z.strictObject({
        value: z.string().describe('Value in JSON'),
        rpc_label: z
          .string()
          .describe('Block label of the execution RPC that matches, if any')
          .nullable()
          .optional(),
        name: z.string().optional(),
      }),
    ).describe('Weakest first'),
    dependency_set_json: z.record(z.string(), z.unknown()),
    super_root: z.strictObject({
      version: whole(),
      encoding: z.string(),
      path: z.string(),
    }),
    supervisor: z.strictObject({
      removed: day.describe('When its program was removed; files of older snapshots lack it').optional(),
      rpc: filled(z.string()),
      admin: filled(z.string()),
      flags: filled(z.string()),
      flags_file: z.string(),
      rpc_file: z.string(),
      errors: filled(
        z.strictObject({
          name: z.string(),
          code: z.int(),
          grpc_category: z.string(),
        }),
      ),
      errors_specs_path: z.string(),
      default_interop_rpc_port_on_op_node: whole(),
    }),
    topic_hashes: z.record(z.string(), bytes32).describe('Event to topic 0'),
    error_selectors: z
      .record(z.string(), z.record(z.string(), selector))
      .describe('Contract to error to selector'),
    storage_slots: z.record(
      z.string(),
      z.strictObject({
        preimage: z.string(),
        value: bytes32,
        matches_source: z.literal(true),
      }),
    ),
    devnets: filled(
      z.strictObject({
        name: z.string(),
        chain_id: whole(),
        rpc: url.nullable(),
        sequencer: url.nullable(),
        explorers: z.array(url),
        l1_chain_id: whole(),
        optimism_portal: address,
        docs_path: z.string().optional(),
        registry_path: z.string().optional(),
        interop_time: z
          .strictObject({
            timestamp: whole(),
            utc: time,
          })
          .optional(),
      }),
    ),
    devnet_app_contracts: z.strictObject({
      networks: filled(z.string()),
      uniswap_v4: z.record(z.string(), address).describe('Contract to address'),
    }),
    supersim: z.strictObject({
      l1_chain_id: whole(),
      l1_port: whole(),
      l2: filled(
        z.strictObject({
          name: z.string(),
          chain_id: whole(),
          port: whole(),
          l1_contracts: z.record(z.string(), address).describe('Contract to address'),
        }),
      ),
      block_time_l1: whole().describe('Seconds'),
      block_time_l2: whole().describe('Seconds'),
      default_l2_count: whole(),
      admin_port: whole(),
      autorelay_account: address,
      dev_mnemonic: z.string(),
      source,
    }),
    spec_vs_code: z
      .array(
        z.strictObject({
          topic: z.string(),
          specs: z.string(),
          code: z.string(),
        }),
      )
      .describe('Names that differ between the specification and the code'),
    checks: z.record(z.string(), z.unknown()),
  })
  .meta({
    title: 'Interoperability',
    description:
      'Contracts, message format, access list layout, safety levels, supervisor, devnets and supersim.',
  });
