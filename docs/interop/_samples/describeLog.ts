import {
  concat,
  encodePacked,
  keccak256,
  numberToHex,
  pad,
  slice,
  type AccessList,
  type Address,
  type Hex,
  type Log,
  type PublicClient,
} from 'viem';

const CROSS_L2_INBOX: Address = '0x4200000000000000000000000000000000000022';

/** Identifies one log of one chain, in the form `CrossL2Inbox` expects. */
export interface Identifier {
  readonly origin: Address;
  readonly blockNumber: bigint;
  readonly logIndex: bigint;
  readonly timestamp: bigint;
  readonly chainId: bigint;
}

/** A log in a block, as returned by `getLogs` and in transaction receipts. */
export type MinedLog = Log<bigint, number, false>;

// region: identify
/** Identifies a log. The block is requested by hash, so that a reorg in between is noticed. */
export async function identify(client: PublicClient, log: MinedLog): Promise<Identifier> {
  const [chainId, block] = await Promise.all([client.getChainId(), client.getBlock({ blockHash: log.blockHash })]);
  return {
    origin: log.address,
    blockNumber: log.blockNumber,
    logIndex: BigInt(log.logIndex),
    timestamp: block.timestamp,
    chainId: BigInt(chainId),
  };
}

/** A log's content as one byte string: its topics, then its data. */
export function payloadOf(log: Pick<MinedLog, 'topics' | 'data'>): Hex {
  return concat([...log.topics, log.data]);
}
// endregion: identify

// region: accessList
/** The access list that a transaction needs to execute a log. */
export function accessListFor(id: Identifier, payload: Hex): AccessList {
  const position = encodePacked(['uint64', 'uint64', 'uint32'], [id.blockNumber, id.timestamp, Number(id.logIndex)]);
  const chainId = numberToHex(id.chainId, { size: 32 });

  const logHash = keccak256(concat([id.origin, keccak256(payload)]));
  const idLogHash = keccak256(concat([logHash, pad(position, { size: 32 })]));
  const checksum = concat(['0x03', slice(keccak256(concat([idLogHash, chainId])), 1)]);

  const lookup = concat(['0x01000000', slice(chainId, 24), position]);
  // The upper part of an ID that does not fit into 64 bits gets a separate entry.
  const extension = id.chainId >> 64n === 0n ? [] : [concat([pad('0x02', { dir: 'right', size: 8 }), slice(chainId, 0, 24)])];

  return [{ address: CROSS_L2_INBOX, storageKeys: [lookup, ...extension, checksum] }];
}
// endregion: accessList
