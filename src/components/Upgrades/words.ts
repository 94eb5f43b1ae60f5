/** What the tables of upgrades say, apart from how they look. */
import { releaseTagUrl } from '@site/src/data/releaseTag';
import { type ActivationNetwork, type Upgrade } from '@site/src/data/upgrades';

/** What the networks with times of their own are called. */
export const activationNetworkNames: Readonly<Record<ActivationNetwork, string>> = {
  op_mainnet: 'OP Mainnet',
  op_sepolia: 'OP Sepolia',
  op_goerli: 'OP Goerli',
};

/** Those that still run, in the order of the tables. */
export const runningNetworks = ['op_mainnet', 'op_sepolia'] as const satisfies readonly ActivationNetwork[];

/** All of them, in the same order. */
export const activationNetworks: readonly ActivationNetwork[] = [...runningNetworks, 'op_goerli'];

const eips = 'https://eips.ethereum.org/EIPS';
const rips = 'https://github.com/ethereum/RIPs/blob/master/RIPS';

/** A proposal named as `EIP-7702` or `EIP-6110 (requests excluded)`: its link and the remark behind it. */
export function proposalLink(text: string): {
  readonly id: string;
  readonly url: string;
  readonly remark: string;
} {
  const [, kind = '', number = '', remark = ''] = /^(EIP|RIP)-(\d+)(?: \((.+)\))?$/.exec(text) ?? [];
  if (kind === '') throw new Error(`upgrades.json names a proposal as "${text}", not as EIP-<n> or RIP-<n>.`);
  const id = `${kind}-${number}`;
  return { id, url: kind === 'EIP' ? `${eips}/eip-${number}` : `${rips}/rip-${number}.md`, remark };
}

/** A release named with words behind it, as `op-contracts/v3.0.0 (from Upgrade 14)`. */
export function splitRelease(text: string): { readonly tag: string; readonly remark: string } {
  const [tag = '', ...words] = text.split(' ');
  return { tag, remark: words.join(' ').replace(/^\((.*)\)$/, '$1') };
}

/** Page of a component's release; undefined for components of others, and where the version is not a tag. */
export function releaseUrl(component: string, version: string): string | undefined {
  if (!/^v\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)) return undefined;
  if (component === 'op-geth') return releaseTagUrl(version, 'ethereum-optimism/op-geth');
  if (component === 'op-reth' || component === 'op-erigon') return undefined;
  return releaseTagUrl(`${component}/${version}`);
}

/** Page of the specification that a path in its repository becomes. */
export function specUrl(path: string): string {
  return `https://specs.optimism.io/${path.replace(/^specs\//, '').replace(/\.md$/, '.html')}`;
}

/** How an upgrade is called where its number is not said otherwise. */
export function upgradeTitle({ name, upgrade_number }: Pick<Upgrade, 'name' | 'upgrade_number'>): string {
  if (upgrade_number === null || name.startsWith('Upgrade ')) return name;
  return `${name} (Upgrade ${upgrade_number})`;
}

/** The version itself, where the data puts words around it. */
export function protocolVersionOf({
  protocol_version: version,
}: Pick<Upgrade, 'protocol_version'>): string | undefined {
  return version !== null && /^(part of )?v\d/.test(version) ? version : undefined;
}
