import { jsonRpcSource } from '../jsonRpc';
import { envelope } from './samples';
import { type RpcSheet } from './types';

const member = {
  id: 'Name of the server in the cluster: its `--raft.server.id`.',
  addr: 'Address of its consensus port, as host and port.',
};
const version =
  'Membership version that your change is based on, from `conductor_clusterMembership`; 0 skips the check.';
const notLeader = {
  'node is not the leader': 'Call the leading conductor; `conductor_leaderWithID` names it.',
};
const refused = {
  'refusing to proxy request to non-leader sequencer':
    'This conductor does not lead. Clients try the next one on their list.',
};

const opConductorRpc: RpcSheet = {
  component: 'op-conductor',
  endpoint: 'http://127.0.0.1:8545',
  source: jsonRpcSource,
  namespaces: {
    conductor: {
      methods: {
        conductor_overrideLeader: {
          note: 'Makes this conductor claim that it leads, whatever the cluster says. Use it when only one server is left and you have started its sequencer by hand; the batcher then accepts that sequencer.',
          params: { override: '`true` to claim leadership, `false` to report the real state again.' },
          example: [true],
        },
        conductor_leaderOverridden: {
          note: 'Whether `conductor_overrideLeader` is in force on this conductor. Alert on it, so that no one forgets to turn it off.',
          example: [],
        },
        conductor_pause: {
          note: 'Keeps this conductor from starting or stopping its sequencer. It still votes and can become leader. Call this before you work on the sequencer.',
          example: [],
        },
        conductor_resume: {
          note: 'Takes control again after `conductor_pause`. It first checks whether the sequencer is active.',
          example: [],
          errors: {
            'cannot resume because failed to get sequencer active status: …': '`op-node` did not answer.',
          },
        },
        conductor_stop: {
          note: 'Stops the conductor for good. It stops taking part in the cluster and closes its RPC, so the response may not reach you. Start the process again to bring it back.',
          example: [],
        },
        conductor_paused: {
          note: 'Whether this conductor is paused. Alert if it stays paused.',
          example: [],
        },
        conductor_stopped: {
          note: 'Whether this conductor has been stopped. Since that closes its RPC, you get `false` or no answer.',
          example: [],
        },
        conductor_sequencerHealthy: {
          note: 'Whether the sequencer passes the health checks of this conductor: its unsafe head is recent and it has enough peers. Two more checks, if you enable them, require that the safe head is recent too and that the execution client has enough peers.',
          example: [],
        },
        conductor_leader: {
          note: 'Whether this conductor leads. `op-node` calls it when its sequencer starts and stops; each new block goes through `conductor_commitUnsafePayload`.',
          example: [],
          result: 'Also `true` while leadership is overridden.',
        },
        conductor_leaderWithID: {
          note: 'Which server leads. Any conductor can answer.',
          example: [],
          result: 'While leadership is overridden, `id` is `N/A (Leader overridden)`.',
        },
        conductor_addServerAsVoter: {
          note: 'Adds a server that votes in elections, or gives an existing server a vote. Its consensus port must already be reachable.',
          params: { ...member, version },
          example: ['sequencer-2', 'sequencer-2.internal:50050', 0],
          errors: notLeader,
        },
        conductor_addServerAsNonvoter: {
          note: 'Adds a server that follows the log but does not vote. Use it to let a new server catch up first.',
          params: { ...member, version },
          example: ['sequencer-3', 'sequencer-3.internal:50050', 0],
          errors: notLeader,
        },
        conductor_demoteVoter: {
          note: "Takes a server's vote but keeps the server in the cluster. If it leads, another one is elected.",
          params: { id: member.id, version },
          example: ['sequencer-2', 0],
          errors: notLeader,
        },
        conductor_removeServer: {
          note: 'Removes a server from the cluster. If it leads, another one is elected.',
          params: { id: member.id, version },
          example: ['sequencer-3', 0],
          errors: notLeader,
        },
        conductor_transferLeader: {
          note: 'Makes this conductor transfer leadership to another one. The call returns when the transfer begins, not when it is done. On a conductor that does not lead, it does nothing.',
          example: [],
        },
        conductor_transferLeaderToServer: {
          note: 'Transfers leadership to the server you name. Use it for planned maintenance.',
          params: member,
          example: ['sequencer-1', 'sequencer-1.internal:50050'],
          errors: notLeader,
        },
        conductor_clusterMembership: {
          note: 'Lists all servers, their addresses and whether they vote, with the version of this list.',
          example: [],
          result: '`suffrage` is 0 for voters and 1 for non-voters.',
        },
        conductor_active: {
          note: 'Whether this conductor is in control: neither paused nor stopped.',
          example: [],
        },
        conductor_commitUnsafePayload: {
          note: "Adds a block to the cluster's log, so that a majority has it before anyone else does. `op-node` calls it for every block; do not call it by hand.",
          params: { payload: 'The block, in Engine API format.' },
          example: [envelope],
          errors: {
            'failed to apply payload envelope: …': 'This server does not lead, or there is no majority.',
          },
        },
      },
    },
    proxied: {
      methods: {
        eth_getBlockByNumber: {
          note: 'Returns a block from the execution client behind the conductor, for the batcher.',
          params: {
            number: 'Block number in hex, or a tag.',
            fullTx: '`true` for full transactions, `false` for hashes.',
          },
          example: ['latest', false],
          errors: refused,
        },
        miner_setMaxDASize: {
          note: "Passes the batcher's limits on to the execution client. Since `op-conductor/v0.5.1` it does so even when this conductor does not lead; older releases return `false` in that case.",
          params: {
            maxTxSize: 'Maximum bytes per transaction; 0 for no limit.',
            maxBlockSize: 'Maximum bytes per block; 0 for no limit.',
          },
          example: ['0x4e20', '0x1fbd0'],
        },
        optimism_outputAtBlock: {
          note: 'Returns an output root from the `op-node` behind the conductor, for the proposer.',
          params: { blockNumString: 'L2 block number in hex.' },
          example: ['0x92d4d24'],
          errors: refused,
        },
        optimism_syncStatus: {
          note: 'Returns the sync status of the `op-node` behind the conductor, for the batcher and proposer.',
          example: [],
          errors: refused,
        },
        optimism_rollupConfig: {
          note: 'Returns the configuration of the `op-node` behind the conductor. The batcher reads it at startup.',
          example: [],
          errors: refused,
        },
        admin_sequencerActive: {
          note: 'Whether the sequencer behind the conductor is active, for batchers with a list of endpoints.',
          example: [],
          errors: refused,
        },
      },
    },
  },
};

export default opConductorRpc;
