import { createPublicClient, http, isHash } from 'viem';
import { optimism } from 'viem/chains';

const { RPC_URL, TX_HASH = '' } = process.env;
if (!isHash(TX_HASH)) throw new Error('Export TX_HASH first.');
const client = createPublicClient({ chain: optimism, transport: http(RPC_URL) });

const { blockNumber } = await client.getTransactionReceipt({ hash: TX_HASH });
const [latest, safe, finalized] = await Promise.all(
  (['latest', 'safe', 'finalized'] as const).map((blockTag) => client.getBlock({ blockTag })),
);

if (blockNumber <= (finalized?.number ?? -1n)) console.log('finalized');
else if (blockNumber <= (safe?.number ?? -1n)) console.log('safe');
else if (blockNumber <= (latest?.number ?? -1n)) console.log('in a block');
else console.log('preconfirmed');
