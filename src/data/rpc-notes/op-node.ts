import { jsonRpcSource } from '../jsonRpc';
import { attributes, blockHash, blockId, envelope, payloadInfo, peerId, signature } from './samples';
import { setLogLevel } from './shared';
import { type RpcNote, type RpcSheet } from './types';

const noGater = {
  'no connection gater': 'The node cannot block peers. This does not happen with the standard setup.',
};
const invalidPeer = {
  'invalid argument 0: failed to parse peer ID: …': 'Code -32602. The value is not a peer id.',
};
const unknownPayload = {
  'unknown payload':
    'Code -40120. The execution client does not know the job. It forgets jobs after a while and when it restarts.',
};

/** A method about one peer. */
function aboutPeer(name: string, note: string, errors: RpcNote['errors']): RpcNote {
  return { note, params: { [name]: 'The libp2p id of the peer.' }, example: [peerId], errors };
}

const opNodeRpc: RpcSheet = {
  component: 'op-node',
  endpoint: 'http://127.0.0.1:9545',
  source: jsonRpcSource,
  namespaces: {
    optimism: {
      methods: {
        optimism_outputAtBlock: {
          note: 'Computes the output root of an L2 block and returns it with its parts and the current status of the node. Proposers claim this value, and withdrawals are proven against it.',
          params: { number: 'L2 block number.' },
          example: ['0x92d4d24'],
          result:
            'Check `blockRef.number` against the safe or finalized head in `syncStatus` before you rely on it: an unsafe block can still be replaced.',
          errors: {
            'failed to get L2 block ref with sync status: …':
              'The execution client does not have the block, usually because it is ahead of the head.',
            'failed to get L2 output at block …':
              'The state of the block is gone. For blocks before Isthmus the execution client must be an archive node.',
          },
        },
        optimism_safeHeadAtL1Block: {
          note: 'Returns the L2 block that was the safe head once the node had derived everything up to the given L1 block. `op-challenger` calls it to judge output root games as of the L1 head of a game.',
          params: { number: 'L1 block number.' },
          example: ['0x15a5f1c'],
          result:
            '`l1Block` is the block at which the answer became true, so it can be earlier than the one you asked for. If the node has not reached your L1 block, you get the newest record and no error: compare your number with `current_l1` in `optimism_syncStatus`.',
          errors: {
            'failed to get safe head at l1 block …: safe head database not enabled':
              'Start the node with `--safedb.path`.',
            'not found': 'The records start after this L1 block.',
          },
        },
        optimism_syncStatus: {
          note: 'The call to check how a node is doing: which L1 blocks it knows and which it has processed, and the L2 head at each safety level.',
          example: [],
          result:
            '`current_l1` is how far derivation has read L1; `head_l1` is what L1 has. `unsafe_l2` advances with every block, `safe_l2` when batches arrive, `finalized_l2` when L1 finalizes. Without interop `local_safe_l2` equals `safe_l2`. v1.19.6 removed `cross_unsafe_l2`: use `unsafe_l2`.',
        },
        optimism_rollupConfig: {
          note: 'The rollup configuration in force, overrides included: chain IDs, genesis, addresses on L1 and the times of all upgrades. Compare it between nodes before an upgrade.',
          example: [],
          result: 'Upgrades without a time are left out. `block_time` and the times are in seconds.',
        },
        optimism_dependencySet: {
          note: 'The set of chains that may exchange messages with this one, as passed with `--interop.dependency-set`. No production chain has one.',
          example: [],
          errors: { 'not found': 'The node has no dependency set.' },
        },
        optimism_version: {
          note: 'Version of the program. Monitor it to see which of your nodes still need an update.',
          example: [],
          result:
            'Version, a hyphen and the metadata set at build time: `v0.0.0-dev` for a plain build of your own.',
        },
      },
    },
    superroot: {
      methods: {
        superroot_atTimestamp: {
          note: 'Computes the super root of this chain at a given time, with the L1 block needed to derive it. Proposers and challengers of chains on Upgrade 20 call it: `--superroot-rpcs` of `op-proposer` and `--superroot-rpc` of `op-challenger` point here. Serve it from v1.19.6 on.',
          params: { timestamp: 'Unix time of an L2 block, in seconds.' },
          example: ['0x6a4e7401'],
          result:
            '`data` is absent while the block is unknown or not yet safe: compare your time with `local_safe_timestamp` and try again later. `chain_ids` has one entry; `op-supernode` answers the same method for several chains.',
          errors: {
            'l1AtSafeHead@…: safe head database not enabled':
              'Start the node with `--safedb.path`. Without it the node can answer for genesis only.',
            'l1AtSafeHead@…: not found':
              'The records start after this block. Derive from an earlier block, with an empty folder for the records.',
            'target block number for timestamp …': 'The time is before genesis.',
            'outputV0AtBlock@…':
              'The execution client no longer has the block or, before Isthmus, its state.',
          },
        },
      },
    },
    admin: {
      methods: {
        admin_resetDerivationPipeline: {
          note: 'Makes the node find its starting point again and derive from there. The call returns when that begins. Try it when derivation is stuck although both endpoints are healthy; a restart does the same.',
          example: [],
        },
        admin_startSequencer: {
          note: 'Starts building blocks on top of the given block. The hash must be that of the unsafe head of the node, which guards against starting from a head you did not expect.',
          params: { blockHash: 'Hash of the current unsafe head, as in `optimism_syncStatus`.' },
          example: [blockHash],
          errors: {
            'sequencer is not enabled': 'The node runs without `--sequencer.enabled`.',
            'sequencer already running': 'No action is needed.',
            'block hash does not match: head …, received …':
              'The head has moved, or is not the one you expected. Read it again before you decide.',
            'sequencer is not the leader, aborting':
              '`op-conductor` says that another sequencer leads. See `conductor_leaderWithID`.',
          },
        },
        admin_stopSequencer: {
          note: 'Stops making blocks. A sealed block becomes the head first; a block still being built is dropped. Call it before maintenance, then pass the hash it returns to `admin_startSequencer` on the node that takes over.',
          example: [],
          result: 'Hash of the last block.',
          errors: {
            'sequencer is not enabled': 'The node runs without `--sequencer.enabled`.',
            'sequencer not running': 'It is already stopped.',
          },
        },
        admin_sequencerActive: {
          note: 'Whether this node is building blocks now. Batchers and proposers use it to find which of several sequencers is active.',
          example: [],
        },
        admin_postUnsafePayload: {
          note: 'Hands the node a block as if a peer had sent it. `op-conductor` uses it to bring a new leader up to the last agreed block; you rarely need to call it by hand.',
          params: { envelope: 'The block, in Engine API format.' },
          example: [envelope],
          errors: {
            'payload has bad block hash: …, actual block hash is: …':
              'The hash in the block is not the hash of its contents.',
          },
        },
        admin_overrideLeader: {
          note: 'Lets this node build blocks without asking `op-conductor`. Use it when too few conductors are left to elect a leader, and make sure that no other sequencer is active. Only a restart of the node undoes it.',
          example: [],
        },
        admin_conductorEnabled: {
          note: 'Whether the node was started with `--conductor.enabled`. `op-conductor` calls it at startup and refuses to run if the answer is `false`.',
          example: [],
        },
        admin_setRecoverMode: {
          note: 'Turns recovery mode on or off. In this mode, the sequencer takes the next L1 origin as soon as the time of a block allows, and includes no user transactions. Use it after the chain missed the sequencing window, and turn it off once the node has caught up with L1.',
          params: { mode: '`true` to turn it on, `false` to turn it off.' },
          example: [true],
        },
        admin_setSdmPostExecOptIn: {
          note: 'Turns gas refunds at the end of a block (sequencer-defined metering) on or off for blocks that this sequencer builds. It has no effect before Lagoon, which is scheduled from December 10, 2026.',
          params: { enabled: '`true` to opt in, `false` to opt out.' },
          example: [true],
          errors: { 'sequencer is not enabled': 'The node runs without `--sequencer.enabled`.' },
        },
        admin_sdmStatus: {
          note: 'Whether sequencer-defined metering is on here, and whether the protocol allows it in the next block.',
          example: [],
          result: '`effective` is true only if both are the case.',
          errors: { 'sequencer is not enabled': 'The node runs without `--sequencer.enabled`.' },
        },
        admin_setLogLevel: setLogLevel,
      },
    },
    opp2p: {
      methods: {
        opp2p_self: {
          note: 'What your node tells others about itself: ids, addresses, protocols and its discovery record. Others need these values to add your node as a static peer or bootnode.',
          example: [],
        },
        opp2p_peers: {
          note: 'Lists peers with address, protocols, latency and score, and everything that is blocked. Use it to find out why blocks arrive late.',
          params: { connected: '`true` for connected peers, `false` for all known peers.' },
          example: [true],
          result: '`peers` is an object whose keys are peer ids.',
        },
        opp2p_peerStats: {
          note: 'Counts only: connected, known and blocked peers, entries in the discovery table, and peers on each version of the block topic. It is cheap, so use it for monitoring.',
          example: [],
          result:
            'Since Isthmus, `blocksTopicV4` is the one that matters. `banned` counts what `opp2p_blockPeer` has blocked, not bans for a low score.',
        },
        opp2p_discoveryTable: {
          note: 'Lists the records of all nodes that discovery knows, on any chain. Use it to see whether discovery works at all.',
          example: [],
          errors: { 'discovery disabled': 'The node runs with `--p2p.no-discovery`.' },
        },
        opp2p_blockPeer: aboutPeer(
          'p',
          'Refuses connections with a peer from now on, even after a restart. An open connection stays open; call `opp2p_disconnectPeer` first.',
          { ...invalidPeer, ...noGater },
        ),
        opp2p_unblockPeer: aboutPeer('p', 'Undoes `opp2p_blockPeer` or a ban.', {
          ...invalidPeer,
          ...noGater,
        }),
        opp2p_listBlockedPeers: {
          note: 'Lists peers that `opp2p_blockPeer` has blocked. It leaves out bans for a low score, which are kept elsewhere.',
          example: [],
          errors: noGater,
        },
        opp2p_blockAddr: {
          note: 'Refuses connections with an IP address. Open connections stay open.',
          params: { ip: 'IPv4 or IPv6 address.' },
          example: ['192.0.2.10'],
          errors: { 'invalid request': 'No address was given.', ...noGater },
        },
        opp2p_unblockAddr: {
          note: 'Undoes `opp2p_blockAddr`.',
          params: { ip: 'IPv4 or IPv6 address.' },
          example: ['192.0.2.10'],
          errors: { 'invalid request': 'No address was given.', ...noGater },
        },
        opp2p_listBlockedAddrs: {
          note: 'Lists IP addresses that were blocked individually. For ranges, call `opp2p_listBlockedSubnets`.',
          example: [],
          errors: noGater,
        },
        opp2p_blockSubnet: {
          note: "Refuses connections with a range of addresses. Pass an object with the mask in Base64: the server expects Go's encoding, not CIDR notation.",
          params: { ipnet: 'Address and mask; `////AA==` is 255.255.255.0.' },
          example: [{ IP: '192.0.2.0', Mask: '////AA==' }],
          errors: { 'invalid request': 'Address or mask is missing.', ...noGater },
        },
        opp2p_unblockSubnet: {
          note: 'Undoes `opp2p_blockSubnet`. Pass the same object.',
          params: { ipnet: 'Address and mask, exactly as you blocked them.' },
          example: [{ IP: '192.0.2.0', Mask: '////AA==' }],
          errors: { 'invalid request': 'Address or mask is missing.', ...noGater },
        },
        opp2p_listBlockedSubnets: {
          note: 'Lists blocked ranges of addresses, in the format that `opp2p_blockSubnet` takes.',
          example: [],
          errors: noGater,
        },
        opp2p_protectPeer: aboutPeer(
          'p',
          'Keeps the connection with a peer even when the node has more peers than `--p2p.peers.hi`. A restart ends this protection. To keep a peer across restarts, use `--p2p.static`.',
          { ...invalidPeer, 'no connection manager': 'The node does not limit its peers.' },
        ),
        opp2p_unprotectPeer: aboutPeer(
          'p',
          'Undoes `opp2p_protectPeer`, so that the node may drop the peer when it has too many.',
          { ...invalidPeer, 'no connection manager': 'The node does not limit its peers.' },
        ),
        opp2p_connectPeer: {
          note: 'Connects to a peer now and waits up to 30 seconds. Use it to test whether two nodes can reach each other.',
          params: { addr: 'Multiaddress that ends with `/p2p/` and the peer id.' },
          example: [`/ip4/192.0.2.10/tcp/9222/p2p/${peerId}`],
          errors: { 'bad peer address: …': 'The address is not a multiaddress with a peer id.' },
        },
        opp2p_disconnectPeer: aboutPeer(
          'id',
          'Closes the connection with a peer, forgets its addresses and unblocks it. The peer may come back unless you then call `opp2p_blockPeer`.',
          invalidPeer,
        ),
      },
    },
    opstack: {
      methods: {
        opstack_openBlockV1: {
          note: 'Starts a block on a parent you choose. It is the first step of a test sequencer, which decides on every block itself.',
          params: {
            parent: 'Block to build on; the execution client must know it.',
            attrs: "Engine API payload attributes with the OP Stack's additions.",
          },
          example: [blockId, attributes],
          errors: {
            'failed to retrieve parent block …': 'The execution client does not have the parent.',
            'temporarily cannot insert new safe block: …': 'Code -40100. Try again.',
            'need reset to resolve pre-state problem: …': 'Code -40101. The heads do not match the parent.',
            'invalid payload attributes: …': 'Also code -40101, although the attributes are at fault.',
          },
        },
        opstack_cancelBlockV1: {
          note: 'Cancels a started block without sealing it.',
          params: { id: 'What `opstack_openBlockV1` returned.' },
          example: [payloadInfo],
          errors: unknownPayload,
        },
        opstack_sealBlockV1: {
          note: 'Seals a started block and returns it, without making it the head.',
          params: { id: 'What `opstack_openBlockV1` returned.' },
          example: [payloadInfo],
          errors: unknownPayload,
        },
        opstack_commitBlockV1: {
          note: 'Inserts a sealed block and makes it the unsafe head. It does not check the signature.',
          params: { envelope: 'The sealed block with its signature.' },
          example: [{ envelope, signature }],
          errors: { 'execution invalid: …': 'Code -40110. The execution client rejects the block.' },
        },
        opstack_publishBlockV1: {
          note: "Sends a signed block to peers, which drop it unless the chain's unsafe block signer signed it.",
          params: { signed: 'The block with its signature.' },
          example: [{ envelope, signature }],
          errors: { 'P2P not enabled': 'The node runs with `--p2p.disable`.' },
        },
      },
    },
  },
};

export default opNodeRpc;
