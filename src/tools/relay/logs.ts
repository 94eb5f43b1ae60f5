import { L2_TO_L2_CROSS_DOMAIN_MESSENGER, SENT_MESSAGE_TOPIC } from './contracts';
import { type Hex, type MessageText, readHex, readNumber } from './identifier';
import { jsonFault } from './jsonFault';
import { quote } from '../../lib/quote';
import { fail, ok, type Result } from '../../lib/result';
import { type SentMessage, readSentMessage } from './sentMessage';

/** A `SentMessage` event found in a paste. */
export interface FoundMessage {
  /** Identifier fields and payload; `timestamp` is empty if the text lacks it. */
  readonly text: Omit<MessageText, 'chainId'>;
  readonly sent: SentMessage;
}

/** A log with unvalidated values. */
interface RawLog {
  readonly name: string;
  readonly address?: string;
  readonly topics: readonly string[];
  readonly data?: string;
  readonly blockNumber?: string;
  readonly logIndex?: string;
  readonly timestamp?: string;
  /** Whether a reorg dropped its block. */
  readonly removed: boolean;
}

type Refusal = Extract<Result<never, 'paste'>, { ok: false }>;
const no = (message: string): Refusal => fail('paste', message);

/** More than a receipt with a full block's logs; a longer paste would only be slow. */
export const PASTE_LIMIT = 1_000_000;

/**
 * Finds `SentMessage` events in the output of `cast logs`, with or without `--json`, or in a receipt from
 * `cast receipt`, `cast send` or `eth_getTransactionReceipt`. At least one, or why there is none.
 */
