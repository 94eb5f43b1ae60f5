import { type Chain, type Network } from '../data/chains';
import { type Facts } from '../lib/schema/types';
import type { chainDetailsSchema } from './chainDetails.schema';

/** Facts of a chain that the chain list lacks, named as in `src/data/chains`. */
export type ChainDetails = Facts<typeof chainDetailsSchema>;

/** Extracts a chain's details. */
export function detailsOf(chain: Chain, { l1 }: Pick<Network, 'l1'>): ChainDetails {
  return {
    identifier: chain.identifier,
    sequencer_rpc: chain.sequencer_rpc,
    fault_proofs_status: chain.fault_proofs_status,
    data_availability_type: chain.data_availability_type,
    superchain_level: chain.superchain_level,
    batch_inbox_addr: chain.batch_inbox_addr,
    gas_paying_token: chain.gas_paying_token,
    eip1559: chain.eip1559,
    addresses: chain.addresses,
    roles: chain.roles,
    genesis_gas_limit: chain.genesis.system_config.gasLimit,
    genesis_fees: {
      time: chain.genesis.l2_time_utc,
      overhead: chain.genesis.system_config.overhead,
      scalar: chain.genesis.system_config.scalar,
    },
    l1,
  };
}
