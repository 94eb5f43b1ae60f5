import { formatEther, isHash, parseAbi, parseEventLogs } from 'viem';
import { getWithdrawals } from 'viem/op-stack';
import { account, l1Chain, l1Reader, l1Wallet, l2Chain, l2Reader } from './clients.js';

const hash = process.argv[2] ?? '';
if (!isHash(hash)) throw new Error('Pass the hash of the transaction on L2.');
const [withdrawal] = getWithdrawals(await l2Reader.getTransactionReceipt({ hash }));
if (!withdrawal) throw new Error(`${hash} initiated no withdrawal.`);

const abi = parseAbi([
  'function checkWithdrawal(bytes32 withdrawalHash, address proofSubmitter) view',
  'event WithdrawalFinalized(bytes32 indexed withdrawalHash, bool success)',
  'error OptimismPortal_AlreadyFinalized()',
  'error OptimismPortal_Unproven()',
  'error OptimismPortal_InvalidProofTimestamp()',
  'error OptimismPortal_ProofNotOldEnough()',
  'error OptimismPortal_InvalidRootClaim()',
]);

// region: check
await l1Reader.readContract({
  address: l2Chain.contracts.portal[l1Chain.id].address,
  abi,
  functionName: 'checkWithdrawal',
  args: [withdrawal.withdrawalHash, account.address],
});
// endregion: check

// region: finalize
const sent = await l1Wallet.finalizeWithdrawal({ targetChain: l2Chain, withdrawal });
const { logs } = await l1Reader.waitForTransactionReceipt({ hash: sent });
const [finalized] = parseEventLogs({ abi, eventName: 'WithdrawalFinalized', logs });
console.log(`Paid ${formatEther(withdrawal.value)} ETH on L1: ${finalized?.args.success}`);
// endregion: finalize
