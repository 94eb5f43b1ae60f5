import { allChains, network, requireChain } from '@site/src/data/chains';
import { fees } from '@site/src/data/fees';
import { chainFigures } from '@site/src/tools/fees/chainFigures';
import { detailsOf } from '@site/src/data/chainDetails';

const detailsFor = (identifier: string) => {
  const chain = requireChain(identifier);
  return detailsOf(chain, network(chain.superchain));
};

test('OP Mainnet has what it set last, figure by figure, each with its day', () => {
  const { market, scalars, bedrock } = chainFigures(
    detailsFor('mainnet/op'),
    fees.op_mainnet_settings_history,
  );
  expect(market).toEqual({
    elasticity: 2,
    denominator: 250,
    gasLimit: 40_000_000,
    as: { since: 'set', day: '2026-07-08' },
  });
  expect(scalars).toEqual({
    baseFeeScalar: '5227',
    blobBaseFeeScalar: '1014213',
    as: { since: 'set', day: '2024-07-10' },
  });
  expect(bedrock).toMatchObject({ overhead: '188', scalar: '684000' });
});

test('a chain that started after Ecotone has the scalars of its start, and none from before', () => {
  const { market, scalars, bedrock } = chainFigures(detailsFor('mainnet/unichain'));
  expect(scalars).toEqual({
    baseFeeScalar: '2000',
    blobBaseFeeScalar: '900000',
    as: { since: 'start', day: '2024-11-04' },
  });
  expect(market.as).toEqual({ since: 'start', day: '2024-11-04' });
  expect(bedrock).toBeUndefined();
});

test('a chain that started before Ecotone has no scalars since, unless a history has them', () => {
  const { scalars, bedrock } = chainFigures(detailsFor('mainnet/zora'));
  expect(scalars).toBeUndefined();
  expect(bedrock).toEqual({
    overhead: '188',
    scalar: '684000',
    as: { since: 'start', day: '2023-06-13' },
  });
});

test('every chain of the registry has figures to calculate with', () => {
  for (const { identifier } of allChains()) {
    const { market, scalars, bedrock } = chainFigures(detailsFor(identifier));
    expect([identifier, market.elasticity > 0, market.denominator > 0, market.gasLimit > 0]).toEqual([
      identifier,
      true,
      true,
      true,
    ]);
    expect(scalars ?? bedrock).toBeDefined();
  }
});
