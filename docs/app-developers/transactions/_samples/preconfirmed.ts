import { createPublicClient, createWalletClient, http, isHex, type Hash } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { optimismSepolia } from 'viem/chains';

const { PRIVATE_KEY, RPC_URL } = process.env;
if (!isHex(PRIVATE_KEY) || !RPC_URL) throw new Error('Export PRIVATE_KEY and RPC_URL first.');
const account = privateKeyToAccount(PRIVATE_KEY);
const client = createPublicClient({ chain: optimismSepolia, transport: http(RPC_URL) });
const wallet = createWalletClient({ account, chain: optimismSepolia, transport: http(RPC_URL) });

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

// region: poll
/** Polls for the receipt: viem's own function retries only after each new block. */
async function firstReceipt(hash: Hash) {
  for (let tries = 0; tries < 300; tries += 1) {
    const receipt = await client.getTransactionReceipt({ hash }).catch(() => undefined);
    if (receipt) return receipt;
    await pause(100);
  }
  throw new Error(`There is no receipt of ${hash} after 30 seconds.`);
}
// endregion: poll

const started = Date.now();
const hash = await wallet.sendTransaction({ to: account.address, value: 0n });
const { status, blockNumber } = await firstReceipt(hash);
console.log(`${status} in block ${blockNumber}, after ${Date.now() - started} ms`);

// region: seal
while ((await client.getBlockNumber({ cacheTime: 0 })) < blockNumber) await pause(100);
const sealed = await client.getTransactionReceipt({ hash });
console.log(`sealed in block ${sealed.blockNumber}, after ${Date.now() - started} ms`);
// endregion: seal
