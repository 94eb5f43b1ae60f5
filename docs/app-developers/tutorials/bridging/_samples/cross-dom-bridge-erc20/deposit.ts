import { formatEther, parseEther, parseEventLogs } from 'viem';
import { getL2TransactionHashes } from 'viem/op-stack';
import {
  account,
  l1Bridge,
  l1Reader,
  l1Token,
  l1Wallet,
  l2Bridge,
  l2Reader,
  l2Token,
  minGasLimit,
} from './clients.js';

const amount = parseEther(process.argv[2] ?? '100');

// region: approve
const approved = await l1Wallet.writeContract({
  ...l1Token,
  functionName: 'approve',
  args: [l1Bridge.address, amount],
});
await l1Reader.waitForTransactionReceipt({ hash: approved });
// endregion: approve

// region: send
const hash = await l1Wallet.writeContract({
  ...l1Bridge,
  functionName: 'bridgeERC20To',
  args: [l1Token.address, l2Token.address, account.address, amount, minGasLimit, '0x'],
});
const receipt = await l1Reader.waitForTransactionReceipt({ hash });
if (receipt.status !== 'success') throw new Error(`${hash} was reverted on L1.`);
console.log(`Locked on L1: ${formatEther(amount)}`);
// endregion: send

// region: arrive
const [l2Hash] = getL2TransactionHashes(receipt);
if (!l2Hash) throw new Error(`${hash} deposited nothing.`);
const { logs } = await l2Reader.waitForTransactionReceipt({ hash: l2Hash, timeout: 600_000 });
const [arrived] = parseEventLogs({ abi: l2Bridge.abi, eventName: 'ERC20BridgeFinalized', logs });
if (!arrived) throw new Error(`The message failed on L2, in transaction ${l2Hash}.`);
console.log(`Minted on L2: ${formatEther(arrived.args.amount)}`);
// endregion: arrive

const locked = await l1Reader.readContract({
  ...l1Bridge,
  functionName: 'deposits',
  args: [l1Token.address, l2Token.address],
});
const supply = await l2Reader.readContract({ ...l2Token, functionName: 'totalSupply' });
console.log(`Backing: ${formatEther(locked)} on L1 for ${formatEther(supply)} on L2`);
