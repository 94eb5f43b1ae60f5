import { type Note } from './types';

/** Words for Go types in json-rpc.json that say what to send. */
const spoken: Readonly<Record<string, string>> = {
  'ENR array': 'array of ENRs',
  'IP array': 'array of IP addresses',
  'IP string': 'IP address',
  'bytes32 array': 'array of bytes32',
  'peer id array': 'array of peer ids',
  'peer id string': 'peer id',
  '[]AccessTuple': 'array of AccessTuple',
  '[]ChainIDAndOutput': 'array of ChainIDAndOutput',
  '[]IPNet': 'array of IPNet',
  '[]ServerInfo': 'array of ServerInfo',
  '[]hex': 'array of hex bytes',
  '[]string': 'array of strings',
  'chain id': 'chain ID (decimal string)',
  Config: 'RollupConfig',
  'config.NetworkConfig': 'NetworkConfig',
  'chain id array': 'array of chain IDs (decimal strings)',
  'map chain id -> OutputWithRequiredL1': 'object of chain ID to OutputWithRequiredL1',
  'map[string]PeerInfo': 'object of peer id to PeerInfo',
  'map[string]interface{}': 'block',
  'map[string]string': 'object of strings',
  'math.HexOrDecimal256': 'hex or decimal string',
  'network.Connectedness': 'number',
  'network.Direction': 'number',
  'rpc.BlockNumber': 'block number or tag',
  ServerSuffrage: 'number',
  'store.PeerScores': 'object of scores',
  'struct{}': 'null',
};

/** A type in a reader's words. */
export function typeName(type: string): string {
  return spoken[type] ?? type;
}

/** Notes on types; descriptions of those that json-rpc.json lacks. */
export const typeNotes: Readonly<Record<string, Note>> = {
  AccessTuple: 'Entry of an access list as in EIP-2930: `address` and `storageKeys`.',
  AccountProof:
    'As in Ethereum: `accountProof`, `balance`, `nonce`, `codeHash`, `storageHash` and `storageProof`.',
  AltDAConfig: 'Part of the rollup configuration, present on chains with Alt-DA.',
  BlockID: 'Identifies a block of L1 or L2 by hash and number.',
  ChainIDAndOutput: 'One chain within a super root. Field names have capital initials.',
  ClusterMembership: 'Members of a cluster of conductors; `version` increases with every change.',
  DependencySet:
    '`dependencies` has one key per chain ID; `overrideMessageExpiryWindow`, if present, is in seconds.',
  EthConfig: 'Forks in EIP-7910 format.',
  EthForkConfig:
    'One fork. `forkId` covers all forks up to it; `blobSchedule` has `target`, `max` and `baseFeeUpdateFraction`, and says nothing about L2, which takes no blobs.',
  ExecutionPayloadEnvelope:
    '`executionPayload` as in the Engine API with `withdrawalsRoot` since Isthmus, and `parentBeaconBlockRoot`.',
  ExecutionWitness: 'State nodes, code, keys of the accounts and slots read, and headers.',
  Genesis: 'The blocks at which the chain starts on L1 and L2.',
  IPNet:
    'A range of addresses: `IP` as a string and `Mask` as bytes in Base64, so `{"IP":"192.0.2.0","Mask":"////AA=="}`.',
  JSONAccessList: 'One entry, for `CrossL2Inbox`.',
  JSONIdentifierWithPayload: 'Identifier and payload of a message. Numbers are strings, in hex or decimal.',
  JSONL2ToL2Message: 'Fields of a message, with capital initials.',
  KnownAccounts: 'Object of address to storage root, or to an object of slots and values.',
  L1BlockRef: 'An L1 block with parent and time.',
  L2BlockRef: 'An L2 block with its L1 origin; `sequenceNumber` counts the blocks since that origin began.',
  NetworkConfig: 'Configuration of the simulator; field names are those of its Go code.',
  OptimismConfig:
    'EIP-1559 parameters: `eip1559Elasticity`, `eip1559Denominator`, `eip1559DenominatorCanyon`.',
  OutputResponse: 'An output root with everything it was computed from.',
  OutputV0: 'The values whose hash is an output root.',
  OutputWithRequiredL1: 'An output root and the L1 block needed to derive it.',
  PIDConfig: 'Gains and bounds of the experimental controller; `sample_time` is a duration such as `2s`.',
  PayloadAttributes:
    'As in the Engine API, with `transactions`, `noTxPool`, `gasLimit`, since Holocene `eip1559Params` and since Jovian `minBaseFee`.',
  PayloadInfo: '`id` of the job in the execution client, and `timestamp` of the block.',
  PeerDump: 'Peers and everything that is blocked.',
  PeerInfo:
    '`connectedness` is 0 for not connected and 1 for connected; `direction` is 0 for unknown, 1 for incoming, 2 for outgoing. `latency` is in nanoseconds.',
  PeerStats: 'Peer counts.',
  ProofsSyncStatus: 'First and last block that the node can prove.',
  RollupConfig: 'The contents of a `rollup.json`.',
  SafeHeadResponse: 'A safe head and the L1 block that made it so.',
  SdmStatus: 'State of sequencer-defined metering; `activationTime` is present if Lagoon has a time.',
  ServerInfo: '`suffrage` is 0 for a voter and 1 for a non-voter.',
  SignedExecutionPayloadEnvelope: '`envelope` and `signature`, 65 bytes.',
  SuperRootAtTimestampResponse:
    'A super root with what it was computed from, and how far the node has synced. Times are in seconds.',
  SuperRootResponseData: 'The super root, its preimage, and the L1 block needed to verify it.',
  SuperV1: 'Preimage of a super root: time and output root of each chain.',
  SyncStatus: 'What a node knows about L1, and its L2 heads.',
  SystemConfig:
    '`batcherAddr`, `overhead`, `scalar`, `gasLimit`, `eip1559Params` and `operatorFeeParams` at genesis.',
  ThrottleControllerInfo: 'Sizes are in bytes.',
  TransactionConditional: 'Conditions for a transaction; ranges are inclusive.',
};
