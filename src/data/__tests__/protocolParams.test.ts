import { chainByIdentifier } from '@site/src/data/chains';
import { fees } from '@site/src/data/fees';
import { gameTypeName, protocolParams } from '@site/src/data/protocolParams';
import { DEFAULT_DA_FOOTPRINT_GAS_SCALAR } from '@site/src/tools/fees/daFootprint';
import { KARST_GAS_CAP } from '@site/src/tools/fees/transaction';

test('respected game types name existing chains and types', () => {
  const { respected_game_types: respected } = protocolParams.proofs;
  expect(respected.length).toBeGreaterThan(0);
  for (const { chain, type, since, kept, upgrade } of respected) {
    expect(chainByIdentifier(chain)).toBeDefined();
    expect(gameTypeName(type)).toMatch(upgrade === 'Upgrade 20' ? /^SUPER_/ : /^PERMISSIONED_/);
    expect([since, kept].filter((day) => day !== undefined)).toHaveLength(1);
  }
  expect(respected).toContainEqual(expect.objectContaining({ chain: 'mainnet/op', type: 9 }));
  expect(respected.map(({ chain }) => chain)).not.toContain('mainnet/automata');
  expect(gameTypeName(11)).toBeUndefined();
});

test("the calculators use the data's limits", () => {
  expect(BigInt(protocolParams.transaction_gas_cap.gas)).toBe(KARST_GAS_CAP);
  expect(BigInt(fees.da_footprint.default_scalar)).toBe(DEFAULT_DA_FOOTPRINT_GAS_SCALAR);
});
