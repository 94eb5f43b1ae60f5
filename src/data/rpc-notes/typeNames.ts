import { type Note } from './types';

/** Types of json-rpc.json in words that say what to send, where the file has the name of a Go type. */
const spoken: Readonly<Record<string, string>> = {
  'ENR array': 'array of ENRs',
  'IP array': 'array of IP addresses',
  'IP string': 'IP address',
  'bytes32 array': 'array of bytes32',
  'peer id array': 'array of peer ids',
  'peer id string': 'peer id',
  '[]AccessTuple': 'array of AccessTuple',
  '[]ChainRootInfo': 'array of ChainRootInfo',
  '[]Header': 'array of headers',
  '[]IPNet': 'array of IPNet',
  '[]ServerInfo': 'array of ServerInfo',
  '[]byte': 'hex bytes',
  '[]string': 'array of strings',
  'chain id': 'chain id (decimal string)',
  Config: 'RollupConfig',
  'config.NetworkConfig': 'NetworkConfig',
  'hexutil.U256': 'hex integer',
  'map[string]PeerInfo': 'object of peer id to PeerInfo',
  'map[string]interface{}': 'block',
  'map[string]string': 'object of strings',
  'map chain id -> BlockID': 'object of chain id to BlockID',
  'map chain id -> SupervisorChainSyncStatus': 'object of chain id to SupervisorChainSyncStatus',
  'math.HexOrDecimal256': 'hex or decimal string',
  'network.Connectedness': 'number',
  'network.Direction': 'number',
  'rpc.BlockNumber': 'block number or tag',
  ServerSuffrage: 'number',
  'store.PeerScores': 'object of scores',
  'struct{}': 'null',
};

/** A type as readers see it. */
export function typeName(type: string): string {
  return spoken[type] ?? type;
}

/** What to know of a type; for those that json-rpc.json does not describe, what they are. */
export const typeNotes: Readonly<Record<string, Note>> = {
  AccessTuple: 'Entry of an access list as in EIP-2930: `address` and `storageKeys`.',
  AltDAConfig: 'Part of the rollup configuration, present on chains with Alt-DA.',
  BlockID: 'Names a block of L1 or L2 by hash and number.',
  BlockRef: 'The same fields as `L1BlockRef`, for a block of either layer.',
  BlockReplacement:
    'A block that took the place of another: `replacement` is a `BlockRef`, `invalidated` a hash.',
  BlockSeal: 'Names a block with its time.',
  ChainRootInfo:
    'One chain within a super root. `pending` is the preimage of the output root before replaced blocks were replaced.',
  ClusterMembership: 'Members of a cluster of conductors; `version` rises with every change.',
  DependencySet:
    '`dependencies` has one key for each chain id; `overrideMessageExpiryWindow`, where present, is in seconds.',
  DerivedBlockRefPair: 'An L2 block and the L1 block it was derived from.',
  DerivedIDPair: 'The same with `BlockID`.',
  ExecutingDescriptor:
    'Where and when messages shall be executed. With a timeout they have to stay valid for so many seconds.',
  ExecutionPayloadEnvelope:
    '`executionPayload` as in the Engine API with `withdrawalsRoot` since Isthmus, and `parentBeaconBlockRoot`.',
  ExecutionWitness: 'Code and nodes of the state, as hex, by their own hash.',
  Genesis: 'Where the chain begins on L1 and L2.',
  IPNet:
    'A range of addresses: `IP` as text and `Mask` as bytes in Base64, so `{"IP":"192.0.2.0","Mask":"////AA=="}`.',
  Identifier: 'Says where the log of a message is.',
  JSONAccessList: 'One entry, for `CrossL2Inbox`.',
  JSONIdentifierWithPayload: 'Identifier and payload of a message. Numbers are text, in hex or decimal.',
  JSONL2ToL2Message: 'Fields of a message, with capital initials.',
  KnownAccounts: 'Object of address to storage root, or to an object of slots and values.',
  L1BlockRef: 'An L1 block with parent and time.',
  L2BlockRef:
    'An L2 block with the L1 block it belongs to; `sequenceNumber` counts the blocks since that origin began.',
  ManagedEvent: 'Exactly one field is set, or two where a derivation update also moves the L1 origin.',
  NetworkConfig: 'Configuration of the simulator; field names are those of its Go code.',
  OptimismConfig:
    'EIP-1559 parameters: `eip1559Elasticity`, `eip1559Denominator`, `eip1559DenominatorCanyon`.',
  OutputResponse: 'An output root with everything it is computed from.',
  OutputV0: 'What an output root hashes: `StateRoot`, `MessagePasserStorageRoot` and `BlockHash`.',
  PayloadAttributes:
    'As in the Engine API, with `transactions`, `noTxPool`, `gasLimit` and, since Holocene, `eip1559Params`.',
  PayloadInfo: '`id` of the job in the execution client, and `timestamp` of the block.',
  PeerDump: 'Peers and what is blocked.',
  PeerInfo:
    '`connectedness` is 0 for not connected and 1 for connected; `direction` is 0 for unknown, 1 for incoming, 2 for outgoing. `latency` is in nanoseconds.',
  PeerStats: 'Numbers of peers.',
  ProtocolVersion:
    '32 bytes: type, reserved bytes, build, then major, minor, patch and pre-release with 4 bytes each.',
  Receipts: 'Array of receipts in the usual form.',
  RollupConfig: 'What a `rollup.json` holds.',
  SafeHeadResponse: 'A safe head and the L1 block that made it so.',
  SafetyLevel: 'One of `unsafe`, `cross-unsafe`, `local-safe`, `safe` and `finalized`.',
  ServerInfo: '`suffrage` is 0 for a voter and 1 for a server without a vote.',
  SignedExecutionPayloadEnvelope: '`envelope` and `signature`, 65 bytes.',
  Subscription: 'Id of the subscription. Events arrive as notifications on the same connection.',
  SuperRootResponse: 'A super root with what it is computed from.',
  SuperchainSignal: 'Protocol versions that L1 recommends and requires.',
  SupervisorChainSyncStatus: 'Heads of one chain.',
  SupervisorSyncStatus: 'Heads of all chains, and how far the slowest has come.',
  SyncStatus: 'What a node knows of L1, and its L2 heads.',
  SystemConfig:
    '`batcherAddr`, `overhead`, `scalar`, `gasLimit`, `eip1559Params` and `operatorFeeParams` at genesis.',
  TransactionConditional: 'Conditions for a transaction; ranges include their ends.',
};