export function readLogs(paste: string): Result<readonly FoundMessage[], 'paste'> {
  if (paste.length > PASTE_LIMIT) {
    return no(
      `The text has ${paste.length.toLocaleString('en-US')} characters and the limit is ${PASTE_LIMIT.toLocaleString('en-US')}; paste one event or one receipt.`,
    );
  }
  const text = paste.replaceAll('\r\n', '\n').trim();
  if (text === '') return no('The text is empty; paste the output of cast logs, or a receipt.');
  const logs = /^[[{]/.test(text) ? readJson(text) : readText(text);
  return logs.ok ? selectMessages(logs.value) : logs;
}

/** Drops other events if there is at least one `SentMessage`. */
function selectMessages(logs: readonly RawLog[]): Result<readonly FoundMessage[], 'paste'> {
  const [first] = logs;
  if (!first) return no('The text has no event.');
  const wanted = logs.filter((log) => log.topics[0]?.trim().toLowerCase() === SENT_MESSAGE_TOPIC);
  if (wanted.length === 0) {
    if (first.topics.length !== 4) return no(topicCount(first));
    return no(
      `${capital(first.name)} is not a SentMessage event: its first topic is ${quote(first.topics[0] ?? '', 70)}, but that of SentMessage is ${SENT_MESSAGE_TOPIC}.`,
    );
  }
  const found: FoundMessage[] = [];
  for (const log of wanted) {
    const message = readMessageLog(log);
    if (!message.ok) return message;
    found.push(message.value);
  }
  return ok(found);
}

function readMessageLog(log: RawLog): Result<FoundMessage, 'paste'> {
  const of = (name: string): string => `${name} of ${log.name}`;
  if (log.topics.length !== 4) return no(topicCount(log));
  if (log.removed) {
    return no(
      `${capital(log.name)} says removed: true, so its block is no longer part of the chain; fetch the event again.`,
    );
  }
  if (log.address === undefined)
    return no(`${capital(log.name)} has no address; the copy may have lost its first line.`);
  const origin = readHex(log.address, 'paste', of('The address'), 20);
  if (!origin.ok) return origin;
  if (origin.value !== L2_TO_L2_CROSS_DOMAIN_MESSENGER) {
    return no(
      `${capital(log.name)} was emitted by ${origin.value}, not by L2ToL2CrossDomainMessenger ${L2_TO_L2_CROSS_DOMAIN_MESSENGER}, so relayMessage would refuse it.`,
    );
  }
  const parts: Hex[] = [];
  for (const [index, topic] of log.topics.entries()) {
    const part = readHex(topic, 'paste', of(`Topic ${index}`), 32);
    if (!part.ok) return part;
    parts.push(part.value);
  }
  if (log.data === undefined) return no(`${capital(log.name)} has no data.`);
  const data = readHex(log.data, 'paste', of('The data'));
  if (!data.ok) return data;
  const payload: Hex = `0x${[...parts, data.value].map((part) => part.slice(2)).join('')}`;
  const sent = readSentMessage(payload);
  if (!sent.ok) return no(`In ${log.name}: ${sent.problem.message}`);

  if (log.blockNumber === undefined) {
    return no(`${capital(log.name)} has no block number; the transaction may be pending.`);
  }
  const blockNumber = readNumber(log.blockNumber, 'paste', of('The block number'), 64);
  if (!blockNumber.ok) return blockNumber;
  if (log.logIndex === undefined) return no(`${capital(log.name)} has no log index.`);
  const logIndex = readNumber(log.logIndex, 'paste', of('The log index'), 32);
  if (!logIndex.ok) return logIndex;
  const timestamp =
    log.timestamp === undefined ? undefined : readNumber(log.timestamp, 'paste', of('The timestamp'), 64);
  if (timestamp && !timestamp.ok) return timestamp;

  return ok({
    text: {
      origin: origin.value,
      blockNumber: String(blockNumber.value),
      logIndex: String(logIndex.value),
      timestamp: timestamp ? String(timestamp.value) : '',
      payload,
    },
    sent: sent.value,
  });
}

function topicCount({ name, topics }: RawLog): string {
  return `${capital(name)} has ${topics.length} ${topics.length === 1 ? 'topic' : 'topics'}; a SentMessage event has 4.`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/* ---- The text form of cast logs -------------------------------------------------------------------------------- */

const textKeys = [
  'address', 'blockHash', 'blockNumber', 'data', 'logIndex', 'removed', 'topics', 'transactionHash', 'transactionIndex',
] as const; // prettier-ignore
type TextKey = (typeof textKeys)[number];
const isTextKey = (key: string): key is TextKey => (textKeys as readonly string[]).includes(key);

/** cast prints 14 lines per event with four topics; each event begins with a dash. */
function readText(text: string): Result<readonly RawLog[], 'paste'> {
  const receipt = /^logs\s+(\[.*)$/m.exec(text);
  if (receipt?.[1]) return readJson(receipt[1], receiptTime(text));

  const logs: RawLog[] = [];
  let values = new Map<TextKey, string>();
  let topics: string[] = [];
  let start = 0;
  let topicsOpenedAt = 0;
  const finish = (): void => {
    if (start === 0) return;
    logs.push({
      name: `event ${logs.length + 1} (line ${start})`,
      topics,
      removed: values.get('removed') === 'true',
      ...definedOnly({
        address: values.get('address'),
        data: values.get('data'),
        blockNumber: values.get('blockNumber'),
        logIndex: values.get('logIndex'),
      }),
    });
  };

  for (const [index, raw] of text.split('\n').entries()) {
    const number = index + 1;
    const line = raw.trim();
    if (line === '') continue;
    if (topicsOpenedAt > 0) {
      if (line === ']') topicsOpenedAt = 0;
      else if (line.startsWith('0x')) topics.push(line.replace(/,$/, ''));
      else
        return no(
          `Line ${number} is ${quote(line)} where a topic or the closing ] of the list in line ${topicsOpenedAt} belongs.`,
        );
      continue;
    }
    const entry = /^(- )?(\w+):\s*(.*)$/.exec(line);
    if (!entry) {
      return no(
        `Line ${number}, ${quote(line)}, is not a line of cast logs; an event begins with "- address:" and has 14 lines.`,
      );
    }
    const [, dash, key = '', value = ''] = entry;
    if (!isTextKey(key))
      return no(`Line ${number} begins with ${quote(key)}, which is not a field that cast logs prints.`);
    if (dash || start === 0) {
      finish();
      values = new Map();
      topics = [];
      start = number;
    }
    if (values.has(key)) {
      return no(
        `Line ${number} gives ${key} a second time in the event that begins in line ${start}; does the next event lack its "- "?`,
      );
    }
    values.set(key, value);
    if (key === 'topics') {
      if (value !== '[')
        return no(`Line ${number} has ${quote(value)} after "topics:", where cast logs prints [.`);
      topicsOpenedAt = number;
    }
  }
  if (topicsOpenedAt > 0)
    return no(`The list of topics opened with [ in line ${topicsOpenedAt} is never closed with ].`);
  finish();
  return ok(logs);
}

function receiptTime(text: string): string | undefined {
  return /^blockTimestamp\s+(\d+)/m.exec(text)?.[1];
}

/* ---- JSON ------------------------------------------------------------------------------------------------------ */

type JsonObject = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An own property, never one of the prototype. */
const own = (value: JsonObject, key: string): unknown => (Object.hasOwn(value, key) ? value[key] : undefined);

function readJson(text: string, timestamp?: string): Result<readonly RawLog[], 'paste'> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return no(`The text begins like JSON but cannot be read: ${jsonFault(text)}.`);
  }
  return collect(value, '', timestamp);
}

const LOGS = 'the list of logs';

/** Accepts a log, a list of logs, a receipt, or a JSON-RPC response with one of these. */
function collect(value: unknown, path: string, timestamp?: string): Result<readonly RawLog[], 'paste'> {
  const where = path === '' ? 'the JSON' : path;
  if (Array.isArray(value)) {
    const entries: readonly unknown[] = value;
    if (entries.length === 0) {
      return no(
        `${capital(where)} is an empty list: no event was found. Check the chain you asked and the address of the sender.`,
      );
    }
    const logs: RawLog[] = [];
    for (const [index, entry] of entries.entries()) {
      if (!isObject(entry) || !Object.hasOwn(entry, 'topics')) {
        return no(`Entry ${index + 1} of ${where} is not a log: it has no topics.`);
      }
      const log = readJsonLog(entry, `log ${index + 1}`, timestamp);
      if (!log.ok) return log;
      logs.push(log.value);
    }
    return ok(logs);
  }
  if (!isObject(value))
    return no(
      `${capital(where)} is ${quote(JSON.stringify(value))}, not a log, a list of logs or a receipt.`,
    );

  const error = own(value, 'error');
  if (isObject(error)) {
    return no(
      `The JSON is an error response, not a receipt: ${quote(scalar(own(error, 'message')) ?? 'no message', 100)}. The error decoder may know it.`,
    );
  }
  // Responses and receipts are unwrapped once: deeper nesting is invalid and could exhaust the stack.
  if (path === '' && Object.hasOwn(value, 'result')) {
    const result = own(value, 'result');
    if (result === null)
      return no(
        'The response has result null: the node does not know the transaction, or it is not mined yet.',
      );
    return collect(result, 'result', timestamp);
  }
  if (Object.hasOwn(value, 'topics')) {
    const log = readJsonLog(value, 'the log', timestamp);
    return log.ok ? ok([log.value]) : log;
  }
  if (path !== LOGS && Object.hasOwn(value, 'logs')) {
    const status = own(value, 'status');
    if (status === '0x0' || status === 0 || status === '0') {
      return no('The receipt is for a failed transaction (status 0), so no message was sent.');
    }
    const logs = own(value, 'logs');
    if (Array.isArray(logs) && logs.length === 0)
      return no('The receipt has no logs: the transaction sent no message.');
    return collect(logs, LOGS, scalar(own(value, 'blockTimestamp')) ?? timestamp);
  }
  return no(`${capital(where)} has neither topics nor logs, so it is not a log or a receipt.`);
}

function readJsonLog(log: JsonObject, name: string, timestamp?: string): Result<RawLog, 'paste'> {
  const topics: unknown = own(log, 'topics');
  if (!Array.isArray(topics)) return no(`The topics of ${name} are not a list.`);
  const texts: string[] = [];
  for (const [index, topic] of (topics as readonly unknown[]).entries()) {
    if (typeof topic !== 'string') return no(`Topic ${index} of ${name} is not text.`);
    texts.push(topic);
  }
  return ok({
    name,
    topics: texts,
    removed: own(log, 'removed') === true,
    ...definedOnly({
      address: scalar(own(log, 'address')),
      data: scalar(own(log, 'data')),
      blockNumber: scalar(own(log, 'blockNumber')),
      logIndex: scalar(own(log, 'logIndex')),
      timestamp: scalar(own(log, 'blockTimestamp')) ?? timestamp,
    }),
  });
}

/** Text or a number as text; undefined for anything else, including null. */
function scalar(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

function definedOnly<Key extends string>(
  values: Readonly<Record<Key, string | undefined>>,
): Partial<Record<Key, string>> {
  const entries = Object.entries<string | undefined>(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Partial<Record<Key, string>>;
}
