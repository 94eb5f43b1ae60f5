import {
  buildExecutingMessage,
  getCrossDomainMessageStatus,
  getCrossDomainMessages,
  relayCrossDomainMessage,
} from '@eth-optimism/viem/actions/interop';
import type { Hash } from 'viem';
import { chainA, chainB, greeter } from './clients.js';

const hash = process.argv[2] as Hash | undefined;
if (!hash) throw new Error('usage: npx tsx src/relay.ts TRANSACTION_HASH');

const receipt = await chainA.getTransactionReceipt({ hash });
const [message] = await getCrossDomainMessages(chainA, { logs: receipt.logs });
if (!message) throw new Error(`transaction ${hash} sent no message`);

// The identifier, payload and access list, from the log and its block.
const executing = await buildExecutingMessage(chainA, { log: message.log });

// Calls relayMessage on the destination chain's messenger.
const relayHash = await relayCrossDomainMessage(chainB, executing);
const relayReceipt = await chainB.waitForTransactionReceipt({ hash: relayHash });

console.log('relay', relayReceipt.status);
console.log('status', await getCrossDomainMessageStatus(chainB, { message }));
console.log('greeting', await chainB.readContract({ ...greeter, functionName: 'greet' }));
