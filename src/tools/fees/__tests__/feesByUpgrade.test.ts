import { exampleForm } from '@site/src/tools/fees/DataFeeCalculator/example';
import { standardParams } from '@site/src/data/contracts';
import { exampleReceipt } from '@site/src/tools/fees/exampleTransaction';
import { measureTransaction, type FeePeriod } from '@site/src/tools/fees/dataFee';
import { feesByUpgrade, type FeeField, type FeeForm } from '@site/src/tools/fees/feesByUpgrade';
import { parseTransaction } from '@site/src/tools/fees/transaction';
import { unwrap } from '../../../../tests/support/result';
import { contractCall, deposit } from './vectors';

const rowsOf = (change: Partial<FeeForm> = {}) =>
  Object.fromEntries(
    unwrap(feesByUpgrade({ ...exampleForm, ...change })).rows.map((row) => [row.period, row]),
  );

test('the worked example gives the fee on the receipt of the transaction', () => {
  expect(rowsOf().fjord?.total).toBe(exampleReceipt.l1Fee);
  expect(rowsOf().karst?.total).toBe(exampleReceipt.l1Fee);
});

test('the example before Ecotone uses the standard configuration', () => {
  const standard = standardParams('mainnet').gas_price_oracle['pre-ecotone'];
  expect(standard.overhead).toEqual([Number(exampleForm.overhead), Number(exampleForm.overhead)]);
  expect(standard.scalar).toEqual([Number(exampleForm.scalar), Number(exampleForm.scalar)]);
});

test('every upgrade has a row, in order', () => {
  expect(unwrap(feesByUpgrade(exampleForm)).rows.map(({ period }) => period)).toEqual([
    'bedrock',
    'regolith',
    'ecotone',
    'fjord',
    'isthmus',
    'jovian',
    'karst',
  ]);
});

test('an operator fee is charged since Isthmus, by another formula since Jovian', () => {
  const rows = rowsOf({
    operatorFeeScalar: '1439103868',
    operatorFeeConstant: '1256417826609331460',
    gasUsed: '1618',
  });
  expect(rows.isthmus?.operatorFee).toBe(1_256_417_826_611_659_930n);
  expect(rows.fjord?.operatorFee).toBe(0n);
  expect(rows.isthmus?.total).toBe(exampleReceipt.l1Fee + 1_256_417_826_611_659_930n);
  const since = 1_618n * 1_439_103_868n * 100n + 1_256_417_826_609_331_460n;
  expect([rows.jovian?.operatorFee, rows.karst?.operatorFee]).toEqual([since, since]);
});

test.each<[FeeField, readonly FeePeriod[]]>([
  ['l1BaseFee', ['bedrock', 'regolith', 'ecotone', 'fjord', 'isthmus', 'jovian', 'karst']],
  ['blobBaseFee', ['ecotone', 'fjord', 'isthmus', 'jovian', 'karst']],
  ['overhead', ['bedrock', 'regolith']],
  ['scalar', ['bedrock', 'regolith']],
  ['ecotoneBaseFeeScalar', ['ecotone']],
  ['ecotoneBlobBaseFeeScalar', ['ecotone']],
  ['fjordBaseFeeScalar', ['fjord', 'isthmus', 'jovian', 'karst']],
  ['fjordBlobBaseFeeScalar', ['fjord', 'isthmus', 'jovian', 'karst']],
  ['operatorFeeScalar', ['isthmus', 'jovian', 'karst']],
  ['operatorFeeConstant', ['isthmus', 'jovian', 'karst']],
  ['daFootprintGasScalar', []],
])('%s counts under %j and under no other rules', (field, periods) => {
  const prices = { l1BaseFee: '2', blobBaseFee: '3' };
  const before = rowsOf(prices);
  const after = rowsOf({ ...prices, [field]: field === 'daFootprintGasScalar' ? '1' : '12345678' });
  const changed = Object.keys(before).filter((period) => before[period]?.total !== after[period]?.total);
  expect(changed).toEqual(periods);
});

test('a transaction without its signature is charged for the 68 bytes of one', () => {
  const unsigned = `0x02c9${'80'.repeat(8)}c0`;
  const { signed, bytes, size } = unwrap(feesByUpgrade({ ...exampleForm, transaction: unsigned }));
  expect([signed, bytes]).toEqual([false, 11]);
  expect(size).toEqual(measureTransaction(unwrap(parseTransaction(unsigned)).bytes, false));
  expect(size.nonzeroBytes).toBe(11n + 68n);
});

test('a deposit pays neither fee under any upgrade', () => {
  const result = unwrap(feesByUpgrade({ ...exampleForm, transaction: deposit, operatorFeeConstant: '5' }));
  expect(result.kind).toBe('deposit');
  expect(result.rows.map(({ total }) => total)).toEqual(Array(7).fill(0n));
  expect(result.daFootprint).toBe(0n);
});

test('what a transaction adds to the DA footprint of its block is its billed bytes times the scalar', () => {
  const footprint = (daFootprintGasScalar: string) =>
    unwrap(feesByUpgrade({ ...exampleForm, daFootprintGasScalar })).daFootprint;
  // l1GasUsed of the receipt is 16 gas per billed byte.
  const bytes = exampleReceipt.l1GasUsed / 16n;
  expect(footprint('400')).toBe(bytes * 400n);
  expect(footprint('0')).toBe(footprint('400'));
  expect(footprint('1')).toBe(bytes);
});

test.each([
  ['83ffffff', false],
  ['8401000000', false],
  ['8401000001', true],
])('a gas limit of 0x%s is above the cap of Karst: %s', (gas, over) => {
  const unsigned = `0x02${(0xc0 + 8 + gas.length / 2).toString(16)}${'80'.repeat(4)}${gas}${'80'.repeat(3)}c0`;
  expect(unwrap(feesByUpgrade({ ...exampleForm, transaction: unsigned })).overGasCap).toBe(over);
});

test('a size is never cheaper than a transaction of that size', () => {
  const bySize = rowsOf({ measure: 'size', size: String(contractCall.length / 2 - 1) });
  const exact = rowsOf({ transaction: contractCall });
  for (const period of Object.keys(exact)) {
    expect(bySize[period]?.total).toBeGreaterThanOrEqual(exact[period]?.total ?? 0n);
  }
});

test.each<[Partial<FeeForm>, string, string]>([
  [
    { transaction: 'nonsense' },
    'transaction',
    'The transaction has “n” at digit 1, which is not hexadecimal.',
  ],
  [{ measure: 'size', size: '0' }, 'size', 'The size must be at least 1.'],
  [{ measure: 'size', size: '131073' }, 'size', 'The size must be at most 131,072.'],
  [{ l1BaseFee: '' }, 'l1BaseFee', 'The L1 base fee is empty; type a number.'],
  [
    { blobBaseFee: '-1' },
    'blobBaseFee',
    'The blob base fee must be a number such as 12 or 0.5, without a sign or an exponent.',
  ],
  [
    { fjordBaseFeeScalar: '4294967296' },
    'fjordBaseFeeScalar',
    'The base fee scalar since Fjord must be at most 4,294,967,295.',
  ],
  [
    { operatorFeeConstant: '18446744073709551616' },
    'operatorFeeConstant',
    'The operator fee constant must be at most 18,446,744,073,709,551,615.',
  ],
  [{ gasUsed: '1.5' }, 'gasUsed', 'The gas used must be a whole number.'],
])('%j is refused in one sentence', (change, field, message) => {
  expect(feesByUpgrade({ ...exampleForm, ...change })).toEqual({ ok: false, problem: { field, message } });
});
