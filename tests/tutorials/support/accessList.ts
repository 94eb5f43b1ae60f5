/**
 * The access list of a message, per ethereum-optimism/specs@68883998:specs/interop/predeploys.md,
 * "Access-list". Independent of the site's code, so that each tests the other.
 */
import { concat, keccak256, numberToHex, pad, slice } from 'viem';
import type { Address, Hex } from 'viem';

/** Identifies a log on a chain. */
export interface Identifier {
  readonly origin: Address;
  readonly blockNumber: bigint;
  readonly logIndex: bigint;
  readonly timestamp: bigint;
  readonly chainId: bigint;
}

/** An EIP-2930 entry. */
export interface AccessListEntry {
  readonly address: Address;
  readonly storageKeys: readonly Hex[];
}

/** The contract whose storage slots are listed. */
export const CROSS_L2_INBOX: Address = '0x4200000000000000000000000000000000000022';

const low = (value: bigint, bits: number): bigint => BigInt.asUintN(bits, value);

/** A message's payload: the log's topics, then its data. */
export function payloadOf(log: { readonly topics: readonly Hex[]; readonly data: Hex }): Hex {
  return concat([...log.topics, log.data]);
}

/** The list for one message. Numbers that are too large lose their upper bits, as in supersim. */
export function accessListFor(id: Identifier, payload: Hex): AccessListEntry[] {
  const position = concat([
    numberToHex(low(id.blockNumber, 64), { size: 8 }),
    numberToHex(low(id.timestamp, 64), { size: 8 }),
    numberToHex(low(id.logIndex, 32), { size: 4 }),
  ]);
  const logHash = keccak256(concat([id.origin, keccak256(payload)]));
  const idLogHash = keccak256(concat([logHash, pad(position, { size: 32 })]));
  const bare = keccak256(concat([idLogHash, numberToHex(id.chainId, { size: 32 })]));

  const lookup = concat(['0x01000000', numberToHex(low(id.chainId, 64), { size: 8 }), position]);
  const upper = id.chainId >> 64n;
  const extension = upper > 0n ? [concat(['0x0200000000000000', numberToHex(upper, { size: 24 })])] : [];
  return [{ address: CROSS_L2_INBOX, storageKeys: [lookup, ...extension, concat(['0x03', slice(bare, 1)])] }];
}
