/** The chain table's wording. */
import { type Chain, type ForkId } from './chains';
import { forkFacts, forkIds } from './forkNames';

export const levelNames: Readonly<Record<NonNullable<Chain['superchain_level']>, string>> = {
  0: 'Non-standard',
  1: 'Standard candidate',
  2: 'Standard',
};

/** Network upgrades, newest first, except optional ones, which only fixed some chains. */
const newestFirst: readonly ForkId[] = forkIds
  .filter((fork) => forkFacts(fork).activation !== 'optional')
  .reverse();

/** The last network upgrade with a time in the registry; undefined under Bedrock rules. */
export function latestFork(
  chain: Pick<Chain, 'hardforks'>,
): { readonly fork: ForkId; readonly timestamp: number } | undefined {
  for (const fork of newestFirst) {
    const time = chain.hardforks[fork];
    if (time) return { fork, timestamp: time.timestamp };
  }
  return undefined;
}

/** How a chain gets its upgrade times. */
export function inheritance({
  hardfork_inheritance,
  superchain_time,
}: Pick<Chain, 'hardfork_inheritance' | 'superchain_time'>): string {
  if (!hardfork_inheritance || superchain_time === null) return 'its own';
  if (superchain_time === 0) return 'inherited';
  return `inherited since ${new Date(superchain_time * 1000).toISOString().slice(0, 10)}`;
}

export function dataAvailability({ data_availability_type }: Pick<Chain, 'data_availability_type'>): string {
  return data_availability_type === 'eth-da' ? 'Ethereum' : 'Alt-DA';
}
