import { konaNode as file } from '../cli-flags/konaNode';
import { type FlagSheet } from './types';

/** Note on an override; the group's introduction explains overrides. */
const override = (upgrade: string): string => `Time at which ${upgrade} activates, in Unix seconds.`;

const konaNode: FlagSheet = {
  file,
  groups: [
    {
      id: 'kona-endpoints',
      title: 'Endpoints',
      notes: {
        'l1-eth-rpc':
          "Execution client of L1. Besides blocks and receipts, the node reads the address that signs blocks from the chain's `SystemConfig` here.",
        'l1-trust-rpc':
          'Believes what the L1 endpoint sends. Set it to `false` for an endpoint that is not yours: the hash of every block is then checked.',
        'l1-beacon': 'Beacon node of L1, from which blobs are read. It forgets blobs after about 18 days.',
        'l1-slot-duration-override':
          'Seconds of an L1 slot. With it the beacon node is not asked for them, which a local L1 such as Anvil needs.',
        'l2-engine-rpc':
          'Engine API of the execution client: its authenticated port, which is 8551 on `op-reth`.',
        'l2-engine-jwt-secret':
          'File with the secret that both clients share. If it cannot be read, the node uses `--l2-engine-jwt-encoded`, and without that `l2_jwt.hex` in the working directory, which it creates with a new secret. It then fails with a message about the secret.',
        'l2-engine-jwt-encoded':
          'The secret itself instead of a file. Others on the host can see it in the list of processes, so prefer the variable or the file.',
        'l2-engine-timeout':
          'Meant as the limit for one call to the execution client, in milliseconds. This release reads it and does not use it.',
        'l2-trust-rpc':
          'Believes what the execution client sends. Leave it on for your own client; `false` checks the hash of each block.',
        'l2-follow-source':
          'Consensus client whose safe and finalized heads the node takes instead of deriving them. Name one that you trust; it must offer `optimism_syncStatus`.',
      },
    },
    {
      id: 'kona-chain',
      title: 'Chain',
      notes: {
        chain:
          'Chain of the Superchain Registry, by ID or name. Give it in any case: the default is OP Mainnet, whatever `--l2-engine-rpc` leads to. The peers of a custom chain depend on it too.',
        'l2-config-file':
          'Rollup configuration of a chain that is not in the registry. Nothing updates this file but you, so it needs the time of each new upgrade.',
        'l1-config-file': 'Chain configuration of L1, where that is not a network the program knows.',
        'interop.dependency-set':
          'File with the chains that accept messages from each other, the same as for `op-node`. Once Lagoon has a time in the configuration, the node does not start without it.',
        mode: 'What the node does. Change it to `sequencer` on the node that makes blocks.',
      },
    },
    {
      id: 'kona-overrides',
      title: 'Upgrade times',
      intro:
        'They replace times of the configuration, for tests and for chains whose configuration lacks one. A wrong time takes your node off the chain, and the execution client needs the same.',
      notes: {
        'canyon-override': override('Canyon'),
        'delta-override': override('Delta'),
        'ecotone-override': override('Ecotone'),
        'fjord-override': override('Fjord'),
        'granite-override': override('Granite'),
        'holocene-override': override('Holocene'),
        'pectra-blob-schedule-override':
          'Time from which blob fees follow the schedule of Pectra, for chains that ran on Sepolia before their L1 had it.',
        'isthmus-override': override('Isthmus'),
        'jovian-override': override('Jovian'),
        'karst-override': override('Karst'),
        'lagoon-override': `${override('Lagoon, with interop,')} Its variable still has the former name, interop.`,
      },
    },
    {
      id: 'kona-sequencer',
      title: 'Flags of a sequencer',
      intro: 'They have an effect with `--mode=sequencer` only.',
      notes: {
        'sequencer.stopped':
          'Starts without making blocks until `admin_startSequencer` is called. Set it where a conductor decides who leads.',
        'sequencer.l1-confs':
          'L1 blocks that the origin of a new block stays behind the head. More of them protect against reorganizations of L1 and delay deposits.',
        'sequencer.max-safe-lag':
          'Meant to stop making blocks when the safe head is this many blocks behind. This release reads it and does not use it.',
        'sequencer.recover':
          'Makes empty blocks that move to the next L1 origin each time, to catch up after an outage. Turn it off afterwards.',
        'conductor.rpc':
          'Endpoint of `op-conductor`. With it, the node asks who leads before it makes a block.',
        'conductor.rpc.timeout': 'Limit for one answer of the conductor. Raise it if the log shows timeouts.',
        'p2p.sequencer.key':
          'Private key that signs blocks for peers. Others on the host can see it in the list of processes: prefer `--p2p.sequencer.key.path` or a remote signer.',
        'p2p.sequencer.key.path': 'File with that key. It cannot be given together with the key itself.',
        'p2p.signer.endpoint':
          'Service that signs blocks, so that the key is not on this host. Needs `--p2p.signer.address`, and excludes a local key.',
        'p2p.signer.address': 'Address of the key that the service signs with.',
        'p2p.signer.header':
          'Header of requests to the service, as `name=value`; repeat it for several. In the variable they are separated by commas.',
        'p2p.signer.tls.ca': 'Certificate authority that the certificate of the service is checked against.',
        'p2p.signer.tls.cert':
          'Certificate that the node identifies itself with. Needs `--p2p.signer.tls.key`.',
        'p2p.signer.tls.key': 'Private key that belongs to `--p2p.signer.tls.cert`.',
      },
    },
    {
      id: 'kona-rpc',
      title: 'RPC',
      notes: {
        port: 'Port of the RPC. It is that of `op-node` too, so change it where both run on one host.',
        'rpc.addr':
          'Interface of the RPC. The default is every one of the host: set `127.0.0.1` unless other hosts need it.',
        'rpc.disabled': 'Runs without any RPC. Health checks and tools then have nothing to ask.',
        'rpc.enable-admin':
          'Adds the `admin` methods, which start and stop the sequencer. Only on a port that nobody else reaches.',
        'rpc.admin-state':
          'File that keeps what `admin` methods changed, so that it holds after a restart. Without it the flags decide again.',
        'rpc.ws-enabled': 'Adds subscriptions over WebSocket that report new blocks.',
        'rpc.dev-enabled': 'Adds methods that show the state of the engine, for work on the client.',
        'rpc.no-restart':
          'Does not restart an RPC server that has failed. Otherwise the node tries three times.',
      },
    },
    {
      id: 'kona-peers',
      title: 'Peers',
      notes: {
        'p2p.listen.ip': 'Interface for peers, as an IP address or a host name.',
        'p2p.listen.tcp':
          'TCP port on which blocks are exchanged. Open it in the firewall; 0 takes any free port.',
        'p2p.listen.udp': 'UDP port of discovery. Open it as well, under the same number outside.',
        'p2p.advertise.ip':
          'Address that peers are told, as an IP address or a host name. Set it behind NAT: without it the node tells `--p2p.listen.ip` and learns the rest from peers.',
        'p2p.advertise.tcp': 'TCP port that peers are told, where the router maps another one.',
        'p2p.advertise.udp': 'UDP port that peers are told, where the router maps another one.',
        'p2p.priv.path':
          'File with the key behind the peer ID, created if there is none. Without it and `--p2p.priv.raw`, the node has a new identity after each start and its peers must find it again.',
        'p2p.priv.raw':
          'The same key as text. The file is safer, since others can see the list of processes.',
        'p2p.bootnodes':
          'Nodes to ask for peers first, as ENR or enode, separated by commas. A chain that is not in the registry needs some.',
        'p2p.bootstore':
          'Folder for the peers that the node knows, so that it finds them faster after a restart.',
        'p2p.no-bootstore': 'Keeps no record of peers. Each start then begins with the boot nodes alone.',
        'p2p.no-discovery':
          'Looks for no peers. The node then gets blocks only from those that connect to it.',
        'p2p.discovery.interval': 'Seconds between two searches for peers.',
        'p2p.discovery.randomize':
          'Drops a random peer from discovery each time this many seconds have passed, so that the node sees more of the network. Off unless set.',
        'p2p.redial': 'How often a lost peer is called again within `--p2p.redial.period`; 0 is without end.',
        'p2p.redial.period': 'Minutes after which attempts at a peer are counted from zero again.',
        'p2p.peers.lo':
          'Meant as the number of peers below which the node looks for more. This release reads it and only reports it as a metric.',
        'p2p.peers.hi':
          'Meant as the number of peers above which some are dropped. This release reads it and only reports it as a metric.',
        'p2p.peers.grace':
          'Meant as the time for which a new peer is not dropped. This release reads it and does not use it.',
        'p2p.unsafe.block.signer':
          'Address that must have signed blocks from peers. The node reads it from L1 and ignores this value; only a run without an L1 endpoint uses it.',
      },
    },
    {
      id: 'kona-gossip',
      title: 'Gossip and scores',
      intro: 'The defaults suit every public chain. Change them for experiments only.',
      notes: {
        'p2p.gossip.mesh.d':
          'Peers to which full messages are sent. More of them spread blocks faster and cost bandwidth.',
        'p2p.gossip.mesh.lo': 'Number of such peers below which the node adds some.',
        'p2p.gossip.mesh.dhi': 'Number of such peers above which the node removes some.',
        'p2p.gossip.mesh.dlazy': 'Peers that are told only which messages there are.',
        'p2p.gossip.mesh.floodpublish':
          'Sends own messages to every known peer of the topic. A sequencer gains a little time by it, at the price of bandwidth.',
        'p2p.scoring': 'Whether peers get scores by their behavior; `off` trusts all of them alike.',
        'p2p.topic-scoring':
          'Also scores peers by topic. Kept for comparisons with older nodes; leave it off.',
        'p2p.ban.peers': 'Bans peers whose score falls below `--p2p.ban.threshold`.',
        'p2p.ban.threshold': 'Score below which a peer is banned, with `--p2p.ban.peers`.',
        'p2p.ban.duration': 'Minutes for which a banned peer is refused.',
      },
    },
    {
      id: 'kona-log',
      title: 'Log and metrics',
      intro:
        'The level of the log has a short flag only: `-v` to `-vvvvv`, or the variable `KONA_LOG_LEVEL` with 1 to 5. The default is 3, which includes information.',
      notes: {
        'logs.stdout.quiet': 'Writes nothing to standard output. Give a folder for files along with it.',
        'logs.stdout.format':
          'Form of the lines on standard output. Take `json` or `logfmt` for a collector.',
        'logs.file.directory': 'Folder for log files. Without it there are none.',
        'logs.file.format': 'Form of the lines in log files.',
        'logs.file.rotation': 'How often a new log file is begun. Old ones stay until you remove them.',
        'metrics.enabled': 'Serves metrics for Prometheus.',
        'metrics.addr':
          'Interface of the metrics. The default is every one of the host, so limit it where the port can be reached from outside.',
        'metrics.port': 'Port of the metrics. 9090 is also that of Prometheus itself.',
      },
    },
  ],
  replacements: {
    'interop-override': '`--lagoon-override`, which has the same variable',
  },
};

export default konaNode;
