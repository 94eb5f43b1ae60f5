import * as z from 'zod';

import { filled, pattern, whole } from '../lib/schema/fields';
import { forkIds } from './forkNames';
import { address, bytes32, day, networkId, notes, source, time } from './shared.schema';

export const forkTimeSchema = z.strictObject({
  timestamp: whole().describe('Unix seconds; 0 on a chain means active since genesis'),
  utc: time.describe('ISO 8601 in UTC; null when the fork is active at genesis').nullable(),
  note: z.string().optional(),
});

export const forkTimesSchema = z
  .partialRecord(z.enum(forkIds), forkTimeSchema)
  .describe('Activation times by fork; a fork without a key is not scheduled');

export const networkSchema = z.strictObject({
  name: z.string(),
  protocol_versions_addr: address.describe('The registry has had none since July 2026').optional(),
  superchain_config_addr: address,
  safer_safes_addr: address.describe('Guards the Safes that hold roles').optional(),
  op_contracts_manager_addr: address.nullable(),
  l1: z.strictObject({
    chain_id: whole(),
    public_rpc: z.string(),
    explorer: z.string().describe('Empty where none is named'),
  }),
  hardforks: forkTimesSchema,
  path: z.string().describe('Path in the registry'),
});

const blockSchema = z.strictObject({
  hash: bytes32,
  number: whole(),
});

export const chainSchema = z.strictObject({
  name: z.string(),
  identifier: pattern(/^[\w-]+\/[\w-]+$/, 'network/chain').describe('Network and chain, unique'),
  chain_id: whole().describe('EIP-155 chain ID, unique'),
  superchain: networkId,
  l1_chain_id: whole(),
  parent: z.strictObject({
    type: z.string(),
    chain: z.string(),
  }),
  public_rpc: z.string().describe('Empty where none is named'),
  sequencer_rpc: z.string().describe('Empty where none is named'),
  explorer: z.string().describe('Empty where none is named; a few lack the URL scheme, as in the registry'),
  superchain_level: z.literal([0, 1, 2]).describe('0 neither, 1 standard candidate, 2 standard').optional(),
  governed_by_optimism: z.boolean(),
  superchain_time: whole()
    .describe('Unix seconds from which forks of the network are inherited; 0 always; null not at all')
    .nullable(),
  hardfork_inheritance: z.boolean(),
  data_availability_type: z.enum(['eth-da', 'alt-da']),
  fault_proofs_status: z.enum(['none', 'permissioned', 'permissionless']),
  gas_paying_token: address.describe('ERC-20 on L1 that pays for gas; null = ether').nullable(),
  batch_inbox_addr: address,
  block_time: whole().describe('Seconds'),
  seq_window_size: whole().describe('L1 blocks'),
  max_sequencer_drift: whole().describe('Seconds; a constant of 1800 once Fjord is active'),
  hardforks: forkTimesSchema,
  hardfork_flags: z
    .record(z.string(), z.boolean())
    .describe('Switches that the registry has beside the times')
    .optional(),
  interop: z
    .strictObject({
      dependencies: z.array(whole().describe('Chain whose messages it takes')),
    })
    .describe('Chains whose messages it takes, by chain ID, where the registry names any')
    .optional(),
  eip1559: z
    .strictObject({
      elasticity: whole(),
      denominator: whole(),
      denominator_canyon: whole(),
    })
    .describe('Values of the rollup configuration; since Holocene a chain can set its own in SystemConfig'),
  genesis: z.strictObject({
    l2_time: whole().describe('Unix seconds'),
    l2_time_utc: time,
    l1: blockSchema,
    l2: blockSchema,
    system_config: z.strictObject({
      batcherAddress: address,
      overhead: bytes32,
      scalar: bytes32,
      gasLimit: whole(),
    }),
  }),
  roles: z.record(z.string(), address).describe('Role to the account that holds it'),
  addresses: z.record(z.string(), address).describe('L1 contract to its address'),
  alt_da: z
    .strictObject({
      da_challenge_contract_address: address,
      da_challenge_window: whole().describe('L1 blocks'),
      da_resolve_window: whole().describe('L1 blocks'),
      da_commitment_type: z.enum(['KeccakCommitment', 'GenericCommitment']),
    })
    .optional(),
  path: z.string().describe('Path in the registry'),
});

export const chainsFileSchema = z
  .strictObject({
    source,
    notes,
    counts: z.record(z.string(), whole()).describe('By network'),
    superchains: z.record(z.string(), networkSchema).describe('By network'),
    chains: filled(chainSchema),
    left: z
      .array(
        z.strictObject({
          identifier: z.string(),
          name: z.string(),
          chain_id: whole(),
          superchain: networkId,
          left: day,
        }),
      )
      .describe('Chains that the registry had once'),
    checks: z.strictObject({
      unique_chain_ids: z.literal(true),
      problems: z.array(
        z.strictObject({
          where: z.string().describe('Identifier of the chain'),
          problem: z.string(),
          value: z.array(whole()),
        }),
      ),
    }),
  })
  .meta({
    title: 'Chains of the Superchain Registry',
    description: 'Configuration, roles, L1 contracts and activation times of every chain in the registry.',
  });
