import { type StandardNetwork } from '@site/src/data/contracts';

/** Release of the L1 contracts that OP Mainnet and OP Sepolia run as of Isthmus; a test finds it in the upgrades. */
export const runningRelease = 'op-contracts/v3.0.0';

/** Networks that releases are deployed on, each with the name of its first layer. */
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

/** `system_config` as `SystemConfig`, the name in the source. */
export function contractName(key: string): string {
  return (
    spelled[key] ??
    key
      .split('_')
      .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
      .join('')
  );
}
