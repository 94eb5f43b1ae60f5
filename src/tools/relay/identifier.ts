import { quote } from '../../lib/quote';
import { fail, type InputProblem, ok, type Result } from '../../lib/result';

/** Bytes as `0x` and hex digits in lower case. */
export type Hex = `0x${string}`;

/** Identifies a log of a chain. Fields are in the order of the contracts' tuple. */
export interface Identifier {
  readonly origin: Hex;
  readonly blockNumber: bigint;
  /** Within the block, not the transaction. */
  readonly logIndex: bigint;
  /** The block's, in seconds. */
  readonly timestamp: bigint;
  readonly chainId: bigint;
}

/** A log as CrossL2Inbox sees it: its position, and its topics and data joined. */
export interface Message {
  readonly identifier: Identifier;
  readonly payload: Hex;
}

/** The six fields of a message, as the simulator's admin RPC names them. */
export const messageFields = [
  'origin',
  'blockNumber',
  'logIndex',
  'timestamp',
  'chainId',
  'payload',
] as const;
export type MessageField = (typeof messageFields)[number];

/** The six fields as typed. */
export type MessageText = Readonly<Record<MessageField, string>>;

/** Names of the fields in sentences. */
export const fieldNames: Readonly<Record<MessageField, string>> = {
  origin: 'origin',
  blockNumber: 'block number',
  logIndex: 'log index',
  timestamp: 'timestamp',
  chainId: 'chain ID',
  payload: 'payload',
};

/** Bits of each number in the identifier; the contract reverts on more. */
const bits = { blockNumber: 64, logIndex: 32, timestamp: 64, chainId: 256 } as const;
export type NumberField = keyof typeof bits;

/**
 * Parses hex bytes.
 *
 * @param subject start of a sentence about the value, such as `The origin`
 * @param size required number of bytes, if fixed
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

/** Parses a decimal or `0x` number that fits its field. */
export function readNumber<Field extends string>(
  text: string,
  field: Field,
  subject: string,
  width: number,
): Result<bigint, Field> {
  const value = text.trim();
  if (value === '') return fail(field, `${subject} is empty.`);
  if (/^-/.test(value)) return fail(field, `${subject} ${quote(value)} is negative.`);
  // 80 digits hold any 256-bit number; BigInt is slow on longer text.
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

/** The message, or the problems of all invalid fields. */
export type MessageReading =
  | { readonly ok: true; readonly value: Message }
  | { readonly ok: false; readonly problems: readonly InputProblem<MessageField>[] };

/** Parses the six fields. */
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
