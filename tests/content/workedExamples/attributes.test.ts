import { keccak_256 } from '@noble/hashes/sha3';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils';

import { numbersIn, pageText } from './pageText';

const page = pageText('stack/rollup/derivation-pipeline.mdx');

interface Field {
  readonly start: number;
  readonly end: number;
  readonly name: string;
  readonly type: string;
  readonly example: string;
}

function part(from: string, to: string): string {
  return page.slice(page.indexOf(from), page.indexOf(to));
}

function fieldsOf(text: string): Field[] {
  return [...text.matchAll(/\| (\d+)(?: to (\d+))? \| ([^|]+) \| `(\w+)` \| ([^|]+) \|/g)].map(
    ([, start = '', end = start, name = '', type = '', example = '']) => ({
      start: Number(start),
      end: Number(end),
      name,
      type,
      example,
    }),
  );
}

function widthOf(type: string): number {
  const [, kind, size = ''] = /^(uint|bytes)(\d+)$/.exec(type) ?? [];
  return kind === 'uint' ? Number(size) / 8 : Number(size);
}

/** Bytes of a field's example. */
function bytesOf({ type, example }: Field): string {
  const [, repeated] = /^32 bytes `0x(..)`$/.exec(example) ?? [];
  if (repeated !== undefined) return repeated.repeat(32);
  const [, hex] = /^`0x([0-9a-fA-F]+)`$/.exec(example) ?? [];
  const digits = hex?.toLowerCase() ?? BigInt(example.replaceAll(',', '')).toString(16);
  return digits.padStart(2 * widthOf(type), '0');
}

/** Hexadecimal digits in a titled code block. */
function codeOf(title: string): string {
  const [, code = ''] = new RegExp(`title="${title}" 0x ?([0-9a-f ]+)`).exec(page) ?? [];
  return code.replaceAll(' ', '');
}

describe.each([
  ['### L1 attributes {', '### `extraData` {', 'L1 attributes calldata', 13],
  ['### `extraData` {', '### Configuration changes', 'extraData', 4],
])('the layout under %s', (from, to, title, count) => {
  const fields = fieldsOf(part(from, to));
  const code = codeOf(title);

  it('has no gap and no overlap', () => {
    expect(fields).toHaveLength(count);
    let next = 0;
    for (const { start, end, type } of fields) {
      expect(start).toBe(next);
      expect(end - start + 1).toBe(widthOf(type));
      next = end + 1;
    }
    expect(code).toHaveLength(2 * next);
  });

  it.each(fields)('has an example of $name in its bytes', (field) => {
    expect(code.slice(2 * field.start, 2 * field.end + 2)).toBe(bytesOf(field));
  });
});

describe('L1 attributes', () => {
  const widths = fieldsOf(part('### L1 attributes {', '### `extraData` {')).map(({ type }) => widthOf(type));
  const sum = (some: readonly number[]): bigint => BigInt(some.reduce((total, each) => total + each, 0));

  it("have the length of each upgrade's fields", () => {
    expect(numbersIn(page, /Since Jovian, its calldata has (\d+) bytes/)).toEqual([sum(widths)]);
    expect(
      numbersIn(
        page,
        /Isthmus (\d+) bytes, without the last one, and Ecotone (\d+), without the last three\. Bedrock used an ABI-encoded call of (\d+) bytes/,
      ),
    ).toEqual([sum(widths.slice(0, -1)), sum(widths.slice(0, -3)), 4n + 8n * 32n]);
    expect(numbersIn(page, /`extraData` has exactly (\d+) bytes/)).toEqual([17n]);
  });

  it("begin with the function's selector", () => {
    const hash = bytesToHex(keccak_256(utf8ToBytes('setL1BlockValuesJovian()')));
    expect(codeOf('L1 attributes calldata').slice(0, 8)).toBe(hash.slice(0, 8));
  });
});

describe('the gas of the upgrade deposits', () => {
  it('is the sum in the specification and the bundle', () => {
    const [deposits, gas] = numbersIn(page, /\| Jovian \| (\d+), with ([\d,]+) gas/);
    const jovian = [447_315n, 50_000n, 1_750_714n, 50_000n, 90_000n];
    expect(deposits).toBe(BigInt(jovian.length));
    expect(gas).toBe(jovian.reduce((total, each) => total + each));
    expect(numbersIn(page, /\| Karst \| (\d+), with ([\d,]+) gas/)).toEqual([31n, 55_370_657n]);
  });
});
