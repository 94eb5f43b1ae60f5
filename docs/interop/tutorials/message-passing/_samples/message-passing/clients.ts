import { publicActionsL2, walletActionsL2 } from '@eth-optimism/viem';
import { supersimL2A, supersimL2B } from '@eth-optimism/viem/chains';
import { createWalletClient, http, publicActions, type Address, type Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';

function fromEnvironment(name: string): `0x${string}` {
  const value = process.env[name];
  if (!value?.startsWith('0x')) throw new Error(`${name} has to be set to a 0x value`);
  return value as `0x${string}`;
}

const account = privateKeyToAccount(fromEnvironment('PRIVATE_KEY') satisfies Hex);

/** Where messages start: chain 901, and its greeting sender. */
export const chainA = createWalletClient({ account, chain: supersimL2A, transport: http(process.env.RPC_A) })
  .extend(publicActions)
  .extend(publicActionsL2())
  .extend(walletActionsL2());

/** Where messages are executed: chain 902, and its greeter. */
export const chainB = createWalletClient({ account, chain: supersimL2B, transport: http(process.env.RPC_B) })
  .extend(publicActions)
  .extend(publicActionsL2())
  .extend(walletActionsL2());

export const sender: Address = fromEnvironment('SENDER');
export const greeter: Address = fromEnvironment('GREETER');
