import {
  bedrockDataFee,
  boundTransaction,
  ecotoneDataFee,
  FASTLZ_BYTES_AT_MINIMUM,
  FJORD_FASTLZ_COEFFICIENT,
  FJORD_INTERCEPT,
  FJORD_MINIMUM_SIZE,
  fjordDataFee,
  fjordEstimatedSize,
  measureTransaction,
  NONZERO_BYTE_GAS,
  SCALAR_UNIT,
  SIGNATURE_BYTES,
  ZERO_BYTE_GAS,
} from '@site/src/tools/fees/dataFee';
import { parseHex } from '@site/src/tools/fees/hex';
import { fees } from '@site/src/data/fees';
import { unwrap } from '../../../../tests/support/result';
import { contractCall, emptyTransaction, mainnetAfterFjord } from './vectors';

const bytesOf = (hex: string) =>
  unwrap(parseHex(hex, { field: 'input', name: 'The input', maxBytes: 200_000 }));
/** L1 gas on a receipt since Fjord: the estimated size at 16 gas per byte. */
const gasOnReceipt = (fastLzBytes: bigint) =>
  (fjordEstimatedSize(fastLzBytes) * NONZERO_BYTE_GAS) / SCALAR_UNIT;
const measured = (hex: string, signed = true) => measureTransaction(bytesOf(hex), signed);

describe('figures of core/types/rollup_cost_test.go (ethereum-optimism/op-geth@c748ae6b)', () => {
  const prices = { baseFee: 1_000_000_000n, blobBaseFee: 10_000_000n };
  const old = { overhead: 50n, scalar: 7_000_000n };
  const scalars = { baseFeeScalar: 2n, blobBaseFeeScalar: 3n };
  const empty = measured(emptyTransaction);

  test('the empty transaction has 30 bytes, none of them zero', () => {
    expect(empty).toEqual({ zeroBytes: 0n, nonzeroBytes: 30n, fastLzBytes: 31n });
  });

  test('bedrockFee', () => {
    expect(bedrockDataFee(empty, prices, old, 'bedrock').total).toBe(11_326_000_000_000n);
  });

  test('regolithFee', () => {
    expect(bedrockDataFee(empty, prices, old, 'regolith').total).toBe(3_710_000_000_000n);
  });

  test('ecotoneFee', () => {
    expect(ecotoneDataFee(empty, prices, scalars).total).toBe(960_900n);
  });

  test.each([31n, 100n, 150n, 170n])('fjordFee is the minimum at a FastLZ length of %s', (fastLzBytes) => {
    const fee = fjordDataFee({ ...empty, fastLzBytes }, prices, scalars);
    expect(fee.total).toBe(3_203_000n);
    expect(gasOnReceipt(fastLzBytes)).toBe(1_600n);
  });

  test.each([171n, 175n, 200n])('fjordFee is above the minimum at a FastLZ length of %s', (fastLzBytes) => {
    expect(fjordDataFee({ ...empty, fastLzBytes }, prices, scalars).total).toBeGreaterThan(3_203_000n);
    expect(gasOnReceipt(fastLzBytes)).toBeGreaterThan(1_600n);
  });

  test('the minimum ends where op-geth says it does', () => {
    expect(FASTLZ_BYTES_AT_MINIMUM).toBe(170n);
  });
});

describe('figures of GasPriceOracle.t.sol (ethereum-optimism/optimism), for transactions without a signature', () => {
  // setUp() there: base fee 2e6, blob base fee 3e6, scalars 20 and 15.
  const prices = { baseFee: 2_000_000n, blobBaseFee: 3_000_000n };
  const scalars = { baseFeeScalar: 20n, blobBaseFeeScalar: 15n };
  const long =
    '0x1d2c3ec4f5a9b3f3cd2c024e455c1143a74bbd637c324adcbd4f74e346786ac44e23e78f47d932abedd8d1' +
    '06daadcea350be16478461046273101034601364012364701331dfad43729dc486abd134bcad61b34d6ca1' +
    'f2eb31655b7d61ca33ba6d172cdf7d8b5b0ef389a314ca7a9a831c09fc2ca9090d059b4dd25194f3de297b' +
    'dba6d6d796e4f80be94f8a9151d685607826e7ba25177b40cb127ea9f1438470';

  test('test_getL1Fee_succeeds after Ecotone', () => {
    expect(ecotoneDataFee(measured('0x0000010203', false), prices, scalars).total).toBe(48_977n);
  });

  test('test_getL1FeeMinimumBound_succeeds after Fjord', () => {
    const size = measured('0x0000010203', false);
    expect(size.fastLzBytes).toBe(74n);
    expect(fjordDataFee(size, prices, scalars).total).toBe(68_500n);
    expect(fjordDataFee(boundTransaction(5, false), prices, scalars).total).toBe(68_500n);
  });

  test('test_getL1FeeRegression_succeeds after Fjord', () => {
    const size = measured(long, false);
    expect(size.fastLzBytes).toBe(235n);
    expect(gasOnReceipt(size.fastLzBytes)).toBe(2_463n);
    expect(fjordDataFee(size, prices, scalars).total).toBe(105_484n);
    expect(fjordDataFee(boundTransaction(161, false), prices, scalars).total).toBe(111_214n);
  });
});

