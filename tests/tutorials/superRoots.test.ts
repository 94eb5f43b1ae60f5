/**
 * Withdrawals proven against a super-root game: the portal must accept and reject what op-contracts/v8.0.0
 * does.
 */
import { createPublicClient, createWalletClient, defineChain, http, parseAbi, parseEther } from 'viem';
import type { Address } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import {
  chainConfig,
  getWithdrawals,
  publicActionsL1,
  publicActionsL2,
  walletActionsL1,
  walletActionsL2,
} from 'viem/op-stack';
import { FIRST_KEY } from './support/accounts';
import { selector } from './support/errors';
import { L1_ADDRESSES, startNetwork } from './support/network';
import type { Network } from './support/network';
import { claim, keepBlockTime, resolveAndWait } from './support/superRoots';

const account = privateKeyToAccount(FIRST_KEY);
const { OptimismPortalProxy: portal, DisputeGameFactoryProxy: games } = L1_ADDRESSES[901];
const recipient: Address = '0x000000000000000000000000000000000000cafe';
const abi = parseAbi([
  'function checkWithdrawal(bytes32 withdrawalHash, address proofSubmitter) view',
  'error OptimismPortal_Unproven()',
  'error OptimismPortal_ProofNotOldEnough()',
  'error OptimismPortal_AlreadyFinalized()',
]);

let network: Network;
beforeAll(async () => {
  network = await startNetwork({ l1: true });
  await keepBlockTime(network);
});
afterAll(() => network.stop());

function clients() {
  if (!network.l1) throw new Error('the network has no L1');
  const nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 };
  const l1Chain = defineChain({
    id: 900,
    name: 'L1',
    nativeCurrency,
    rpcUrls: { default: { http: [network.l1.url] } },
  });
  const chain = defineChain({
    ...chainConfig,
    id: 901,
    name: 'A',
    nativeCurrency,
    rpcUrls: { default: { http: [network.a.url] } },
    contracts: {
      ...chainConfig.contracts,
      portal: { 900: { address: portal } },
      disputeGameFactory: { 900: { address: games } },
    },
  });
  const l1 = {
    chain: l1Chain,
    transport: http(),
    pollingInterval: 50,
    batch: { multicall: { deployless: true } },
  };
  const l2 = { chain, transport: http(), pollingInterval: 50 };
  return {
    chain,
    l1: createPublicClient(l1).extend(publicActionsL1()),
    l2: createPublicClient(l2).extend(publicActionsL2()),
    onL1: createWalletClient({ ...l1, account }).extend(walletActionsL1()),
    onL2: createWalletClient({ ...l2, account }).extend(walletActionsL2()),
  };
}

/** Starts a withdrawal; returns its receipt and block time. */
async function withdraw({ l2, onL2 }: ReturnType<typeof clients>, value: bigint) {
  const hash = await onL2.initiateWithdrawal({ request: { to: recipient, value, gas: 21_000n } });
  const receipt = await l2.waitForTransactionReceipt({ hash });
  const { timestamp } = await l2.getBlock({ blockNumber: receipt.blockNumber });
  return { receipt, timestamp };
}

it('is waiting, then proven, then paid once, with a status at each step', async () => {
  const all = clients();
  const { chain, l1, l2, onL1 } = all;
  // First the deposit must be in a block: on L2 it takes a nonce of the same account.
  await l1.waitForTransactionReceipt({
    hash: await onL1.sendTransaction({ to: portal, value: parseEther('2') }),
  });
  await network.settled();
  const { receipt, timestamp } = await withdraw(all, parseEther('1'));
  const [withdrawal] = getWithdrawals(receipt);
  if (!withdrawal) throw new Error('nothing was withdrawn');
  const status = () => l1.getWithdrawalStatus({ receipt, targetChain: chain, l2Timestamp: timestamp });
  const check = () =>
    l1.readContract({
      address: portal,
      abi,
      functionName: 'checkWithdrawal',
      args: [withdrawal.withdrawalHash, account.address],
    });
  const finalize = async () => {
    const hash = await onL1.finalizeWithdrawal({ targetChain: chain, withdrawal, gas: 500_000n });
    return (await l1.waitForTransactionReceipt({ hash })).status;
  };

  expect(await status()).toBe('waiting-to-prove');
  await expect(check()).rejects.toThrow('OptimismPortal_Unproven');
  const game = await claim(network);
  expect(await status()).toBe('ready-to-prove');

  const ready = await l1.waitToProve({ receipt, targetChain: chain, l2Timestamp: timestamp });
  expect(ready.game.usesSuperRoots).toBe(true);
  expect(ready.game.l2BlockNumber).toBeGreaterThan(timestamp);
  const request = await l2.buildProveWithdrawal({ account, ...ready, output: undefined });
  const [node = '0x', ...rest] = request.withdrawalProof;
  const broken = { ...request, withdrawalProof: [`0x${node.slice(2, -2)}00` as const, ...rest] };
  await expect(onL1.proveWithdrawal(broken)).rejects.toThrow(selector('OptimismPortal_InvalidMerkleProof()'));
  const other = { ...request, withdrawal: { ...request.withdrawal, value: 2n } };
  await expect(onL1.proveWithdrawal(other)).rejects.toThrow(selector('OptimismPortal_InvalidMerkleProof()'));
  const outputRootProof = { ...request.outputRootProof, latestBlockhash: receipt.blockHash };
  await expect(onL1.proveWithdrawal({ ...request, outputRootProof })).rejects.toThrow(
    selector('OptimismPortal_InvalidOutputRootProof()'),
  );
  await l1.waitForTransactionReceipt({ hash: await onL1.proveWithdrawal(request) });

  expect(await status()).toBe('waiting-to-finalize');
  await expect(check()).rejects.toThrow('OptimismPortal_ProofNotOldEnough');
  expect(await finalize()).toBe('reverted');
  await resolveAndWait(network, game);
  expect(await status()).toBe('ready-to-finalize');
  expect(await finalize()).toBe('success');
  expect(await l1.getBalance({ address: recipient })).toBe(parseEther('1'));
  expect(await status()).toBe('finalized');
  await expect(check()).rejects.toThrow('OptimismPortal_AlreadyFinalized');
});

it("proves each of several withdrawals, whatever the trie's shape", async () => {
  const all = clients();
  const started = [];
  for (let value = 1n; value <= 12n; value += 1n) started.push(await withdraw(all, value));
  await claim(network);
  for (const { receipt, timestamp } of started) {
    const ready = await all.l1.waitToProve({ receipt, targetChain: all.chain, l2Timestamp: timestamp });
    const request = await all.l2.buildProveWithdrawal({ account, ...ready, output: undefined });
    const hash = await all.onL1.proveWithdrawal(request);
    expect((await all.l1.waitForTransactionReceipt({ hash })).status).toBe('success');
  }
});

it('seems ready too early without the timestamp, since a block number is less than any time', async () => {
  const all = clients();
  await claim(network);
  const { receipt, timestamp } = await withdraw(all, 1n);
  const { chain, l1 } = all;
  expect(await l1.getWithdrawalStatus({ receipt, targetChain: chain })).toBe('ready-to-prove');
  expect(await l1.getWithdrawalStatus({ receipt, targetChain: chain, l2Timestamp: timestamp })).toBe(
    'waiting-to-prove',
  );
});
