import { type Hex, type Message } from '@site/src/tools/relay/identifier';

import { seededRandom } from '../../../../tests/support/random';

/**
 * Messages with numbers of every size: bit widths are drawn first, so that small and huge values both occur.
 */
export function randomMessages(count: number, seed: number): readonly Message[] {
  const random = seededRandom(seed);
  const next = (): number => random() * 2 ** 32;
  const bytes = (size: number): Hex =>
    `0x${Array.from({ length: size }, () => (next() & 0xff).toString(16).padStart(2, '0')).join('')}`;
  const number = (maximumBits: number): bigint => {
    const width = next() % (maximumBits + 1);
    return width === 0 ? 0n : BigInt(bytes(maximumBits / 8)) & ((1n << BigInt(width)) - 1n);
  };
  return Array.from({ length: count }, () => ({
    identifier: {
      origin: bytes(20),
      blockNumber: number(64),
      logIndex: number(32),
      timestamp: number(64),
      chainId: number(256),
    },
    payload: bytes(1 + (next() % 400)),
  }));
}
