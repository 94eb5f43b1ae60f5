import { jsonRpcOtherSources, jsonRpcSource } from '../jsonRpc';
import { blockHash } from './samples';
import { type RpcSheet } from './types';

const source = jsonRpcOtherSources.find(({ repo }) => repo === 'ethereum-optimism/supersim');
const noIndexer = (code: number): Readonly<Record<string, string>> => ({
  'L2ToL2MsgIndexer is not initialized. Ensure that interop is enabled using the --interop.enabled flag.': `Code ${code}. This run has no interop, which only forks with \`--interop.enabled=false\` lack. Use \`admin_getAccessListForIdentifier\`.`,
});

/** Methods of the admin service of supersim with notes. */
const supersimRpc: RpcSheet = {
  component: 'supersim',
  endpoint: 'http://127.0.0.1:8420',
  source:
    source?.commit && source.commit_date
      ? { ...source, commit: source.commit, commit_date: source.commit_date }
      : jsonRpcSource,
  namespaces: {
    admin: {
      methods: {
        admin_getConfig: {
          note: 'Chains of this run with ports, chain ids and genesis. For scripts that must not rely on default ports.',
          params: { args: 'Nothing; the parameter may be left out.' },
          example: [],
        },
        admin_getL1Addresses: {
          note: 'Contracts on the local L1 that belong to an L2: portal, bridge, messenger and others.',
          params: { args: 'Chain id of the L2, as a number.' },
          example: [901],
          errors: { 'chain not found': 'Code -32602. No L2 of this run has that id.' },
        },
        admin_getL2ToL2MessageByMsgHash: {
          note: 'A message between L2 chains with sender, target and data, found by its hash.',
          params: { args: 'Hash of the message.' },
          example: [blockHash],
          errors: {
            ...noIndexer(-32601),
            'Failed to get message: …': 'Code -32603. No message has that hash.',
          },
        },
        admin_getAccessListForIdentifier: {
          note: 'The access list with which a transaction may execute a message, computed from identifier and payload. Nothing is looked up, so it works for any chain.',
          params: { args: 'The five fields of the identifier, and the payload: topics and data of the log.' },
          example: [
            {
              origin: '0x4200000000000000000000000000000000000023',
              blockNumber: '4',
              logIndex: '1',
              timestamp: '1746806401',
              chainId: '901',
              payload: '0x382409ac69001e11931a28435afef442cbfd20d9891907e8fa373ba7d351f320',
            },
          ],
          errors: {
            'Invalid parameters: all identifier fields and payload are required':
              'Code -32602. A field is missing, or the payload is empty.',
          },
        },
        admin_getAccessListByMsgHash: {
          note: 'The same access list for a message that Supersim has seen, found by its hash.',
          params: { args: 'Hash of the message.' },
          example: [blockHash],
          errors: {
            ...noIndexer(-32603),
            'Failed to get message: …': 'Code -32602. No message has that hash.',
          },
        },
      },
    },
  },
};

export default supersimRpc;
