import { chainCostOutcome, exampleChain, type ChainCostForm } from '@site/src/tools/fees/chainCostForm';
import { dataLayers } from '@site/src/tools/fees/chainCosts';
import { problemOf } from '@site/src/lib/result';
import { unwrap } from '../../../../tests/support/result';

const outcomeOf = (change: Partial<ChainCostForm>) => chainCostOutcome({ ...exampleChain, ...change });

test.each(dataLayers)('the example has costs where its data goes to %s', (dataLayer) => {
  expect(unwrap(outcomeOf({ dataLayer })).result.costs.total).toBeGreaterThan(0n);
});

test('scalars in force that are those found earn what those found earn', () => {
  const { result, margin } = unwrap(outcomeOf({}));
  const { baseFeeScalar, blobBaseFeeScalar } = result.scalars;
  expect(baseFeeScalar).not.toBe(blobBaseFeeScalar);
  const { current } = unwrap(
    outcomeOf({
      currentBaseFeeScalar: String(baseFeeScalar),
      currentBlobBaseFeeScalar: String(blobBaseFeeScalar),
    }),
  );
  expect(current).toEqual({ revenue: result.revenue, margin });
});

describe.each([
  ['blobsPerTransaction', 'blobs'],
  ['commitmentBytes', 'alt-da'],
  ['altDaPerMegabyte', 'alt-da'],
] as const)('%s', (field, layer) => {
  test(`is checked where the data goes to ${layer}`, () => {
    expect(problemOf(outcomeOf({ dataLayer: layer, [field]: 'x' }), field)).toMatch(/must be a number/);
  });

  test.each(dataLayers.filter((other) => other !== layer))(
    'neither stops nor changes the outcome with %s',
    (dataLayer) => {
      const { result } = unwrap(outcomeOf({ dataLayer }));
      expect(unwrap(outcomeOf({ dataLayer, [field]: 'x' })).result).toEqual(result);
      expect(unwrap(outcomeOf({ dataLayer, [field]: '7' })).result).toEqual(result);
    },
  );
});

test.each(dataLayers)(
  'the blob base fee counts and is checked with %s, since users pay it anyhow',
  (dataLayer) => {
    const revenue = (blobBaseFee: string) =>
      unwrap(outcomeOf({ dataLayer, blobBaseFee })).current.revenue.dataFee;
    expect(revenue('2')).toBeGreaterThan(revenue('1'));
    expect(problemOf(outcomeOf({ dataLayer, blobBaseFee: 'x' }), 'blobBaseFee')).toMatch(/must be a number/);
  },
);
