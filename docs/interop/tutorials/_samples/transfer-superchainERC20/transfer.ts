import { getCrossDomainMessages, getCrossDomainMessageStatus, sendSuperchainERC20 } from '@eth-optimism/viem/actions/interop';
import { supersimL2A, supersimL2B } from '@eth-optimism/viem/chains';
import type { CrossDomainMessage } from '@eth-optimism/viem/types/interop';
import { createPublicClient, createWalletClient, formatEther, getAddress, http, isHex, parseAbi, parseEther } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';

const { PRIVATE_KEY, TOKEN, URL_A, URL_B } = process.env;
if (!isHex(PRIVATE_KEY) || !TOKEN || !URL_A || !URL_B) {
  throw new Error('Export PRIVATE_KEY, TOKEN, URL_A and URL_B first.');
}

const account = privateKeyToAccount(PRIVATE_KEY);
const pollingInterval = 500; // Local blocks come often; viem would ask every four seconds.
const token = getAddress(TOKEN);
const amount = parseEther('50'); // The token has 18 decimals, like ether.

const wallet = createWalletClient({ account, chain: supersimL2A, transport: http(URL_A), pollingInterval });
const chainA = createPublicClient({ chain: supersimL2A, transport: http(URL_A), pollingInterval });
const chainB = createPublicClient({ chain: supersimL2B, transport: http(URL_B), pollingInterval });

/** The account's balance on a chain, in whole tokens. */
async function balance(chain: typeof chainA | typeof chainB): Promise<string> {
  const held = await chain.readContract({
    address: token,
    abi: parseAbi(['function balanceOf(address) view returns (uint256)']),
    functionName: 'balanceOf',
    args: [account.address],
  });
  return formatEther(held);
}

/** Resolves once the other chain has executed the message; fails after a minute. */
async function arrival(message: CrossDomainMessage): Promise<void> {
  for (let attempt = 0; attempt < 120; attempt++) {
    if ((await getCrossDomainMessageStatus(chainB, { message })) === 'relayed') return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error('The message was not relayed within a minute. Is supersim running with --interop.autorelay?');
}

console.log(`Before: ${await balance(chainA)} on chain A, ${await balance(chainB)} on chain B`);

// region: send
const hash = await sendSuperchainERC20(wallet, {
  tokenAddress: token,
  to: account.address,
  amount,
  chainId: supersimL2B.id,
});
const receipt = await chainA.waitForTransactionReceipt({ hash });
if (receipt.status !== 'success') throw new Error(`${hash} was reverted on chain A.`);

const [message] = await getCrossDomainMessages(chainA, { logs: receipt.logs });
if (!message) throw new Error(`${hash} sent no message.`);
console.log(`Sent ${formatEther(amount)} from chain A in block ${receipt.blockNumber}`);

await arrival(message);
// endregion: send

console.log(`After: ${await balance(chainA)} on chain A, ${await balance(chainB)} on chain B`);
