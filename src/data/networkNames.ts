/** What the networks of the registry are called. Loads no data file. */
import { type NetworkId } from './chains';

/** In the order in which readers look for them. */
export const networkNames: Readonly<Record<NetworkId, string>> = {
  mainnet: 'Mainnet',
  sepolia: 'Sepolia',
  'sepolia-dev-0': 'Sepolia development',
  'rehearsal-0-bn': 'Interop rehearsal',
};
