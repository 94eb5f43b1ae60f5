/**
 * Network upgrades: what they are called, in which order they come, and how the registry names their times.
 * `fork-names.json` is their one home, small enough for every page; whoever adds an upgrade there need not touch code.
 */
import { type Facts } from '../lib/schema/types';
import type { forkFactsSchema } from './forkNames.schema';
import raw from './fork-names.json';

type Table = typeof raw.forks;

/** Key of a network upgrade. */
export type Fork = keyof Table;

/** Key of a network upgrade that the registry has times of, which is also the key of these times in the data. */
export type ForkId = { [Key in Fork]: Table[Key]['registry_key'] extends string ? Key : never }[Fork];

/** Key of a network upgrade whose rules a version of the documentation describes. */
export type DocumentedFork = {
  [Key in Fork]: Table[Key] extends { readonly documented: boolean } ? Key : never;
}[Fork];

/** What fork-names.json says of a network upgrade. */
export type ForkFacts = Facts<typeof forkFactsSchema>;

const table = raw.forks as Readonly<Record<Fork, ForkFacts>>;

/** Keys of all network upgrades, oldest first. */
export const forks = Object.keys(table) as readonly Fork[];

function isForkId(fork: Fork): fork is ForkId {
  return table[fork].registry_key !== null;
}

/** Keys of those that the registry has times of, oldest first. */
export const forkIds: readonly ForkId[] = forks.filter(isForkId);

function isDocumented(fork: Fork): fork is DocumentedFork {
  return table[fork].documented === true;
}

/** Keys of those that a version of the documentation is named after, oldest first. */
export const documentedForks: readonly DocumentedFork[] = forks.filter(isDocumented);

/** Names of those that the registry has times of, oldest first. */
export const forkNames = Object.fromEntries(forkIds.map((fork) => [fork, table[fork].name])) as Readonly<
  Record<ForkId, string>
>;

/** `isthmus` as `Isthmus`. */
export function forkName(fork: Fork): string {
  return table[fork].name;
}

/** All that fork-names.json says of a network upgrade. */
export function forkFacts(fork: Fork): ForkFacts {
  return table[fork];
}
