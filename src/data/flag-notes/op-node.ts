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
        l1: 'Execution client of L1, from which blocks, receipts and deposits are read. It has to be given even where the default would fit: the program asks whether it is set. WebSocket saves the polling of `--l1.http-poll-interval`.',
        'l1.beacon':
          'Beacon node of L1, from which blobs are read. Every chain on Ecotone needs it. At the start the node asks for its genesis, up to five times; before v1.19.4 it asked for the version instead. Beacon nodes forget blobs after about 18 days, so give `--l1.beacon-fallbacks` too if you sync from further back.',
        l2: 'Engine API of the execution client, over HTTP or WebSocket: the authenticated port, 8551 of `op-reth`, not the public one. The same port answers the `eth` requests that the node makes.',
        'l2.jwt-secret':
          'File with the 32 bytes, in hex, that both clients share. A file that does not exist is created with a new secret, which helps only if the execution client then reads the same file; a file with anything else in it stops the start.',
        'l2.enginekind':
          'Which execution client is behind `--l2`. `reth` and `erigon` may continue execution-layer sync over a chain that already has finalized blocks; `geth` may not, so a wrong value here makes a long catch-up slow or wrong.',
        'l2.engine-rpc-timeout':
          'Limit for one call to the execution client. Raise it if the log shows calls that run into deadlines while the client is healthy, as on slow disks or with very large blocks.',
        'l2.follow.source':
          'Takes safe and finalized heads from this `op-node` instead of deriving them from L1. It turns the node into a light client of the other one, so name one that you trust.',
      },
    },
    {
      id: 'chain',
      title: 'Chain',
      intro: 'One of the two is needed. Given both, the node logs an error and uses `--network`.',
      notes: {
        network:
          'Takes the rollup configuration that is built into the program for a chain of the Superchain Registry, such as `op-mainnet` or `op-sepolia`. The right choice for every chain it knows, because a new release then brings the times of new upgrades.',
        'rollup.config':
          'Reads the configuration from a `rollup.json` that you got from the operator of the chain. Nothing updates that file but you: before each upgrade it needs the new time. Since v1.17.0 a key that the program does not know is skipped without a word, so a misspelled time never takes effect; older releases do not start with it.',
        'rollup.l1-chain-config':
          'Reads the chain configuration of L1 from this file, for an L1 that the program does not know. Ethereum, Sepolia and other known networks need no file; without it, blob base fees on a private L1 cannot be computed.',
      },
    },
    {
      id: 'upgrade-times',
      title: 'Upgrade times',
      intro:
        'Unix times that replace those of the configuration. They are meant for chains whose configuration lacks a time, and for tests: with a wrong one your node leaves the chain. Set the same time on the execution client.',
      notes: {
        'override.canyon':
          'Moves Canyon. It also moves Shanghai in the EVM, so the execution client needs the same time.',
        'override.delta':
          'Moves Delta, from which on span batches are accepted. It changes derivation only, so the execution client has no such flag.',
        'override.ecotone':
          'Moves Ecotone, with which blobs are read and the L1 fee formula changes. The execution client needs the same time.',
        'override.fjord':
          'Moves Fjord: Brotli channels, a larger limit on sequencer drift and the fee estimate by FastLZ. The execution client needs the same time.',
        'override.granite':
          'Moves Granite, which shortens the channel timeout to 50 L1 blocks. The execution client needs the same time.',
        'override.holocene':
          'Moves Holocene: strict order of frames and batches, and EIP-1559 parameters that the chain can change. The execution client needs the same time.',
        'override.pectrablobschedule':
          'Sets when the node begins to compute the blob base fee of a Sepolia or Holesky L1 by the schedule of Pectra. Only chains that were running on those networks before their L1 had Pectra need it, with the time their operator announced; the execution client has no such flag.',
        'override.isthmus':
          'Moves Isthmus: operator fee, withdrawals root in the header and the changes of Prague. The execution client needs the same time.',
        'override.jovian':
          'Moves Jovian: the minimum base fee, the DA footprint and another rule for the operator fee. The execution client needs the same time.',
        'override.karst':
          'Moves Karst, whose changes to the EVM come from Osaka. The execution client needs the same time.',
        'override.lagoon':
          'Moves Lagoon, which activates interop and has no date. A node with such a time also needs `--interop.dependency-set`; use it on devnets only.',
        'ignore-missing-pectra-blob-schedule':
          'Starts although the configuration of a chain on Sepolia or Holesky seems to lack the time of `--override.pectrablobschedule`. Set it only if you know that the chain never took that fix.',
      },
    },
    {
      id: 'l1-requests',
      title: 'Requests to L1',
      notes: {
        'l1.trustrpc':
          'Believes headers, transactions and storage values of the L1 endpoint without recomputing hashes; receipts are checked all the same. That spares CPU and lets endpoints work that return slightly deviating data or do not serve `eth_getProof`. Set it only for an endpoint you run yourself.',
        'l1.rpckind':
          'Chooses how receipts are fetched: which methods the provider has, and what they cost there. `standard` fits most clients; `debug_geth` is quickest with a Geth of your own that serves `debug`, and `basic` works everywhere and is slowest.',
        'l1.rpc-rate-limit':
          'Keeps requests to L1 below this many a second; 0 sets no limit. Set it a little under what your provider allows, or syncing runs into refusals.',
        'l1.rpc-max-batch-size':
          'How many requests go into one batch, from 1 to 500. It is also the burst that `--l1.rpc-rate-limit` tolerates. Lower it for providers that refuse or cut long batches.',
        'l1.max-concurrency':
          'How many requests to L1 may be open at once. Lower it for a shared or rate-limited endpoint, raise it for a node of your own during the first sync.',
        'l1.http-poll-interval':
          'How often a new L1 head is asked for over HTTP; WebSocket and IPC are told instead. The default is one L1 block. On a local L1 with faster blocks shorten it to their interval.',
        'l1.epoch-poll-interval':
          'How often the safe and the finalized block of L1 are asked for. They change once an epoch on Ethereum, which is the default. Shorten it on a local L1, or L2 blocks become final late there; 0 stops it, and finality with it.',
        'l1.runtime-config-reload-interval':
          'How often values that may change at any time are read again from L1: the address that signs unsafe blocks, and protocol versions. Shorten it around a change of the signer; 0 or less reads them once, at the start.',
        'l1.cache-size':
          'How many L1 blocks stay in memory, with receipts and transactions. A chain whose safe head moves only every few hours looks further back than the default: use 0, which in the code is one and a half sequencing windows (5,400 blocks on most chains), and expect more memory.',
        'verifier.l1-confs':
          'Derives from L1 only up to this many blocks behind its head. Raise it if reorgs of L1 disturb what you build on the safe head; the safe head gets older by as much. The unsafe head is not affected.',
        'l1.beacon-header':
          'HTTP header for the beacon node, written as `Name: value`, for providers that want a token. It is sent to `--l1.beacon` only, not to the fallbacks.',
        'l1.beacon-fallbacks':
          'Further sources of blobs. When one fails or lacks a blob, the node asks the next, and stays with the one that answers until that fails too: it does not go back to `--l1.beacon` by itself. Name a blob archive here if you derive blocks older than what beacon nodes keep.',
        'l1.beacon.slot-duration-override':
          'Gives the length of an L1 slot in seconds instead of asking the beacon node for it. It is for development chains whose beacon endpoint has no such answer, such as `anvil`; 0 asks.',
        'l1.beacon.ignore':
          'Starts even if no beacon node is named or it does not answer. Without it the check protects you: derivation stops at the first transaction with blobs that cannot be read.',
        'l1.beacon.fetch-all-sidecars':
          'Has no effect: the value is read and never used. It once fetched every blob of a block and picked out those wanted, as a way around beacon nodes that answered requests by index wrongly.',
      },
    },
    {
      id: 'sync',
      title: 'Sync and history',
      notes: {
        syncmode:
          'How the node gets up to date. `consensus-layer` inserts block after block, derived from L1 or received from peers; `execution-layer` lets the execution client fetch the chain from its own peers, by snap sync if it can. See [above](#sync-modes).',
        'syncmode.req-resp':
          'Turned on a client that fetched missing unsafe blocks from peers in `consensus-layer` mode. v1.19.1 removed that client: the execution client is told the newest block and closes the gap. Leave the flag out.',
        'syncmode.offset-el-safe':
          'Puts the safe and finalized heads this far behind the tip once execution-layer sync is done, so that a late reorg of L1 does not reach them. It does nothing in other modes; 0 leaves the heads at the tip.',
        'safedb.path':
          'Folder for a database of which L2 block was safe as of which L1 block. `op-challenger` needs it, through `optimism_safeHeadAtL1Block`. Records begin when you turn it on, so do that from the first sync.',
        'finality.lookback':
          'How many L1 blocks the node remembers to tell which L2 blocks a finalized L1 block covers. Leave it out: the default follows from the protocol, and from the windows of Alt-DA where a chain has it.',
        'finality.delay':
          'How many L1 blocks to pass before the node tries again to finalize L2 blocks. Lower it on a test network where finality should show sooner; 0 means 64.',
        'fetch-withdrawal-root-from-state':
          'Computes output roots from a storage proof, as before Isthmus, and not from the withdrawals root in the header. It needs an archive node. Use it if you do not want to rely on the header field.',
        'l2.skip-sync-start-check':
          'Shortens the search for the starting point: once a block with a canonical L1 origin is found, those between it and the safe head are not checked. It once sped up starts after snap sync; leave it off.',
        'l2.engine-sync':
          'An older way to ask for `--syncmode=execution-layer`. Giving both stops the start.',
        'l2.backup-unsafe-sync-rpc':
          'Used to name an endpoint from which missing unsafe blocks were fetched. The code behind it is gone and the value is ignored; the execution client fetches missing blocks from its peers.',
        'l2.backup-unsafe-sync-rpc.trustrpc':
          'Used to skip verification of what `--l2.backup-unsafe-sync-rpc` answered. Ignored like that flag.',
      },
    },
    {
      id: 'p2p-identity',
      title: 'Peer-to-peer: identity and address',
      notes: {
        'p2p.disable':
          'Turns the peer-to-peer network off. The node then knows blocks only from L1, minutes later than others, and no `opp2p` methods are served. `--p2p.static` is then ignored.',
        'p2p.priv.path':
          'File with the key that is the identity of your node; created if it is missing. Keep it over restarts and container images, because bootnodes and static peers know you by it.',
        'p2p.priv.raw':
          'The same key given directly, before the file. It is in arguments or environment for others to read; the file is the better place.',
        'p2p.listen.ip':
          'Interface for connections of peers and for discovery. Narrow it on hosts with several networks.',
        'p2p.listen.tcp':
          'Port for connections of peers. Open it in your firewall. Ports below 1024 are refused; 0 takes any free one, which peers cannot rely on.',
        'p2p.listen.udp':
          'Port for discovery. With 0 the system picks a free one at every start, although the help text of the program promises the number of `--p2p.listen.tcp`. Set it to the port that your firewall lets through.',
        'p2p.advertise.ip':
          'IPv4 address, or a name that resolves to one at the start, under which others find you. Set it behind NAT or in a container: without it the address has to be guessed from what others see, and often nobody can connect.',
        'p2p.advertise.tcp':
          'Port that others are told, where it differs from `--p2p.listen.tcp`, as with port mapping. 0 means that it does not.',
        'p2p.advertise.udp':
          'Port for discovery that others are told as long as discovery has not found out itself; 0 means the one of `--p2p.listen.udp`.',
        'p2p.nat':
          'Asks the router, by UPnP or NAT-PMP, to map the TCP port and to tell the public address. Discovery gains nothing from it: its UDP port is not mapped. Useful at home; in a data center set `--p2p.advertise.ip` instead.',
      },
    },
    {
      id: 'p2p-peers',
      title: 'Peer-to-peer: peers',
      notes: {
        'p2p.no-discovery':
          'Does not look for peers. Combine it with `--p2p.static` for a node that shall talk only to nodes you name, such as a sequencer.',
        'p2p.bootnodes':
          'Records of nodes from which discovery starts, as ENR or enode. Without it a built-in list is used, which serves all chains of the Superchain; a chain of your own with own bootnodes names them here.',
        'p2p.static':
          'Peers to stay connected with, as multiaddresses that end in `/p2p/` and the peer id. They are exempt from bans. Name your own nodes here, and for a replica its sequencer.',
        'p2p.netrestrict':
          'Address ranges in CIDR notation to which discovery is confined. For nodes in private networks. It does not affect `--p2p.static`, connections that others open, or peers known from `--p2p.peerstore.path`; for those use a firewall.',
        'p2p.peers.lo':
          'Looks for more peers while it has fewer than this. It must be at least 1 and not above `--p2p.peers.hi`.',
        'p2p.peers.hi':
          'Begins to drop peers above this number. Raise both limits for a node that serves many others, lower them where bandwidth is scarce.',
        'p2p.peers.grace':
          'How long a new peer is safe from being dropped for number. Rarely worth changing.',
        'p2p.peerstore.path':
          'Database of known peers and their scores. Put it on a volume that survives restarts; `memory` keeps nothing. It holds a copy of your key, so protect it like `--p2p.priv.path`.',
        'p2p.discovery.path':
          'Database of records that discovery has found, so that a restart does not begin at the bootnodes. `memory` keeps nothing.',
        'p2p.sync.req-resp':
          'Answers peers that ask for unsafe blocks they missed. Only releases before v1.19.1 ask, and v1.20.0 removed the answering side too. Leave the flag out.',
        'p2p.sync.onlyreqtostatic':
          'Once limited requests for missed blocks to peers of `--p2p.static`. v1.19.1 no longer asks for blocks, and releases since v1.19.3 do not start with the flag. Leave it out.',
        'p2p.ping':
          'Pings peers in the background to measure latency. It exists to be turned off should it misbehave.',
      },
    },
    {
      id: 'p2p-scoring',
      title: 'Peer-to-peer: scores and bans',
      notes: {
        'p2p.scoring':
          'Whether peers are judged by their behavior. `light` punishes mildly; `none` judges nobody. Turn it off only in closed networks.',
        'p2p.ban.peers':
          'Disconnects and bans peers whose score falls below `--p2p.ban.threshold`. Turn it off to find out whether bans are why you have few peers.',
        'p2p.ban.threshold':
          'Score below which a peer is banned; a negative number. Raise it toward 0 to be stricter.',
        'p2p.ban.duration': 'How long a ban lasts. Shorten it in small networks, where every peer counts.',
        'p2p.scoring.peers':
          'An older name for the level of `--p2p.scoring`. It is read only where that one is set to nothing.',
        'p2p.scoring.topics':
          'Once set how behavior per topic is judged. Read, like `--p2p.scoring.peers`, only where `--p2p.scoring` is set to nothing.',
        'p2p.score.bands': 'Once grouped scores for metrics. Ignored; drop it from your configuration.',
      },
    },
    {
      id: 'p2p-internals',
      title: 'Peer-to-peer: internals',
      intro:
        'Settings of libp2p and GossipSub. The defaults suit every chain known today; values of 0 are refused for the mesh.',
      notes: {
        'p2p.gossip.mesh.d':
          'How many peers your node sends whole blocks to. More make blocks arrive sooner and cost upload for each.',
        'p2p.gossip.mesh.lo': 'Takes further peers into the mesh when fewer than this are left in it.',
        'p2p.gossip.mesh.dhi': 'Drops peers from the mesh when more than this are in it.',
        'p2p.gossip.mesh.dlazy':
          'How many peers outside the mesh are told which blocks you have, without sending them. They can then ask.',
        'p2p.gossip.mesh.floodpublish':
          'Sends blocks of your own to every peer on the topic, not only to the mesh. A sequencer with few peers may use it so that its blocks spread sooner.',
        'p2p.gossip.timestamp.threshold':
          'Age beyond which a block from peers is rejected, by its timestamp. Lengthen it only where clocks or links are so bad that good blocks are refused.',
        'p2p.mux':
          'Protocols that carry several streams over one connection, the preferred one first. Peers without a common one cannot talk.',
        'p2p.security':
          'How connections are encrypted, the preferred way first. `none`, on its own, sends in the clear and is for debugging.',
        'p2p.useragent':
          'Name by which your node introduces itself. Change it if you want to recognize your own nodes among the peers of others.',
        'p2p.timeout.negotiation':
          'Has no effect: the value is read and never used. It was meant to limit how long a new peer may take to say which protocols it speaks.',
        'p2p.timeout.accept':
          'Has no effect: the value is read and never used. It was meant to limit how long accepting a connection may take.',
        'p2p.timeout.dial': 'How long reaching another peer may take. Raise it on links with long delays.',
      },
    },
    {
      id: 'sequencer',
      title: 'Sequencer',
      intro: 'For the operator of a chain. A node that only follows a chain sets none of these.',
      notes: {
        'sequencer.enabled':
          'Lets the node build blocks. There must be one active sequencer for a chain; a second one makes blocks that nobody follows, or worse, that some do.',
        'sequencer.stopped':
          'Starts without building blocks until `admin_startSequencer` is called. Use it for standbys, together with `--rpc.enable-admin`.',
        'sequencer.max-safe-lag':
          'Meant to stop building when the unsafe head is this many blocks ahead of the safe head, which bounds what can be lost if the batcher fails, at the price of an outage; 0 sets no bound. v1.20.1 removed it and does not start with it. Nothing replaces it: watch the distance between the two heads.',
        'sequencer.sealing-duration':
          'Time before the timestamp of a block at which the sequencer asks the execution client for it. Raise it if blocks come late because sealing takes longer; a value of 0 or less means 50 milliseconds.',
        'sequencer.l1-confs':
          'How many blocks behind the L1 head the sequencer picks its L1 origin. Fewer bring deposits in sooner, and a reorg of L1 then more often takes L2 blocks with it.',
        'sequencer.recover':
          'Takes the next L1 origin as soon as the time of a block allows and includes no transactions of users, to get back to the L1 head after the sequencing window was missed. Turn it off once it has caught up; `admin_setRecoverMode` does the same without a restart.',
        'conductor.enabled':
          'Asks `op-conductor` whether this node leads when its sequencer is to be started, and hands it each block before peers get it. The node then starts stopped, needs `--sequencer.enabled`, and refuses a state kept in `--rpc.admin-state`.',
        'conductor.rpc': 'Where `op-conductor` answers. Used only with `--conductor.enabled`.',
        'conductor.rpc-timeout':
          'Limit for one call to `op-conductor`. It is on the path of each block, so keep it below the block time.',
        'p2p.sequencer.key':
          'Key that signs unsafe blocks, in hex; its address has to be the unsafe block signer in `SystemConfig`, or peers drop the blocks. `--signer.endpoint` keeps the key out of the process; with both set the node does not start.',
        'signer.endpoint':
          'Service that signs unsafe blocks, so that the key stays elsewhere. It is asked for its health at the start. Without `--signer.address` it is ignored. With `--p2p.sequencer.key` as well the start stops with `cannot specify both a private key and a remote signer for sequencer p2p`.',
        'signer.address':
          'Address in whose name the service signs: the unsafe block signer of the chain. Goes with `--signer.endpoint`: with only one of the two the node starts without complaint, and without a signer.',
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
          'Interface of the JSON-RPC server. In a container it has to be `0.0.0.0` for others to reach it; then make sure that only those who should can. Since `op-node/v1.13.5` that is the default: name an address then, above all together with `--rpc.enable-admin`.',
        'rpc.port':
          'Port of the JSON-RPC server, which also answers `GET /healthz`. Batcher, proposer and challenger are pointed here.',
        'rpc.enable-admin':
          'Adds the methods of `admin`, which start and stop the sequencer, reset derivation and change the log level. They ask for no credentials, so keep the port private.',
        'rpc.admin-state':
          'File that remembers whether the sequencer runs, and that overrides `--sequencer.stopped` after a restart. It is written at each start and stop of the sequencer. An orderly shutdown of the node counts as a stop, so the sequencer comes back stopped. Do not use it together with `--conductor.enabled`.',
        'experimental.sequencer-api':
          'Adds the methods of `opstack`, with which a test sequencer opens, seals and publishes blocks step by step. For tests of the protocol; never on a public chain.',
      },
    },
    { id: 'logging', title: 'Logging', notes: logging },
    { id: 'metrics', title: 'Metrics and profiling', notes: { ...metrics, ...profiling } },
    {
      id: 'alt-da',
      title: 'Alternative data availability',
      intro:
        'For chains whose data is on a DA server and not on L1. Take the values from the operator of the chain.',
      notes: {
        'altda.enabled':
          'Reads commitments from L1 and the data behind them from a DA server. It has to match the rollup configuration of the chain.',
        'altda.da-server': 'Base URL of the DA server that serves the data. Required with `--altda.enabled`.',
        'altda.verify-on-read':
          'Checks data against its commitment, if that is a Keccak hash; of generic commitments the node checks nothing. Leave it on, unless the DA server is yours and does so itself.',
        'altda.da-service':
          'Concerns storing only, so it does nothing here. Which kind of commitment the node accepts is up to `da_commitment_type` in the rollup configuration.',
        'altda.put-timeout':
          'Limit for storing data. The node only reads, so this does nothing here; it comes with the set of flags shared with the batcher.',
        'altda.get-timeout':
          'Limit for reading one piece of data, 0 for none. Set one so that a server that hangs is asked again.',
        'altda.max-concurrent-da-requests':
          'Concerns storing only, so it does nothing here. Set it on the batcher.',
      },
    },
    {
      id: 'interop',
      title: 'Interop',
      intro: 'In development. Leave all of these alone on a chain without interop.',
      notes: {
        'interop.dependency-set':
          'File with the chains that may exchange messages with this one. Required as soon as the chain has a time for interop.',
      },
    },
    {
      id: 'ignored',
      title: 'Accepted and ignored',
      notes: {
        'snapshotlog.file':
          'Once wrote a log of the heads for debugging. The function is gone; the flag remains so that old configurations start.',
        'heartbeat.enabled':
          'Once reported to a server that the node runs. Gone; using it earns a warning that a later release will refuse it.',
        'heartbeat.moniker': 'Name of the node in the reports of `--heartbeat.enabled`, which are gone.',
        'heartbeat.url': 'Receiver of the reports of `--heartbeat.enabled`, which are gone.',
        'beta.extra-networks':
          'Once unlocked more names for `--network`. All chains of the registry are known now, and the flag does nothing.',
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
    'interop.rpc.addr': '`op-supernode`, which needs no connection of this kind',
    'interop.rpc.port': '`op-supernode`, which needs no connection of this kind',
    'interop.jwt-secret': '`op-supernode`, which needs no connection of this kind',
    'override.interop': '`--override.lagoon`',
    'l2.unsafe-only': 'nothing; it lived for one release',
    'l1.rethdb': 'the L1 client is asked over RPC',
    'l1.prefetching-window': 'nothing; it lived for two releases',
    'l1.prefetching-timeout': 'nothing; it lived for two releases',
    'l1.beacon-archiver': '`--l1.beacon-fallbacks`, which still answers to the old name',
    'plasma.enabled': '`--altda.enabled`',
    'plasma.da-server': '`--altda.da-server`',
    'plasma.verify-on-read': '`--altda.verify-on-read`',
    'plasma.da-service': '`--altda.da-service`',
    supervisor: 'the supervisor, which has ended, connected to the node',
    'interop.supervisor': 'the supervisor, which has ended, connected to the node',
  },
};

export default opNode;
