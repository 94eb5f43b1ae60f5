import { readFileSync } from 'node:fs';
import path from 'node:path';

import { exampleLog, exampleSent, exampleText } from '@site/src/tools/relay/example';
import { PASTE_LIMIT, readLogs } from '@site/src/tools/relay/logs';

const fixture = (name: string): string => readFileSync(path.join(__dirname, 'fixtures', name), 'utf8');

function found(paste: string) {
  const reading = readLogs(paste);
  if (!reading.ok) throw new Error(reading.problem.message);
  return reading.value;
}

function problemOf(paste: string): string {
  const reading = readLogs(paste);
  return reading.ok ? 'no problem' : reading.problem.message;
}

const lines = exampleLog.split('\n');
const replaced = (from: string | RegExp, to: string): string => exampleLog.replace(from, to);
const inCapitals = (text: string): string =>
  text.replace(/0x[0-9a-f]+/g, (hex) => `0x${hex.slice(2).toUpperCase()}`);

const log = {
  address: exampleText.origin,
  topics: lines.slice(7, 11).map((line) => line.trim()),
  data: lines[3]?.replace('  data: ', ''),
  blockNumber: '0xe',
  logIndex: '0x2',
  blockTimestamp: '0x67f04d4b',
};
const otherLog = {
  ...log,
  address: `0x${'12'.repeat(20)}`,
  topics: [`0x${'dd'.repeat(32)}`],
  logIndex: '0x1',
};
const logWithoutTopics = Object.fromEntries(Object.entries(log).filter(([key]) => key !== 'topics'));
const receipt = { status: '0x1', logs: [otherLog, log] };
const text = {
  origin: exampleText.origin,
  blockNumber: '14',
  logIndex: '2',
  timestamp: '1743801675',
  payload: exampleText.payload,
};

describe('what cast 1.7.1 prints for two SentMessage events', () => {
  test.each([
    ['cast logs', 'cast-logs.txt', ''],
    ['cast logs --json', 'cast-logs.json', '1795210305'],
  ])('is read from %s', (_command, file, timestamp) => {
    const messages = found(fixture(file));
    expect(
      messages.map(({ text: fields }) => [fields.blockNumber, fields.logIndex, fields.timestamp]),
    ).toEqual([
      ['1', '0', timestamp],
      ['2', '0', timestamp],
    ]);
    expect(messages.map(({ sent }) => sent.message)).toEqual(['0x1234', '0x1234']);
  });

  test.each([
    ['cast send', 'cast-send.txt', '1'],
    ['cast send --json', 'cast-send.json', '2'],
    ['cast receipt', 'cast-receipt.txt', '2'],
    ['cast receipt TX logs', 'cast-receipt-logs.txt', '2'],
    ['cast receipt --json', 'cast-receipt.json', '2'],
    ['cast rpc eth_getTransactionReceipt', 'cast-rpc-receipt.json', '2'],
  ])('is read from one receipt by %s', (_command, file, blockNumber) => {
    const [message, ...others] = found(fixture(file));
    expect(others).toEqual([]);
    expect(message?.text).toMatchObject({ blockNumber, logIndex: '0', timestamp: '1795210305' });
    expect(message?.sent.destination).toBe(902n);
  });
});

