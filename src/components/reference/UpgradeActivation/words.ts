/** What the table of activations says, apart from how it looks. */
import { opGeth } from '@site/src/data/cli-flags/opGeth';
import { opNode } from '@site/src/data/cli-flags/opNode';
import { releasesOfUpgrade } from '@site/src/data/releases';
import { type Upgrade } from '@site/src/data/upgrades';

/** What flags and the chain configuration call an upgrade: `Pectra blob schedule` as `pectrablobschedule`. */
export function configName({ name }: Pick<Upgrade, 'name'>): string {
  return name.toLowerCase().replace(/[^a-z]/g, '');
}

/** The key in what `optimism_rollupConfig` answers. Bedrock is where the chain begins and has none. */
export function rollupKey(upgrade: Pick<Upgrade, 'name'>): string | undefined {
  if (configName(upgrade) === 'bedrock') return undefined;
  return `${upgrade.name.toLowerCase().replace(/[^a-z]+/g, '_')}_time`;
}

/**
 * The key in what `debug_chainConfig` of op-reth answers for a chain of the registry. Delta has one although it
 * concerns derivation only; the correction of the blob schedule has none.
 */
export function chainKey(upgrade: Pick<Upgrade, 'name'>): string | undefined {
  const name = configName(upgrade);
  if (name === 'pectrablobschedule') return undefined;
  return name === 'bedrock' ? 'bedrockBlock' : `${name}Time`;
}

/** The flag that moves an upgrade, and which of the two programs have it. */
export function overrideOf(
  upgrade: Pick<Upgrade, 'name'>,
): { readonly flag: string; readonly programs: readonly string[] } | undefined {
  const flag = `override.${configName(upgrade)}`;
  const programs = [opNode, opGeth]
    .filter(({ flags }) => flags.some(({ name }) => name === flag))
    .map(({ component }) => component);
  return programs.length > 0 ? { flag, programs } : undefined;
}

/** Minimum versions of the programs of a node for mainnet, where they were found. */
export function nodeVersions(upgrade: Upgrade): readonly string[] {
  const mainnet = releasesOfUpgrade(upgrade)?.mainnet ?? {};
  return ['op-node', 'op-reth', 'op-geth'].flatMap((component) =>
    mainnet[component] ? [`${component} ${mainnet[component]}`] : [],
  );
}
