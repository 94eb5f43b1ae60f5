import { parseAbi, type Hash } from 'viem';
import { chainA, chainB, greeter } from './clients.js';

const hash = process.argv[2] as Hash | undefined;
if (!hash) throw new Error('usage: npx tsx src/relay.ts TRANSACTION_HASH');

const receipt = await chainA.getTransactionReceipt({ hash });
const [message] = await chainA.interop.getCrossDomainMessages({ logs: receipt.logs });
if (!message) throw new Error(`transaction ${hash} sent no message`);

// region: relay
// The identifier, the payload and the access list, all from the log and the block it stands in.
const executing = await chainA.interop.buildExecutingMessage({ log: message.log });

// relayMessage on the messenger of the destination chain.
const relayHash = await chainB.interop.relayCrossDomainMessage(executing);
const relayReceipt = await chainB.waitForTransactionReceipt({ hash: relayHash });
// endregion: relay

console.log('relay', relayReceipt.status);
console.log('status', await chainB.interop.getCrossDomainMessageStatus({ message }));
console.log(
  'greeting',
  await chainB.readContract({
    address: greeter,
    abi: parseAbi(['function greet() view returns (string)']),
    functionName: 'greet',
  }),
);
