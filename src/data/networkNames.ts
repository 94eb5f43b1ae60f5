/** What the networks of the registry and their first layers are called. Loads no data file. */
import { type NetworkId } from './chains';

/** In the order in which readers look for them; others come after, under their own names. */
export const networkNames: Readonly<Record<NetworkId, string>> = {
  mainnet: 'Mainnet',
  sepolia: 'Sepolia',
  'sepolia-dev-0': 'Sepolia development',
  'sepolia-devnet-2': 'Sepolia development 2',
  'rehearsal-0-bn': 'Interop rehearsal',
};

/** `mainnet` as `Mainnet`; a network that has no other name goes by its key in the registry. */
export function networkName(id: NetworkId): string {
  return networkNames[id] ?? id;
}

/** Keys of networks in the order in which readers look for them. */
export function inNetworkOrder(ids: readonly NetworkId[]): readonly NetworkId[] {
  const named = Object.keys(networkNames).filter((id) => ids.includes(id));
  return [...named, ...ids.filter((id) => !named.includes(id)).sort()];
}

/** Name of the first layer a chain settles on. */
export function l1Name(l1ChainId: number): string {
  return l1ChainId === 1 ? 'Ethereum' : l1ChainId === 11_155_111 ? 'Sepolia' : `chain ${l1ChainId}`;
}
