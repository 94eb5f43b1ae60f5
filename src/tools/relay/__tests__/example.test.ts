import { keccak_256 } from '@noble/hashes/sha3';
import { bytesToHex } from '@noble/hashes/utils';

import { encodeAccessList } from '@site/src/tools/relay/accessList';
import { SENT_MESSAGE_SIGNATURE, SENT_MESSAGE_TOPIC } from '@site/src/tools/relay/contracts';
import {
  exampleEncoded,
  exampleLog,
  exampleMessage,
  exampleSent,
  exampleText,
} from '@site/src/tools/relay/example';
import { readMessage } from '@site/src/tools/relay/identifier';
import { readLogs } from '@site/src/tools/relay/logs';

describe('the worked example', () => {
  test('shows the access list that the encoder computes', () => {
    expect(encodeAccessList(exampleMessage)).toEqual(exampleEncoded);
  });

  test('is what its log and its fields say', () => {
    const { origin, blockNumber, logIndex, payload } = exampleText;
    expect(readLogs(exampleLog)).toEqual({
      ok: true,
      value: [{ text: { origin, blockNumber, logIndex, timestamp: '', payload }, sent: exampleSent }],
    });
    expect(readMessage(exampleText)).toEqual({ ok: true, value: exampleMessage });
  });

  test('has the 14 lines that cast prints for an event with four topics', () => {
    expect(exampleLog.split('\n')).toHaveLength(14);
  });

  test('is recognized by the topic of the event signature', () => {
    expect(SENT_MESSAGE_TOPIC).toBe(`0x${bytesToHex(keccak_256(SENT_MESSAGE_SIGNATURE))}`);
  });
});
