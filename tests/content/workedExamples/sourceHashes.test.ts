import { keccak_256 } from '@noble/hashes/sha3';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils';

import { pageText } from './pageText';

const page = pageText('stack/transactions/deposit-flow.mdx');

function word(value: number): Uint8Array {
  return hexToBytes(value.toString(16).padStart(64, '0'));
}

function sourceHash(domain: number, origin: Uint8Array): string {
  return `0x${bytesToHex(keccak_256(concatBytes(word(domain), keccak_256(origin))))}`;
}

/** Subject and claim of passages that match a pattern. */
function passages(pattern: RegExp): string[][] {
  return [...page.matchAll(pattern)].map(([, ...groups]) => groups);
}

describe('source hashes on the page on deposits', () => {
  const rows = passages(/\| (\d) \| ((?:`|L1 block hash)[^|]*?) \| `(0x[0-9a-f]{64})` \|/g);

  it('are listed for each live domain', () => {
    expect(new Set(rows.map(([domain]) => domain))).toEqual(new Set(['0', '1', '2']));
    expect(rows.filter(([, origin]) => origin?.startsWith('`Jovian: '))).toHaveLength(5);
    expect(rows.filter(([, origin]) => origin?.startsWith('`Karst '))).toHaveLength(2);
  });

  it.each(rows)('follow from domain %s and %s', (domain = '', origin = '', hash) => {
    const [, intent] = /^`([^`]+)`$/.exec(origin) ?? [];
    const [, byte = '', position] = /^L1 block hash of 32 bytes `0x(..)`, \D+ (\d+)$/.exec(origin) ?? [];
    const bytes =
      intent === undefined
        ? concatBytes(hexToBytes(byte.repeat(32)), word(Number(position)))
        : utf8ToBytes(intent);
    expect(sourceHash(Number(domain), bytes)).toBe(hash);
  });

  it('are computed step by step', () => {
    const [[intent = '', inner = '', again = '', hash] = []] = passages(
      /keccak256\("([^"]+)"\) 0x([0-9a-f]{64}) bytes32\(2\) \+\+ inner value 0x0{63}2 ([0-9a-f]{64}) source hash (0x[0-9a-f]{64})/g,
    );
    expect(bytesToHex(keccak_256(utf8ToBytes(intent)))).toBe(inner);
    expect(again).toBe(inner);
    expect(sourceHash(2, utf8ToBytes(intent))).toBe(hash);
    const [[length] = []] = passages(/Its (\d+) bytes hash to the inner value/g);
    expect(Number(length)).toBe(utf8ToBytes(intent).length);
  });

  it("match the commands' output", () => {
    const listed = new Set(rows.map(([, , hash]) => hash));
    const printed = passages(/(?:deposit|attributes|upgrade): (0x[0-9a-f]{64})/g).flat();
    expect(printed).toHaveLength(4);
    expect(printed.filter((hash) => !listed.has(hash))).toEqual([]);
  });
});
