/**
 * Controlled vocabulary of readers, page kinds and subjects. Front matter holds
 * the kebab-case ids. Tags added here reach validation, index pages and
 * reference automatically.
 */
import { personas, type PersonaId, type Tag } from './personas';

export { personas, type PersonaId, type Tag };

/** A category with the layer that groups it. */
export interface CategoryTag extends Tag {
  readonly layer: CategoryLayerId;
}

export const contentTypes = {
  tutorial: {
    label: 'Tutorial',
    description: 'Builds something that works from scratch, with every command shown.',
  },
  guide: {
    label: 'Guide',
    description: 'How to solve one task, for a reader who knows the basics.',
  },
  reference: {
    label: 'Reference',
    description: 'Complete and uniform: every flag, method, address or parameter of its subject.',
  },
  'landing-page': {
    label: 'Landing page',
    description: 'Helps to choose the page to read next.',
  },
  notice: {
    label: 'Notice',
    description: 'Who must do what by when, for a change to the network.',
  },
  troubleshooting: {
    label: 'Troubleshooting',
    description: 'From the exact symptom to its cause and its fix.',
  },
  article: {
    label: 'Article',
    description: 'Builds understanding of how and why something works.',
  },
} as const satisfies Record<string, Tag>;

export const categoryLayers = {
  superchain: {
    label: 'Superchain and governance',
    description: 'The network of chains and how it is governed.',
  },
  protocol: { label: 'Rollup protocol', description: 'How a chain is derived, sequenced and settled.' },
  execution: { label: 'Execution', description: 'What happens inside an L2 block.' },
  contracts: { label: 'Contracts', description: 'Contracts on both layers and how they are upgraded.' },
  bridging: { label: 'Bridging', description: 'Moving messages, ether and tokens between the layers.' },
  proofs: {
    label: 'Fault proofs',
    description: 'How claims about the state of L2 are disputed and settled.',
  },
  interop: { label: 'Interoperability', description: 'Messages and assets between chains of one cluster.' },
  'data-availability': { label: 'Data availability', description: 'Where transaction data is published.' },
  fees: { label: 'Fees', description: 'What transactions cost and what chains pay and earn.' },
  operations: { label: 'Running chains', description: 'Deploying, configuring and operating a chain.' },
  nodes: { label: 'Running nodes', description: 'Deploying, configuring and operating a node.' },
  security: { label: 'Security', description: 'Trust assumptions, reviews and response to incidents.' },
  building: {
    label: 'Building applications',
    description: 'Tools and techniques for application developers.',
  },
  resources: { label: 'Resources', description: 'Figures to look up, and how to take part.' },
} as const satisfies Record<string, Tag>;

export type CategoryLayerId = keyof typeof categoryLayers;

