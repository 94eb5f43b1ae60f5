/** An example search and the page it must find. */
export interface SearchExample {
  readonly kind: string;
  readonly query: string;
  /** Short form for display. */
  readonly shown?: string;
  /** Path of the first result. */
  readonly finds: string;
}

/** One search of each kind that readers may not expect to work. */
export const searchExamples: readonly SearchExample[] = [
  {
    kind: 'a flag',
    query: '--max-channel-duration',
    finds: '/operators/chain-operators/configuration/batcher',
  },
  {
    kind: 'an RPC method',
    query: 'optimism_rollupConfig',
    finds: '/operators/node-operators/json-rpc-op-node',
  },
  {
    kind: 'an address',
    query: '0xbEb5Fc579115071764c7423A4f12eDde41f106Ed',
    shown: '0xbEb5…06Ed',
    finds: '/superchain/addresses',
  },
  {
    kind: 'an error',
    query: 'insufficient funds for gas',
    finds: '/app-developers/transactions/troubleshooting',
  },
];
