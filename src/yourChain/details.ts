import { type Chain, type Network } from '@site/src/data/chains';
import { defaultChain } from '@site/src/data/chainList';

import raw from './default-details.json';

/** What components show of a chain beyond the list of chains. Field names are those of `src/data/chains`. */
export interface ChainDetails extends Pick<
  Chain,
  | 'sequencer_rpc'
  | 'fault_proofs_status'
  | 'data_availability_type'
  | 'superchain_level'
  | 'batch_inbox_addr'
  | 'gas_paying_token'
  | 'eip1559'
  | 'addresses'
  | 'roles'
> {
  readonly identifier: string;
  /** Gas limit at genesis; a chain can have changed it since. */
  readonly genesis_gas_limit: number;
  readonly l1: Network['l1'];
}

/**
 * The details of the chain that pages assume. They are in every page that shows an address, so they are kept apart
 * from the 150 kB of all chains; a test holds them against `src/data/chains`.
 */
export const defaultDetails: ChainDetails = raw as ChainDetails;

/** Cuts a chain of the registry down to its details. */
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
    l1,
  };
}

/** Loads the details of any chain. Only the default one is at hand without a further file. */
export async function loadDetails(identifier: string): Promise<ChainDetails> {
  if (identifier === defaultChain) return defaultDetails;
  const { network, requireChain } = await import('@site/src/data/chains');
  const chain = requireChain(identifier);
  return detailsOf(chain, network(chain.superchain));
}
