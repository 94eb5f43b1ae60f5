/** Finds, hashes and relays messages. */
import {
  decodeAbiParameters,
  encodeAbiParameters,
  encodeFunctionData,
  hexToBigInt,
  keccak256,
  parseAbi,
  toEventSelector,
} from 'viem';
import type { Address, Hex } from 'viem';
import { blockTime, logsOf } from './chain';
import type { Chain, ChainLog } from './chain';
import { payloadOf } from './accessList';
import type { Identifier } from './accessList';

/** The predeploy that sends and relays messages. */
export const MESSENGER: Address = '0x4200000000000000000000000000000000000023';

/** Topic 0 of the event that starts a message. */
export const SENT_MESSAGE = toEventSelector('SentMessage(uint256,address,uint256,address,bytes)');

const relayAbi = parseAbi([
  'function relayMessage((address origin, uint256 blockNumber, uint256 logIndex, uint256 timestamp, uint256 chainId) id, bytes sentMessage) payable returns (bytes)',
]);

/** A message found on its origin chain. */
export interface Message {
  readonly hash: Hex;
  readonly id: Identifier;
  readonly payload: Hex;
  readonly destination: bigint;
  readonly nonce: bigint;
  readonly sender: Address;
  readonly target: Address;
  readonly message: Hex;
}

async function read(chain: Chain, log: ChainLog): Promise<Message> {
  const [, ...indexed] = log.topics;
  const [destination, target, nonce] = [
    ...decodeAbiParameters([{ type: 'uint256' }], indexed[0] ?? '0x'),
    ...decodeAbiParameters([{ type: 'address' }], indexed[1] ?? '0x'),
    ...decodeAbiParameters([{ type: 'uint256' }], indexed[2] ?? '0x'),
  ] as const;
  const [sender, message] = decodeAbiParameters([{ type: 'address' }, { type: 'bytes' }], log.data);
  const blockNumber = hexToBigInt(log.blockNumber);
  const types = ['uint256', 'uint256', 'uint256', 'address', 'address', 'bytes'].map((type) => ({ type }));
  const hash = keccak256(
    encodeAbiParameters(types, [destination, BigInt(chain.id), nonce, sender, target, message]),
  );
  return {
    hash,
    id: {
      origin: log.address,
      blockNumber,
      logIndex: hexToBigInt(log.logIndex),
      timestamp: await blockTime(chain.url, blockNumber),
      chainId: BigInt(chain.id),
    },
    payload: payloadOf(log),
    destination,
    nonce,
    sender,
    target,
    message,
  };
}

/** Messages a chain sent since `fromBlock`, oldest first. */
export async function sentMessages(chain: Chain, fromBlock = 0n): Promise<Message[]> {
  const logs = await logsOf(chain.url, { address: MESSENGER, fromBlock, topics: [SENT_MESSAGE] });
  return Promise.all(logs.map((log) => read(chain, log)));
}

/** Call data that relays a message. */
export function relayCall(id: Identifier, payload: Hex): Hex {
  return encodeFunctionData({ abi: relayAbi, functionName: 'relayMessage', args: [id, payload] });
}
