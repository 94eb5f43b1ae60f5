import { createPublicClient, http, isAddress, isHash, parseAbi } from 'viem';
import { getWithdrawalStatus, getWithdrawals, isSuperGameType } from 'viem/op-stack';

const { L1, L2, PORTAL = '', GAMES = '' } = process.env;
const hash = process.argv[2] ?? '';
if (!L1 || !L2 || !isAddress(PORTAL) || !isAddress(GAMES)) {
  throw new Error('Export L1, L2, PORTAL and GAMES first.');
}
if (!isHash(hash)) throw new Error('Pass the hash of the transaction on L2.');

// Without a known chain, viem has to supply the contract that batches its calls.
const l1 = createPublicClient({ transport: http(L1), batch: { multicall: { deployless: true } } });
const l2 = createPublicClient({ transport: http(L2) });

// region: status
const receipt = await l2.getTransactionReceipt({ hash });
const { timestamp } = await l2.getBlock({ blockNumber: receipt.blockNumber });
const gameType = await l1.readContract({
  address: PORTAL,
  abi: parseAbi(['function respectedGameType() view returns (uint32)']),
  functionName: 'respectedGameType',
});

for (const [logIndex, { withdrawalHash }] of getWithdrawals(receipt).entries()) {
  const status = await getWithdrawalStatus(l1, {
    receipt,
    logIndex,
    chain: undefined,
    portalAddress: PORTAL,
    disputeGameFactoryAddress: GAMES,
    // Super-root games count seconds; all others count blocks.
    l2Timestamp: isSuperGameType(gameType) ? timestamp : undefined,
  });
  console.log(`${withdrawalHash}: ${status}`);
}
// endregion: status
