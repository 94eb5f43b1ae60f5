/** Names of the registry's networks and their L1s. Loads no data file. */
import { type NetworkId } from './chains';

/** In display order; other networks follow under their keys. */
export const networkNames: Readonly<Record<NetworkId, string>> = {
  mainnet: 'Mainnet',
  sepolia: 'Sepolia',
  'sepolia-dev-0': 'Sepolia development',
  'sepolia-devnet-2': 'Sepolia development 2',
  'rehearsal-0-bn': 'Interop rehearsal',
};

/** `mainnet` as `Mainnet`; unnamed networks keep their key. */
export function networkName(id: NetworkId): string {
  return networkNames[id] ?? id;
}

/** Networks in display order. */
export function inNetworkOrder(ids: readonly NetworkId[]): readonly NetworkId[] {
  const named = Object.keys(networkNames).filter((id) => ids.includes(id));
  return [...named, ...ids.filter((id) => !named.includes(id)).sort()];
}

/** Name of an L1. */
export function l1Name(l1ChainId: number): string {
  return l1ChainId === 1 ? 'Ethereum' : l1ChainId === 11_155_111 ? 'Sepolia' : `chain ${l1ChainId}`;
}
