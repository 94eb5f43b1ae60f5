import { formatEther, parseEther } from 'viem';
import { getL2TransactionHashes } from 'viem/op-stack';
import { account, l1Reader, l1Wallet, l2Reader } from './clients.js';

const amount = parseEther(process.argv[2] ?? '1');
const before = await l2Reader.getBalance({ address: account.address });

// region: send
const request = await l2Reader.buildDepositTransaction({ mint: amount, to: account.address });
const hash = await l1Wallet.depositTransaction(request);
const receipt = await l1Reader.waitForTransactionReceipt({ hash });
if (receipt.status !== 'success') throw new Error(`${hash} was reverted on L1.`);
console.log(`L1 took the deposit, with ${request.request.gas} gas for L2`);
// endregion: send

// region: follow
const [l2Hash] = getL2TransactionHashes(receipt);
if (!l2Hash) throw new Error(`${hash} deposited nothing.`);
const { status } = await l2Reader.waitForTransactionReceipt({ hash: l2Hash, timeout: 600_000 });
console.log(`L2 executed it: ${status}`);
// endregion: follow

const after = await l2Reader.getBalance({ address: account.address });
console.log(`The account has ${formatEther(after - before)} ETH more on L2`);
