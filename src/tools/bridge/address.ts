import { toChecksum } from '@site/src/data/checksum';

import { fail, ok, type Result } from '../../lib/result';

const ADDRESS_BITS = 160;

/** A number of up to 160 bits as an EIP-55 checksum address. */
export function checksumAddress(address: bigint): string {
  return toChecksum(
    `0x${BigInt.asUintN(ADDRESS_BITS, address)
      .toString(16)
      .padStart(ADDRESS_BITS / 4, '0')}`,
  );
}

/** Parses an address. Mixed case must match the checksum; a single case claims none. */
export function parseAddress(text: string): Result<bigint, 'address'> {
  const trimmed = text.trim();
  if (trimmed === '') return fail('address', 'The address is empty; type 0x and 40 hexadecimal digits.');
  const digits = /^0x([0-9a-f]*)$/i.exec(trimmed.slice(0, 80))?.[1];
  if (digits === undefined) return fail('address', 'An address is 0x followed by 40 hexadecimal digits.');
  if (digits.length !== 40) {
    const count = trimmed.length > 80 ? 'more than 40' : digits.length;
    return fail('address', `An address has 40 hexadecimal digits after 0x, and this has ${count}.`);
  }
  const value = BigInt(`0x${digits}`);
  const oneCase = digits === digits.toLowerCase() || digits === digits.toUpperCase();
  if (!oneCase && checksumAddress(value) !== `0x${digits}`) {
    return fail(
      'address',
      'The capitals of this address do not match its checksum (EIP-55), so a digit may be mistyped.',
    );
  }
  return ok(value);
}
