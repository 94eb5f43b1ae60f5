import { getCrossDomainMessageStatus, getCrossDomainMessages } from '@eth-optimism/viem/actions/interop';
import { chainA, chainB, greeter, sender } from './clients.js';

const hash = await chainA.writeContract({ ...sender, functionName: 'setGreeting', args: ['Hello from TypeScript'] });
const receipt = await chainA.waitForTransactionReceipt({ hash });

// Decodes all SentMessage events in the logs.
const [message] = await getCrossDomainMessages(chainA, { logs: receipt.logs });
if (!message) throw new Error(`transaction ${hash} sent no message`);

console.log('message', message.nonce, 'from chain', message.source, 'to chain', message.destination);
console.log('status', await getCrossDomainMessageStatus(chainB, { message }));
console.log('greeting', await chainB.readContract({ ...greeter, functionName: 'greet' }));
console.log(hash);
