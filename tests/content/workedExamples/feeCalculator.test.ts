/** Numbers on the fees page, computed by the fee calculator's code. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { nextBaseFee } from '@site/src/tools/fees/baseFee';
import { daFootprint } from '@site/src/tools/fees/daFootprint';
import { fjordDataFee, fjordEstimatedSize } from '@site/src/tools/fees/dataFee';
import { operatorFee } from '@site/src/tools/fees/operatorFee';
import { parseDecimal } from '@site/src/lib/units';

import { root } from '../../support/repository';

const page = readFileSync(path.join(root, 'docs/stack/transactions/fees.mdx'), 'utf8').replace(/\s+/g, ' ');

/** Numbers of a passage in order, each scaled by its decimals. */
function numbers(passage: RegExp, ...decimals: number[]): bigint[] {
  const found = passage.exec(page);
  if (!found) throw new Error(`The page has no passage like ${String(passage)}.`);
  return found.slice(1).map((text, index) => {
    const parsed = parseDecimal(text, { field: 'page', name: text, decimals: decimals[index] ?? 0 });
    if (!parsed.ok) throw new Error(parsed.problem.message);
    return parsed.value;
  });
}

test('the operator fee of each period matches the calculator', () => {
  const [scalar = 0n, gas = 0n, isthmus, jovian] = numbers(
    /With a scalar of ([\d,]+) and ([\d,]+) gas, Isthmus charged ([\d,]+) wei and Jovian charges ([\d,]+) wei/,
  );
  const params = { operatorFeeScalar: scalar, operatorFeeConstant: 0n };
  expect(operatorFee(gas, params, 'isthmus')).toBe(isthmus);
  expect(operatorFee(gas, params, 'jovian')).toBe(jovian);
});

test('the L1 data fee of the example matches the calculator', () => {
  const [fastLz = 0n, scaled] = numbers(
    /FastLZ compresses a transaction to (\d+) bytes\. That counts as .*? = ([\d,]+), which is/,
  );
  expect(fjordEstimatedSize(fastLz)).toBe(scaled);
  const [baseFeeScalar = 0n, blobBaseFeeScalar = 0n, baseFee = 0n, blobBaseFee = 0n, fee] = numbers(
    /With scalars of ([\d,]+) and ([\d,]+), .*? L1 base fee of (\d+) gwei and a blob base fee of (\d+) gwei, the fee is ([\d,]+) wei/,
    0,
    0,
    9,
    9,
  );
  const size = { zeroBytes: 0n, nonzeroBytes: 0n, fastLzBytes: fastLz };
  const { total } = fjordDataFee(size, { baseFee, blobBaseFee }, { baseFeeScalar, blobBaseFeeScalar });
  expect(total).toBe(fee);
});

test('the DA footprint of the example matches the calculator', () => {
  const [fastLz = 0n, scalar = 0n, footprint] = numbers(
    /FastLZ compresses to (\d+) bytes counts as \d+ bytes, so its footprint is \d+ × (\d+) = ([\d,]+)/,
  );
  expect(daFootprint(fastLz, scalar)).toBe(footprint);
  expect(daFootprint(fastLz, 0n)).toBe(footprint);
});

test('the minimum base fee of the example matches the base fee plot', () => {
  const [target = 0n, denominator = 0n, baseFee = 0n, computed, minBaseFee = 0n, kept] = numbers(
    /A block with a target of ([\d,]+) gas, denominator (\d+) and a base fee of ([\d,]+) wei is empty\. The formula gives .*? = ([\d,]+) wei; with a minimum of ([\d,]+) wei the next block keeps ([\d,]+)\./,
  );
  const parent = { gasLimit: target * 2n, gasUsed: 0n, baseFee };
  expect(nextBaseFee(parent, { elasticity: 2n, denominator })).toBe(computed);
  expect(nextBaseFee(parent, { elasticity: 2n, denominator, minBaseFee })).toBe(kept);
});
