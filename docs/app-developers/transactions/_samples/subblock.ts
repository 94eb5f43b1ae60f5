import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { hexToNumber, keccak256, type Hash, type Hex } from 'viem';

// region: payload
/** A message from the stream. Only a block's first part has `base`. */
interface Subblock {
  readonly payload_id: Hex;
  readonly index: number;
  readonly base?: { readonly parent_hash: Hash; readonly block_number: Hex; readonly timestamp: Hex };
  readonly diff: {
    readonly gas_used: Hex;
    readonly transactions: readonly Hex[];
    readonly receipts_root: Hash;
    /** Always zero, like `block_hash`, `withdrawals_root` and `withdrawals`. Do not use them. */
    readonly state_root: Hash;
  };
  readonly metadata: { readonly block_number: number };
}
// endregion: payload

// region: decode
/** Messages are JSON, either plain or compressed with Brotli. */
function decode(message: Buffer): Subblock {
  const isJson = message.toString('latin1').trimStart().startsWith('{');
  return JSON.parse((isJson ? message : brotliDecompressSync(message)).toString()) as Subblock;
}
// endregion: decode

const { metadata, index, diff } = decode(readFileSync(process.argv[2] ?? 0));
console.log(`block ${metadata.block_number}, part ${index}: ${hexToNumber(diff.gas_used)} gas so far`);
for (const transaction of diff.transactions) console.log(`  ${keccak256(transaction)}`);
