import { keccak_256 } from '@noble/hashes/sha3';
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils';

import { CROSS_L2_INBOX } from './contracts';
import { type Hex, type Message } from './identifier';

/** An entry of an EIP-2930 access list. */
export interface AccessListEntry {
  readonly address: Hex;
  readonly storageKeys: readonly Hex[];
}

/** An access list that declares one message, with intermediate values. */
export interface EncodedMessage {
  readonly payloadHash: Hex;
  readonly logHash: Hex;
  /** Type 1: where the message is. */
  readonly lookup: Hex;
  /** The upper 192 bits of a chain ID that does not fit in 64: type 2. */
  readonly extension?: Hex;
  /** Type 3: the checksum that the contract compares. */
  readonly checksum: Hex;
  readonly accessList: readonly AccessListEntry[];
}

const hex = (bytes: Uint8Array): Hex => `0x${bytesToHex(bytes)}`;
const bytes = (value: Hex): Uint8Array => hexToBytes(value.slice(2));
const integer = (value: bigint, size: number): Uint8Array =>
  hexToBytes(value.toString(16).padStart(size * 2, '0'));
const zeros = (size: number): Uint8Array => new Uint8Array(size);

/** First byte of a storage key. */
const entryType = { lookup: 1, extension: 2, checksum: 3 } as const;

function tagged(type: number, key: Uint8Array): Hex {
  return hex(concatBytes(Uint8Array.of(type), key.slice(1)));
}

/**
 * Encodes the access list that lets a transaction execute a message.
 * https://specs.optimism.io/interop/predeploys.html#access-list
 */
export function encodeAccessList({ identifier, payload }: Message): EncodedMessage {
  const { origin, blockNumber, logIndex, timestamp, chainId } = identifier;
  const chain = integer(chainId, 32);
  const position = concatBytes(integer(blockNumber, 8), integer(timestamp, 8), integer(logIndex, 4));

  const payloadHash = keccak_256(bytes(payload));
  const logHash = keccak_256(concatBytes(bytes(origin), payloadHash));
  const idLogHash = keccak_256(concatBytes(logHash, zeros(12), position));

  const lookup = tagged(entryType.lookup, concatBytes(zeros(4), chain.slice(24), position));
  const extension =
    chainId >> 64n === 0n
      ? undefined
      : tagged(entryType.extension, concatBytes(zeros(8), chain.slice(0, 24)));
  const checksum = tagged(entryType.checksum, keccak_256(concatBytes(idLogHash, chain)));

  return {
    payloadHash: hex(payloadHash),
    logHash: hex(logHash),
    lookup,
    ...(extension && { extension }),
    checksum,
    accessList: [
      {
        address: CROSS_L2_INBOX,
        storageKeys: extension ? [lookup, extension, checksum] : [lookup, checksum],
      },
    ],
  };
}
