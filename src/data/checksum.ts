/**
 * Address checksums (EIP-55) and ABI selectors for scripts and tests. Components need neither: the data is
 * checksummed.
 */
import { keccak_256 } from '@noble/hashes/sha3';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils';

import { isAddressLike } from '../lib/address';

/** Keccak-256 of text as 64 hexadecimal digits, without `0x`. */
export function keccakHex(text: string): string {
  return bytesToHex(keccak_256(utf8ToBytes(text)));
}

/** An address in EIP-55 form. */
export function toChecksum(address: string): string {
  if (!isAddressLike(address)) throw new Error(`"${address}" is not 0x and 40 hexadecimal digits.`);
  const digits = address.slice(2).toLowerCase();
  const hash = keccakHex(digits);
  const mixed = [...digits].map((digit, index) =>
    parseInt(hash[index] ?? '0', 16) >= 8 ? digit.toUpperCase() : digit,
  );
  return `0x${mixed.join('')}`;
}

/** Topic 0 of an event, or the full hash of any signature. */
export function topicOf(signature: string): string {
  return `0x${keccakHex(signature)}`;
}

/** Four-byte selector of a function or error. */
export function selectorOf(signature: string): string {
  return topicOf(signature).slice(0, 10);
}
