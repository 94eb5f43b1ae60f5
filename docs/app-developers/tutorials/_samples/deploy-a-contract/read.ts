import { createPublicClient, http, isAddress, parseAbi } from 'viem';

const { L2, BOOK = '' } = process.env;
if (!L2 || !isAddress(BOOK)) throw new Error('Export L2 and BOOK first.');

const client = createPublicClient({ transport: http(L2) });
const entries = await client.readContract({
  address: BOOK,
  abi: parseAbi(['function entries() view returns (uint256)']),
  functionName: 'entries',
});
console.log(entries.toString());
