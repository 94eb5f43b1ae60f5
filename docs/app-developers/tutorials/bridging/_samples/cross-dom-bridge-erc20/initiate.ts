import { formatEther, parseEther } from 'viem';
import { getWithdrawals } from 'viem/op-stack';
import {
  account,
  l1Bridge,
  l1Reader,
  l1Token,
  l2Bridge,
  l2Reader,
  l2Token,
  l2Wallet,
  minGasLimit,
} from './clients.js';

const amount = parseEther(process.argv[2] ?? '40');

// region: send
const hash = await l2Wallet.writeContract({
  ...l2Bridge,
  functionName: 'bridgeERC20To',
  args: [l2Token.address, l1Token.address, account.address, amount, minGasLimit, '0x'],
});
const receipt = await l2Reader.waitForTransactionReceipt({ hash });
const [withdrawal] = getWithdrawals(receipt);
if (!withdrawal) throw new Error(`${hash} initiated no withdrawal.`);
// endregion: send

const supply = await l2Reader.readContract({ ...l2Token, functionName: 'totalSupply' });
const locked = await l1Reader.readContract({
  ...l1Bridge,
  functionName: 'deposits',
  args: [l1Token.address, l2Token.address],
});
console.log(`Burned on L2: ${formatEther(amount)}`);
console.log(`Backing: ${formatEther(locked)} on L1 for ${formatEther(supply)} on L2`);
console.log(`Withdrawal: ${withdrawal.withdrawalHash}`);
console.log(`Transaction: ${hash}`);
