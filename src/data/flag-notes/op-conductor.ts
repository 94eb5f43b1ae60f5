import { opConductor as file } from '../cli-flags/opConductor';
import { logging, metrics } from './shared';
import { type FlagSheet } from './types';

const opConductor: FlagSheet = {
  file,
  groups: [
    {
      id: 'sequencer',
      title: 'Sequencer and chain',
      notes: {
        'node.rpc':
          'The `op-node` that this conductor checks, starts and stops; its `admin` methods have to be on. It must accept connections when the conductor starts, and run with `OP_NODE_CONDUCTOR_ENABLED`: otherwise the conductor ends, in the second case with `conductor is not enabled on sequencer, exiting...`.',
        'execution.rpc':
          "Execution client of the same sequencer. The conductor compares its head with the agreed block before it starts the sequencer, and passes on clients' requests if `--rpc.enable-proxy` is on. It, too, must accept connections at the start.",
        network:
          'Takes the rollup configuration that is built in for a chain of the registry, such as `op-mainnet`. Either this or `--rollup.config` is needed; with both, this one counts and the log has an error. Use what `op-node` uses.',
        'rollup.config':
          'Reads the rollup configuration from a `rollup.json`, for a chain that `--network` does not know. A key that this release does not know ends the start with `failed to decode rollup config`: beware of files written for a newer `op-node`.',
        paused:
          'Starts with the control loop at rest: the member votes, can be elected and checks its sequencer, but starts and stops nothing until `conductor_resume`. Use it for a member that has to catch up first, and do not forget it: when a paused member is elected, nothing starts its sequencer.',
      },
    },
    {
      id: 'raft',
      title: 'Place in the cluster',
      notes: {
        'raft.server.id':
          'Name of the member in the cluster, as `conductor_addServerAsVoter` is told it. Choose it once: under another name the member starts with an empty log and is a stranger to the others.',
        'raft.storage.dir':
          'Folder in which a subfolder, named after `--raft.server.id`, holds the Raft log, votes and a snapshot. Put it on a fast disk that survives restarts: a majority has to write each block there before it is gossiped.',
        'consensus.addr':
          'Interface on which the other members connect. Raft has neither credentials nor encryption, so choose an address of the private network; `0.0.0.0` works only together with `--consensus.advertised`.',
        'consensus.port':
          'TCP port on which the other members connect. 0 takes any free one, which is of use in tests only, since the cluster remembers the address. A number out of range is reported as `invalid RPC port`.',
        'consensus.advertised':
          'Host and port at which the others reach this member, where that differs from the address it listens on. At bootstrap it becomes the entry in the list of members, so use a name that stays; the other members enter that list with the address given to `conductor_addServerAsVoter`.',
        'raft.bootstrap':
          'Makes a cluster of this member alone if its folder is empty, and pauses the conductor. For the first member, once; see [above](#bootstrap) for why to remove it afterwards.',
      },
    },
    {
      id: 'health',
      title: 'Health checks',
      intro:
        'What each check is for, and which values suit, is [above](#health-checks). All intervals are in seconds.',
      notes: {
        'healthcheck.interval':
          'Time from the start of one check to that of the next. The first one comes an interval after the start, and until then the sequencer counts as healthy. 0 is refused with `missing health check interval`.',
        'healthcheck.unsafe-interval':
          'Greatest age of the newest block, by its timestamp and the clock of this machine. Keep it well above the block time, or sequencers fail that have no fault.',
        'healthcheck.min-peer-count':
          'Fewest peers to which `op-node` has to be connected. The number comes from `opp2p_peerStats`, so an `op-node` without P2P counts as unreachable. 0 is refused with `missing minimum peer count`.',
        'healthcheck.safe-enabled':
          'Adds a check of the age of the safe head. When the batcher fails, all members fail this check at the same time, and a handover fixes nothing.',
        'healthcheck.safe-interval':
          'Greatest age of the safe head, with `--healthcheck.safe-enabled`. Set it above the longest time that a block of yours takes to L1 and back. 0 is refused even when the check is off.',
        'healthcheck.execution-p2p-enabled':
          'Adds a check of the peers of the execution client. Turn it on where the execution client gets blocks from peers, and set a minimum with `--healthcheck.execution-p2p-min-peer-count`.',
        'healthcheck.execution-p2p-min-peer-count':
          'Fewest peers of the execution client, with `--healthcheck.execution-p2p-enabled`. Below it the sequencer is unhealthy.',
        'healthcheck.execution-p2p-rpc-url':
          'Where to ask for those peers, if not at `--execution.rpc`. Set it where that URL leads to `rollup-boost` or another proxy.',
        'healthcheck.execution-p2p-check-api':
          'How to ask for the peers: `net` calls `net_peerCount`, `admin` calls `admin_peers`. Choose `admin` for a client without the former.',
      },
    },
    {
      id: 'raft-timing',
      title: 'Raft timing and storage',
      intro: 'The defaults are those of the Raft library. Give all members the same values.',
      notes: {
        'raft.heartbeat-timeout':
          'How long a follower hears nothing from the leader before it calls for an election; randomness makes it up to three times as long. Lower it to replace a lost leader sooner, at the price of elections over shorter pauses of the network, but not below `--raft.lease-timeout`. It cannot be raised above the default: the election timeout is fixed at 1 second and must not be shorter, so the program would not start.',
        'raft.lease-timeout':
          'How long a leader goes on without contact to a majority; then it steps down, and its conductor stops the sequencer. Raise it if short pauses of the network cost you the lead, up to `--raft.heartbeat-timeout`: with a longer one the program does not start.',
        'raft.round-robin-leader-transfer':
          'Hands the lead to the members in turn instead of to the one with the newest log. Set it on every member or on none.',
        'raft.snapshot-interval':
          'How often the member looks whether a snapshot is due. Randomness makes each pause up to twice as long, which spreads the work over the members. There is little reason to change it.',
        'raft.snapshot-threshold':
          'How many new log entries make a snapshot due. Nearly every entry is a whole block, while a snapshot is only the newest one: lower it together with `--raft.trailing-logs` where disk space is short.',
        'raft.trailing-logs':
          'How many entries stay in the log after a snapshot. A member that was away for longer gets the snapshot instead, which is a single block, so fewer do little harm. Deleted entries make room for new ones, but the file does not shrink.',
      },
    },
    {
      id: 'builder',
      title: 'External block builder',
      intro:
        'For a sequencer whose `op-node` reaches its execution client through `rollup-boost`. Leave these out otherwise.',
      notes: {
        'rollup-boost.enabled':
          'Extends the health check to `GET /healthz` below the URL of `--execution.rpc`, which has to be that of `rollup-boost`, without a slash at its end. Only status 200 passes. `rollup-boost` answers 206 while its builder fails, so the builder alone can cost a member the lead, although its execution client works.',
        'rollup-boost.healthcheck-timeout':
          'Limit for that request; when it runs out, the sequencer is unhealthy. A limit above `--healthcheck.interval` lets a slow answer delay the next check. 0 sets no limit.',
        'rollup-boost.next-enabled':
          'Reads the health of `rollup-boost` from the JSON of its answer, in releases that give one, instead of from the status. It excludes `--rollup-boost.enabled`.',
        'rollup-boost.next-healthcheck-url':
          'Whole URL of that answer, path included. Required with `--rollup-boost.next-enabled`.',
        'healthcheck.rollup-boost-partial-healthiness-tolerance-limit':
          'How many answers of partial health to accept before the sequencer counts as unhealthy. With 0, the first one is enough.',
        'healthcheck.rollup-boost-partial-healthiness-tolerance-interval-seconds':
          'Span, in seconds, over which such answers are counted.',
        'rollupboost.ws-url':
          'WebSocket of `rollup-boost` that carries flashblocks. The conductor passes them on while it leads, and drops them otherwise. It does not start if five attempts to connect fail; later it connects again by itself, also after 30 seconds without a message, and after one above 32 KiB, which breaks the connection and is lost.',
        'websocket.server-port':
          'Port for clients of that stream, at the path `/ws`, on all interfaces and without credentials. It is open only with `--rollupboost.ws-url`; 0 turns the stream off. If it is taken, for instance by the WebSocket of `op-reth`, the log says `WebSocket server error` and everything else goes on.',
      },
    },
    {
      id: 'rpc',
      title: 'RPC server',
      notes: {
        'rpc.addr':
          'Interface of the JSON-RPC server. Whoever reaches it can pause the conductor, move the lead and remove members without credentials, so narrow it to the network of `op-node`, batcher and proposer.',
        'rpc.port':
          'Port of the JSON-RPC server. The default is also that of `op-reth`, while `op-node` looks for its conductor at 8547, so set this one or the URL of `op-node`.',
        'rpc.enable-proxy':
          'Passes on some requests of batcher and proposer to the sequencer while this member leads, and `miner_setMaxDASize` always; see [above](#clients). Turn it off only if no client uses the conductors as its endpoints.',
        'rpc.enable-admin':
          'Has no effect: nothing in the program reads it. The methods of `conductor` are always served, and `admin_sequencerActive` comes with `--rpc.enable-proxy`.',
      },
    },
    {
      id: 'logging',
      title: 'Logging',
      intro:
        'These hold for the lines of the conductor, on standard output. The Raft library writes its own to standard error, in another format and from `debug` up, whatever is set here.',
      notes: logging,
    },
    { id: 'metrics', title: 'Metrics', notes: metrics },
    {
      id: 'profiling',
      title: 'Profiling',
      intro:
        'The program reads these flags but never starts a profiler. They come with a set that all services share; leave them out.',
      notes: {
        'pprof.enabled': 'Opens no server. All it does is to have `--pprof.port` checked.',
        'pprof.addr': 'Not used, since there is no server that could listen.',
        'pprof.port':
          'Not used. With `--pprof.enabled`, a number out of range ends the start with `invalid pprof port`.',
        'pprof.path': 'Not used, since no profile is ever written.',
        'pprof.type': 'Not used, but a word that is not on the list ends the start.',
      },
    },
    {
      id: 'upgrade-times',
      title: 'Upgrade times',
      intro:
        'Unix times that replace those of the rollup configuration. The conductor takes no decision by them: all it does is to refuse times that are out of order, with `invalid rollup config`. Leave them out, even if `op-node` has them. What an upgrade asks of a conductor is a release that can read its blocks.',
      notes: {
        'override.canyon': 'Time of Canyon. It must not be before that of Regolith.',
        'override.delta': 'Time of Delta, which needs Canyon to have a time and not a later one.',
        'override.ecotone': 'Time of Ecotone. Refused if Delta has no time, or a later one than Ecotone.',
        'override.fjord': 'Time of Fjord: not before that of Ecotone, nor after that of Granite.',
        'override.granite': 'Time of Granite: Fjord may be at the same moment, but not after it.',
        'override.holocene': 'Time of Holocene. If it lies before Granite, the program does not start.',
        'override.pectrablobschedule':
          'Time from which `op-node` computes blob fees by the schedule of Pectra. The conductor does not even check it.',
        'override.isthmus': 'Time of Isthmus: Holocene may be at the same moment, but not after it.',
        'override.jovian': 'Time of Jovian: not before that of Isthmus.',
        'override.karst': 'Time of Karst: not before that of Jovian.',
        'override.interop': 'Time of interop. Accepted without any check, and without effect.',
      },
    },
  ],
  replacements: {
    'supervisor.rpc': 'nothing',
  },
};

export default opConductor;
