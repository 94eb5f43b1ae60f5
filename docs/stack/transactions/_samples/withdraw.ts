import { createPublicClient, createWalletClient, http, isHash, isHex, parseAbi, type TransactionReceipt } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { optimismSepolia, sepolia } from 'viem/chains';
import { getWithdrawals, isSuperGameType, publicActionsL1, publicActionsL2, walletActionsL1 } from 'viem/op-stack';

const key = process.env.PRIVATE_KEY ?? '';
if (!isHex(key)) throw new Error('Set PRIVATE_KEY.');
const account = privateKeyToAccount(key);

const transport = http('https://ethereum-sepolia-rpc.publicnode.com');
const l1 = createPublicClient({ chain: sepolia, transport }).extend(publicActionsL1());
const l2 = createPublicClient({ chain: optimismSepolia, transport: http('https://sepolia.optimism.io') }).extend(
  publicActionsL2(),
);
const wallet = createWalletClient({ account, chain: sepolia, transport }).extend(walletActionsL1());

const portal = l2.chain.contracts.portal[sepolia.id].address;
const portalAbi = parseAbi([
  'function respectedGameType() view returns (uint32)',
  'function checkWithdrawal(bytes32 withdrawalHash, address proofSubmitter) view',
  'error OptimismPortal_AlreadyFinalized()',
  'error OptimismPortal_Unproven()',
  'error OptimismPortal_InvalidProofTimestamp()',
  'error OptimismPortal_ProofNotOldEnough()',
  'error OptimismPortal_InvalidRootClaim()',
]);

/** Proves an L2 transaction's first withdrawal as soon as a game covers its block. */
async function prove(receipt: TransactionReceipt) {
  const gameType = await l1.readContract({
    address: portal,
    abi: portalAbi,
    functionName: 'respectedGameType',
  });
  const { timestamp } = await l2.getBlock({ blockNumber: receipt.blockNumber });
  const { game, withdrawal } = await l1.waitToProve({
    receipt,
    targetChain: l2.chain,
    // Super-root games count seconds; all others count blocks.
    l2Timestamp: isSuperGameType(gameType) ? timestamp : undefined,
  });

  // Requests the game's block header and a storage proof from an L2 node.
  const proof = await l2.buildProveWithdrawal({ game, withdrawal });
  return wallet.proveWithdrawal(proof);
}

/** Finalizes it, or throws the portal's reason why that is not possible yet. */
async function finalize(receipt: TransactionReceipt) {
  const [withdrawal] = getWithdrawals(receipt);
  if (!withdrawal) throw new Error('This transaction initiated no withdrawal.');

  await l1.readContract({
    address: portal,
    abi: portalAbi,
    functionName: 'checkWithdrawal',
    args: [withdrawal.withdrawalHash, account.address],
  });
  return wallet.finalizeWithdrawal({ targetChain: l2.chain, withdrawal });
}

const [step, hash = ''] = process.argv.slice(2);
if (!isHash(hash)) throw new Error('Pass prove or finalize, and the hash of the L2 transaction.');
const receipt = await l2.getTransactionReceipt({ hash });
const sent = await (step === 'finalize' ? finalize(receipt) : prove(receipt));
console.log(await l1.waitForTransactionReceipt({ hash: sent }));
