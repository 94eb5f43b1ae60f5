/**
 * Names, order and registry keys of network upgrades, from `fork-names.json`, which is small enough for every
 * page. Adding an upgrade there needs no code.
 */
import { type Facts } from '../lib/schema/types';
import type { forkFactsSchema } from './forkNames.schema';
import raw from './fork-names.json';

type Table = typeof raw.forks;

/** Key of a network upgrade. */
export type Fork = keyof Table;

/** Key of an upgrade with times in the registry, and of these times in the data. */
export type ForkId = { [Key in Fork]: Table[Key]['registry_key'] extends string ? Key : never }[Fork];

/** Key of an upgrade that a documentation version describes. */
export type DocumentedFork = {
  [Key in Fork]: Table[Key] extends { readonly documented: boolean } ? Key : never;
}[Fork];

/** An upgrade's entry in fork-names.json. */
export type ForkFacts = Facts<typeof forkFactsSchema>;

const table = raw.forks as Readonly<Record<Fork, ForkFacts>>;

/** Oldest first. */
export const forks = Object.keys(table) as readonly Fork[];

function isForkId(fork: Fork): fork is ForkId {
  return table[fork].registry_key !== null;
}

/** Upgrades with times in the registry, oldest first. */
export const forkIds: readonly ForkId[] = forks.filter(isForkId);

function isDocumented(fork: Fork): fork is DocumentedFork {
  return table[fork].documented === true;
}

/** Upgrades with a documentation version, oldest first. */
export const documentedForks: readonly DocumentedFork[] = forks.filter(isDocumented);

/** Names of upgrades with times in the registry, oldest first. */
export const forkNames = Object.fromEntries(forkIds.map((fork) => [fork, table[fork].name])) as Readonly<
  Record<ForkId, string>
>;

/** `isthmus` as `Isthmus`. */
export function forkName(fork: Fork): string {
  return table[fork].name;
}

/** An upgrade's entry in fork-names.json. */
export function forkFacts(fork: Fork): ForkFacts {
  return table[fork];
}