describe('a pasted event', () => {
  test.each([
    ['a log', log],
    ['a list of logs', [log]],
    ['a receipt with other events', receipt],
    ['a JSON-RPC answer with a receipt', { jsonrpc: '2.0', id: 1, result: receipt }],
    ['a JSON-RPC answer with logs', { jsonrpc: '2.0', id: 1, result: [log] }],
    [
      'a log without time in a receipt that has one',
      { ...receipt, blockTimestamp: 1743801675, logs: [{ ...log, blockTimestamp: undefined }] },
    ],
  ])('is found in %s', (_what, value) => {
    expect(found(JSON.stringify(value))).toEqual([{ text, sent: exampleSent }]);
  });

  test('is found with Windows line ends, blank lines and lost indentation', () => {
    expect(found(`\n\n${lines.map((line) => line.trim()).join('\r\n\r\n')}\r\n`)).toEqual(found(exampleLog));
  });

  test('is found with its hex in capitals', () => {
    expect(found(inCapitals(exampleLog))).toEqual(found(exampleLog));
  });

  test('keeps every candidate, so that the reader can choose', () => {
    expect(
      found(`${exampleLog}\n${exampleLog.replace('logIndex: 2', 'logIndex: 7')}`).map(
        (each) => each.text.logIndex,
      ),
    ).toEqual(['2', '7']);
  });

  test.each([
    ['text', replaced('removed: false', 'removed: true'), 'Event 1 (line 1)'],
    ['JSON', JSON.stringify({ ...log, removed: true }), 'The log'],
    ['a receipt', JSON.stringify({ ...receipt, logs: [otherLog, { ...log, removed: true }] }), 'Log 2'],
  ])('is refused as %s where its block was dropped from the chain', (_what, paste, name) => {
    expect(problemOf(paste)).toBe(
      `${name} says removed: true, so its block is no longer part of the chain; fetch the event again.`,
    );
    expect(problemOf(paste.replace(/removed("?: ?)true/, 'removed$1false'))).toBe('no problem');
  });

  test.each<[string, string, string]>([
    ['nothing', ' \n ', 'The text is empty; paste the output of cast logs, or a receipt.'],
    [
      'far too much',
      'x'.repeat(PASTE_LIMIT + 1),
      'The text has 1,000,001 characters and the limit is 1,000,000; paste one event or one receipt.',
    ],
    [
      'prose',
      'Transaction sent!',
      'Line 1, "Transaction sent!", is not a line of cast logs; an event begins with "- address:" and has 14 lines.',
    ],
    [
      'a lone hash',
      `0x${'ab'.repeat(32)}`,
      `Line 1, "0x${'ab'.repeat(19)}…", is not a line of cast logs; an event begins with "- address:" and has 14 lines.`,
    ],
    [
      'three topics',
      lines.filter((_line, index) => index !== 8).join('\n'),
      'Event 1 (line 1) has 3 topics; a SentMessage event has 4.',
    ],
    [
      'three topics, the first one missing',
      lines.filter((_line, index) => index !== 7).join('\n'),
      'Event 1 (line 1) has 3 topics; a SentMessage event has 4.',
    ],
    [
      'no topics',
      [...lines.slice(0, 7), ...lines.slice(11)].join('\n'),
      'Event 1 (line 1) has 0 topics; a SentMessage event has 4.',
    ],
    [
      'another event',
      replaced(/0x382409ac\w+/, `0x${'dd'.repeat(32)}`),
      `Event 1 (line 1) is not a SentMessage event: its first topic is "0x${'dd'.repeat(32)}", but that of SentMessage is ${log.topics[0]}.`,
    ],
    [
      'an event of another contract',
      replaced(/address: \w+/, `address: 0x${'12'.repeat(20)}`),
      `Event 1 (line 1) was emitted by 0x${'12'.repeat(20)}, not by L2ToL2CrossDomainMessenger 0x4200000000000000000000000000000000000023, so relayMessage would refuse it.`,
    ],
    [
      'a copy without its first line',
      lines.slice(1).join('\n'),
      'Event 1 (line 1) has no address; the copy may have lost its first line.',
    ],
    [
      'a topic of 63 digits',
      replaced(/0{61}386/, `${'0'.repeat(60)}386`),
      'Topic 1 of event 1 (line 1) has 63 hex digits after 0x; it needs 64 (32 bytes).',
    ],
    [
      'odd data',
      replaced(/03e8(0+)\n/, '03e8$1f\n'),
      'The data of event 1 (line 1) has an odd number of hex digits (513); two digits make a byte, so one is missing or extra.',
    ],
    [
      'data cut short',
      replaced(/(data: 0x\w{320})\w+/, '$1'),
      'In event 1 (line 1): The payload announces a message of 132 bytes but ends after 64: it was cut off.',
    ],
    [
      'a list of topics that never ends',
      lines.slice(0, 10).join('\n'),
      'The list of topics opened with [ in line 7 is never closed with ].',
    ],
    [
      'a field in the list of topics',
      [...lines.slice(0, 10), ...lines.slice(12)].join('\n'),
      `Line 11 is "transactionHash: 0x${'2'.repeat(21)}…" where a topic or the closing ] of the list in line 7 belongs.`,
    ],
    [
      'two events run together',
      `${exampleLog}\n${exampleLog.replace('- ', '  ')}`,
      'Line 15 gives address a second time in the event that begins in line 1; does the next event lack its "- "?',
    ],
    [
      'a field cast does not print',
      `${exampleLog}\n  gas: 1`,
      'Line 15 begins with "gas", which is not a field that cast logs prints.',
    ],
    [
      'a log index out of range',
      replaced('logIndex: 2', 'logIndex: 4294967296'),
      'The log index of event 1 (line 1) "4294967296" does not fit in 32 bits; the largest is 4294967295.',
    ],
    [
      'a copy without the log index',
      lines.filter((_line, index) => index !== 4).join('\n'),
      'Event 1 (line 1) has no log index.',
    ],
  ])('of %s is refused with one sentence', (_what, paste, expected) => {
    expect(problemOf(paste)).toBe(expected);
  });
});

describe('pasted JSON', () => {
  test.each<[string, string, string]>([
    [
      'cut short',
      JSON.stringify(receipt, null, 1).slice(0, 60),
      'The text begins like JSON but cannot be read: the text that begins at line 5, column 15 has no closing quote.',
    ],
    [
      'with an open list',
      '{"logs": [\n  {"topics": []}',
      'The text begins like JSON but cannot be read: the [ at line 1, column 10 is never closed.',
    ],
    [
      'with brackets crossed',
      '{"logs": [}]',
      'The text begins like JSON but cannot be read: the [ at line 1, column 10 is closed by } at line 1, column 11.',
    ],
    [
      'with one bracket too many',
      '[]]',
      'The text begins like JSON but cannot be read: the ] at line 1, column 3 closes nothing.',
    ],
    [
      'with a comma missing',
      '{"a": 1 "b": 2}',
      'The text begins like JSON but cannot be read: a comma, a quote or a value is missing or in the wrong place.',
    ],
    [
      'that is cut off behind a text with quotes and brackets in it',
      String.raw`{"a": "say \"[\"", "b": 1`,
      'The text begins like JSON but cannot be read: the { at line 1, column 1 is never closed.',
    ],
    [
      'of an empty list',
      '[]',
      'The JSON is an empty list: no event was found. Check the chain you asked and the address of the sender.',
    ],
    ['of no logs', '{"status":"0x1","logs":[]}', 'The receipt has no logs: the transaction sent no message.'],
    [
      'of a failed transaction',
      '{"status":"0x0","logs":[]}',
      'The receipt is for a failed transaction (status 0), so no message was sent.',
    ],
    [
      'of an unknown transaction',
      '{"jsonrpc":"2.0","id":1,"result":null}',
      'The response has result null: the node does not know the transaction, or it is not mined yet.',
    ],
    [
      'of an error',
      '{"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"initiating message not found"}}',
      'The JSON is an error response, not a receipt: "initiating message not found". The error decoder may know it.',
    ],
    [
      'of a transaction',
      '{"hash":"0x12","to":"0x34"}',
      'The JSON has neither topics nor logs, so it is not a log or a receipt.',
    ],
    ['of a list of hashes', '["0x12"]', 'Entry 1 of the JSON is not a log: it has no topics.'],
    [
      'with topics that are no list',
      JSON.stringify({ ...log, topics: '0x12' }),
      'The topics of the log are not a list.',
    ],
    [
      'with a topic that is no text',
      JSON.stringify({ ...log, topics: [1, 2, 3, 4] }),
      'Topic 0 of the log is not text.',
    ],
    [
      'of a pending log',
      JSON.stringify({ ...log, blockNumber: null }),
      'The log has no block number; the transaction may be pending.',
    ],
    [
      'of other events only',
      JSON.stringify({ logs: [{ ...otherLog, topics: [otherLog.topics[0], ...log.topics.slice(1)] }] }),
      `Log 1 is not a SentMessage event: its first topic is "0x${'dd'.repeat(32)}", but that of SentMessage is ${log.topics[0]}.`,
    ],
    [
      'with fields hidden in __proto__',
      `{"__proto__": ${JSON.stringify(receipt)}}`,
      'The JSON has neither topics nor logs, so it is not a log or a receipt.',
    ],
    [
      'with topics hidden in __proto__',
      `[{"__proto__": {"topics": []}, ${JSON.stringify(logWithoutTopics).slice(1)}]`,
      'Entry 1 of the JSON is not a log: it has no topics.',
    ],
  ])('%s is refused with one sentence', (_what, paste, expected) => {
    expect(problemOf(paste)).toBe(expected);
  });

  test.each([
    ['result', 'Result has neither topics nor logs, so it is not a log or a receipt.'],
    ['logs', 'The list of logs has neither topics nor logs, so it is not a log or a receipt.'],
  ])('with %s in itself as deep as the limit allows is refused with one sentence', (key, expected) => {
    const opening = `{"${key}":`;
    const depth = Math.floor((PASTE_LIMIT - 1) / (opening.length + 1));
    expect(problemOf(`${opening.repeat(depth)}1${'}'.repeat(depth)}`)).toBe(expected);
  });

  test.each(['"0x0"', '"0"', '0'])('is refused with the reason where its status is %s', (status) => {
    expect(problemOf(`{"status":${status},"logs":${JSON.stringify([log])}}`)).toBe(
      'The receipt is for a failed transaction (status 0), so no message was sent.',
    );
  });

  test('reads no field that the text itself does not have', () => {
    Object.defineProperty(Object.prototype, 'result', { value: receipt, configurable: true });
    try {
      expect(problemOf('{}')).toBe('The JSON has neither topics nor logs, so it is not a log or a receipt.');
    } finally {
      Reflect.deleteProperty(Object.prototype, 'result');
    }
  });

  test('cannot reach a prototype', () => {
    readLogs(
      `{"__proto__": {"polluted": true}, "constructor": {"prototype": {"polluted": true}}, "logs": []}`,
    );
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});
