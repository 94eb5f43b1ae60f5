import { defaultChain, listedChains } from '@site/src/data/chainList';
import {
  chainSlug,
  identifierInSearch,
  identifierOf,
  searchWithChain,
  selectIdentifier,
} from '@site/src/features/yourChain/selection';

import { anotherChain, oneChain } from '../../../../tests/support/chains';

test('every chain has a short form of its own that leads back to it', () => {
  const chains = listedChains();
  expect(chains.length).toBeGreaterThan(50);
  expect(new Set(chains.map(chainSlug)).size).toBe(chains.length);
  for (const chain of chains) {
    expect(identifierOf(chainSlug(chain))).toBe(chain.identifier);
    expect(identifierOf(chain.identifier)).toBe(chain.identifier);
    expect(identifierOf(String(chain.chain_id))).toBe(chain.identifier);
  }
});

test.each([
  ['?chain=op', 'mainnet/op'],
  ['?chain=op-mainnet', 'mainnet/op'],
  ['?chain=op-sepolia', 'sepolia/op'],
  ['?chain=sepolia%2Fop', 'sepolia/op'],
  [`?x=1&chain=${chainSlug(oneChain).toUpperCase()}`, oneChain.identifier],
  [`?chain=${oneChain.chain_id}`, oneChain.identifier],
])('%s names %s', (search, identifier) => {
  expect(identifierInSearch(search)).toBe(identifier);
});

const hostile: readonly unknown[] = [
  '',
  '__proto__',
  'constructor',
  'toString',
  'nope',
  '<script>alert(1)</script>',
  'op'.repeat(1_000_000),
  '%E0%A4%A',
  '{"chain":"mainnet/op"}',
  null,
  undefined,
  10,
  {},
  ['op'],
];

test.each(hostile.map((value, index) => [index, value]))(
  'hostile value %i falls back to the default',
  (_index, value) => {
    expect(identifierOf(value)).toBeUndefined();
    expect(selectIdentifier('', value)).toBe(defaultChain);
    expect(selectIdentifier(`?chain=${String(value)}`, value)).toBe(
      String(value) === '10' ? 'mainnet/op' : defaultChain,
    );
  },
);

test('the address of the page goes before the device, and a bad address does not hide the device', () => {
  const kept = anotherChain.identifier;
  expect(selectIdentifier(`?chain=${chainSlug(oneChain)}`, kept)).toBe(oneChain.identifier);
  expect(selectIdentifier('?chain=__proto__', kept)).toBe(kept);
  expect(selectIdentifier('', kept)).toBe(kept);
});

test('setting the chain keeps the rest of the query', () => {
  expect(searchWithChain('?q=gas&chain=op', oneChain)).toBe(`?q=gas&chain=${chainSlug(oneChain)}`);
});
