import { createPublicClient, http, isHash } from 'viem';
import { optimismSepolia, sepolia } from 'viem/chains';
import { getWithdrawals, publicActionsL1 } from 'viem/op-stack';

const hash = process.argv[2] ?? '';
if (!isHash(hash)) throw new Error('Pass the hash of the transaction on L2.');

const l1 = createPublicClient({
  chain: sepolia,
  transport: http('https://ethereum-sepolia-rpc.publicnode.com'),
}).extend(publicActionsL1());
const l2 = createPublicClient({ chain: optimismSepolia, transport: http('https://sepolia.optimism.io') });

const receipt = await l2.getTransactionReceipt({ hash });
for (const [logIndex, { withdrawalHash }] of getWithdrawals(receipt).entries()) {
  const status = await l1.getWithdrawalStatus({ receipt, logIndex, targetChain: optimismSepolia });
  console.log(`${withdrawalHash}: ${status}`);
}
