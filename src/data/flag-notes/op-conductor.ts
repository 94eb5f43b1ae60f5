import { opConductor as file } from '../cli-flags/opConductor';
import { logging, metrics, unusedProfiling } from './shared';
import { type FlagSheet } from './types';

const opConductor: FlagSheet = {
  file,
  groups: [
    {
      id: 'sequencer',
      title: 'Sequencer and chain',
      notes: {
        'node.rpc':
          'The `op-node` that this conductor checks, starts and stops. It must have its `admin` methods on, accept connections when the conductor starts, and run with `OP_NODE_CONDUCTOR_ENABLED`. Without a connection the conductor exits; without that setting it exits with `conductor is not enabled on sequencer, exiting...`.',
        'execution.rpc':
          "Execution client of the same sequencer. The conductor compares its head with the agreed block before starting the sequencer, and forwards clients' requests to it if `--rpc.enable-proxy` is on. It must also accept connections when the conductor starts.",
        network:
          'Uses the built-in rollup configuration of a chain in the registry, such as `op-mainnet`. Set either this or `--rollup.config`; with both, this one counts and the log shows an error. Use what `op-node` uses.',
        'rollup.config':
          'Reads the rollup configuration from a `rollup.json`, for a chain that `--network` does not know. If the file has a key that this release does not know, startup fails with `failed to decode rollup config`, so beware of files written for a newer `op-node`.',
        paused:
          'Starts with the control loop paused: the member votes, can be elected and checks its sequencer, but starts and stops nothing until `conductor_resume`. Use it for a member that must catch up first, and do not forget it: if a paused member is elected, nothing starts its sequencer.',
      },
    },
    {
      id: 'raft',
      title: 'Cluster membership',
      notes: {
        'raft.server.id':
          'Name of the member in the cluster, as given to `conductor_addServerAsVoter`. Choose it once: under another name, the member starts with an empty log and the others do not know it.',
        'raft.storage.dir':
          'Folder with a subfolder, named after `--raft.server.id`, that holds the Raft log, votes and a snapshot. Put it on a fast disk that survives restarts: a majority must write each block there before it is gossiped.',
        'consensus.addr':
          'Interface on which the other members connect. Raft has neither credentials nor encryption, so choose an address in the private network. `0.0.0.0` works only together with `--consensus.advertised`.',
        'consensus.port':
          'TCP port on which the other members connect. 0 takes any free port, which is useful only in tests, since the cluster remembers the address. A number out of range is reported as `invalid RPC port`.',
        'consensus.advertised':
          'Host and port where the others reach this member, if they differ from the address it listens on. At bootstrap this becomes the entry in the list of members, so use a name that does not change; the other members enter that list with the address given to `conductor_addServerAsVoter`.',
        'raft.bootstrap':
          'Creates a cluster of this member alone if its folder is empty, and pauses the conductor. Use it once, for the first member; see [above](#bootstrap) for why to remove it afterwards.',
      },
    },
    {
      id: 'health',
      title: 'Health checks',
      intro:
        'See [above](#health-checks) for what each check is for and which values to choose. All intervals are in seconds.',
      notes: {
        'healthcheck.interval':
          'Time from the start of one check to the start of the next. The first check comes one interval after startup; until then the sequencer counts as healthy. 0 is refused with `missing health check interval`.',
        'healthcheck.unsafe-interval':
          'Maximum age of the newest block, by its timestamp and the clock of this machine. Keep it well above the block time, or healthy sequencers fail the check.',
        'healthcheck.min-peer-count':
          'Minimum number of peers that `op-node` must be connected to. The number comes from `opp2p_peerStats`, so an `op-node` without P2P counts as unreachable. 0 is refused with `missing minimum peer count`.',
        'healthcheck.safe-enabled':
          'Adds a check of the age of the safe head. If the batcher fails, all members fail this check at the same time, and a handover fixes nothing.',
        'healthcheck.safe-interval':
          'Maximum age of the safe head, with `--healthcheck.safe-enabled`. Set it above the longest time that your blocks take to reach L1 and come back. 0 is refused even when the check is off.',
        'healthcheck.execution-p2p-enabled':
          'Adds a check of the peers of the execution client. Turn it on if the execution client gets blocks from peers, and set a minimum with `--healthcheck.execution-p2p-min-peer-count`.',
        'healthcheck.execution-p2p-min-peer-count':
          'Minimum number of peers of the execution client, with `--healthcheck.execution-p2p-enabled`. With fewer, the sequencer is unhealthy.',
        'healthcheck.execution-p2p-rpc-url':
          'Where to ask for the peers of the execution client, if not at `--execution.rpc`. Set it if that URL leads to `rollup-boost` or another proxy.',
        'healthcheck.execution-p2p-check-api':
          'How to count the peers: `net` calls `net_peerCount`, `admin` calls `admin_peers`. Choose `admin` for a client without the former.',
      },
    },
    {
      id: 'raft-timing',
      title: 'Raft timing and storage',
      intro: 'The defaults are those of the Raft library. Use the same values on all members.',
      notes: {
        'raft.heartbeat-timeout':
          'How long a follower goes without hearing from the leader before it calls an election; randomness makes it up to three times as long. A lower value replaces a lost leader sooner, but shorter network pauses then cause elections. It must not be below `--raft.lease-timeout`, nor above the default: the election timeout is fixed at 1 second and must not be shorter, so the program would not start.',
        'raft.lease-timeout':
          'How long a leader continues without contact to a majority. Then it steps down, and its conductor stops the sequencer. If short network pauses cost you the lead, raise it, up to `--raft.heartbeat-timeout`: with a longer one the program does not start.',
        'raft.round-robin-leader-transfer':
          'Hands the lead to the members in turn instead of to the one with the newest log. Set it on every member or on none.',
        'raft.snapshot-interval':
          'How often the member checks whether a snapshot is due. Randomness makes each pause up to twice as long, which spreads the work over the members. There is little reason to change it.',
        'raft.snapshot-threshold':
          'How many new log entries make a snapshot due. Nearly every entry is a whole block, while a snapshot is only the newest one. If disk space is short, lower it together with `--raft.trailing-logs`.',
        'raft.trailing-logs':
          'How many entries stay in the log after a snapshot. A member that was away for longer gets the snapshot instead, which is a single block, so a lower number does little harm. Deleted entries make room for new ones, but the file does not shrink.',
      },
    },
    {
      id: 'builder',
      title: 'External block builder',
      intro:
        'For a sequencer whose `op-node` reaches its execution client through `rollup-boost`. Otherwise, leave these out.',
      notes: {
        'rollup-boost.enabled':
          'Adds a request to the health check: `GET /healthz` below the URL in `--execution.rpc`, which must be that of `rollup-boost`, without a trailing slash. Only status 200 passes. `rollup-boost` answers 206 while its builder fails, so the builder alone can cost a member the lead, although its execution client works.',
        'rollup-boost.healthcheck-timeout':
          'Timeout for that request; when it expires, the sequencer is unhealthy. With a timeout above `--healthcheck.interval`, a slow answer can delay the next check. 0 means no timeout.',
        'rollup-boost.next-enabled':
          'Reads the health of `rollup-boost` from the JSON in its answer, in releases that return one, instead of from the status. You cannot combine it with `--rollup-boost.enabled`.',
        'rollup-boost.next-healthcheck-url':
          'Full URL of that answer, including the path. Required with `--rollup-boost.next-enabled`.',
        'healthcheck.rollup-boost-partial-healthiness-tolerance-limit':
          'How many partially healthy answers to accept before the sequencer counts as unhealthy. With 0, the first one is enough.',
        'healthcheck.rollup-boost-partial-healthiness-tolerance-interval-seconds':
          'Period, in seconds, over which such answers are counted.',
        'rollupboost.ws-url':
          'WebSocket of `rollup-boost` that carries flashblocks. The conductor forwards them while it leads, and otherwise drops them. It does not start if five connection attempts fail. Later it reconnects by itself, also after 30 seconds without a message, and after one above 32 KiB, which breaks the connection and is lost.',
        'websocket.server-port':
          'Port for clients of that stream, at the path `/ws`, on all interfaces and without credentials. It is open only with `--rollupboost.ws-url`; 0 turns the stream off. If the port is taken, for instance by the WebSocket of `op-reth`, the log says `WebSocket server error` and everything else continues.',
      },
    },
    {
      id: 'rpc',
      title: 'RPC server',
      notes: {
        'rpc.addr':
          'Interface of the JSON-RPC server. Anyone who reaches it can pause the conductor, move the lead and remove members without credentials, so limit it to the network of `op-node`, batcher and proposer.',
        'rpc.port':
          'Port of the JSON-RPC server. The default is also that of `op-reth`, while `op-node` looks for its conductor at 8547, so change this port or the URL that `op-node` uses.',
        'rpc.enable-proxy':
          'Forwards some requests of the batcher and proposer to the sequencer while this member leads, and `miner_setMaxDASize` always; see [above](#clients). Turn it off only if no client uses the conductors as its endpoints.',
        'rpc.enable-admin':
          'Has no effect: the program never reads it. The `conductor` methods are always served, and `admin_sequencerActive` comes with `--rpc.enable-proxy`.',
      },
    },
    {
      id: 'logging',
      title: 'Logging',
      intro:
        'These apply to the lines of the conductor, on standard output. The Raft library writes its own lines to standard error, in another format and from `debug` up, whatever you set here.',
      notes: logging,
    },
    { id: 'metrics', title: 'Metrics', notes: metrics },
    unusedProfiling,
    {
      id: 'upgrade-times',
      title: 'Upgrade times',
      intro:
        'Unix times that replace those of the rollup configuration. The conductor makes no decision based on them: it only refuses times that are out of order, with `invalid rollup config`. Leave them out, even if `op-node` has them. For an upgrade, a conductor needs a release that can read its blocks.',
      notes: {
        'override.canyon': 'Time of Canyon. Must not be before that of Regolith.',
        'override.delta': 'Time of Delta. Canyon must have a time, and not a later one.',
        'override.ecotone': 'Time of Ecotone. Refused if Delta has no time or a later one.',
        'override.fjord': 'Time of Fjord. Must not be before that of Ecotone, nor after that of Granite.',
        'override.granite': 'Time of Granite. Fjord may activate at the same time, but not later.',
        'override.holocene': 'Time of Holocene. If it is before Granite, the program does not start.',
        'override.pectrablobschedule':
          'Time from which `op-node` computes blob fees by the Pectra schedule. The conductor does not even check it.',
        'override.isthmus': 'Time of Isthmus. Holocene may activate at the same time, but not later.',
        'override.jovian': 'Time of Jovian. Must not be before that of Isthmus.',
        'override.karst': 'Time of Karst. Must not be before that of Jovian.',
        'override.interop': 'Time of interop. It is not checked, and has no effect.',
      },
    },
  ],
  replacements: {
    'supervisor.rpc': 'nothing',
  },
};

export default opConductor;
