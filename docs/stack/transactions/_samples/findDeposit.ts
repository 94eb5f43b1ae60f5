import { createPublicClient, http, isHash } from 'viem';
import { optimismSepolia, sepolia } from 'viem/chains';
import { getL2TransactionHashes } from 'viem/op-stack';

const l1 = createPublicClient({ chain: sepolia, transport: http('https://ethereum-sepolia-rpc.publicnode.com') });
const l2 = createPublicClient({ chain: optimismSepolia, transport: http('https://sepolia.optimism.io') });

const hash = process.argv[2] ?? '';
if (!isHash(hash)) throw new Error('Pass the hash of the L1 transaction.');

const receipt = await l1.getTransactionReceipt({ hash });
for (const l2Hash of getL2TransactionHashes(receipt)) {
  // The hash is known before the transaction exists, so this may have to wait.
  const { blockNumber, status } = await l2.waitForTransactionReceipt({ hash: l2Hash });
  console.log(`${l2Hash}: ${status} in block ${blockNumber}`);
}
