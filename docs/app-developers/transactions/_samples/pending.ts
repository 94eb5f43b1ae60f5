import { createPublicClient, http, isAddress } from 'viem';
import { optimism } from 'viem/chains';

const { RPC_URL, ACCOUNT = '' } = process.env;
if (!isAddress(ACCOUNT)) throw new Error('Export ACCOUNT first.');
const client = createPublicClient({ chain: optimism, transport: http(RPC_URL) });

console.log(await client.getBalance({ address: ACCOUNT, blockTag: 'pending' }));
console.log(await client.getTransactionCount({ address: ACCOUNT, blockTag: 'pending' }));
