/**
 * Readers, as part of the vocabulary; separate, since the rest of it is large
 * and scripts in browsers need only these.
 */

export interface Tag {
  /** For chips and index-page titles. */
  readonly label: string;
  /** One line on what the tag covers. */
  readonly description: string;
}

export const personas = {
  'protocol-developer': {
    label: 'Protocol developer',
    description: 'Changes or extends the OP Stack: derivation, execution, contracts, proofs.',
  },
  'chain-operator': {
    label: 'Chain operator',
    description: 'Deploys and runs an OP Stack chain: sequencer, batcher, proposer, challenger.',
  },
  'app-developer': {
    label: 'App developer',
    description: 'Builds contracts and applications on OP Stack chains, on one or across many.',
  },
  'node-operator': {
    label: 'Node operator',
    description: 'Runs nodes that follow an OP Stack chain, for their own use or to serve others.',
  },
  auditor: {
    label: 'Auditor',
    description: 'Reviews contracts, bridges, configurations and the assumptions they rest on.',
  },
  'governance-participant': {
    label: 'Governance participant',
    description: 'Weighs and votes on upgrades, roles and the rules of the Superchain.',
  },
} as const satisfies Record<string, Tag>;

export type PersonaId = keyof typeof personas;
