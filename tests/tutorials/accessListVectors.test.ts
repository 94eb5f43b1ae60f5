/** The stand-in's access lists against published examples. If these are wrong, the tutorials prove nothing about a real chain. */
import { concat, toHex } from 'viem';
import type { Hex } from 'viem';

import { accessListFor } from './support/accessList';
import type { Identifier } from './support/accessList';

// ethereum-optimism/optimism: op-supervisor/supervisor/types/types_test.go
const supervisor: Identifier = {
  origin: '0xe0e1e2e3e4e5e6e7e8e9f0f1f2f3f4f5f6f7f8f9',
  blockNumber: 0xa1a2a3a4a5a6a7a8n,
  logIndex: 0xb1b2b3b4n,
  timestamp: 0xc1c2c3c4c5c6c7c8n,
  chainId: 0xd1d2d3d4d5d6d7d8n,
};
// ethereum-optimism/supersim: docs/src/guides/interop/cast.md; the second chain id is from the tests of @eth-optimism/viem 0.4.13
const guide: Identifier = {
  origin: '0x4200000000000000000000000000000000000023',
  blockNumber: 14n,
  logIndex: 2n,
  timestamp: 1743801675n,
  chainId: 901n,
};
const word = (value: string | number): Hex =>
  typeof value === 'number' ? toHex(value, { size: 32 }) : `0x${value.padStart(64, '0')}`;
const guidePayload = concat([
  '0x382409ac69001e11931a28435afef442cbfd20d9891907e8fa373ba7d351f320',
  word(0x386),
  word('4200000000000000000000000000000000000028'),
  word(0),
  word('4200000000000000000000000000000000000028'),
  word(0x40),
  word(0x84),
  '0x7cfd6dbc',
  word('420beef000000000000000000000000000000001'),
  word('f39fd6e51aad88f6f4ce6ab8827279cfffb92266'),
  word('f39fd6e51aad88f6f4ce6ab8827279cfffb92266'),
  word(0x3e8),
  toHex(0, { size: 28 }),
]);
const lookup = '0x01000000d1d2d3d4d5d6d7d8a1a2a3a4a5a6a7a8c1c2c3c4c5c6c7c8b1b2b3b4';

it.each([
  [
    'the supervisor’s own test',
    supervisor,
    toHex('example payload'),
    [lookup, '0x03749e87fd7789575de9906569deb05aaf220dc4cfab3d8abbfd34a2e1d7d357'],
  ],
  [
    'the contract’s own test, with no origin',
    { ...supervisor, origin: '0x0000000000000000000000000000000000000000' },
    toHex('example payload'),
    [lookup, '0x03139ddd21106abad4bb82800fedfa3a103f53f242c2d5b7615b0baad8379531'],
  ],
  [
    'Supersim’s guide',
    guide,
    guidePayload,
    [
      '0x010000000000000000000385000000000000000e0000000067f04d4b00000002',
      '0x03c6d2648cef120ce1d7ccf9f8d4042d6b25ff30a02e22d9ea2a47d2677ccb8d',
    ],
  ],
  [
    'a chain id that needs an extension',
    { ...guide, chainId: 2n ** 64n + 19n },
    guidePayload,
    [
      '0x010000000000000000000013000000000000000e0000000067f04d4b00000002',
      '0x0200000000000000000000000000000000000000000000000000000000000001',
      '0x03ffd9bcc97d1c56ae1e5727287611dc92241680d1e32e590d919b5b458c9204',
    ],
  ],
] as const)('has the storage keys of %s', (_, identifier, payload, storageKeys) => {
  expect(accessListFor(identifier, payload)).toEqual([
    { address: '0x4200000000000000000000000000000000000022', storageKeys },
  ]);
});