test('a real transaction on OP Mainnet after Fjord costs what its receipt says', () => {
  // l1BaseFee, l1BlobBaseFee and scalars of block 124665056; l1GasUsed and l1Fee of the receipt.
  const size = measured(mainnetAfterFjord);
  const fee = fjordDataFee(
    size,
    { baseFee: 1_055_991_687n, blobBaseFee: 1n },
    { baseFeeScalar: 5_227n, blobBaseFeeScalar: 1_014_213n },
  );
  expect(gasOnReceipt(size.fastLzBytes)).toBe(4_471n);
  expect(fee.total).toBe(0x5bf1ab43dn);
});

test('the contract call is billed for 126.3874 bytes, as the tests of op-alloy work out', () => {
  expect(fjordEstimatedSize(measured(contractCall).fastLzBytes)).toBe(126_387_400n);
});

describe('the shares of a fee', () => {
  const prices = { baseFee: 7_654_321n, blobBaseFee: 1_234_567n };
  const size = measured(contractCall);
  const everyPeriod = [
    bedrockDataFee(size, prices, { overhead: 188n, scalar: 684_000n }, 'bedrock'),
    bedrockDataFee(size, prices, { overhead: 188n, scalar: 684_000n }, 'regolith'),
    ecotoneDataFee(size, prices, { baseFeeScalar: 1_368n, blobBaseFeeScalar: 810_949n }),
    fjordDataFee(size, prices, { baseFeeScalar: 5_227n, blobBaseFeeScalar: 1_014_213n }),
    fjordDataFee(size, prices, { baseFeeScalar: 5_227n, blobBaseFeeScalar: 0n }),
  ];

  test('add up to it', () => {
    for (const fee of everyPeriod) {
      expect(fee.baseFeeShare + fee.blobShare + fee.overheadShare).toBe(fee.total);
    }
  });

  test('give blobs nothing where the blob scalar is zero', () => {
    expect(everyPeriod[4]).toMatchObject({ blobShare: 0n, overheadShare: 0n });
  });

  test('count the overhead before Ecotone only', () => {
    expect(everyPeriod.map(({ overheadShare }) => overheadShare > 0n)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

test('the bound is never below what a transaction of that size is charged', () => {
  const bytes = bytesOf(mainnetAfterFjord);
  expect(boundTransaction(bytes.length).fastLzBytes).toBeGreaterThanOrEqual(
    measureTransaction(bytes).fastLzBytes,
  );
});

test('the constants of the formulas are those of the data', () => {
  expect({
    fjord_intercept: Number(FJORD_INTERCEPT),
    fjord_fastlz_coefficient: Number(FJORD_FASTLZ_COEFFICIENT),
    fjord_min_transaction_size: Number(FJORD_MINIMUM_SIZE),
    zero_byte_gas: Number(ZERO_BYTE_GAS),
    nonzero_byte_gas: Number(NONZERO_BYTE_GAS),
    pre_regolith_extra_nonzero_bytes: SIGNATURE_BYTES,
  }).toEqual({
    fjord_intercept: fees.constants.fjord_intercept,
    fjord_fastlz_coefficient: fees.constants.fjord_fastlz_coefficient,
    fjord_min_transaction_size: fees.constants.fjord_min_transaction_size,
    zero_byte_gas: fees.constants.zero_byte_gas,
    nonzero_byte_gas: fees.constants.nonzero_byte_gas,
    pre_regolith_extra_nonzero_bytes: fees.constants.pre_regolith_extra_nonzero_bytes,
  });
});
