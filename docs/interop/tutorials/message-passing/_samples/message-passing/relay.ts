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

// The identifier, the payload and the access list, all from the log and the block it stands in.
const executing = await buildExecutingMessage(chainA, { log: message.log });

// relayMessage, on the messenger of the destination chain.
const relayHash = await relayCrossDomainMessage(chainB, executing);
const relayReceipt = await chainB.waitForTransactionReceipt({ hash: relayHash });

console.log('relay', relayReceipt.status);
console.log('status', await getCrossDomainMessageStatus(chainB, { message }));
console.log('greeting', await chainB.readContract({ ...greeter, functionName: 'greet' }));
