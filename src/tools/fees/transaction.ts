import { parseHex } from './hex';
import { fail, ok, type Result } from '../../lib/result';

/** Largest transaction in op-geth's pool. */
export const LARGEST_TRANSACTION = 131_072;
/** Maximum gas limit of a transaction since Karst, except deposits: 2^24 (EIP-7825). */
export const KARST_GAS_CAP = 16_777_216n;

/** Transaction types that OP Stack chains accept, and deposits. */
export type TransactionKind = 'legacy' | 'access-list' | 'dynamic-fee' | 'set-code' | 'deposit';

/** What the fee depends on, decoded from a transaction. */
export interface Transaction {
  readonly kind: TransactionKind;
  readonly bytes: Uint8Array;
  /** False if the encoding lacks a signature, which the fee covers too. */
  readonly signed: boolean;
  /** Undefined for deposits, which pay neither fee. */
  readonly gasLimit: bigint | undefined;
}

interface Shape {
  readonly kind: TransactionKind;
  readonly signedFields: number;
  readonly unsignedFields: readonly number[];
  readonly gasField: number;
}

const shapes: Readonly<Record<number, Shape>> = {
  0x01: { kind: 'access-list', signedFields: 11, unsignedFields: [8], gasField: 3 },
  0x02: { kind: 'dynamic-fee', signedFields: 12, unsignedFields: [9], gasField: 4 },
  0x04: { kind: 'set-code', signedFields: 13, unsignedFields: [10], gasField: 4 },
};
const legacyShape: Shape = { kind: 'legacy', signedFields: 9, unsignedFields: [6], gasField: 2 };

const BLOB_TYPE = 0x03;
const DEPOSIT_TYPE = 0x7e;
/** Source hash, sender, recipient, mint, value, gas, system flag and data; no signature. */
const DEPOSIT_FIELDS = 8;
const FIRST_LIST_PREFIX = 0xc0;

interface Item {
  readonly start: number;
  readonly end: number;
}

/** Payload range of the RLP item at `at`; undefined if its length is truncated. */
function rlpItem(bytes: Uint8Array, at: number): Item | undefined {
  const prefix = bytes[at];
  if (prefix === undefined) return undefined;
  if (prefix < 0x80) return { start: at, end: at + 1 };
  const short = prefix < FIRST_LIST_PREFIX ? 0x80 : FIRST_LIST_PREFIX;
  const lengthOrSize = prefix - short;
  if (lengthOrSize <= 55) return { start: at + 1, end: at + 1 + lengthOrSize };
  const sizeBytes = lengthOrSize - 55;
  // Four bytes encode up to 4 GB, more than any transaction has.
  if (sizeBytes > 4 || at + 1 + sizeBytes > bytes.length) return undefined;
  let length = 0;
  for (let index = 1; index <= sizeBytes; index += 1) length = length * 256 + (bytes[at + index] ?? 0);
  return { start: at + 1 + sizeBytes, end: at + 1 + sizeBytes + length };
}

/** Fields of an RLP list; undefined if one exceeds its payload. */
function rlpFields(bytes: Uint8Array, list: Item): Item[] | undefined {
  const fields: Item[] = [];
  for (let at = list.start; at < list.end;) {
    const item = rlpItem(bytes, at);
    if (!item || item.end > list.end) return undefined;
    fields.push(item);
    at = item.end;
  }
  return fields;
}

function readInteger(bytes: Uint8Array, { start, end }: Item): bigint {
  let value = 0n;
  for (let at = start; at < end; at += 1) value = value * 256n + BigInt(bytes[at] ?? 0);
  return value;
}

function isEmpty({ start, end }: Item): boolean {
  return start === end;
}

/** Parses a raw transaction, as `eth_sendRawTransaction` takes it. */
export function parseTransaction(text: string): Result<Transaction, 'transaction'> {
  const parsed = parseHex(text, {
    field: 'transaction',
    name: 'The transaction',
    maxBytes: LARGEST_TRANSACTION,
  });
  return parsed.ok ? inspectTransaction(parsed.value) : parsed;
}

/** Fields of the transaction whose list starts at `listAt` and must end with the bytes. */
function readFields(bytes: Uint8Array, listAt: number): Result<readonly Item[], 'transaction'> {
  const problem = (message: string) => fail('transaction', message);
  const list = (bytes[listAt] ?? 0) >= FIRST_LIST_PREFIX ? rlpItem(bytes, listAt) : undefined;
  if (!list) return problem('The transaction is cut off or is not RLP: its list of fields cannot be read.');
  if (list.end !== bytes.length) {
    return problem(
      `The transaction says that it has ${list.end.toLocaleString('en-US')} bytes, but ${bytes.length.toLocaleString('en-US')} were pasted.`,
    );
  }
  const fields = rlpFields(bytes, list);
  return fields
    ? ok(fields)
    : problem('A field of the transaction runs past its end, so a part is missing or damaged.');
}

/** Determines a transaction's type and whether it is complete and signed. */
function inspectTransaction(bytes: Uint8Array): Result<Transaction, 'transaction'> {
  const problem = (message: string) => fail('transaction', message);
  const first = bytes[0];
  if (first === undefined) return problem('The transaction is empty; paste hexadecimal digits.');
  if (first === DEPOSIT_TYPE) {
    const fields = readFields(bytes, 1);
    if (!fields.ok) return fields;
    return fields.value.length === DEPOSIT_FIELDS
      ? ok({ kind: 'deposit', bytes, signed: false, gasLimit: undefined })
      : problem(`A deposit has ${DEPOSIT_FIELDS} fields, but this has ${fields.value.length}.`);
  }
  if (first === BLOB_TYPE)
    return problem('This is a blob transaction (type 3), which OP Stack chains do not accept.');

  const legacy = first >= FIRST_LIST_PREFIX;
  const shape = legacy ? legacyShape : shapes[first];
  if (!shape) {
    return problem(
      `A raw transaction starts with 01, 02, 04 or a byte from c0 to ff, but this starts with ${first
        .toString(16)
        .padStart(2, '0')}; paste the whole transaction, not its calldata.`,
    );
  }
  const read = readFields(bytes, legacy ? 0 : 1);
  if (!read.ok) return read;
  const fields = read.value;
  const complete = fields.length === shape.signedFields;
  if (!complete && !shape.unsignedFields.includes(fields.length)) {
    return problem(
      `A ${shape.kind} transaction has ${shape.signedFields} fields with its signature, but this has ${fields.length}.`,
    );
  }
  const gasField = fields[shape.gasField];
  // An unsigned EIP-155 transaction has empty r and s.
  const r = fields[shape.signedFields - 2];
  const s = fields[shape.signedFields - 1];
  const signed = complete && !(r && s && isEmpty(r) && isEmpty(s));
  return ok({ kind: shape.kind, bytes, signed, gasLimit: gasField ? readInteger(bytes, gasField) : 0n });
}
