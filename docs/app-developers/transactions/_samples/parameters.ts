import { createPublicClient, createWalletClient, http, isHex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { optimism } from 'viem/chains';

const { RPC_URL, PRIVATE_KEY, NONCE } = process.env;
if (!isHex(PRIVATE_KEY) || !NONCE) throw new Error('Export PRIVATE_KEY and NONCE first.');
const account = privateKeyToAccount(PRIVATE_KEY);
const nonce = Number(NONCE);
const client = createPublicClient({ chain: optimism, transport: http(RPC_URL) });
const wallet = createWalletClient({ account, chain: optimism, transport: http(RPC_URL) });

// region: tip
const tip = await client.estimateMaxPriorityFeePerGas();
// endregion: tip

// region: cancel
const { maxFeePerGas, maxPriorityFeePerGas } = await client.estimateFeesPerGas();
await wallet.sendTransaction({
  to: account.address,
  value: 0n,
  nonce,
  maxFeePerGas: maxFeePerGas * 2n,
  maxPriorityFeePerGas: maxPriorityFeePerGas * 2n,
});
// endregion: cancel

console.log(tip);
