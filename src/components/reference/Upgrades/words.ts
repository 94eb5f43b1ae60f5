/** Wording of the upgrade tables. */
import { releaseTagUrl } from '@site/src/data/releaseTag';
import { type ActivationNetwork, type Upgrade } from '@site/src/data/upgrades';

export const activationNetworkNames: Readonly<Record<ActivationNetwork, string>> = {
  op_mainnet: 'OP Mainnet',
  op_sepolia: 'OP Sepolia',
  op_goerli: 'OP Goerli',
};

/** In table order. */
export const runningNetworks = ['op_mainnet', 'op_sepolia'] as const satisfies readonly ActivationNetwork[];

/** In the same order. */
export const activationNetworks: readonly ActivationNetwork[] = [...runningNetworks, 'op_goerli'];

const eips = 'https://eips.ethereum.org/EIPS';
const rips = 'https://github.com/ethereum/RIPs/blob/master/RIPS';

/** Link and remark of a proposal named as `EIP-7702` or `EIP-6110 (requests excluded)`. */
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

/** Splits a release and remark: `op-contracts/v3.0.0 (from Upgrade 14)`. */
export function splitRelease(text: string): { readonly tag: string; readonly remark: string } {
  const [tag = '', ...words] = text.split(' ');
  return { tag, remark: words.join(' ').replace(/^\((.*)\)$/, '$1') };
}

/** Components tagged in another repository. */
const repositories: Readonly<Record<string, string>> = {
  'op-geth': 'ethereum-optimism/op-geth',
  proxyd: 'ethereum-optimism/infra',
};

/** Third-party components, and those that moved to the monorepo at a version; older ones are elsewhere. */
const elsewhereBefore: Readonly<Record<string, readonly [number, number]>> = {
  'op-erigon': [Infinity, 0],
  'op-rbuilder': [Infinity, 0],
  'rollup-boost': [Infinity, 0],
  'op-reth': [1, 11],
  'kona-node': [1, 3],
  'kona-client': [1, 3],
};

/** A release's page; undefined for third-party components and versions that are not tags. */
export function releaseUrl(component: string, version: string): string | undefined {
  const [, major, minor] = /^v(\d+)\.(\d+)\.\d+(-[\w.]+)?$/.exec(version) ?? [];
  if (major === undefined) return undefined;
  const [firstMajor, firstMinor] = elsewhereBefore[component] ?? [0, 0];
  if (Number(major) < firstMajor || (Number(major) === firstMajor && Number(minor) < firstMinor))
    return undefined;
  const repository = repositories[component];
  if (component === 'op-geth') return releaseTagUrl(version, repository);
  return releaseTagUrl(`${component}/${version}`, repository);
}

/** Specification page of a repository path. */
export function specUrl(path: string): string {
  return `https://specs.optimism.io/${path.replace(/^specs\//, '').replace(/\.md$/, '.html')}`;
}

/** An upgrade's title, number included. */
export function upgradeTitle({ name, upgrade_number }: Pick<Upgrade, 'name' | 'upgrade_number'>): string {
  if (upgrade_number === null || name.startsWith('Upgrade ')) return name;
  return `${name} (Upgrade ${upgrade_number})`;
}

/** The version, without the data's words around it. */
export function protocolVersionOf({
  protocol_version: version,
}: Pick<Upgrade, 'protocol_version'>): string | undefined {
  return version !== null && /^(part of )?v\d/.test(version) ? version : undefined;
}
