/** A chain's L1 contracts by purpose, each with a description. */

/** Group names in pages. */
export type GroupId = 'bridges' | 'proofs' | 'configuration';

export interface ContractNote {
  /** Name in the registry. */
  readonly name: string;
  readonly does: string;
}

/** In page order. */
export const groups: Readonly<Record<GroupId, readonly ContractNote[]>> = {
  bridges: [
    {
      name: 'OptimismPortalProxy',
      does: 'Entry to and exit from the chain: takes deposits, and pays out withdrawals once they are proven and final. Holds the bridged ETH of chains without a lockbox.',
    },
    {
      name: 'L1CrossDomainMessengerProxy',
      does: 'Sends messages to L2 contracts and delivers messages from them; failed deliveries can be replayed.',
    },
    {
      name: 'L1StandardBridgeProxy',
      does: 'Moves ETH and ERC-20 tokens between the layers, and holds the L1 tokens that were bridged to L2.',
    },
    {
      name: 'EthLockboxProxy',
      does: 'Holds the bridged ETH on chains that have a lockbox; the portal takes ETH from it to pay withdrawals.',
    },
    { name: 'L1ERC721BridgeProxy', does: 'The same for ERC-721 tokens.' },
    {
      name: 'OptimismMintableERC20FactoryProxy',
      does: 'Creates ERC-20 tokens on L1 that represent tokens native to the chain.',
    },
  ],
  proofs: [
    {
      name: 'DisputeGameFactoryProxy',
      does: 'Creates dispute games, each of which is a claim about the state of the chain, and lists them.',
    },
    {
      name: 'AnchorStateRegistryProxy',
      does: 'Keeps the newest state that a game has confirmed; new games start from it.',
    },
    {
      name: 'DelayedWETHProxy',
      does: 'Holds the bonds of the games, and pays them out after a delay.',
    },
    { name: 'FaultDisputeGame', does: 'Code of the games that anyone can start.' },
    {
      name: 'PermissionedDisputeGame',
      does: 'Code of the games that only the proposer can start and only the proposer and the challenger can play.',
    },
    {
      name: 'MIPS',
      does: 'Executes one instruction of the proof program, to settle a game at its last step.',
    },
    { name: 'PreimageOracle', does: 'Serves the data that the proof program reads.' },
    {
      name: 'L2OutputOracleProxy',
      does: 'Accepts proposals from a trusted proposer, on chains without fault proofs.',
    },
  ],
  configuration: [
    {
      name: 'SystemConfigProxy',
      does: 'Settings the chain reads from L1: batcher, gas limit, fees, block signer, and the addresses of its contracts.',
    },
    {
      name: 'SuperchainConfig',
      does: 'The pause switch and its guardian, shared with other chains.',
    },
    { name: 'ProxyAdmin', does: 'Admin of the proxies: its owner can replace the code behind each of them.' },
    {
      name: 'AddressManager',
      does: 'Maps names to addresses. It dates from before Bedrock; the messenger proxy still uses it.',
    },
    {
      name: 'BatchInbox',
      does: 'The address batches are sent to. It has no code: nodes read the transactions themselves.',
    },
    { name: 'DAChallengeAddress', does: 'Where data that a chain keeps off Ethereum can be challenged.' },
  ],
};

export const groupNames: Readonly<Record<GroupId, string>> = {
  bridges: 'Bridges and messengers',
  proofs: 'Proofs and proposals',
  configuration: 'Configuration and upgrades',
};

/** A chain's contracts of a group. Undescribed ones end the configuration group. */
export function notesOf(
  group: GroupId,
  addresses: Readonly<Record<string, string>>,
): readonly ContractNote[] {
  const there = groups[group].filter(({ name }) => Object.hasOwn(addresses, name));
  if (group !== 'configuration') return there;
  const described = new Set(Object.values(groups).flatMap((notes) => notes.map(({ name }) => name)));
  const others = Object.keys(addresses).filter((name) => !described.has(name));
  return [...there, ...others.map((name): ContractNote => ({ name, does: 'Not described yet.' }))];
}

/** A chain's addresses, including the batch inbox. */
export function addressesOf({
  addresses,
  batch_inbox_addr,
}: {
  readonly addresses: Readonly<Record<string, string>>;
  readonly batch_inbox_addr: string;
}): Readonly<Record<string, string>> {
  return { ...addresses, BatchInbox: batch_inbox_addr };
}
