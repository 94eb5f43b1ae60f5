import { exampleMessage, exampleText } from '@site/src/tools/relay/example';
import { type MessageText, readMessage } from '@site/src/tools/relay/identifier';

const withField = (field: Partial<MessageText>) => readMessage({ ...exampleText, ...field });

function problemsOf(field: Partial<MessageText>): readonly string[] {
  const reading = withField(field);
  return reading.ok ? [] : reading.problems.map(({ field: name, message }) => `${name}: ${message}`);
}

describe('the six fields', () => {
  test.each<[string, Partial<MessageText>]>([
    ['decimal numbers', {}],
    ['hex numbers', { blockNumber: '0xe', logIndex: '0x02', timestamp: '0x67F04D4B', chainId: '0X385' }],
    ['blanks around them', { origin: ` ${exampleText.origin}\n`, blockNumber: ' 14 ' }],
    [
      'an address with a checksum in its case',
      { payload: exampleText.payload.toUpperCase().replace('0X', '0x') },
    ],
  ])('accept %s', (_what, field) => {
    expect(withField(field)).toEqual({ ok: true, value: exampleMessage });
  });

  test.each<[Partial<MessageText>]>([
    [{ blockNumber: '18446744073709551615', timestamp: '18446744073709551615', logIndex: '4294967295' }],
    [{ chainId: `0x${'f'.repeat(64)}` }],
    [{ blockNumber: '0', logIndex: '0', timestamp: '0', chainId: '0' }],
  ])('accept the ends of the ranges', (field) => {
    expect(withField(field).ok).toBe(true);
  });

  test.each<[string, Partial<MessageText>, string]>([
    ['an empty origin', { origin: '' }, 'origin: The origin is empty.'],
    [
      'an origin of 19 bytes',
      { origin: `0x${'42'.repeat(19)}` },
      'origin: The origin has 38 hex digits after 0x; it needs 40 (20 bytes).',
    ],
    [
      'an origin without 0x',
      { origin: '42'.repeat(20) },
      `origin: The origin "${'42'.repeat(20)}" does not start with 0x.`,
    ],
    [
      'a letter o for a zero',
      { origin: `0x42${'0'.repeat(20)}o${'0'.repeat(17)}` },
      'origin: The origin has "o" at position 23 after 0x, which is not a hex digit.',
    ],
    [
      'an odd number of digits',
      { payload: '0x123' },
      'payload: The payload has an odd number of hex digits (3); two digits make a byte, so one is missing or extra.',
    ],
    [
      'a payload without bytes',
      { payload: '0x' },
      'payload: The payload is 0x, so it has no bytes. Enter the topics of the log followed by its data.',
    ],
    [
      'a block number of 65 bits',
      { blockNumber: '18446744073709551616' },
      'blockNumber: The block number "18446744073709551616" does not fit in 64 bits; the largest is 18446744073709551615.',
    ],
    [
      'a log index of 33 bits',
      { logIndex: '0x100000000' },
      'logIndex: The log index "0x100000000" does not fit in 32 bits; the largest is 4294967295.',
    ],
    [
      'a timestamp of 65 bits',
      { timestamp: '0x10000000000000000' },
      'timestamp: The timestamp "0x10000000000000000" does not fit in 64 bits; the largest is 18446744073709551615.',
    ],
    [
      'a chain ID of 257 bits',
      { chainId: `0x1${'0'.repeat(64)}` },
      `chainId: The chain ID "0x1${'0'.repeat(64)}" does not fit in 256 bits; the largest is ${2n ** 256n - 1n}.`,
    ],
    ['a negative number', { logIndex: '-1' }, 'logIndex: The log index "-1" is negative.'],
    [
      'a fraction',
      { timestamp: '1743801675.5' },
      'timestamp: The timestamp "1743801675.5" is not a whole number, decimal or hex with 0x.',
    ],
    [
      'digits in groups',
      { chainId: '11,155,420' },
      'chainId: The chain ID "11,155,420" is not a whole number, decimal or hex with 0x.',
    ],
    [
      'a number written without end',
      { blockNumber: '9'.repeat(100_000) },
      `blockNumber: The block number "${'9'.repeat(40)}…" is not a whole number, decimal or hex with 0x.`,
    ],
  ])('refuse %s with a sentence that says so', (_what, field, expected) => {
    expect(problemsOf(field)).toEqual([expected]);
  });

  test('report every faulty field at once', () => {
    expect(problemsOf({ origin: 'x', logIndex: '', chainId: 'A' }).map((problem) => problem.split(':')[0])).toEqual([
      'origin', 'logIndex', 'chainId',
    ]); // prettier-ignore
  });
});
