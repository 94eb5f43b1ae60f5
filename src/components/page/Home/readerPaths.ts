import { type PersonaId } from '../../../content/personas';

/** A page, labeled by the reader's goal. */
export interface PathLink {
  readonly label: string;
  readonly to: string;
}

/**
 * Starting points per reader, in home page order. The home page shows the first; each page names that reader.
 */
export const readerPaths: Readonly<
  Record<PersonaId, { readonly links: readonly [PathLink, ...PathLink[]] }>
> = {
  'app-developer': {
    links: [
      { label: 'Deploy a first contract', to: '/app-developers/tutorials/deploy-a-contract' },
      { label: 'Bridge ether and tokens', to: '/app-developers/tutorials/bridging' },
      { label: 'What a transaction costs', to: '/app-developers/transactions/fees' },
      { label: 'Endpoints, faucets, explorers', to: '/app-developers/tools' },
      {
        label: 'Try two chains on your machine',
        to: '/app-developers/tutorials/supersim/getting-started/first-steps',
      },
    ],
  },
  'chain-operator': {
    links: [
      { label: 'Create your own rollup', to: '/operators/chain-operators/tutorials/create-l2-rollup' },
      { label: 'Stop, start and switch over', to: '/operators/chain-operators/management/operations' },
      { label: 'Batcher flags', to: '/operators/chain-operators/configuration/batcher' },
      { label: 'Work out fees', to: '/operators/chain-operators/tools/fee-calculator' },
    ],
  },
  'node-operator': {
    links: [
      { label: 'Run a node with Docker', to: '/operators/node-operators/tutorials/node-from-docker' },
      { label: 'Which release to run', to: '/operators/node-operators/releases' },
      { label: 'Errors and log messages', to: '/operators/node-operators/management/troubleshooting' },
      { label: 'JSON-RPC methods', to: '/operators/node-operators/json-rpc' },
    ],
  },
  'protocol-developer': {
    links: [
      { label: 'Follow how blocks are derived', to: '/stack/rollup/derivation-pipeline' },
      { label: 'How claims are disputed', to: '/stack/fault-proofs/explainer' },
      { label: 'How interop works', to: '/interop/explainer' },
      { label: 'Upgrades and what they contain', to: '/superchain/superchain-upgrades' },
    ],
  },
  auditor: {
    links: [
      { label: 'Assess what a chain’s security rests on', to: '/stack/security/faq-sec-model' },
      { label: 'Contract addresses', to: '/superchain/addresses' },
      { label: 'Privileged roles', to: '/superchain/privileged-roles' },
      { label: 'Audit reports', to: '/stack/security/audits-report' },
    ],
  },
  'governance-participant': {
    links: [
      { label: 'See what each upgrade changed', to: '/superchain/superchain-upgrades' },
      { label: 'What each upgrade required', to: '/notices' },
      { label: 'What makes a chain standard', to: '/superchain/standard-configuration' },
      { label: 'Who holds which key', to: '/superchain/privileged-roles' },
    ],
  },
};
