import { jsonRpcSource } from '../jsonRpc';
import { envelope } from './samples';
import { type RpcSheet } from './types';

const member = {
  id: 'Name of the server in the cluster; its `--raft.server.id`.',
  addr: 'Address of its consensus port, as host and port.',
};
const version =
  'Version of the membership this is based on, from `conductor_clusterMembership`; 0 skips the comparison.';
const notLeader = {
  'node is not the leader': 'Call the conductor that leads; `conductor_leaderWithID` names it.',
};
const refused = {
  'refusing to proxy request to non-leader sequencer':
    'This conductor does not lead. Clients try the next one of their list.',
};

const opConductorRpc: RpcSheet = {
  component: 'op-conductor',
  endpoint: 'http://127.0.0.1:8545',
  source: jsonRpcSource,
  namespaces: {
    conductor: {
      methods: {
        conductor_overrideLeader: {
          note: 'Makes this conductor say that it leads, whatever the cluster says. For the case that only one server is left and you have started its sequencer by hand: the batcher then accepts it.',
          params: { override: '`true` to pretend, `false` to tell the truth again.' },
          example: [true],
        },
        conductor_leaderOverridden: {
          note: 'Whether `conductor_overrideLeader` is in force here. Alert on it, because it must not be forgotten.',
          example: [],
        },
        conductor_pause: {
          note: 'Keeps this conductor from starting and stopping its sequencer. It still votes and can become leader. Do this before you work on the sequencer.',
          example: [],
        },
        conductor_resume: {
          note: 'Takes control again after `conductor_pause`, beginning with a look at whether the sequencer is active.',
          example: [],
          errors: {
            'cannot resume because failed to get sequencer active status: …': '`op-node` does not answer.',
          },
        },
        conductor_stop: {
          note: 'Stops the conductor for good. Its part in the cluster ends and its RPC closes, so the answer may not reach you. Start the process again to bring it back.',
          example: [],
        },
        conductor_paused: {
          note: 'Whether this conductor is paused. Alert on it when it lasts.',
          example: [],
        },
        conductor_stopped: {
          note: 'Whether this conductor has been stopped. Since that closes its RPC, you get `false` or no answer.',
          example: [],
        },
        conductor_sequencerHealthy: {
          note: 'Whether the sequencer passes the health checks of this conductor: its unsafe head is recent and it has enough peers, and, where these checks are switched on, its safe head is recent too and the execution client has enough peers.',
          example: [],
        },
        conductor_leader: {
          note: 'Whether this conductor leads. `op-node` asks it when its sequencer is started and stopped; each block it makes goes through `conductor_commitUnsafePayload`.',
          example: [],
          result: 'Also `true` while leadership is overridden.',
        },
        conductor_leaderWithID: {
          note: 'Which server leads, wherever you ask.',
          example: [],
          result: 'While leadership is overridden, `id` is `N/A (Leader overridden)`.',
        },
        conductor_addServerAsVoter: {
          note: 'Adds a server that takes part in elections, or gives an existing one its vote. Its consensus port must be reachable already.',
          params: { ...member, version },
          example: ['sequencer-2', 'sequencer-2.internal:50050', 0],
          errors: notLeader,
        },
        conductor_addServerAsNonvoter: {
          note: 'Adds a server that follows the log and does not vote. Use it to let a new server catch up first.',
          params: { ...member, version },
          example: ['sequencer-3', 'sequencer-3.internal:50050', 0],
          errors: notLeader,
        },
        conductor_demoteVoter: {
          note: 'Takes the vote from a server and keeps it in the cluster. If it leads, another one is elected.',
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
          note: 'Makes this conductor hand leadership to another one. It returns when that has begun, not when it is done; asking one that does not lead does nothing.',
          example: [],
        },
        conductor_transferLeaderToServer: {
          note: 'The same with a successor of your choice. For planned maintenance.',
          params: member,
          example: ['sequencer-1', 'sequencer-1.internal:50050'],
          errors: notLeader,
        },
        conductor_clusterMembership: {
          note: 'All servers with address and vote, and the version of this list.',
          example: [],
          result: '`suffrage` is 0 for voters and 1 for those without a vote.',
        },
        conductor_active: {
          note: 'Whether this conductor is in control: neither paused nor stopped.',
          example: [],
        },
        conductor_commitUnsafePayload: {
          note: 'Puts a block into the log of the cluster, so that a majority has it before anyone else. `op-node` calls it with every block; do not call it by hand.',
          params: { payload: 'The block in the form of the Engine API.' },
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
          note: 'Block of the execution client behind the conductor, for the batcher.',
          params: {
            number: 'Number in hex or a tag.',
            fullTx: '`true` for whole transactions, `false` for hashes.',
          },
          example: ['latest', false],
          errors: refused,
        },
        miner_setMaxDASize: {
          note: 'Passes limits of the batcher on to the execution client, since `op-conductor/v0.5.1` also where this conductor does not lead. In older releases it then answers `false`.',
          params: {
            maxTxSize: 'Most bytes for one transaction; 0 for no limit.',
            maxBlockSize: 'Most bytes for one block; 0 for no limit.',
          },
          example: ['0x4e20', '0x1fbd0'],
        },
        optimism_outputAtBlock: {
          note: 'Output root from the `op-node` behind the conductor, for the proposer.',
          params: { blockNumString: 'Number of the L2 block in hex.' },
          example: ['0x92d4d24'],
          errors: refused,
        },
        optimism_syncStatus: {
          note: 'Status of the `op-node` behind the conductor, for batcher and proposer.',
          example: [],
          errors: refused,
        },
        optimism_rollupConfig: {
          note: 'Configuration of the `op-node` behind the conductor, which the batcher reads at its start.',
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
