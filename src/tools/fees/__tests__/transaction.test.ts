import { LARGEST_TRANSACTION, parseTransaction } from '@site/src/tools/fees/transaction';
import { contractCall, deposit, emptyTransaction, mainnetAfterFjord } from './vectors';

const messageOf = (text: string) => {
  const result = parseTransaction(text);
  return result.ok ? 'no problem' : result.problem.message;
};

test('a signed transaction is recognized with its gas limit', () => {
  expect(parseTransaction(mainnetAfterFjord)).toMatchObject({
    ok: true,
    value: { kind: 'dynamic-fee', signed: true, gasLimit: 300_000n },
  });
  expect(parseTransaction(contractCall)).toMatchObject({ value: { signed: true, gasLimit: 0x04743fn } });
});

test('0x may be missing and blanks and line ends do not matter', () => {
  expect(parseTransaction(contractCall.slice(2).replace(/(.{60})/g, '$1\n '))).toMatchObject({ ok: true });
});

test('a legacy transaction with an empty signature counts as unsigned', () => {
  expect(parseTransaction(emptyTransaction)).toMatchObject({ value: { kind: 'legacy', signed: false } });
});

test.each([
  // to sign over, with nine fields: https://eips.ethereum.org/EIPS/eip-155 (example there)
  [
    '0xec098504a817c800825208943535353535353535353535353535353535353535880de0b6b3a764000080018080',
    'legacy',
    false,
    21_000n,
  ],
  // the same, signed
  [
    '0xf86c098504a817c800825208943535353535353535353535353535353535353535880de0b6b3a76400008025a028ef61340bd939bc2195fe537567866003e1a15d3c71ff63e1590620aa636276a067cbe9d8997f761aecb703304b3800ccf555c9f3dc64214b297fb1966a3b6d83',
    'legacy',
    true,
    21_000n,
  ],
  ['0x02c90a808080808080c080', 'dynamic-fee', false, 0n],
])('%s is told apart by its fields', (text, kind, signed, gasLimit) => {
  expect(parseTransaction(text)).toMatchObject({ ok: true, value: { kind, signed, gasLimit } });
});

test('a deposit is recognized', () => {
  expect(parseTransaction(deposit)).toMatchObject({
    value: { kind: 'deposit', signed: false, gasLimit: undefined },
  });
});

test.each([
  ['', 'The transaction is empty; paste hexadecimal digits.'],
  ['0x', 'The transaction is empty; paste hexadecimal digits.'],
  ['hello', 'The transaction has “h” at digit 1, which is not hexadecimal.'],
  ['0xabc', 'The transaction has an odd number of digits (3), so half a byte is missing.'],
  ['0x03f8', 'This is a blob transaction (type 3), which OP Stack chains do not accept.'],
  [
    '0xa9059cbb',
    'A raw transaction starts with 01, 02, 04 or a byte from c0 to ff, but this starts with a9; paste the whole transaction, not its calldata.',
  ],
  ['0x02', 'The transaction is cut off or is not RLP: its list of fields cannot be read.'],
  ['0x0280', 'The transaction is cut off or is not RLP: its list of fields cannot be read.'],
  ['0xf9ffffffffff', 'The transaction says that it has 65,538 bytes, but 6 were pasted.'],
  ['0xffffffffffffffffff', 'The transaction is cut off or is not RLP: its list of fields cannot be read.'],
  ['0xc3ff0000', 'A field of the transaction runs past its end, so a part is missing or damaged.'],
  ['0xc3010203', 'A legacy transaction has 9 fields with its signature, but this has 3.'],
  ['0x7ef8', 'The transaction is cut off or is not RLP: its list of fields cannot be read.'],
  ['0x7e573a3f', 'The transaction is cut off or is not RLP: its list of fields cannot be read.'],
  [deposit.slice(0, -2), 'The transaction says that it has 85 bytes, but 84 were pasted.'],
  ['0x7ec3010203', 'A deposit has 8 fields, but this has 3.'],
  [contractCall.slice(0, -2), 'The transaction says that it has 345 bytes, but 344 were pasted.'],
  ['00'.repeat(LARGEST_TRANSACTION + 1), 'The transaction is larger than 131,072 bytes.'],
  ['0'.repeat(10_000_000), 'The transaction is larger than 131,072 bytes.'],
])('input %# is refused in one sentence', (text, message) => {
  expect(messageOf(text)).toBe(message);
});
