import {
  buildExecutingMessage,
  getCrossDomainMessages,
  relayCrossDomainMessage,
  sendETH,
} from '@eth-optimism/viem/actions/interop';
import { supersimL2A, supersimL2B } from '@eth-optimism/viem/chains';
import { createPublicClient, createWalletClient, formatEther, http, isHex, parseEther } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';

const { PRIVATE_KEY, URL_A, URL_B } = process.env;
if (!isHex(PRIVATE_KEY) || !URL_A || !URL_B) throw new Error('Export PRIVATE_KEY, URL_A and URL_B first.');

const account = privateKeyToAccount(PRIVATE_KEY);
const pollingInterval = 500; // Local blocks come often; viem would ask every four seconds.
const recipient = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

// Each chain needs a client that reads and one that sends, because a transfer takes a transaction on both.
const chainA = createPublicClient({ chain: supersimL2A, transport: http(URL_A), pollingInterval });
const chainB = createPublicClient({ chain: supersimL2B, transport: http(URL_B), pollingInterval });
const walletA = createWalletClient({ account, chain: supersimL2A, transport: http(URL_A), pollingInterval });
const walletB = createWalletClient({ account, chain: supersimL2B, transport: http(URL_B), pollingInterval });

const before = await chainB.getBalance({ address: recipient });

// region: send
const sent = await sendETH(walletA, { to: recipient, chainId: supersimL2B.id, value: parseEther('0.25') });
const sentReceipt = await chainA.waitForTransactionReceipt({ hash: sent });
if (sentReceipt.status !== 'success') throw new Error(`${sent} was reverted on chain A.`);

const [message] = await getCrossDomainMessages(chainA, { logs: sentReceipt.logs });
if (!message) throw new Error(`${sent} sent no message.`);
console.log(`Burned on chain A, in block ${sentReceipt.blockNumber}`);
// endregion: send

// region: relay
const executing = await buildExecutingMessage(chainA, { log: message.log });
const relayed = await relayCrossDomainMessage(walletB, executing);
const relayedReceipt = await chainB.waitForTransactionReceipt({ hash: relayed });
if (relayedReceipt.status !== 'success') throw new Error(`${relayed} was reverted on chain B.`);
console.log(`Minted on chain B, in block ${relayedReceipt.blockNumber}`);
// endregion: relay

const after = await chainB.getBalance({ address: recipient });
console.log(`The recipient gained ${formatEther(after - before)} ETH`);
