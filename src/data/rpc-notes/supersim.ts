import { jsonRpcOtherSources, jsonRpcSource } from '../jsonRpc';
import { blockHash } from './samples';
import { type RpcSheet } from './types';

const source = jsonRpcOtherSources.find(({ repo }) => repo === 'ethereum-optimism/supersim');
const noIndexer = (code: number): Readonly<Record<string, string>> => ({
  'L2ToL2MsgIndexer is not initialized. Ensure that interop is enabled using the --interop.enabled flag.': `Code ${code}. This run has no interop: only forks with \`--interop.enabled=false\` lack it. Use \`admin_getAccessListForIdentifier\`.`,
});

/** Methods of supersim's admin service with notes. */
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
          note: 'The chains of this run with their ids, block times, dependency sets and genesis. On a fork it reveals the URLs of your endpoints, including API keys.',
          params: { args: 'Nothing; you may leave the parameter out.' },
          example: [],
          result:
            '`L1Config.Port` and `L2StartingPort` are the values of the flags. The first chain of `L2Configs` has the latter port, and each later chain the next one. Ports that the system chose are not shown, and `Port` of every L2 is 0. In vanilla mode the answer is long: `GenesisJSON` is the whole genesis of a chain, in Base64.',
        },
        admin_getL1Addresses: {
          note: 'The contracts of an L2 on the local L1: portal, bridges, messenger and others.',
          params: { args: 'Chain ID of the L2, as a number.' },
          example: [901],
          result:
            'Nine addresses by name. In vanilla mode `L2OutputOracleProxy` and `ProxyAdmin` are the zero address.',
          errors: {
            'chain not found': 'Code -32602. No L2 in this run has that id.',
            'method handler crashed':
              'Code -32603. The id is missing, or a forked chain has no `L2OutputOracleProxy` in the registry, such as OP Mainnet, OP Sepolia and Base Sepolia. Take the addresses of such a chain from the registry.',
          },
        },
        admin_getL2ToL2MessageByMsgHash: {
          note: 'Finds a message between L2 chains by its hash and returns sender, target and data.',
          params: { args: 'Hash of the message.' },
          example: [blockHash],
          errors: {
            ...noIndexer(-32601),
            'Valid msg hash not provided': 'Code -32602. The hash is missing.',
            'Failed to get message: …': 'Code -32603. No message has that hash.',
          },
        },
        admin_getAccessListForIdentifier: {
          note: 'Computes the access list that a transaction needs to execute a message, from its identifier and payload. It looks nothing up, so it works for any chain.',
          params: {
            args: 'The five fields of the identifier, and the payload: topics and data of the log. An empty string in place of a number counts as 0.',
          },
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
            'Invalid parameters: identifier is required': 'Code -32602. The object is missing.',
            'Invalid parameters: all identifier fields and payload are required':
              'Code -32602. A field is missing, the payload is empty, or the origin is the zero address.',
          },
        },
        admin_getAccessListByMsgHash: {
          note: 'Returns the same access list for a message that Supersim has seen, by its hash.',
          params: { args: 'Hash of the message.' },
          example: [blockHash],
          errors: {
            ...noIndexer(-32603),
            'Failed to get message: …': 'Code -32602. No message has that hash.',
            'method handler crashed': 'Code -32603. The hash is missing.',
          },
        },
      },
    },
  },
};

export default supersimRpc;
