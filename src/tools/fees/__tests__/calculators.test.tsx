import AddressAliasing from '@site/src/tools/bridge/AddressAliasing';
import BaseFeePlot from '@site/src/tools/fees/BaseFeePlot';
import DataFeeCalculator from '@site/src/tools/fees/DataFeeCalculator';
import FeeCalculator from '@site/src/tools/fees/FeeCalculator';
import ScalarWord from '@site/src/tools/fees/FeeCalculator/ScalarWord';
import WithdrawalTimeline from '@site/src/tools/bridge/WithdrawalTimeline';
import { fees } from '@site/src/data/fees';
import { exampleReceipt } from '@site/src/tools/fees/exampleTransaction';
import { exampleChain } from '@site/src/tools/fees/chainCostForm';
import { groupDigits } from '@site/src/lib/units';
import { formProblems, markupOf, textOf } from '../../../../tests/support/markup';

const withdrawalTimeline = (
  <WithdrawalTimeline proofMaturity="7 days" gameClock="3.5 days" finality="3.5 days" />
);

const calculators = {
  AddressAliasing: <AddressAliasing />,
  BaseFeePlot: <BaseFeePlot />,
  DataFeeCalculator: <DataFeeCalculator />,
  FeeCalculator: <FeeCalculator />,
  ScalarWord: <ScalarWord />,
  WithdrawalTimeline: withdrawalTimeline,
};

describe.each(Object.entries(calculators))('%s on the server', (_name, element) => {
  const markup = markupOf(element);

  test('shows a worked example without a problem', () => {
    expect(textOf(markup)).toMatch(/Example: |Initial values: /);
    expect(markup).not.toContain('aria-invalid="true"');
    expect(textOf(markup)).not.toMatch(/undefined|NaN|Infinity|\[object/);
  });

  test('names every input, once', () => {
    expect(markup).toMatch(/<(input|select|textarea)/);
    expect(formProblems(markup)).toEqual([]);
  });

  test('tells its outcome in a live region and is a region with a name', () => {
    expect(markup).toContain('role="status"');
    expect(markup).toMatch(/<section[^>]*aria-label="[^"]+"/);
  });

  test('says what needs JavaScript', () => {
    expect(markup).toMatch(/<noscript>.*turn on JavaScript/);
  });

  test('comes out the same every time, so that the browser can take it over', () => {
    expect(markupOf(element)).toBe(markup);
  });
});

test.each(['BaseFeePlot', 'DataFeeCalculator', 'WithdrawalTimeline'] as const)(
  'the drawing of %s has a name and a table that says the same',
  (name) => {
    const markup = markupOf(calculators[name]);
    expect(markup).toMatch(/<svg[^>]*role="img"[^>]*aria-label="[^"]*table below[^"]*"/);
    expect(markup).toMatch(/<caption>/);
    expect(markup).toMatch(/<th scope="row">/);
    expect(markup).not.toMatch(/(?:x|y|width|height|points)="[^"]*(?:NaN|Infinity|-\d)/);
  },
);

test('the data fee example shows the fee of the receipt', () => {
  expect(textOf(markupOf(<DataFeeCalculator />))).toContain(groupDigits(exampleReceipt.l1Fee));
});

test('the alias example shows the owner of the L2 ProxyAdmin', () => {
  expect(markupOf(<AddressAliasing />)).toContain('0x6B1BAE59D09fCcbdDB6C6cceb07B7279367C4E3b');
});

test('the withdrawal example ends seven days after its proof, in UTC alone', () => {
  const text = textOf(markupOf(withdrawalTimeline));
  expect(text).toContain('can be finalized from 2025-06-17 13:00:02 UTC , 7 days 1 hour 2 seconds after');
  expect(text).not.toContain('Your time');
});

test('nothing to press stands in the description of a field', () => {
  for (const element of Object.values(calculators)) {
    const hints = [...markupOf(element).matchAll(/<p[^>]* id="[^"]*-hint"[^>]*>(.*?)<\/p>/g)];
    expect(hints.filter(([, hint]) => hint?.includes('<button'))).toEqual([]);
  }
  expect(markupOf(withdrawalTimeline)).toMatch(
    /<input[^>]*type="datetime-local"[^>]*\/><button[^>]*>Use the current time/,
  );
});

test('the base fee plot opens with the newest parameters of OP Mainnet and their day', () => {
  const history = fees.op_mainnet_settings_history;
  const newest = history.findLast(({ gas_target }) => gas_target !== undefined);
  const last = history.findLast(
    ({ gasLimit, eip1559_elasticity: elasticity }) => gasLimit !== undefined || elasticity !== undefined,
  );
  const text = textOf(markupOf(<BaseFeePlot />));
  expect(text).toContain(`The target is ${groupDigits(newest?.gas_target ?? 0)} gas.`);
  expect(text).toContain(`the parameters of OP Mainnet since ${last?.date}`);
});

test.each(['FeeCalculator', 'DataFeeCalculator'] as const)(
  '%s opens with the newest scalars of OP Mainnet and their day',
  (name) => {
    const newest = fees.op_mainnet_settings_history.findLast(
      ({ baseFeeScalar }) => baseFeeScalar !== undefined,
    );
    const markup = markupOf(calculators[name]);
    expect(textOf(markup)).toContain(`those of OP Mainnet since ${newest?.date}`);
    expect(markup).toContain(`value="${newest?.baseFeeScalar}"`);
    expect(markup).toContain(`value="${newest?.blobBaseFeeScalar}"`);
  },
);

test('the base fee plot says that a base fee of a few wei rises by more than its share', () => {
  expect(textOf(markupOf(<BaseFeePlot />))).toMatch(
    /raises the base fee by at most [\d.]+%, or 1 wei if that is more,/,
  );
});

test('the scalar word opens with the word that OP Mainnet was set to', () => {
  expect(markupOf(<ScalarWord />)).toContain(
    '0x010000000000000000000000000000000000000000000000000c5fc500000558',
  );
});

test.each([
  ['blobs', ['Blobs in a full transaction', 'Blob base fee']],
  ['calldata', ['Blob base fee']],
  ['alt-da', ['Size of a commitment', 'Price of the data layer', 'Blob base fee']],
] as const)('with %s the fee calculator asks for %j', (dataLayer, labels) => {
  const replaced = jest.replaceProperty(exampleChain, 'dataLayer', dataLayer);
  const text = textOf(markupOf(<FeeCalculator />));
  replaced.restore();
  const ofLayers = [
    'Blobs in a full transaction',
    'Size of a commitment',
    'Price of the data layer',
    'Blob base fee',
  ];
  expect(ofLayers.filter((label) => text.includes(label))).toEqual(labels);
});

test('the fee calculator shows costs, fees, scalars, steps and calldata for the chain', () => {
  const text = textOf(markupOf(<FeeCalculator />));
  for (const part of [
    'Costs in ETH',
    'Fees in ETH',
    'Set baseFeeScalar to',
    'The calculation, step by step',
  ]) {
    expect(text).toContain(part);
  }
  expect(text).toMatch(/cast calldata "setGasConfigEcotone\(uint32,uint32\)" \d+ \d+/);
  expect(text).toContain('0x229047fed2591dbec1eF1118d64F7aF3dB9EB290');
});
