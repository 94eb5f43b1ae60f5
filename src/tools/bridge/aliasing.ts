import { checksumAddress, parseAddress } from './address';
import { ok, type Result } from '../../lib/result';

/** What is added to the address of a contract on L1 to get the sender that L2 sees. */
export const ALIAS_OFFSET = 0x1111000000000000000000000000000000001111n;

const ADDRESS_SPACE = 1n << 160n;

/** Which way to go: from the contract on L1 to its alias on L2, or back. */
export const aliasDirections = ['apply', 'undo'] as const;
export type AliasDirection = (typeof aliasDirections)[number];

/** The address on L2 that stands for a contract on L1; wraps around at 160 bits. */
export function applyAlias(address: bigint): bigint {
  return (address + ALIAS_OFFSET) % ADDRESS_SPACE;
}

/** The contract on L1 that an alias on L2 stands for. */
export function undoAlias(alias: bigint): bigint {
  return (alias - ALIAS_OFFSET + ADDRESS_SPACE) % ADDRESS_SPACE;
}

/** Both addresses with checksums. */
export interface AliasPair {
  readonly l1: string;
  readonly l2: string;
}

/** Reads an address and pairs it with its alias, or with what it is the alias of. */
export function aliasPair(text: string, direction: AliasDirection): Result<AliasPair, 'address'> {
  const parsed = parseAddress(text);
  if (!parsed.ok) return parsed;
  const [l1, l2] =
    direction === 'apply'
      ? [parsed.value, applyAlias(parsed.value)]
      : [undoAlias(parsed.value), parsed.value];
  return ok({ l1: checksumAddress(l1), l2: checksumAddress(l2) });
}
