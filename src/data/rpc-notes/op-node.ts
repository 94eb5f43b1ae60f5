import { jsonRpcSource } from '../jsonRpc';
import { attributes, blockHash, blockId, envelope, payloadInfo, peerId, signature } from './samples';
import { setLogLevel } from './shared';
import { type RpcNote, type RpcSheet } from './types';

const noGater = { 'no connection gater': 'The node cannot block peers; not seen with the standard setup.' };
const invalidPeer = {
  'invalid argument 0: failed to parse peer ID: …': 'Code -32602. The text is not a peer id.',
};
const unknownPayload = {
  'unknown payload':
    'Code -40120. The execution client does not know the job. It forgets jobs after a while and at a restart.',
};

/** A method about one peer. */
function aboutPeer(name: string, note: string, errors: RpcNote['errors']): RpcNote {
  return { note, params: { [name]: 'The peer, by its libp2p id.' }, example: [peerId], errors };
}

const opNodeRpc: RpcSheet = {
  component: 'op-node',
  endpoint: 'http://127.0.0.1:9545',
  source: jsonRpcSource,
  namespaces: {
    optimism: {
      methods: {
        optimism_outputAtBlock: {
          note: 'Computes the output root of an L2 block, with the parts it is made of and the status of the node at that moment. Proposers claim this value, and a withdrawal is proven against it.',
          params: { number: 'Number of the L2 block.' },
          example: ['0x92d4d24'],
          result:
            'Check `blockRef.number` against the safe or finalized head in `syncStatus` before you rely on it: an unsafe block can still be replaced.',
          errors: {
            'failed to get L2 block ref with sync status: …':
              'The execution client does not have the block, most often because it is ahead of the head.',
            'failed to get L2 output at block …':
              'The state of the block is gone. For blocks before Isthmus the execution client must be an archive node.',
          },
        },
        optimism_safeHeadAtL1Block: {
          note: 'Tells which L2 block was the safe head once the node had derived everything up to the given L1 block. `op-challenger` asks it to judge games over output roots as of the L1 head of a game.',
          params: { number: 'Number of the L1 block.' },
          example: ['0x15a5f1c'],
          result:
            '`l1Block` is the block at which the answer became true, so it can lie before the one you asked for. For an L1 block that the node has not reached, it is the newest record, and there is no error: compare your number with `current_l1` in `optimism_syncStatus`.',
          errors: {
            'failed to get safe head at l1 block …: safe head database not enabled':
              'Start the node with `--safedb.path`.',
            'not found': 'The records begin after this L1 block.',
          },
        },
        optimism_syncStatus: {
          note: 'The one call to see how a node is doing: L1 blocks it knows and has worked through, and the L2 heads of every degree of safety.',
          example: [],
          result:
            '`current_l1` is how far derivation has read L1; `head_l1` is what L1 has. `unsafe_l2` moves every block, `safe_l2` when batches arrive, `finalized_l2` when L1 finalizes. Without interop `local_safe_l2` equals `safe_l2`. `cross_unsafe_l2` is gone since v1.19.6: use `unsafe_l2`.',
        },
        optimism_rollupConfig: {
          note: 'The rollup configuration in force, overrides included: chain ids, genesis, addresses on L1 and the times of all upgrades. Compare it between nodes before an upgrade.',
          example: [],
          result: 'An upgrade without a time is left out. `block_time` and the times are in seconds.',
        },
        optimism_dependencySet: {
          note: 'The set of chains that may exchange messages with this one, as given with `--interop.dependency-set`. No production chain has one.',
          example: [],
          errors: { 'not found': 'The node has no dependency set.' },
        },
        optimism_version: {
          note: 'Version of the program, to see in monitoring which of your nodes still wait for their update.',
          example: [],
          result:
            'Version, a hyphen and what was noted when it was built: `v0.0.0-dev` for a plain build of your own.',
        },
      },
    },
    superroot: {
      methods: {
        superroot_atTimestamp: {
          note: 'Computes the super root of this chain at a time, with the L1 block needed to derive it. Proposers and challengers of chains on Upgrade 20 ask for it: `--superroot-rpcs` of `op-proposer` and `--superroot-rpc` of `op-challenger` point here. Serve it from v1.19.6 on.',
          params: { timestamp: 'Unix time of an L2 block, in seconds.' },
          example: ['0x6a4e7401'],
          result:
            '`data` is absent while the block is unknown or not yet safe: compare your time with `local_safe_timestamp` and ask again. `chain_ids` has one entry; `op-supernode` answers the same method for several chains.',
          errors: {
            'l1AtSafeHead@…: safe head database not enabled':
              'Start the node with `--safedb.path`. Only genesis can be answered without it.',
            'l1AtSafeHead@…: not found':
              'The records begin after this block. Derive from further back, with an empty folder for the records.',
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
          note: 'Makes the node look for its starting point again and derive from there, and returns when that has begun. Try it when derivation is stuck while both endpoints are healthy; a restart does the same.',
          example: [],
        },
        admin_startSequencer: {
          note: 'Starts building blocks on top of the given block. The hash guards against starting from a head you did not expect: it must be the unsafe head of the node.',
          params: { blockHash: 'Hash of the current unsafe head, as in `optimism_syncStatus`.' },
          example: [blockHash],
          errors: {
            'sequencer is not enabled': 'The node runs without `--sequencer.enabled`.',
            'sequencer already running': 'Nothing to do.',
            'block hash does not match: head …, received …':
              'The head has moved, or it is another one. Read it again before you decide.',
            'sequencer is not the leader, aborting':
              '`op-conductor` says that another sequencer leads. See `conductor_leaderWithID`.',
          },
        },
        admin_stopSequencer: {
          note: 'Stops making blocks: one that is sealed becomes the head first, one still being built is dropped. Call it before maintenance, and pass the hash it returns to `admin_startSequencer` of the node that takes over.',
          example: [],
          result: 'Hash of the last block.',
          errors: {
            'sequencer is not enabled': 'The node runs without `--sequencer.enabled`.',
            'sequencer not running': 'It was stopped before.',
          },
        },
        admin_sequencerActive: {
          note: 'Whether this node is building blocks now. Batchers and proposers use it to find the active one of several sequencers.',
          example: [],
        },
        admin_postUnsafePayload: {
          note: 'Hands the node a block as if a peer had sent it. `op-conductor` uses it to bring a new leader up to the last agreed block; there is rarely a reason to do it by hand.',
          params: { envelope: 'The block in the form of the Engine API.' },
          example: [envelope],
          errors: {
            'payload has bad block hash: …, actual block hash is: …':
              'The hash in the block is not the hash of its contents.',
          },
        },
        admin_overrideLeader: {
          note: 'Lets this node build blocks without asking `op-conductor`, for the case that too few conductors are left to elect a leader. Only a restart of the node takes it back. Make sure that no other sequencer is active.',
          example: [],
        },
        admin_conductorEnabled: {
          note: 'Whether the node was started with `--conductor.enabled`. `op-conductor` asks it at its own start and refuses to run with a node that says no.',
          example: [],
        },
        admin_setRecoverMode: {
          note: 'Turns recovery on or off: the sequencer takes the next L1 origin as soon as the time of a block allows, and includes no transactions of users. For use after the sequencing window was missed; turn it off once the node has caught up with L1.',
          params: { mode: '`true` to turn it on, `false` to turn it off.' },
          example: [true],
        },
        admin_setSdmPostExecOptIn: {
          note: 'Switches gas refunds at the end of a block (sequencer-defined metering) on or off for blocks that this sequencer builds. It has no effect before Lagoon, which is not scheduled.',
          params: { enabled: '`true` to opt in, `false` to opt out.' },
          example: [true],
          errors: { 'sequencer is not enabled': 'The node runs without `--sequencer.enabled`.' },
        },
        admin_sdmStatus: {
          note: 'Whether sequencer-defined metering is switched on here, and whether the protocol allows it in the next block.',
          example: [],
          result: '`effective` is true only if both are.',
          errors: { 'sequencer is not enabled': 'The node runs without `--sequencer.enabled`.' },
        },
        admin_setLogLevel: setLogLevel,
      },
    },
    opp2p: {
      methods: {
        opp2p_self: {
          note: 'What your own node tells others about itself: ids, addresses, protocols and its record for discovery. Take from here what others need to name your node as a static peer or bootnode.',
          example: [],
        },
        opp2p_peers: {
          note: 'Peers with address, protocols, latency and score, and the lists of what is blocked. Read it to find out why blocks arrive late.',
          params: { connected: '`true` for peers with a connection, `false` for all that are known.' },
          example: [true],
          result: '`peers` is an object whose keys are peer ids.',
        },
        opp2p_peerStats: {
          note: 'Numbers only: connected, known and blocked peers, entries of the discovery table, and peers on each version of the topic for blocks. The cheap call for monitoring.',
          example: [],
          result:
            '`blocksTopicV4` is the one that counts since Isthmus. `banned` counts what `opp2p_blockPeer` has blocked; bans for a low score are not in it.',
        },
        opp2p_discoveryTable: {
          note: 'Records of all nodes that discovery knows, of whatever chain. Useful to see whether discovery works at all.',
          example: [],
          errors: { 'discovery disabled': 'The node runs with `--p2p.no-discovery`.' },
        },
        opp2p_blockPeer: aboutPeer(
          'p',
          'Refuses connections with a peer from now on, also after a restart. An open connection stays; use `opp2p_disconnectPeer` first.',
          { ...invalidPeer, ...noGater },
        ),
        opp2p_unblockPeer: aboutPeer('p', 'Undoes `opp2p_blockPeer` or a ban.', {
          ...invalidPeer,
          ...noGater,
        }),
        opp2p_listBlockedPeers: {
          note: 'Peers that `opp2p_blockPeer` has blocked. Bans for a low score are kept elsewhere and not listed.',
          example: [],
          errors: noGater,
        },
        opp2p_blockAddr: {
          note: 'Refuses connections with an IP address. Open ones stay.',
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
          note: 'IP addresses that are blocked one by one. Ranges are listed by `opp2p_listBlockedSubnets`.',
          example: [],
          errors: noGater,
        },
        opp2p_blockSubnet: {
          note: 'Refuses connections with a range of addresses. Note the form: an object with the mask in Base64, since the server expects the encoding of Go and not CIDR notation.',
          params: { ipnet: 'Address and mask; `////AA==` is 255.255.255.0.' },
          example: [{ IP: '192.0.2.0', Mask: '////AA==' }],
          errors: { 'invalid request': 'Address or mask is missing.', ...noGater },
        },
        opp2p_unblockSubnet: {
          note: 'Undoes `opp2p_blockSubnet`; it takes the same object.',
          params: { ipnet: 'Address and mask, exactly as they were blocked.' },
          example: [{ IP: '192.0.2.0', Mask: '////AA==' }],
          errors: { 'invalid request': 'Address or mask is missing.', ...noGater },
        },
        opp2p_listBlockedSubnets: {
          note: 'Ranges of addresses that are blocked, in the form that `opp2p_blockSubnet` takes.',
          example: [],
          errors: noGater,
        },
        opp2p_protectPeer: aboutPeer(
          'p',
          'Keeps the connection with a peer even when there are more than `--p2p.peers.hi`. It does not survive a restart; `--p2p.static` does.',
          { ...invalidPeer, 'no connection manager': 'The node does not limit its peers.' },
        ),
        opp2p_unprotectPeer: aboutPeer(
          'p',
          'Undoes `opp2p_protectPeer`, so that the peer may be dropped when there are too many.',
          { ...invalidPeer, 'no connection manager': 'The node does not limit its peers.' },
        ),
        opp2p_connectPeer: {
          note: 'Connects to a peer now and waits up to 30 seconds for it. Use it to test whether two nodes can reach each other.',
          params: { addr: 'Multiaddress that ends in `/p2p/` and the peer id.' },
          example: [`/ip4/192.0.2.10/tcp/9222/p2p/${peerId}`],
          errors: { 'bad peer address: …': 'The address is not a multiaddress with a peer id.' },
        },
        opp2p_disconnectPeer: aboutPeer(
          'id',
          'Closes the connection with a peer, forgets its addresses and lifts a block on it. It may come back unless you call `opp2p_blockPeer` afterward.',
          invalidPeer,
        ),
      },
    },
    opstack: {
      methods: {
        opstack_openBlockV1: {
          note: 'Starts a block on a parent of your choice. The first step of a test sequencer, which decides on every block itself.',
          params: {
            parent: 'Block to build on; the execution client must know it.',
            attrs: 'Payload attributes of the Engine API with the additions of the OP Stack.',
          },
          example: [blockId, attributes],
          errors: {
            'failed to retrieve parent block …': 'The execution client does not have the parent.',
            'temporarily cannot insert new safe block: …': 'Code -40100. Try again.',
            'need reset to resolve pre-state problem: …': 'Code -40101. The heads do not fit the parent.',
            'invalid payload attributes: …': 'Code -40101 too, although the attributes are at fault.',
          },
        },
        opstack_cancelBlockV1: {
          note: 'Gives a started block up.',
          params: { id: 'What `opstack_openBlockV1` returned.' },
          example: [payloadInfo],
          errors: unknownPayload,
        },
        opstack_sealBlockV1: {
          note: 'Finishes a started block and returns it, without making it the head.',
          params: { id: 'What `opstack_openBlockV1` returned.' },
          example: [payloadInfo],
          errors: unknownPayload,
        },
        opstack_commitBlockV1: {
          note: 'Inserts a sealed block and makes it the unsafe head. The signature is not checked here.',
          params: { envelope: 'The sealed block with its signature.' },
          example: [{ envelope, signature }],
          errors: { 'execution invalid: …': 'Code -40110. The execution client rejects the block.' },
        },
        opstack_publishBlockV1: {
          note: 'Sends a signed block to the peers. They drop it unless the unsafe block signer of the chain has signed it.',
          params: { signed: 'The block with its signature.' },
          example: [{ envelope, signature }],
          errors: { 'P2P not enabled': 'The node runs with `--p2p.disable`.' },
        },
      },
    },
  },
};

export default opNodeRpc;
