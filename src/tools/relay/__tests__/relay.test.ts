import { exampleMessage, exampleSent } from '@site/src/tools/relay/example';
import { type Hex, type Message } from '@site/src/tools/relay/identifier';
import { readRelay } from '@site/src/tools/relay/relay';

const { identifier, payload } = exampleMessage;

describe('a message about to be relayed', () => {
  test('is read', () => {
    expect(readRelay(exampleMessage)).toEqual({ ok: true, value: exampleSent });
  });

  test.each<[string, Message, string, string]>([
    [
      'another origin',
      { payload, identifier: { ...identifier, origin: '0x4200000000000000000000000000000000000028' } },
      'origin',
      'IdOriginNotL2ToL2CrossDomainMessenger',
    ],
    [
      'the payload of another event',
      { identifier, payload: `0x${'dd'.repeat(224)}` },
      'payload',
      'EventPayloadNotSentMessage',
    ],
    [
      'a payload without data',
      { identifier, payload: payload.slice(0, 2 + 4 * 64) as Hex },
      'payload',
      'The payload has 128 bytes; a SentMessage has at least 224',
    ],
    [
      'the chain ID of the destination',
      { payload, identifier: { ...identifier, chainId: 902n } },
      'chainId',
      'The chain ID 902 is the destination in the payload',
    ],
    [
      'an address with bytes before it',
      { identifier, payload: `${payload.slice(0, 130)}1${payload.slice(131)}` as Hex },
      'payload',
      'The payload is not laid out as SentMessage',
    ],
    [
      'a message that is not where it belongs',
      { identifier, payload: `${payload.slice(0, 384)}60${payload.slice(386)}` as Hex },
      'payload',
      'The payload is not laid out as SentMessage',
    ],
    [
      'a message that lacks its last byte',
      { identifier, payload: payload.slice(0, 2 + 7 * 64 + 131 * 2) as Hex },
      'payload',
      'The payload announces a message of 132 bytes but ends after 131: it was cut off.',
    ],
  ])('is refused with %s', (_what, message, field, sentence) => {
    const reading = readRelay(message);
    expect(reading).toMatchObject({ ok: false, problem: { field } });
    if (!reading.ok) expect(reading.problem.message).toContain(sentence);
  });
});
