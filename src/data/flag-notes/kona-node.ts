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
          "L1 execution client. From it, the node reads blocks, receipts and, in the chain's `SystemConfig`, the address that signs blocks.",
        'l1-trust-rpc':
          "Trusts what the L1 endpoint sends. For an endpoint that isn't yours, set the variable to `false`, since the flag takes no value in v1.6.1: the node then checks the hash of every block.",
        'l1-beacon': 'L1 beacon node that supplies blobs. It drops blobs after about 18 days.',
        'l1-slot-duration-override':
          "L1 slot time in seconds. If you set it, the node doesn't ask the beacon node for it. A local L1 such as Anvil needs this flag.",
        'l2-engine-rpc':
          'Engine API of the execution client: its authenticated port, which is 8551 on `op-reth`.',
        'l2-engine-jwt-secret':
          "File with the secret that both clients share. If the node can't read it, it uses `--l2-engine-jwt-encoded` and, without that, `l2_jwt.hex` in the working directory, which it creates with a new secret. It then fails with a message about the secret.",
        'l2-engine-jwt-encoded':
          'The secret itself instead of a file. Others on the host can see it in the process list, so prefer the variable or the file.',
        'l2-engine-timeout':
          "Meant to limit one call to the execution client, in milliseconds. This release reads it but doesn't use it.",
        'l2-trust-rpc':
          'Trusts what the execution client sends. Leave it on for your own client; with the variable at `false`, the node checks the hash of each block.',
        'l2-follow-source':
          'Consensus client from which the node takes safe and finalized heads instead of deriving them. Name one that you trust; it must serve `optimism_syncStatus`.',
      },
    },
    {
      id: 'kona-chain',
      title: 'Chain',
      notes: {
        chain:
          'Chain in the Superchain Registry, by ID or name. Always set it: the default is OP Mainnet, whatever `--l2-engine-rpc` leads to. The peers of a custom chain depend on it too.',
        'l2-config-file':
          "Rollup configuration of a chain that isn't in the registry. Only you update this file, so add the time of each new upgrade.",
        'l1-config-file': "Chain configuration of L1, if the program doesn't know that network.",
        'interop.dependency-set':
          "File with the chains that accept messages from each other, the same as for `op-node`. Once the configuration has a time for Lagoon, the node doesn't start without it.",
        mode: 'What the node does. Set it to `sequencer` on the node that makes blocks.',
      },
    },
    {
      id: 'kona-overrides',
      title: 'Upgrade times',
      intro:
        "Meant to replace times in the configuration. This release reads these flags but doesn't use them: put the times into the file of `--l2-config-file`. A wrong time takes your node off the chain, and the execution client needs the same one.",
      notes: {
        'canyon-override': override('Canyon'),
        'delta-override': override('Delta'),
        'ecotone-override': override('Ecotone'),
        'fjord-override': override('Fjord'),
        'granite-override': override('Granite'),
        'holocene-override': override('Holocene'),
        'pectra-blob-schedule-override':
          'Time from which blob fees follow the Pectra schedule, for chains that ran on Sepolia before their L1 had it.',
        'isthmus-override': override('Isthmus'),
        'jovian-override': override('Jovian'),
        'karst-override': override('Karst'),
        'lagoon-override': `${override('Lagoon, with interop,')} Its variable still has the former name, interop.`,
      },
    },
    {
      id: 'kona-sequencer',
      title: 'Sequencer flags',
      intro: 'These take effect only with `--mode=sequencer`.',
      notes: {
        'sequencer.stopped':
          'Starts without making blocks until you call `admin_startSequencer`. Set it if a conductor decides who leads.',
        'sequencer.l1-confs':
          'How many L1 blocks the origin of a new block stays behind the head. A higher number protects against L1 reorgs but delays deposits.',
        'sequencer.max-safe-lag':
          "Meant to stop making blocks when the safe head is this many blocks behind. This release reads it but doesn't use it.",
        'sequencer.recover':
          'Makes empty blocks that each move to the next L1 origin, to catch up after an outage. Turn it off afterwards.',
        'conductor.rpc':
          'Endpoint of `op-conductor`. The node hands it each block it has sealed. In this release it never asks who leads, and it sends a block to peers even if the conductor refuses it; the log then says `Failed to commit unsafe payload to conductor`. So always set `--sequencer.stopped` too.',
        'conductor.rpc.timeout':
          "Meant to limit one call to the conductor, in seconds. This release reads it but doesn't use it.",
        'p2p.sequencer.key':
          'Private key that signs blocks for peers. Others on the host can see it in the process list, so prefer `--p2p.sequencer.key.path` or a remote signer.',
        'p2p.sequencer.key.path': "File with that key. You can't set both the file and the key itself.",
        'p2p.signer.endpoint':
          "Service that signs blocks, so that the key isn't on this host. It needs `--p2p.signer.address`, and can't be combined with a local key.",
        'p2p.signer.address': 'Address of the key that the service signs with.',
        'p2p.signer.header':
          'Header for requests to the service, as `name=value`; repeat the flag for several. The variable holds only one: it is not split at commas, whatever the help says.',
        'p2p.signer.tls.ca': "Certificate authority against which the node checks the service's certificate.",
        'p2p.signer.tls.cert':
          'Certificate with which the node identifies itself. It needs `--p2p.signer.tls.key`.',
        'p2p.signer.tls.key': 'Private key that belongs to `--p2p.signer.tls.cert`.',
      },
    },
    {
      id: 'kona-rpc',
      title: 'RPC',
      notes: {
        port: 'RPC port. `op-node` uses the same one, so change it if both run on one host.',
        'rpc.addr':
          'Interface of the RPC. The default is every interface of the host: set `127.0.0.1` unless other hosts need it.',
        'rpc.disabled': 'Runs without an RPC server. Health checks and tools then have nothing to query.',
        'rpc.enable-admin':
          "Meant to add the `admin` methods, which start and stop the sequencer and insert blocks. This release reads it but doesn't use it: the methods are always there and ask for no credentials. Limit `--rpc.addr` or close the port.",
        'rpc.admin-state':
          "Meant as a file that keeps what `admin` methods changed. This release reads it but doesn't use it: after a restart the flags decide, so a sequencer that you stopped starts again unless `--sequencer.stopped` is set.",
        'rpc.ws-enabled': 'Adds WebSocket subscriptions that report new blocks.',
        'rpc.dev-enabled': "Adds methods that show the engine's state, for developing the client.",
        'rpc.no-restart':
          "Doesn't restart an RPC server that has failed. Otherwise the node tries three times.",
      },
    },
    {
      id: 'kona-peers',
      title: 'Peers',
      notes: {
        'p2p.listen.ip': 'Interface for peers, as an IP address or host name.',
        'p2p.listen.tcp': 'TCP port for exchanging blocks. Open it in the firewall; 0 takes any free port.',
        'p2p.listen.udp': 'UDP port for discovery. Open it too, with the same number on the outside.',
        'p2p.advertise.ip':
          'Address that the node tells peers, as an IP address or host name. Set it behind NAT: otherwise the node tells them `--p2p.listen.ip` and learns the rest from peers.',
        'p2p.advertise.tcp': 'TCP port that the node tells peers, if the router maps another one.',
        'p2p.advertise.udp': 'UDP port that the node tells peers, if the router maps another one.',
        'p2p.priv.path':
          'File with the key behind the peer ID, created if missing. With neither this nor `--p2p.priv.raw`, the node gets a new identity at each start, and its peers must find it again.',
        'p2p.priv.raw': 'The same key as text. The file is safer, because others can see the process list.',
        'p2p.bootnodes':
          'Nodes to ask for peers first, as ENR or enode, separated by commas. A chain outside the registry needs some.',
        'p2p.bootstore':
          'Folder for the peers that the node knows, so that it finds them faster after a restart.',
        'p2p.no-bootstore': 'Keeps no record of peers. Each start then begins with the bootnodes alone.',
        'p2p.no-discovery':
          "Doesn't look for peers. The node then gets blocks only from those that connect to it.",
        'p2p.discovery.interval': 'Seconds between searches for peers.',
        'p2p.discovery.randomize':
          'Drops a random peer from discovery each time this many seconds pass, so that the node sees more of the network. Off unless set.',
        'p2p.redial':
          'How many times the node retries a lost peer within `--p2p.redial.period`; 0 sets no limit.',
        'p2p.redial.period':
          'Minutes after which the node starts counting attempts to reach a peer from zero again.',
        'p2p.peers.lo':
          'Meant as the number of peers below which the node looks for more. This release reads it but only reports it as a metric.',
        'p2p.peers.hi':
          'Meant as the number of peers above which the node drops some. This release reads it but only reports it as a metric.',
        'p2p.peers.grace':
          "Meant as the time during which the node doesn't drop a new peer. This release reads it but doesn't use it.",
        'p2p.unsafe.block.signer':
          'Address that must have signed blocks from peers. It has no effect in this release: the node reads the address from L1, and the command `net` without an L1 endpoint takes it from the registry.',
      },
    },
    {
      id: 'kona-gossip',
      title: 'Gossip and scores',
      intro: 'The defaults suit every public chain. Change them for experiments only.',
      notes: {
        'p2p.gossip.mesh.d':
          'How many peers get full messages. With more, blocks spread faster but cost more bandwidth.',
        'p2p.gossip.mesh.lo': 'Number of such peers below which the node adds some.',
        'p2p.gossip.mesh.dhi': 'Number of such peers above which the node removes some.',
        'p2p.gossip.mesh.dlazy': 'How many peers learn only which messages exist.',
        'p2p.gossip.mesh.floodpublish':
          'Sends its own messages to every known peer on the topic. A sequencer gains a little time, at the price of bandwidth.',
        'p2p.scoring': 'Whether the node scores peers by their behavior; `off` trusts all of them equally.',
        'p2p.topic-scoring':
          'Also scores peers by topic. It exists for comparisons with older nodes; leave it off.',
        'p2p.ban.peers': 'Bans peers whose score falls below `--p2p.ban.threshold`.',
        'p2p.ban.threshold': 'Score below which the node bans a peer, with `--p2p.ban.peers`.',
        'p2p.ban.duration':
          'Minutes for which discovery leaves out a banned peer. The node disconnects it, but the peer may connect again by itself.',
      },
    },
    {
      id: 'kona-log',
      title: 'Log and metrics',
      intro:
        'The log level has only a short flag, `-v` to `-vvvvv`, and the variable `KONA_LOG_LEVEL` with 1 to 5. The default is 3, which includes informational lines.',
      notes: {
        'logs.stdout.quiet': 'Writes nothing to standard output. Set a folder for log files along with it.',
        'logs.stdout.format':
          'Format of the lines on standard output. Use `json` or `logfmt` for a collector.',
        'logs.file.directory': 'Folder for log files. Without it, the node writes none.',
        'logs.file.format': 'Format of the lines in log files.',
        'logs.file.rotation': 'How often a new log file starts. Old ones stay until you remove them.',
        'metrics.enabled': 'Serves metrics for Prometheus.',
        'metrics.addr':
          'Interface of the metrics. The default is every interface of the host, so narrow it if the port can be reached from outside.',
        'metrics.port': 'Port of the metrics. Prometheus itself also uses 9090.',
      },
    },
  ],
  replacements: {
    'interop-override': '`--lagoon-override`, which uses the same variable',
  },
};

export default konaNode;
