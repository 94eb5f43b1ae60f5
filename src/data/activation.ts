import { type ListedChain } from './chainList';
import { type Chain, type ForkId } from './chains';
import { forkNames } from './forkNames';

export type Activation =
  | { readonly status: 'genesis' }
  | { readonly status: 'active' | 'scheduled'; readonly time: number }
  | { readonly status: 'none' };

/** An upgrade's key in the registry. Throws for unknown upgrades. */
export function forkKey(upgrade: string): ForkId {
  const key = upgrade.toLowerCase().replace(/[\s-]+/g, '_');
  if (!isForkId(key)) {
    throw new Error(`There is no upgrade "${upgrade}". Known: ${Object.keys(forkNames).join(', ')}.`);
  }
  return key;
}

function isForkId(key: string): key is ForkId {
  return Object.hasOwn(forkNames, key);
}

/** Whether a fork applies from genesis. A chain younger than a fork may have its time or zero. */
export function isSinceGenesis(timestamp: number, { l2_time }: Pick<Chain['genesis'], 'l2_time'>): boolean {
  return timestamp <= l2_time;
}

/** Whether and since when an upgrade applies; `now` in Unix seconds. */
export function activationOf(chain: Pick<ListedChain, 'forks'>, upgrade: string, now: number): Activation {
  const key = forkKey(upgrade);
  const time = Object.hasOwn(chain.forks, key) ? chain.forks[key] : undefined;
  if (time === undefined) return { status: 'none' };
  if (time === 0) return { status: 'genesis' };
  return { status: time <= now ? 'active' : 'scheduled', time };
}