export const categories = {
  'superchain-network': {
    layer: 'superchain',
    label: 'Superchain',
    description: 'Chains that share the OP Stack, its upgrades and its security.',
  },
  'superchain-registry': {
    layer: 'superchain',
    label: 'Superchain Registry',
    description: 'The source of truth for chain configurations and addresses.',
  },
  'standard-chains': {
    layer: 'superchain',
    label: 'Standard chains',
    description: 'Configurations that meet the standard rollup charter.',
  },
  'network-upgrades': {
    layer: 'superchain',
    label: 'Network upgrades',
    description: 'Hard forks and contract upgrades: contents, times and preparation.',
  },
  'protocol-governance': {
    layer: 'superchain',
    label: 'Protocol governance',
    description: 'Votes, councils and charters that decide on the protocol.',
  },
  'privileged-roles': {
    layer: 'superchain',
    label: 'Privileged roles',
    description: 'Keys and multisigs that can change or stop a chain.',
  },
  'chain-directory': {
    layer: 'superchain',
    label: 'Chain directory',
    description: 'Networks with their chain IDs, endpoints and explorers.',
  },

  'rollup-design': {
    layer: 'protocol',
    label: 'Rollup design',
    description: 'How an optimistic rollup is put together and why.',
  },
  derivation: {
    layer: 'protocol',
    label: 'Derivation',
    description: 'Computing L2 blocks from data on L1.',
  },
  sequencing: {
    layer: 'protocol',
    label: 'Sequencing',
    description: 'Ordering transactions and producing blocks.',
  },
  batching: {
    layer: 'protocol',
    label: 'Batching',
    description: 'Compressing and publishing transactions to the data layer.',
  },
  'output-proposals': {
    layer: 'protocol',
    label: 'Output proposals',
    description: 'Claims about the state of the chain, made on L1.',
  },
  'consensus-client': {
    layer: 'protocol',
    label: 'Consensus client',
    description: 'op-node and other clients that decide which blocks make up the chain.',
  },
  finality: {
    layer: 'protocol',
    label: 'Finality',
    description: 'When blocks and transactions can no longer change.',
  },
  reorgs: {
    layer: 'protocol',
    label: 'Reorgs',
    description: 'Blocks that are replaced, and what depends on them.',
  },
  'block-production': {
    layer: 'protocol',
    label: 'Block production',
    description: 'Block times, gas limits and payload building.',
  },
  'peer-to-peer': {
    layer: 'protocol',
    label: 'Peer-to-peer',
    description: 'Gossip, peers and network identity.',
  },
  'chain-architecture': {
    layer: 'protocol',
    label: 'Architecture',
    description: 'Components of the stack and how they fit together.',
  },

  'execution-client': {
    layer: 'execution',
    label: 'Execution client',
    description: 'op-reth and other clients that execute blocks.',
  },
  evm: {
    layer: 'execution',
    label: 'EVM',
    description: 'Opcodes, precompiles and differences from Ethereum.',
  },
  'deposit-transactions': {
    layer: 'execution',
    label: 'Deposit transactions',
    description: 'Transactions on L2 that start on L1.',
  },
  'transaction-lifecycle': {
    layer: 'execution',
    label: 'Transaction lifecycle',
    description: 'A transaction from being sent to being final.',
  },
  'transaction-pool': {
    layer: 'execution',
    label: 'Transaction pool',
    description: 'Admission, ordering and conditional inclusion of transactions.',
  },
  'json-rpc-api': {
    layer: 'execution',
    label: 'JSON-RPC',
    description: 'Methods of nodes and services.',
  },
  'state-and-history': {
    layer: 'execution',
    label: 'State and history',
    description: 'Archive data, snapshots and the chain before Bedrock.',
  },

  'smart-contracts': {
    layer: 'contracts',
    label: 'Smart contracts',
    description: 'Contracts of the protocol on both layers.',
  },
  'system-configuration': {
    layer: 'contracts',
    label: 'System configuration',
    description: 'Parameters that a chain keeps on L1.',
  },
  predeploys: {
    layer: 'contracts',
    label: 'Predeploys',
    description: 'Protocol contracts that exist from the first block.',
  },
  preinstalls: {
    layer: 'contracts',
    label: 'Preinstalls',
    description: 'Common contracts that every chain starts with.',
  },
  'contract-deployment': {
    layer: 'contracts',
    label: 'Contract deployment',
    description: 'Deploying contracts and verifying them.',
  },
  'contract-upgrades': {
    layer: 'contracts',
    label: 'Contract upgrades',
    description: 'Changing deployed protocol contracts safely.',
  },
  proxies: {
    layer: 'contracts',
    label: 'Proxies',
    description: 'Contracts that forward to an implementation.',
  },
  'contract-addresses': {
    layer: 'contracts',
    label: 'Contract addresses',
    description: 'Where to find protocol contracts on each chain.',
  },

  bridges: {
    layer: 'bridging',
    label: 'Bridges',
    description: 'Contracts that move value between the layers.',
  },
  deposits: { layer: 'bridging', label: 'Deposits', description: 'From L1 to L2.' },
  withdrawals: {
    layer: 'bridging',
    label: 'Withdrawals',
    description: 'From L2 to L1, with a proof and a delay.',
  },
  'cross-domain-messaging': {
    layer: 'bridging',
    label: 'Cross-domain messaging',
    description: 'Contract calls between L1 and L2.',
  },
  'forced-inclusion': {
    layer: 'bridging',
    label: 'Forced inclusion',
    description: 'Transactions a sequencer cannot refuse.',
  },
  'address-aliasing': {
    layer: 'bridging',
    label: 'Address aliasing',
    description: 'How contract senders appear on the other layer.',
  },

  'fault-proofs': {
    layer: 'proofs',
    label: 'Fault proofs',
    description: 'The system that lets anyone dispute a wrong claim.',
  },
  'dispute-games': {
    layer: 'proofs',
    label: 'Dispute games',
    description: 'Contracts in which claims are argued and resolved.',
  },
  'fault-proof-vm': {
    layer: 'proofs',
    label: 'Fault proof VM',
    description: 'Cannon, MIPS and single-step execution on chain.',
  },
  'proof-programs': {
    layer: 'proofs',
    label: 'Proof programs',
    description: 'kona-client, op-program, preimages and absolute prestates.',
  },
  'permissionless-proofs': {
    layer: 'proofs',
    label: 'Permissionless proofs',
    description: 'Letting anyone propose and challenge.',
  },
  'honest-challenger': {
    layer: 'proofs',
    label: 'Honest challenger',
    description: 'Services that defend correct claims and monitor games.',
  },

  interoperability: {
    layer: 'interop',
    label: 'Interoperability',
    description: 'Chains that read and trust each other directly.',
  },
  'message-relaying': {
    layer: 'interop',
    label: 'Message relaying',
    description: 'Executing on one chain a message sent on another.',
  },
  'cross-chain-messages': {
    layer: 'interop',
    label: 'Cross-chain messages',
    description: 'Initiating and executing messages between chains.',
  },
  'cross-chain-events': {
    layer: 'interop',
    label: 'Cross-chain events',
    description: 'Reading and proving logs of another chain.',
  },
  'superchain-tokens': {
    layer: 'interop',
    label: 'Superchain tokens',
    description: 'Tokens that move between chains by burning and minting.',
  },
  'cross-chain-ether': {
    layer: 'interop',
    label: 'Cross-chain ether',
    description: 'Moving ETH between chains of a cluster.',
  },
  'access-lists': {
    layer: 'interop',
    label: 'Access lists',
    description: 'Declaring a message to the node before it is executed.',
  },
  'dependency-set': {
    layer: 'interop',
    label: 'Dependency set',
    description: 'Which chains may read whose messages.',
  },
  'message-safety': {
    layer: 'interop',
    label: 'Message safety',
    description: 'Safety levels, invalid messages and what they can cost.',
  },
  'interop-devnets': {
    layer: 'interop',
    label: 'Interop devnets',
    description: 'Public networks for trying out interop.',
  },
  'local-simulation': {
    layer: 'interop',
    label: 'Local simulation',
    description: 'Several chains on one machine for development.',
  },

  'data-availability': {
    layer: 'data-availability',
    label: 'Data availability',
    description: 'Keeping the inputs of a chain retrievable.',
  },
  blobs: {
    layer: 'data-availability',
    label: 'Blobs',
    description: 'EIP-4844 data and the beacon nodes that serve it.',
  },
  'alternative-data': {
    layer: 'data-availability',
    label: 'Alternative DA',
    description: 'Publishing data somewhere other than Ethereum.',
  },
  'span-batches': {
    layer: 'data-availability',
    label: 'Span batches',
    description: 'The compact batch format introduced with Delta.',
  },

  'transaction-fees': {
    layer: 'fees',
    label: 'Transaction fees',
    description: 'What a transaction costs on L2.',
  },
  'data-fees': {
    layer: 'fees',
    label: 'L1 data fees',
    description: 'The share that pays for publishing a transaction.',
  },
  'operator-fees': {
    layer: 'fees',
    label: 'Operator fees',
    description: 'The fee an operator can set since Isthmus.',
  },
  'base-fee': {
    layer: 'fees',
    label: 'Base fee',
    description: 'EIP-1559 parameters and how the base fee moves.',
  },
  'fee-scalars': {
    layer: 'fees',
    label: 'Fee scalars',
    description: 'Parameters that let a chain recover its costs.',
  },
  'gas-estimation': {
    layer: 'fees',
    label: 'Gas estimation',
    description: 'Predicting limits and prices before sending.',
  },
  'custom-gas-tokens': {
    layer: 'fees',
    label: 'Custom gas tokens',
    description: 'Chains that charge for gas in a token other than ETH.',
  },

  'chain-deployment': {
    layer: 'operations',
    label: 'Chain deployment',
    description: 'Launching a new chain.',
  },
  'chain-configuration': {
    layer: 'operations',
    label: 'Chain configuration',
    description: 'Parameters and flags of the services of a chain.',
  },
  'chain-customization': {
    layer: 'operations',
    label: 'Chain customization',
    description: 'Changing the stack for your own chain.',
  },
  'sequencer-availability': {
    layer: 'operations',
    label: 'Sequencer availability',
    description: 'Failover, conductors and outages.',
  },
  'key-management': {
    layer: 'operations',
    label: 'Key management',
    description: 'Keys of services and owners, and how to keep them safe.',
  },
  'operator-tooling': {
    layer: 'operations',
    label: 'Operator tooling',
    description: 'Programs that deploy, check and support a chain.',
  },
  'chain-runbooks': {
    layer: 'operations',
    label: 'Runbooks',
    description: 'Procedures for daily work and incidents on a chain.',
  },

  'node-setup': { layer: 'nodes', label: 'Node setup', description: 'Installing and starting a node.' },
  'node-configuration': {
    layer: 'nodes',
    label: 'Node configuration',
    description: 'Flags and settings of node software.',
  },
  'node-sync': {
    layer: 'nodes',
    label: 'Node sync',
    description: 'Catching up with the chain, and sync modes.',
  },
  'software-releases': {
    layer: 'nodes',
    label: 'Software releases',
    description: 'Which version to run, and since when.',
  },
  monitoring: {
    layer: 'nodes',
    label: 'Monitoring',
    description: 'Metrics, logs, health checks and alerts.',
  },

  'security-model': {
    layer: 'security',
    label: 'Security model',
    description: 'What is trusted, and what happens when it fails.',
  },
  audits: { layer: 'security', label: 'Audits', description: 'Third-party reviews of the code.' },
  'incident-response': {
    layer: 'security',
    label: 'Incident response',
    description: 'Pausing, disclosure and recovery.',
  },

  'developer-tools': {
    layer: 'building',
    label: 'Developer tools',
    description: 'Libraries, consoles and services for building.',
  },
  foundry: { layer: 'building', label: 'Foundry', description: 'Using forge, cast and anvil.' },
  viem: { layer: 'building', label: 'viem', description: 'Using viem and its OP Stack extensions.' },
  solidity: { layer: 'building', label: 'Solidity', description: 'Writing contracts for OP Stack chains.' },
  tokens: {
    layer: 'building',
    label: 'Tokens',
    description: 'ERC-20 tokens, token lists and bridged assets.',
  },
  'rpc-endpoints': { layer: 'building', label: 'RPC endpoints', description: 'Connecting to a chain.' },
  'block-explorers': {
    layer: 'building',
    label: 'Block explorers',
    description: 'Looking at blocks, transactions and contracts.',
  },
  'app-testing': {
    layer: 'building',
    label: 'Testing applications',
    description: 'Test networks, faucets and local environments.',
  },
  'wallets-and-accounts': {
    layer: 'building',
    label: 'Wallets and accounts',
    description: 'Accounts, signing and account abstraction.',
  },

  terminology: {
    layer: 'resources',
    label: 'Terminology',
    description: 'Terms and what they mean.',
  },
  'network-parameters': {
    layer: 'resources',
    label: 'Network parameters',
    description: 'Constants and figures of networks.',
  },
  'about-this-site': {
    layer: 'resources',
    label: 'About this site',
    description: 'What this site stores, how it was tested and how to host it.',
  },
  contributing: {
    layer: 'resources',
    label: 'Contributing',
    description: 'Contributing to the stack or to this documentation.',
  },
  'getting-started': { layer: 'resources', label: 'Getting started', description: 'Where to begin.' },
} as const satisfies Record<string, CategoryTag>;

export type ContentTypeId = keyof typeof contentTypes;
export type CategoryId = keyof typeof categories;
