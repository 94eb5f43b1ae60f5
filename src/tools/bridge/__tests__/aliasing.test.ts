import { checksumAddress, parseAddress } from '@site/src/tools/bridge/address';
import { aliasPair, applyAlias, undoAlias } from '@site/src/tools/bridge/aliasing';

// TestAliasing in op-chain-ops/crossdomain/alias_test.go, ethereum-optimism/optimism
test.each([
  ['0x24eb0f74a434b2f4f07744652630ce90367aab71', '0x35fc0f74a434b2f4f07744652630ce90367abc82'],
  ['0xd3f11e293c353bd07ce8fd89e911180e12a7eb77', '0xe5021e293c353bd07ce8fd89e911180e12a7fc88'],
  ['0xa900b52694dfa5de7255e9b0b6161ec3cc522fed', '0xba11b52694dfa5de7255e9b0b6161ec3cc5240fe'],
  ['0xffffffffffffffffffffffffffffffffffffffff', '0x1111000000000000000000000000000000001110'],
  ['0x0000000000000000000000000000000000000041', '0x1111000000000000000000000000000000001152'],
  ['0x4c0aa49c57716406043f97c087a72fe96397959b', '0x5d1ba49c57716406043f97c087a72fe96397a6ac'],
])('%s has the alias %s, and back', (l1, l2) => {
  expect(applyAlias(BigInt(l1))).toBe(BigInt(l2));
  expect(undoAlias(BigInt(l2))).toBe(BigInt(l1));
});

// specs@68883998, specs/protocol/configurability.md: the owner of the L2 ProxyAdmin
const owner = {
  l1: '0x5a0Aae59D09fccBdDb6C6CcEB07B7279367C3d2A',
  l2: '0x6B1BAE59D09fCcbdDB6C6cceb07B7279367C4E3b',
};

test('the owner of the L2 ProxyAdmin is the alias that the specification names, checksum included', () => {
  expect(aliasPair(owner.l1, 'apply')).toEqual({ ok: true, value: owner });
  expect(aliasPair(` ${owner.l2.toLowerCase()} `, 'undo')).toEqual({ ok: true, value: owner });
});

// https://eips.ethereum.org/EIPS/eip-55 (test cases there)
test.each([
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0xde709f2102306220921060314715629080e2fb77',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
])('%s has the capitals of EIP-55', (address) => {
  expect(checksumAddress(BigInt(address))).toBe(address);
});

test.each([owner.l1.toLowerCase(), `0x${owner.l1.slice(2).toUpperCase()}`])(
  '%s is in one case, which claims no checksum',
  (address) => {
    expect(parseAddress(address)).toEqual({ ok: true, value: BigInt(owner.l1) });
  },
);

test.each([
  ['', 'The address is empty; type 0x and 40 hexadecimal digits.'],
  ['vitalik.eth', 'An address is 0x followed by 40 hexadecimal digits.'],
  ['5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'An address is 0x followed by 40 hexadecimal digits.'],
  [
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeA',
    'An address has 40 hexadecimal digits after 0x, and this has 38.',
  ],
  [`0x${'0'.repeat(1_000_000)}`, 'An address has 40 hexadecimal digits after 0x, and this has more than 40.'],
  [
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1Beaed',
    'The capitals of this address do not match its checksum (EIP-55), so a digit may be mistyped.',
  ],
])('address %# is refused in one sentence', (text, message) => {
  expect(parseAddress(text)).toEqual({ ok: false, problem: { field: 'address', message } });
});
