/** What network upgrades are called. Loads no data file. */
import { type ForkId } from './chains';

/** Those that the registry has times of, by their keys there, oldest first. */
export const forkNames: Readonly<Record<ForkId, string>> = {
  canyon: 'Canyon',
  delta: 'Delta',
  ecotone: 'Ecotone',
  fjord: 'Fjord',
  granite: 'Granite',
  holocene: 'Holocene',
  pectra_blob_schedule: 'Pectra blob schedule',
  isthmus: 'Isthmus',
  jovian: 'Jovian',
  interop: 'Interop',
};

/** Key of a network upgrade; the first two are older than the times of the registry. */
export type Fork = 'bedrock' | 'regolith' | ForkId;

const names: Readonly<Record<Fork, string>> = { bedrock: 'Bedrock', regolith: 'Regolith', ...forkNames };

/** Keys of all network upgrades, oldest first. */
export const forks = Object.keys(names) as readonly Fork[];

/** `isthmus` as `Isthmus`. */
export function forkName(fork: Fork): string {
  return names[fork];
}
