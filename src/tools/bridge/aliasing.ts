import { checksumAddress, parseAddress } from './address';
import { ok, type Result } from '../../lib/result';

/** Added to an L1 contract's address to get the sender that L2 sees. */
export const ALIAS_OFFSET = 0x1111000000000000000000000000000000001111n;

const ADDRESS_SPACE = 1n << 160n;

/** From the L1 contract to its L2 alias, or back. */
export const aliasDirections = ['apply', 'undo'] as const;
export type AliasDirection = (typeof aliasDirections)[number];

/** The L2 alias of an L1 contract; wraps around at 160 bits. */
export function applyAlias(address: bigint): bigint {
  return (address + ALIAS_OFFSET) % ADDRESS_SPACE;
}

/** The L1 contract of an L2 alias. */
export function undoAlias(alias: bigint): bigint {
  return (alias - ALIAS_OFFSET + ADDRESS_SPACE) % ADDRESS_SPACE;
}

/** Both addresses with checksums. */
export interface AliasPair {
  readonly l1: string;
  readonly l2: string;
}

/** Parses an address and returns it with its alias, or with the address that it is the alias of. */
export function aliasPair(text: string, direction: AliasDirection): Result<AliasPair, 'address'> {
  const parsed = parseAddress(text);
  if (!parsed.ok) return parsed;
  const [l1, l2] =
    direction === 'apply'
      ? [parsed.value, applyAlias(parsed.value)]
      : [undoAlias(parsed.value), parsed.value];
  return ok({ l1: checksumAddress(l1), l2: checksumAddress(l2) });
}
