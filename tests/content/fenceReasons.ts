import type { Reason } from './fenceChecks';

const installers = 'installs programs from the internet, which the tests do without';
const ownChain = 'is for a network and accounts of the reader’s own: its values are the reader’s';
const publicNetwork = 'asks a public network, and the tests have none';
const supersim = 'asks Supersim for what the tests’ own network does not offer in full';
const ownMachine = 'is for a machine that runs a chain’s own services';

/** Why some code blocks are only parsed. The first reason that covers a block counts. */
const fenceReasons: readonly Reason[] = [
  {
    pages: 'docs/',
    lang: 'sh',
    containing: 'supersim',
    reason: 'starts or installs Supersim, whose part a network of the tests plays',
  },
  {
    pages: 'docs/app-developers/tutorials/supersim/getting-started/installation.mdx',
    lang: 'sh',
    reason: installers,
  },
  {
    pages: 'docs/interop/starter-kit.mdx',
    lang: 'sh',
    reason: 'clones and runs a repository from the internet, which the tests do without',
  },
  { pages: 'docs/interop/tools/supersim.mdx', lang: 'sh', reason: supersim },
  { pages: 'docs/app-developers/tutorials/supersim/', lang: 'sh', reason: supersim },
  {
    pages: 'docs/interop/get-started.mdx',
    lang: 'sh',
    reason: 'waits for an auto-relayer by the clock; the tutorial on ether executes the same commands',
  },
  { pages: 'docs/interop/message-expiration.mdx', lang: 'sh', reason: ownChain },
  { pages: 'docs/interop/predeploy.mdx', lang: 'sh', reason: ownChain },
  { pages: 'docs/interop/superchain-eth-bridge.mdx', lang: 'sh', reason: ownChain },
  {
    pages: 'docs/interop/op-supervisor.mdx',
    lang: 'sh',
    reason: 'asks an op-interop-filter, for which there is no package to install',
  },
  { pages: 'docs/interop/supernode.mdx', lang: 'sh', reason: ownMachine },
  { pages: 'docs/interop/superroot.mdx', lang: 'sh', reason: ownMachine },
  { pages: 'docs/interop/tools/devnet.mdx', lang: 'sh', reason: publicNetwork },
  { pages: 'docs/interop/tools/rc-alpha.mdx', lang: 'sh', reason: publicNetwork },
  {
    pages: 'docs/connect/resources/data.mdx',
    lang: 'sh',
    reason: 'reads this site from wherever it is served; the build tests read the same files',
  },
  {
    pages: 'docs/connect/resources/data.mdx',
    lang: 'js',
    reason: 'reads this site from wherever it is served',
  },
  {
    pages: 'docs/connect/contribute/stack-contribute.mdx',
    lang: 'sh',
    reason: 'builds programs of other repositories, which the tests do without',
  },
  {
    pages: 'docs/connect/',
    lang: 'sh',
    reason: 'serves or reads this site, which the build tests do in their own way',
  },
  {
    pages: 'docs/app-developers/testing-apps.mdx',
    lang: 'sh',
    reason: 'forks public networks or starts a network in containers, which the tests do without',
  },
  { pages: 'docs/app-developers/bridging/', lang: 'sh', reason: ownChain },
  { pages: 'docs/app-developers/tools/', lang: 'sh', reason: publicNetwork },
  { pages: 'docs/app-developers/building-apps.mdx', lang: 'sh', reason: ownChain },
  { pages: 'docs/app-developers/transactions/', lang: 'sh', reason: publicNetwork },
  { pages: 'docs/notices/', lang: 'sh', reason: ownMachine },
  { pages: 'docs/operators/', lang: 'sh', reason: ownMachine },
  { pages: 'docs/superchain/superchain-upgrades.mdx', lang: 'sh', containing: 'op-node', reason: ownMachine },
  { pages: 'docs/superchain/superchain-upgrades.mdx', lang: 'sh', containing: 'op-reth', reason: ownMachine },
  { pages: 'docs/superchain/', lang: 'sh', reason: publicNetwork },
  { pages: 'docs/stack/fault-proofs/', lang: 'sh', reason: ownMachine },
  { pages: 'docs/stack/opcm.mdx', lang: 'sh', reason: ownChain },
  { pages: 'docs/stack/', lang: 'sh', reason: publicNetwork },
  {
    pages: 'versioned_docs/',
    lang: 'sh',
    reason: 'is of a snapshot, whose pages describe chains and programs as they were',
  },
];

export default fenceReasons;
