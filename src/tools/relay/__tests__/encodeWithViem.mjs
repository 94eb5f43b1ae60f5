// Reads messages as JSON from standard input and prints their access lists as @eth-optimism/viem encodes them.
import { readFileSync } from 'node:fs';
import { encodeAccessList } from '@eth-optimism/viem/utils/interop';

const messages = JSON.parse(readFileSync(0, 'utf8'));
const lists = messages.map(({ identifier: { origin, ...numbers }, payload }) => {
  const entries = Object.entries(numbers).map(([name, value]) => [name, BigInt(value)]);
  return encodeAccessList({ origin, ...Object.fromEntries(entries) }, payload);
});
process.stdout.write(JSON.stringify(lists));
