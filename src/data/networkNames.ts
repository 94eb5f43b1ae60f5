/** What the networks of the registry and their first layers are called. Loads no data file. */
import { type NetworkId } from './chains';

/** In the order in which readers look for them. */
export const networkNames: Readonly<Record<NetworkId, string>> = {
  mainnet: 'Mainnet',
  sepolia: 'Sepolia',
  'sepolia-dev-0': 'Sepolia development',
  'rehearsal-0-bn': 'Interop rehearsal',
};

/** Name of the first layer a chain settles on. */
export function l1Name(l1ChainId: number): string {
  return l1ChainId === 1 ? 'Ethereum' : l1ChainId === 11_155_111 ? 'Sepolia' : `chain ${l1ChainId}`;
}
