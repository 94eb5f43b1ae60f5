/** Wording of the activation table. */
import { opGeth } from '@site/src/data/cli-flags/opGeth';
import { opNode } from '@site/src/data/cli-flags/opNode';
import { releasesOfUpgrade } from '@site/src/data/releases';
import { type Upgrade } from '@site/src/data/upgrades';

/** An upgrade's name in flags and the chain configuration: `Pectra blob schedule` as `pectrablobschedule`. */
export function configName({ name }: Pick<Upgrade, 'name'>): string {
  return name.toLowerCase().replace(/[^a-z]/g, '');
}

/** Key in `optimism_rollupConfig`'s result; none for Bedrock, where the chain begins. */
export function rollupKey(upgrade: Pick<Upgrade, 'name'>): string | undefined {
  if (configName(upgrade) === 'bedrock') return undefined;
  return `${upgrade.name.toLowerCase().replace(/[^a-z]+/g, '_')}_time`;
}

/**
 * Key in the result of op-reth's `debug_chainConfig` for a registry chain. Delta has one although it only
 * affects derivation; the blob schedule fix has none.
 */
export function chainKey(upgrade: Pick<Upgrade, 'name'>): string | undefined {
  const name = configName(upgrade);
  if (name === 'pectrablobschedule') return undefined;
  return name === 'bedrock' ? 'bedrockBlock' : `${name}Time`;
}

/** The flag that overrides an upgrade's time, and the programs that have it. */
export function overrideOf(
  upgrade: Pick<Upgrade, 'name'>,
): { readonly flag: string; readonly programs: readonly string[] } | undefined {
  const flag = `override.${configName(upgrade)}`;
  const programs = [opNode, opGeth]
    .filter(({ flags }) => flags.some(({ name }) => name === flag))
    .map(({ component }) => component);
  return programs.length > 0 ? { flag, programs } : undefined;
}

/** Known minimum versions of a node's programs for mainnet. */
export function nodeVersions(upgrade: Upgrade): readonly string[] {
  const mainnet = releasesOfUpgrade(upgrade)?.mainnet ?? {};
  return ['op-node', 'op-reth', 'op-geth'].flatMap((component) =>
    mainnet[component] ? [`${component} ${mainnet[component]}`] : [],
  );
}
