import { opNode as file } from '../cli-flags/opNode';
import { logging, metrics, profiling, remoteSigner } from './shared';
import { type FlagSheet } from './types';

const opNode: FlagSheet = {
  file,
  groups: [
    {
      id: 'endpoints',
      title: 'Endpoints',
      notes: {
        l1: 'L1 execution client that supplies blocks, receipts and deposits. You must set it even if the default fits, because the program checks whether it is set. WebSocket saves the polling of `--l1.http-poll-interval`.',
        'l1.beacon':
          'L1 beacon node that supplies blobs. Every chain on Ecotone needs it. At startup the node asks it for its genesis, up to five times; before v1.19.4 it asked for the version instead. Beacon nodes drop blobs after about 18 days, so also set `--l1.beacon-fallbacks` if you sync from further back.',
        l2: 'Engine API of the execution client, over HTTP or WebSocket: the authenticated port (8551 on `op-reth`), not the public one. The node sends its `eth` requests to the same port.',
        'l2.jwt-secret':
          "File with the 32-byte secret, in hex, that both clients share. If the file doesn't exist, the node creates it with a new secret, which helps only if the execution client then reads the same file. If it holds anything else, the node doesn't start.",
        'l2.enginekind':
          'Which execution client is behind `--l2`. `reth` and `erigon` may continue execution-layer sync on a chain that already has finalized blocks; `geth` may not, so a wrong value makes a long catch-up slow or wrong.',
        'l2.engine-rpc-timeout':
          'Limit for one call to the execution client. Raise it if the log shows calls timing out while the client is healthy, for instance on slow disks or with very large blocks.',
        'l2.follow.source':
          'Takes safe and finalized heads from this `op-node` instead of deriving them from L1. Your node becomes a light client of that one, so name one that you trust.',
      },
    },
    {
      id: 'chain',
      title: 'Chain',
      intro:
        'Set either `--network` or `--rollup.config`. If you set both, the node logs an error and uses `--network`.',
      notes: {
        network:
          'Uses the built-in rollup configuration of a chain in the Superchain Registry, such as `op-mainnet` or `op-sepolia`. It is the right choice for every chain it knows, because a new release then brings the times of new upgrades.',
        'rollup.config':
          "Reads the configuration from a `rollup.json` that you got from the chain's operator. Only you update that file: add the new time before each upgrade. Since v1.17.0 the node silently skips keys it doesn't know, so a misspelled time never takes effect; older releases don't start with such a key.",
        'rollup.l1-chain-config':
          "Reads the L1 chain configuration from this file, for an L1 that the program doesn't know. Ethereum, Sepolia and other known networks need no file. On a private L1, the node can't compute blob base fees without it.",
      },
    },
    {
      id: 'upgrade-times',
      title: 'Upgrade times',
      intro:
        'Unix times that replace those in the configuration. Use them only for tests and for chains whose configuration lacks a time, because with a wrong time your node leaves the chain. Set the same time on the execution client.',
      notes: {
        'override.canyon':
          'Sets when Canyon activates, and with it Shanghai in the EVM. The execution client therefore needs the same time.',
        'override.delta':
          'Sets when Delta activates and the node starts accepting span batches. Delta changes only derivation, so the execution client has no such flag.',
        'override.ecotone':
          'Sets when Ecotone activates: the node starts reading blobs, and the L1 fee formula changes. The execution client needs the same time.',
        'override.fjord':
          'Sets when Fjord activates: Brotli channels, a larger sequencer drift limit and the FastLZ fee estimate. The execution client needs the same time.',
        'override.granite':
          'Sets when Granite activates and shortens the channel timeout to 50 L1 blocks. The execution client needs the same time.',
        'override.holocene':
          'Sets when Holocene activates: strict order of frames and batches, and EIP-1559 parameters that the chain can change. The execution client needs the same time.',
        'override.pectrablobschedule':
          'Sets when the node starts computing the blob base fee of a Sepolia or Holesky L1 by the Pectra schedule. Only chains that ran on those networks before their L1 had Pectra need it, with the time their operator announced; the execution client has no such flag.',
        'override.isthmus':
          'Sets when Isthmus activates: the operator fee, the withdrawals root in the header and the Prague changes. The execution client needs the same time.',
        'override.jovian':
          'Sets when Jovian activates: the minimum base fee, the DA footprint and a different rule for the operator fee. The execution client needs the same time.',
        'override.karst':
          'Sets when Karst activates. Its EVM changes come from Osaka. The execution client needs the same time.',
        'override.lagoon':
          'Sets when Lagoon activates and turns on interop. Releases since v1.21.0 carry the times of eight chains. A node with this time also needs `--interop.dependency-set`; use it on devnets only.',
        'ignore-missing-pectra-blob-schedule':
          'Starts even if the configuration of a chain on Sepolia or Holesky seems to lack the time of `--override.pectrablobschedule`. Set it only if you know that the chain never adopted that fix.',
      },
    },
    {
      id: 'l1-requests',
      title: 'Requests to L1',
      notes: {
        'l1.trustrpc':
          "Trusts headers, transactions and storage values from the L1 endpoint without recomputing hashes; the node still checks receipts. That saves CPU and lets you use endpoints whose data deviates slightly or that don't serve `eth_getProof`. Set it only for an endpoint you run yourself.",
        'l1.rpckind':
          'Chooses how the node fetches receipts, depending on which methods the provider has and what they cost. `standard` fits most clients; `debug_geth` is fastest with your own Geth that serves `debug`; `basic` works everywhere and is slowest.',
        'l1.rpc-rate-limit':
          'Keeps requests to L1 below this many per second; 0 sets no limit. Set it slightly below what your provider allows, or the provider refuses requests while you sync.',
        'l1.rpc-max-batch-size':
          'How many requests go into one batch, from 1 to 500. It is also the burst that `--l1.rpc-rate-limit` allows. Lower it for providers that refuse or cut off long batches.',
        'l1.max-concurrency':
          'How many requests to L1 can be open at once. Lower it for a shared or rate-limited endpoint; raise it for your own node during the first sync.',
        'l1.http-poll-interval':
          'How often the node asks for a new L1 head over HTTP; WebSocket and IPC announce it instead. The default is one L1 block. On a local L1 with faster blocks, shorten it to their interval.',
        'l1.epoch-poll-interval':
          'How often the node asks for the safe and finalized L1 blocks. On Ethereum they change once per epoch, which is the default. Shorten it on a local L1, or L2 blocks finalize late there; 0 stops the polling, and finality with it.',
        'l1.runtime-config-reload-interval':
          'How often the node rereads values from L1 that can change at any time: the address that signs unsafe blocks and, before v1.17.0, protocol versions. Shorten it around a change of the signer; 0 or less reads them once, at startup.',
        'l1.cache-size':
          'How many L1 blocks stay in memory, with receipts and transactions. If the safe head moves only every few hours, the node looks back further than the default: set 0, which in the code means one and a half sequencing windows (5,400 blocks on most chains), and expect more memory use.',
        'verifier.l1-confs':
          'Derives from L1 only up to this many blocks behind its head. Raise it if L1 reorgs disturb what you build on the safe head; the safe head then lags by as much. The unsafe head is not affected.',
        'l1.beacon-header':
          'HTTP header for the beacon node, as `Name: value`, for providers that require a token. The node sends it only to `--l1.beacon`, not to the fallbacks.',
        'l1.beacon-fallbacks':
          "More sources of blobs. If one fails or lacks a blob, the node asks the next and stays with the one that answers until that fails too; it doesn't go back to `--l1.beacon` by itself. Name a blob archive here if you derive blocks older than what beacon nodes keep.",
        'l1.beacon.slot-duration-override':
          "L1 slot time in seconds. If you set it, the node doesn't ask the beacon node for it. Use it on development chains whose beacon endpoint can't answer, such as `anvil`; with 0, the node asks.",
        'l1.beacon.ignore':
          "Starts even if you name no beacon node or it doesn't answer. The check that this skips protects you: without a working beacon node, derivation stops at the first blob transaction.",
        'l1.beacon.fetch-all-sidecars':
          'Has no effect: the program reads the value and never uses it. It once fetched every blob of a block and picked out the wanted ones, to work around beacon nodes that answered requests by index wrongly.',
      },
    },
    {
      id: 'sync',
      title: 'Sync and history',
      notes: {
        syncmode:
          'How the node catches up. `consensus-layer` inserts block after block, derived from L1 or received from peers; `execution-layer` lets the execution client fetch the chain from its own peers, by snap sync if it can. See [above](#sync-modes).',
        'syncmode.req-resp':
          'Turned on a client that fetched missing unsafe blocks from peers in `consensus-layer` mode. v1.19.1 removed that client: the execution client now learns of the newest block and closes the gap itself. Leave the flag out.',
        'syncmode.offset-el-safe':
          "Puts the safe and finalized heads this far behind the tip once execution-layer sync is done, so that a late L1 reorg doesn't reach them. It has no effect in other modes; 0 leaves the heads at the tip.",
        'safedb.path':
          'Folder for a database that records which L2 block was safe at which L1 block. `op-challenger` needs it for `optimism_safeHeadAtL1Block`. Records begin when you turn it on, so set it from the first sync.',
        'finality.lookback':
          'How many L1 blocks the node remembers to tell which L2 blocks a finalized L1 block covers. Leave it out: the default follows from the protocol and, on chains with Alt-DA, from its windows.',
        'finality.delay':
          'How many L1 blocks the node waits before it tries again to finalize L2 blocks. Lower it on a test network to see finality sooner; 0 means 64.',
        'fetch-withdrawal-root-from-state':
          "Computes output roots from a storage proof, as before Isthmus, instead of from the withdrawals root in the header. It needs an archive node. Use it if you don't want to rely on the header field.",
        'l2.skip-sync-start-check':
          "Shortens the search for the starting point: once the node finds a block with a canonical L1 origin, it doesn't check the blocks between that one and the safe head. It once sped up starts after snap sync; leave it off.",
        'l2.engine-sync':
          "An older way to ask for `--syncmode=execution-layer`. If you set both, the node doesn't start.",
        'l2.backup-unsafe-sync-rpc':
          'Used to name an endpoint for fetching missing unsafe blocks. The code behind it is gone and the node ignores the value; the execution client fetches missing blocks from its peers.',
        'l2.backup-unsafe-sync-rpc.trustrpc':
          'Used to skip verifying what `--l2.backup-unsafe-sync-rpc` answered. Ignored like that flag.',
      },
    },
    {
      id: 'p2p-identity',
      title: 'Peer-to-peer: identity and address',
      notes: {
        'p2p.disable':
          'Turns off the peer-to-peer network. The node then learns of blocks only from L1, minutes later than others, serves no `opp2p` methods, and ignores `--p2p.static`.',
        'p2p.priv.path':
          'File with the key that identifies your node; created if missing. Keep it across restarts and container images, because bootnodes and static peers know your node by it.',
        'p2p.priv.raw':
          'The same key given directly; it takes precedence over the file. Others can read it in the arguments or the environment, so prefer the file.',
        'p2p.listen.ip':
          'Interface for peer connections and discovery. Narrow it on hosts with several networks.',
        'p2p.listen.tcp':
          "Port for peer connections. Open it in your firewall. The node refuses ports below 1024; 0 takes any free port, which peers can't rely on.",
        'p2p.listen.udp':
          "Port for discovery. With 0, the system picks a free port at every start, although the program's help text promises the number of `--p2p.listen.tcp`. Set it to the port that your firewall lets through.",
        'p2p.advertise.ip':
          'IPv4 address at which others find you, or a name that resolves to one at startup. Set it behind NAT or in a container: otherwise the node must guess the address from what others see, and often nobody can connect.',
        'p2p.advertise.tcp':
          "Port that the node tells others, if it differs from `--p2p.listen.tcp`, as with port mapping. 0 means that it doesn't differ.",
        'p2p.advertise.udp':
          'Discovery port that the node tells others until discovery finds it out itself; 0 means the port in `--p2p.listen.udp`.',
        'p2p.nat':
          "Asks the router, by UPnP or NAT-PMP, to map the TCP port and report the public address. It doesn't help discovery, whose UDP port is not mapped. Useful at home; in a data center, set `--p2p.advertise.ip` instead.",
      },
    },
    {
      id: 'p2p-peers',
      title: 'Peer-to-peer: peers',
      notes: {
        'p2p.no-discovery':
          "Doesn't look for peers. Combine it with `--p2p.static` for a node that should talk only to nodes you name, such as a sequencer.",
        'p2p.bootnodes':
          'Records of nodes from which discovery starts, as ENR or enode. Without it, the node uses a built-in list that serves all chains of the Superchain; if your own chain has its own bootnodes, name them here.',
        'p2p.static':
          'Peers to stay connected to, as multiaddresses that end in `/p2p/` and the peer ID. They are exempt from bans. Name your own nodes here, and on a replica its sequencer.',
        'p2p.netrestrict':
          "Limits discovery to these address ranges, in CIDR notation, for nodes in private networks. It doesn't affect `--p2p.static`, connections that others open, or peers known from `--p2p.peerstore.path`; use a firewall for those.",
        'p2p.peers.lo':
          'The node looks for more peers while it has fewer than this. It must be at least 1 and no higher than `--p2p.peers.hi`.',
        'p2p.peers.hi':
          'The node starts dropping peers above this number. Raise both limits for a node that serves many others; lower them where bandwidth is scarce.',
        'p2p.peers.grace':
          'How long a new peer is safe from being dropped when there are too many. You rarely need to change it.',
        'p2p.peerstore.path':
          'Database of known peers and their scores. Put it on a volume that survives restarts; `memory` keeps nothing. It holds a copy of your key, so protect it like `--p2p.priv.path`.',
        'p2p.discovery.path':
          "Database of the records that discovery has found, so that a restart doesn't begin at the bootnodes. `memory` keeps nothing.",
        'p2p.sync.req-resp':
          'Answers peers that ask for unsafe blocks they missed. Only releases before v1.19.1 ask, and v1.20.0 removed the answering side too. Leave the flag out.',
        'p2p.sync.onlyreqtostatic':
          "Once limited requests for missed blocks to the peers in `--p2p.static`. v1.19.1 no longer asks for blocks, and releases since v1.19.3 don't start with the flag. Leave it out.",
        'p2p.ping':
          'Pings peers in the background to measure latency. The flag exists so that you can turn this off if it misbehaves.',
      },
    },
    {
      id: 'p2p-scoring',
      title: 'Peer-to-peer: scores and bans',
      notes: {
        'p2p.scoring':
          'Whether the node scores peers by their behavior. `light` punishes mildly; `none` scores nobody. Turn it off only in closed networks.',
        'p2p.ban.peers':
          'Disconnects and bans peers whose score falls below `--p2p.ban.threshold`. Turn it off to find out whether bans are the reason you have few peers.',
        'p2p.ban.threshold':
          'Score below which the node bans a peer; a negative number. Raise it toward 0 to be stricter.',
        'p2p.ban.duration': 'How long a ban lasts. Shorten it in small networks, where every peer counts.',
        'p2p.scoring.peers':
          'An older name for the level of `--p2p.scoring`. The node reads it only if that flag is set to an empty value.',
        'p2p.scoring.topics':
          'Once set how the node scored behavior per topic. Like `--p2p.scoring.peers`, it is read only if `--p2p.scoring` is set to an empty value.',
        'p2p.score.bands':
          'Once grouped scores for metrics. The node ignores it; remove it from your configuration.',
      },
    },
    {
      id: 'p2p-internals',
      title: 'Peer-to-peer: internals',
      intro:
        'Settings of libp2p and GossipSub. The defaults suit every chain known today; the node refuses values of 0 for the mesh.',
      notes: {
        'p2p.gossip.mesh.d':
          'How many peers your node sends whole blocks to. With more, blocks arrive sooner, but each peer costs upload.',
        'p2p.gossip.mesh.lo': 'Adds peers to the mesh when fewer than this are left in it.',
        'p2p.gossip.mesh.dhi': 'Drops peers from the mesh when it has more than this.',
        'p2p.gossip.mesh.dlazy':
          'How many peers outside the mesh learn which blocks your node has, without receiving them. They can then ask for the blocks.',
        'p2p.gossip.mesh.floodpublish':
          'Sends your own blocks to every peer on the topic, not only to the mesh. A sequencer with few peers can use it to spread its blocks sooner.',
        'p2p.gossip.timestamp.threshold':
          'Age, by its timestamp, beyond which the node rejects a block from peers. Raise it only if clocks or links are so bad that the node refuses good blocks.',
        'p2p.mux':
          "Protocols that carry several streams over one connection, the preferred one first. Peers without a common one can't talk.",
        'p2p.security':
          'How the node encrypts connections, the preferred way first. `none`, on its own, sends in the clear and is for debugging.',
        'p2p.useragent':
          "Name by which your node introduces itself. Change it to recognize your own nodes among other people's peers.",
        'p2p.timeout.negotiation':
          'Has no effect: the program reads the value and never uses it. It was meant to limit how long a new peer can take to say which protocols it speaks.',
        'p2p.timeout.accept':
          'Has no effect: the program reads the value and never uses it. It was meant to limit how long accepting a connection can take.',
        'p2p.timeout.dial':
          'How long connecting to another peer can take. Raise it on links with long delays.',
      },
    },
    {
      id: 'sequencer',
      title: 'Sequencer',
      intro: 'For chain operators. On a node that only follows a chain, set none of these.',
      notes: {
        'sequencer.enabled':
          'Lets the node build blocks. A chain must have exactly one active sequencer; a second one makes blocks that nobody follows or, worse, that some do.',
        'sequencer.stopped':
          'Starts without building blocks until you call `admin_startSequencer`. Use it for standbys, together with `--rpc.enable-admin`.',
        'sequencer.max-safe-lag':
          "Meant to stop building when the unsafe head is this many blocks ahead of the safe head. That limits what you can lose if the batcher fails, at the price of an outage; 0 sets no limit. v1.20.1 removed the flag and doesn't start with it. Nothing replaces it: watch the distance between the two heads.",
        'sequencer.sealing-duration':
          "How long before a block's timestamp the sequencer asks the execution client for the block. Raise it if blocks come late because sealing takes longer; a value of 0 or less means 50 milliseconds.",
        'sequencer.l1-confs':
          'How many blocks behind the L1 head the sequencer picks its L1 origin. With fewer, deposits arrive sooner, but an L1 reorg more often takes L2 blocks with it.',
        'sequencer.recover':
          "Takes the next L1 origin as soon as a block's time allows and includes no user transactions, to get back to the L1 head after a missed sequencing window. Turn it off once it has caught up; `admin_setRecoverMode` does the same without a restart.",
        'conductor.enabled':
          'Asks `op-conductor` whether this node leads before starting its sequencer, and hands it each block before peers get it. The node then starts with its sequencer stopped, needs `--sequencer.enabled`, and refuses a state kept in `--rpc.admin-state`.',
        'conductor.rpc': 'Endpoint of `op-conductor`. Used only with `--conductor.enabled`.',
        'conductor.rpc-timeout':
          'Limit for one call to `op-conductor`. Every block waits for this call, so keep it below the block time.',
        'p2p.sequencer.key':
          "Key that signs unsafe blocks, in hex. Its address must be the unsafe block signer in `SystemConfig`, or peers drop the blocks. `--signer.endpoint` keeps the key out of the process; with both set, the node doesn't start.",
        'signer.endpoint':
          'Service that signs unsafe blocks, so that the key stays elsewhere. The node checks its health at startup, and ignores it without `--signer.address`. With `--p2p.sequencer.key` as well, startup fails with `cannot specify both a private key and a remote signer for sequencer p2p`.',
        'signer.address':
          "Address that the service signs for: the chain's unsafe block signer. Set it together with `--signer.endpoint`: with only one of the two, the node starts without complaint, and without a signer.",
        'signer.header': remoteSigner['signer.header'] ?? '',
        'signer.tls.enabled': remoteSigner['signer.tls.enabled'] ?? '',
        'signer.tls.ca': remoteSigner['signer.tls.ca'] ?? '',
        'signer.tls.cert': remoteSigner['signer.tls.cert'] ?? '',
        'signer.tls.key': remoteSigner['signer.tls.key'] ?? '',
      },
    },
    {
      id: 'rpc',
      title: 'RPC server',
      notes: {
        'rpc.addr':
          'Interface of the JSON-RPC server. In a container it must be `0.0.0.0` for others to reach it; then make sure that only the intended clients can. Since `op-node/v1.13.5` that is the default, so name an address, especially with `--rpc.enable-admin`.',
        'rpc.port':
          'Port of the JSON-RPC server, which also answers `GET /healthz`. Point the batcher, proposer and challenger here.',
        'rpc.enable-admin':
          'Adds the `admin` methods, which start and stop the sequencer, reset derivation and change the log level. They ask for no credentials, so keep the port private.',
        'rpc.admin-state':
          "File that remembers whether the sequencer runs, and overrides `--sequencer.stopped` after a restart. The node writes it whenever the sequencer starts or stops. An orderly shutdown counts as a stop, so the sequencer comes back stopped. Don't use it with `--conductor.enabled`.",
        'experimental.sequencer-api':
          'Adds the `opstack` methods, with which a test sequencer opens, seals and publishes blocks step by step. Use it for protocol tests, never on a public chain.',
      },
    },
    { id: 'logging', title: 'Logging', notes: logging },
    { id: 'metrics', title: 'Metrics and profiling', notes: { ...metrics, ...profiling } },
    {
      id: 'alt-da',
      title: 'Alternative data availability',
      intro:
        "For chains whose data is on a DA server and not on L1. Get the values from the chain's operator.",
      notes: {
        'altda.enabled':
          "Reads commitments from L1 and the data behind them from a DA server. It must match the chain's rollup configuration.",
        'altda.da-server': 'Base URL of the DA server that serves the data. Required with `--altda.enabled`.',
        'altda.verify-on-read':
          "Checks data against its commitment, if that is a Keccak hash; the node doesn't check generic commitments. Leave it on, unless the DA server is yours and does the check itself.",
        'altda.da-service':
          'Affects only storing, so it does nothing here. `da_commitment_type` in the rollup configuration decides which kind of commitment the node accepts.',
        'altda.put-timeout':
          'Limit for storing data. The node only reads, so this does nothing here; the flag is part of a set shared with the batcher.',
        'altda.get-timeout':
          'Limit for reading one piece of data, 0 for none. Set one so that the node asks again if the server hangs.',
        'altda.max-concurrent-da-requests':
          'Affects only storing, so it does nothing here. Set it on the batcher.',
      },
    },
    {
      id: 'interop',
      title: 'Interop',
      intro: 'In development. Leave these alone on a chain without interop.',
      notes: {
        'interop.dependency-set':
          'File with the chains that may exchange messages with this one. Required once the chain has a time for interop.',
      },
    },
    {
      id: 'ignored',
      title: 'Accepted but ignored',
      notes: {
        'snapshotlog.file':
          'Once wrote a log of the heads for debugging. The feature is gone; the flag remains so that old configurations still start.',
        'heartbeat.enabled':
          'Once reported to a server that the node was running. The feature is gone; if you use the flag, the node warns that a later release will refuse it.',
        'heartbeat.moniker': 'Node name in the reports of `--heartbeat.enabled`, which are gone.',
        'heartbeat.url': 'Receiver of the reports of `--heartbeat.enabled`, which are gone.',
        'beta.extra-networks':
          'Once unlocked more names for `--network`. The node now knows all chains of the registry, and the flag does nothing.',
      },
    },
  ],
  deprecated: {
    'l2.engine-sync': 'use `--syncmode`',
    'p2p.scoring.peers': 'use `--p2p.scoring`',
    'p2p.scoring.topics': 'use `--p2p.scoring`',
    'p2p.score.bands': 'leave it out',
    'l2.skip-sync-start-check': 'leave it out',
    'l2.backup-unsafe-sync-rpc': 'leave it out; it does nothing',
    'l2.backup-unsafe-sync-rpc.trustrpc': 'leave it out; it does nothing',
    'beta.extra-networks': 'leave it out; it does nothing',
    'snapshotlog.file': 'leave it out; it does nothing',
    'heartbeat.enabled': 'leave it out; it does nothing',
    'heartbeat.moniker': 'leave it out; it does nothing',
    'heartbeat.url': 'leave it out; it does nothing',
  },
  replacements: {
    'rollup.halt': 'nothing; read the release notes before an upgrade',
    'rollup.load-protocol-versions': 'nothing; read the release notes before an upgrade',
    'interop.rpc.addr': '`op-supernode`, which needs no such connection',
    'interop.rpc.port': '`op-supernode`, which needs no such connection',
    'interop.jwt-secret': '`op-supernode`, which needs no such connection',
    'override.interop': '`--override.lagoon`',
    'l2.unsafe-only': 'nothing; it existed for one release',
    'l1.rethdb': 'nothing; the node reads L1 over RPC',
    'l1.prefetching-window': 'nothing; it existed for two releases',
    'l1.prefetching-timeout': 'nothing; it existed for two releases',
    'l1.beacon-archiver': '`--l1.beacon-fallbacks`, which still accepts the old name',
    'plasma.enabled': '`--altda.enabled`',
    'plasma.da-server': '`--altda.da-server`',
    'plasma.verify-on-read': '`--altda.verify-on-read`',
    'plasma.da-service': '`--altda.da-service`',
    supervisor: 'nothing; the supervisor, now discontinued, connected to the node',
    'interop.supervisor': 'nothing; the supervisor, now discontinued, connected to the node',
  },
};

export default opNode;
