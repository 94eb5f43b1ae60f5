import { SENT_MESSAGE_TOPIC } from './contracts';
import { type Hex } from './identifier';
import { fail, ok, type Result } from '../../lib/result';

/** The fields of a `SentMessage` event. */
export interface SentMessage {
  /** Chain ID of the chain the message is for. */
  readonly destination: bigint;
  readonly target: Hex;
  readonly nonce: bigint;
  /** Caller of `sendMessage`. */
  readonly sender: Hex;
  /** Calldata for the target. */
  readonly message: Hex;
}

const WORD = 64;
const topicsEnd = 4 * WORD;

/**
 * Decodes a `SentMessage` payload: four topics, then the ABI-encoded sender and message. Decodes like
 * `relayMessage`, so that what it would reject is rejected here, with a reason.
 */
export function readSentMessage(payload: Hex): Result<SentMessage, 'payload'> {
  const digits = payload.slice(2);
  const word = (index: number): string => digits.slice(index * WORD, (index + 1) * WORD);
  if (`0x${word(0)}` !== SENT_MESSAGE_TOPIC) {
    return fail(
      'payload',
      `The payload does not begin with the SentMessage topic ${SENT_MESSAGE_TOPIC}, so relayMessage would revert with EventPayloadNotSentMessage; the access list is still right for validateMessage.`,
    );
  }
  if (digits.length < topicsEnd + 3 * WORD) {
    return fail(
      'payload',
      `The payload has ${digits.length / 2} bytes; a SentMessage has at least 224: four topics of 32 bytes, then the data.`,
    );
  }
  const target = address(word(2));
  const sender = address(word(4));
  const offset = BigInt(`0x${word(5)}`);
  if (!target || !sender || offset !== 64n) {
    return fail(
      'payload',
      'The payload is not laid out as SentMessage(uint256,address,uint256,address,bytes): an address or the offset of the message is not where it belongs.',
    );
  }
  const length = BigInt(`0x${word(6)}`);
  const start = topicsEnd + 3 * WORD;
  const available = BigInt((digits.length - start) / 2);
  if (length > available) {
    return fail(
      'payload',
      `The payload announces a message of ${length} bytes but ends after ${available}: it was cut off.`,
    );
  }
  return ok({
    destination: BigInt(`0x${word(1)}`),
    target,
    nonce: BigInt(`0x${word(3)}`),
    sender,
    message: `0x${digits.slice(start, start + Number(length) * 2)}`,
  });
}

function address(word: string): Hex | undefined {
  return /^0{24}/.test(word) ? `0x${word.slice(24)}` : undefined;
}
