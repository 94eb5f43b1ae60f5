import { parseAbi } from 'viem';
import { chainA, chainB, greeter, sender } from './clients.js';

const hash = await chainA.writeContract({
  address: sender,
  abi: parseAbi(['function setGreeting(string newGreeting) returns (bytes32)']),
  functionName: 'setGreeting',
  args: ['Hello from TypeScript'],
});
const receipt = await chainA.waitForTransactionReceipt({ hash });

// Every SentMessage event among the logs, decoded.
const [message] = await chainA.interop.getCrossDomainMessages({ logs: receipt.logs });
if (!message) throw new Error(`transaction ${hash} sent no message`);

console.log('message', message.nonce, 'from chain', message.source, 'to chain', message.destination);
console.log('status', await chainB.interop.getCrossDomainMessageStatus({ message }));
console.log(
  'greeting',
  await chainB.readContract({
    address: greeter,
    abi: parseAbi(['function greet() view returns (string)']),
    functionName: 'greet',
  }),
);
console.log(hash);
