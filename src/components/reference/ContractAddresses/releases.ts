import { type StandardNetwork, standardReleases } from '@site/src/data/contracts';
import { allUpgrades } from '@site/src/data/upgrades';

import { splitRelease } from '../Upgrades/words';

/** The contracts release that OP Mainnet and OP Sepolia run, from the newest executed upgrade. */
export function runningRelease(): string {
  const known = new Set(standardReleases('mainnet').map(({ tag }) => tag));
  const releases = allUpgrades()
    .filter(({ status }) => status !== 'planned')
    .flatMap(({ op_contracts_release: release }) => (release === null ? [] : [splitRelease(release).tag]));
  const running = releases.filter((tag) => known.has(tag)).at(-1);
  if (running === undefined) throw new Error('upgrades.json names no release that contracts.json has.');
  return running;
}

/** Networks with deployed releases, and the names of their L1s. */
export const releaseNetworks: readonly (readonly [StandardNetwork, string])[] = [
  ['mainnet', 'Ethereum'],
  ['sepolia', 'Sepolia'],
];

const spelled: Readonly<Record<string, string>> = {
  mips: 'MIPS',
  delayed_weth: 'DelayedWETH',
  eth_lockbox: 'ETHLockbox',
  l1_erc721_bridge: 'L1ERC721Bridge',
  optimism_mintable_erc20_factory: 'OptimismMintableERC20Factory',
  op_contracts_manager: 'OPContractsManager',
};

/** `system_config` as `SystemConfig`, the source's name. */
export function contractName(key: string): string {
  return (
    spelled[key] ??
    key
      .split('_')
      .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
      .join('')
  );
}
