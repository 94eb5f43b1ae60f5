/** Privileged roles, their holders in the data, and how to read them on chain. */
import { type Chain } from '@site/src/data/chains';
import {
  type ContractsFile,
  opChainContracts,
  standardRoles,
  type StandardNetwork,
} from '@site/src/data/contracts';

export type RoleId =
  | 'l1-proxy-admin-owner'
  | 'l2-proxy-admin-owner'
  | 'system-config-owner'
  | 'guardian'
  | 'batcher'
  | 'proposer'
  | 'challenger'
  | 'unsafe-block-signer'
  | 'protocol-versions-owner';

/** A role's name, and its holder in the data. */
export interface Role {
  readonly title: string;
  /** Layer on which the holder acts. */
  readonly layer: 1 | 2;
  /** Key in a network's standard roles; absent if chains differ. */
  readonly standard?: string;
  /** Key in a chain's roles in the registry. */
  readonly chain?: string;
}

/** In page order. */
export const roles: Readonly<Record<RoleId, Role>> = {
  'l1-proxy-admin-owner': {
    title: 'Owner of the L1 ProxyAdmin',
    layer: 1,
    standard: 'l1ProxyAdminOwner',
    chain: 'ProxyAdminOwner',
  },
  'l2-proxy-admin-owner': { title: 'Owner of the L2 ProxyAdmin', layer: 2, standard: 'l2ProxyAdminOwner' },
  'system-config-owner': { title: 'Owner of SystemConfig', layer: 1, chain: 'SystemConfigOwner' },
  guardian: { title: 'Guardian', layer: 1, standard: 'guardian', chain: 'Guardian' },
  batcher: { title: 'Batcher', layer: 1, chain: 'BatchSubmitter' },
  proposer: { title: 'Proposer', layer: 1, chain: 'Proposer' },
  challenger: { title: 'Challenger', layer: 1, standard: 'challenger', chain: 'Challenger' },
  'unsafe-block-signer': { title: 'Unsafe block signer', layer: 1, chain: 'UnsafeBlockSigner' },
  'protocol-versions-owner': {
    title: 'Owner of ProtocolVersions',
    layer: 1,
    standard: 'protocolVersionsOwner',
  },
};

/** A role's holder: the standard's, else that of the network's OP chain. */
export function holderOf(id: RoleId, network: StandardNetwork, contracts?: ContractsFile): string {
  const { standard, chain } = roles[id];
  const holder =
    standard === undefined
      ? opChainContracts(network, contracts).roles[chain ?? '']
      : standardRoles(network, contracts)[standard];
  if (holder === undefined)
    throw new Error(`contracts.json has no holder of the role "${id}" on ${network}.`);
  return holder;
}

/** Chains with the standard holder of a role; undefined if there is no standard. */
export function chainsWithStandardHolder(
  id: RoleId,
  network: StandardNetwork,
  chains: readonly Chain[],
  contracts?: ContractsFile,
): readonly Chain[] | undefined {
  const { standard, chain } = roles[id];
  if (standard === undefined || chain === undefined) return undefined;
  const holder = standardRoles(network, contracts)[standard];
  return chains.filter(({ superchain, roles: held }) => superchain === network && held[chain] === holder);
}
