import { quote } from '../../lib/quote';
import { fail, type InputProblem, ok, type Result } from '../../lib/result';

/** Bytes as `0x` and hex digits in lower case. */
export type Hex = `0x${string}`;

/** Names one log of one chain. The order of the fields is that of the tuple in the contracts. */
export interface Identifier {
  /** The contract that emitted the log. */
  readonly origin: Hex;
  readonly blockNumber: bigint;
  /** Counted over the block, not over the transaction. */
  readonly logIndex: bigint;
  /** Of the block, in seconds. */
  readonly timestamp: bigint;
  /** Of the chain the log is on. */
  readonly chainId: bigint;
}

/** A log as CrossL2Inbox sees it: where it is, and its topics and data joined. */
export interface Message {
  readonly identifier: Identifier;
  readonly payload: Hex;
}

/** The six fields of a message, as the admin RPC of the simulator names them. */
export const messageFields = [
  'origin',
  'blockNumber',
  'logIndex',
  'timestamp',
  'chainId',
  'payload',
] as const;
export type MessageField = (typeof messageFields)[number];

/** The six fields as a reader typed them. */
export type MessageText = Readonly<Record<MessageField, string>>;

/** How a field is called in a sentence. */
export const fieldNames: Readonly<Record<MessageField, string>> = {
  origin: 'origin',
  blockNumber: 'block number',
  logIndex: 'log index',
  timestamp: 'timestamp',
  chainId: 'chain ID',
  payload: 'payload',
};

/** Bits each number has in the identifier; more make the contract revert. */
const bits = { blockNumber: 64, logIndex: 32, timestamp: 64, chainId: 256 } as const;
export type NumberField = keyof typeof bits;

/**
 * Reads bytes written as hex.
 *
 * @param subject how a sentence about the value begins, such as `The origin`
 * @param size the number of bytes it has to have, if that is fixed
 */
export function readHex<Field extends string>(
  text: string,
  field: Field,
  subject: string,
  size?: number,
): Result<Hex, Field> {
  const value = text.trim();
  if (value === '') return fail(field, `${subject} is empty.`);
  if (!/^0x/i.test(value)) return fail(field, `${subject} ${quote(value)} does not start with 0x.`);
  const digits = value.slice(2).toLowerCase();
  const stray = /[^0-9a-f]/.exec(digits);
  if (stray) {
    return fail(
      field,
      `${subject} has ${quote(stray[0])} at position ${stray.index + 1} after 0x, which is not a hex digit.`,
    );
  }
  if (size !== undefined && digits.length !== size * 2) {
    return fail(
      field,
      `${subject} has ${digits.length} hex digits after 0x; it needs ${size * 2} (${size} bytes).`,
    );
  }
  if (digits.length % 2 === 1) {
    return fail(
      field,
      `${subject} has an odd number of hex digits (${digits.length}); two digits make a byte, so one is missing or extra.`,
    );
  }
  return ok<Hex>(`0x${digits}`);
}

/** Reads a whole number, decimal or `0x` hex, that fits the field it is for. */
export function readNumber<Field extends string>(
  text: string,
  field: Field,
  subject: string,
  width: number,
): Result<bigint, Field> {
  const value = text.trim();
  if (value === '') return fail(field, `${subject} is empty.`);
  if (/^-/.test(value)) return fail(field, `${subject} ${quote(value)} is negative.`);
  // 80 digits hold any 256-bit number; longer text would only make BigInt work for nothing.
  if (!/^(0x[0-9a-f]+|\d+)$/i.test(value) || value.length > 80) {
    return fail(field, `${subject} ${quote(value)} is not a whole number, decimal or hex with 0x.`);
  }
  const number = BigInt(value);
  const limit = (1n << BigInt(width)) - 1n;
  if (number > limit) {
    return fail(
      field,
      `${subject} ${quote(value, 80)} does not fit in ${width} bits; the largest is ${limit}.`,
    );
  }
  return ok(number);
}

/** The problems of each field, or the message. Every field is looked at, not only up to the first fault. */
export type MessageReading =
  | { readonly ok: true; readonly value: Message }
  | { readonly ok: false; readonly problems: readonly InputProblem<MessageField>[] };

/** Reads the six fields. */
export function readMessage(text: MessageText): MessageReading {
  const number = (field: NumberField) =>
    readNumber(text[field], field, `The ${fieldNames[field]}`, bits[field]);
  const origin = readHex(text.origin, 'origin', `The ${fieldNames.origin}`, 20);
  const blockNumber = number('blockNumber');
  const logIndex = number('logIndex');
  const timestamp = number('timestamp');
  const chainId = number('chainId');
  const payload = readPayload(text.payload);
  if (origin.ok && blockNumber.ok && logIndex.ok && timestamp.ok && chainId.ok && payload.ok) {
    return ok({
      identifier: {
        origin: origin.value,
        blockNumber: blockNumber.value,
        logIndex: logIndex.value,
        timestamp: timestamp.value,
        chainId: chainId.value,
      },
      payload: payload.value,
    });
  }
  const problems = [origin, blockNumber, logIndex, timestamp, chainId, payload].flatMap((field) =>
    field.ok ? [] : [field.problem],
  );
  return { ok: false, problems };
}

function readPayload(text: string): Result<Hex, MessageField> {
  const payload = readHex(text, 'payload', `The ${fieldNames.payload}`);
  if (payload.ok && payload.value === '0x') {
    return fail(
      'payload',
      'The payload is 0x, so it has no bytes. Enter the topics of the log followed by its data.',
    );
  }
  return payload;
}
