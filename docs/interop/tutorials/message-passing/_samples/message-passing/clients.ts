import { supersimL2A, supersimL2B } from '@eth-optimism/viem/chains';
import { createWalletClient, http, parseAbi, publicActions } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';

function fromEnvironment(name: string): `0x${string}` {
  const value = process.env[name];
  if (!value?.startsWith('0x')) throw new Error(`${name} has to be set, and to begin with 0x`);
  return value as `0x${string}`;
}

const account = privateKeyToAccount(fromEnvironment('PRIVATE_KEY'));

/** The source chain, 901. */
export const chainA = createWalletClient({ account, chain: supersimL2A, transport: http(process.env.RPC_A) }).extend(publicActions);

/** The destination chain, 902. */
export const chainB = createWalletClient({ account, chain: supersimL2B, transport: http(process.env.RPC_B) }).extend(publicActions);

export const sender = {
  address: fromEnvironment('SENDER'),
  abi: parseAbi(['function setGreeting(string newGreeting) returns (bytes32 messageHash)']),
} as const;

export const greeter = {
  address: fromEnvironment('GREETER'),
  abi: parseAbi(['function greet() view returns (string)']),
} as const;
