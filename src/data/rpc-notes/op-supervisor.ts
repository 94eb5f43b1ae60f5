import { jsonRpcSource } from '../jsonRpc';
import { blockHash, blockId } from './samples';
import { type RpcSheet } from './types';

const chainId = 'Chain id in decimal, as text.';
const unknownChain = { 'unknown chain': 'The chain is not in the dependency set of the supervisor.' };
const noHead = { ...unknownChain, 'future data': 'Nothing is recorded yet: interop may not be active.' };

/** Methods of op-supervisor with notes. */
const opSupervisorRpc: RpcSheet = {
  component: 'op-supervisor',
  endpoint: 'http://127.0.0.1:8545',
  source: jsonRpcSource,
  namespaces: {
    supervisor: {
      methods: {
        supervisor_checkAccessList: {
          note: 'Says whether all messages that a transaction wants to execute exist and are safe enough. Sequencers and transaction pools ask it with the storage keys of the access list for `CrossL2Inbox`.',
          params: {
            inboxEntries: 'The storage keys, in their order.',
            minSafety: 'Least safety: `unsafe`, `cross-unsafe`, `local-safe`, `safe` or `finalized`.',
            executingDescriptor:
              'Chain and time of execution; a timeout makes it hold for so many seconds longer.',
          },
          example: [
            [
              '0x0100000000000000000003850000000000000004000000006706ef3700000001',
              '0x034b845c4778592b292db731cdce59dfb23135ba9852fc5fede4e3864bf0c24f',
            ],
            'cross-unsafe',
            { chainID: '902', timestamp: '0x6706ef39', timeout: '0x0' },
          ],
          result: '`null` means yes; every no is an error.',
          errors: {
            'conflicting data':
              'A message does not exist as stated, is not safe enough, or may not be executed on that chain at that time.',
            'invalidated read': 'Data was rolled back during the check. Ask again.',
            'failed to read data: …': 'The entries are not an access list of `CrossL2Inbox`.',
            'invalid argument 1: unrecognized safety level: …': 'Code -32602. The level is none of the five.',
            'unexpected min-safety level':
              'The level is `invalid`, which the supervisor knows and does not check against.',
          },
        },
        supervisor_crossDerivedToSource: {
          note: 'The L1 block from which on an L2 block was safe across chains.',
          params: { chainID: chainId, derived: 'The L2 block.' },
          example: ['901', blockId],
          errors: { ...unknownChain, 'future data': 'The block is not safe yet.' },
        },
        supervisor_localUnsafe: {
          note: 'Newest block of a chain that its own node reports, before any check across chains.',
          params: { chainID: chainId },
          example: ['901'],
          errors: noHead,
        },
        supervisor_localSafe: {
          note: 'Newest block of a chain whose data is on L1, with that L1 block. Messages of other chains are not considered.',
          params: { chainID: chainId },
          example: ['901'],
          errors: noHead,
        },
        supervisor_crossSafe: {
          note: 'Newest block of a chain that is safe with all it depends on, with the L1 block that made it so. This is what the chain calls safe.',
          params: { chainID: chainId },
          example: ['901'],
          errors: noHead,
        },
        supervisor_finalized: {
          note: 'Newest block of a chain that is safe across chains as of an L1 block that is final.',
          params: { chainID: chainId },
          example: ['901'],
          errors: unknownChain,
        },
        supervisor_finalizedL1: {
          note: 'Newest final L1 block the supervisor knows. If it stands still, so does finality of all its chains.',
          example: [],
          errors: { 'finality of L1 is not initialized: not found': 'The supervisor has just started.' },
        },
        supervisor_superRootAtTimestamp: {
          note: 'Computes the super root: one commitment to the output roots of all chains at one time. Proposers of interop chains claim it.',
          params: { timestamp: 'Unix time in seconds.' },
          example: ['0x6706ef39'],
          errors: {
            'cross-derived-to-source failed for chain …: …':
              'A chain is not safe across chains at that time yet. `not found` at the end means that it is only too early.',
          },
        },
        supervisor_syncStatus: {
          note: 'Heads of all chains in one answer, and the L1 block and the times up to which all of them have come. The call for monitoring.',
          example: [],
          errors: {
            'supervisor status tracker not ready': 'No chain has reported a head since the start. Ask again.',
            'min synced L1 mismatch: … != …':
              'The nodes of two chains report different L1 blocks at the same height, as in a reorg of L1. Ask again.',
          },
        },
        supervisor_allSafeDerivedAt: {
          note: 'Newest block of every chain that can be derived up to an L1 block.',
          params: { derivedFrom: 'The L1 block.' },
          example: [{ hash: blockHash, number: 22600000 }],
          errors: {
            'failed to get last derived block for chain …: …': 'A chain has not been derived that far.',
          },
        },
      },
    },
    admin: {
      methods: {
        admin_start: {
          note: 'Starts the service within the process, which does so by itself. After `admin_stop` it brings back neither the nodes nor the databases of logs: restart the process instead.',
          example: [],
          errors: { 'already started': 'It runs.' },
        },
        admin_stop: {
          note: 'Stops following chains, closes the databases of logs and lets go of the nodes, whose safe heads then stand still.',
          example: [],
          errors: { 'already stopped': 'It was stopped before.' },
        },
        admin_addL2RPC: {
          note: 'Takes one more node under control, in addition to those named at the start.',
          params: {
            rpc: 'WebSocket address of the interop port of `op-node`.',
            jwtSecret: 'Secret of that port, 32 bytes.',
          },
          example: [
            'ws://127.0.0.1:9645',
            '0x688f5d737bad920bdfb2fc2f488d6b6209eebda1dae949a8de91398d932c517a',
          ],
          errors: {
            'failed to set up sync source from RPC: …': 'The node cannot be reached, or the secret is wrong.',
          },
        },
        admin_rewind: {
          note: 'Throws away what the supervisor knows of a chain after a block, so that it is read again. For recovery from damaged databases.',
          params: {
            chain: chainId,
            block: 'Last block to keep. It has to be safe across chains already, or the call fails halfway.',
          },
          example: ['901', blockId],
          errors: unknownChain,
        },
      },
    },
  },
};

export default opSupervisorRpc;
