import { isHash, parseAbi } from 'viem';
import { isSuperGameType } from 'viem/op-stack';
import { account, l1Chain, l1Reader, l1Wallet, l2Chain, l2Reader } from './clients.js';

const hash = process.argv[2] ?? '';
if (!isHash(hash)) throw new Error('Pass the hash of the transaction on L2.');
const receipt = await l2Reader.getTransactionReceipt({ hash });

// region: wait
const gameType = await l1Reader.readContract({
  address: l2Chain.contracts.portal[l1Chain.id].address,
  abi: parseAbi(['function respectedGameType() view returns (uint32)']),
  functionName: 'respectedGameType',
});
const { timestamp } = await l2Reader.getBlock({ blockNumber: receipt.blockNumber });
const { game, withdrawal } = await l1Reader.waitToProve({
  receipt,
  targetChain: l2Chain,
  // Super-root games count seconds; all others count blocks.
  l2Timestamp: isSuperGameType(gameType) ? timestamp : undefined,
});
console.log(`Game ${game.index} of type ${gameType} covers the withdrawal`);
// endregion: wait

// region: prove
const request = await l2Reader.buildProveWithdrawal({ account, game, withdrawal });
const sent = await l1Wallet.proveWithdrawal(request);
const { status } = await l1Reader.waitForTransactionReceipt({ hash: sent });
console.log(`Proven on L1: ${status}`);
// endregion: prove
