import { execFileSync } from 'node:child_process';
import path from 'node:path';

import { encodeAccessList } from '@site/src/tools/relay/accessList';

import { randomMessages } from './randomMessages';
import { vectors } from './vectors';

/** Runs the encoder of @eth-optimism/viem in another process, because it is published as ES modules only. */
function encodeWithViem(messages: ReturnType<typeof randomMessages>): unknown {
  const input = JSON.stringify(messages, (_key, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  );
  const output = execFileSync(process.execPath, [path.join(__dirname, 'encodeWithViem.mjs')], {
    input,
    maxBuffer: 64 * 1024 * 1024,
    encoding: 'utf8',
  });
  return JSON.parse(output);
}

describe('the access list of a message', () => {
  test.each(vectors)(
    'is the one published in $from',
    ({ message, payloadHash, logHash, lookup, extension, checksum }) => {
      const encoded = encodeAccessList(message);
      expect(encoded.checksum).toBe(checksum);
      expect(encoded.extension).toBe(extension);
      if (lookup) expect(encoded.lookup).toBe(lookup);
      if (payloadHash) expect(encoded.payloadHash).toBe(payloadHash);
      if (logHash) expect(encoded.logHash).toBe(logHash);
      expect(encoded.accessList).toEqual([
        {
          address: '0x4200000000000000000000000000000000000022',
          storageKeys: [encoded.lookup, ...(extension ? [extension] : []), checksum],
        },
      ]);
    },
  );

  test('equals that of @eth-optimism/viem on 1,000 random identifiers', () => {
    const messages = randomMessages(1_000, 20_250_620);
    const ours = messages.map((message) => encodeAccessList(message).accessList);
    expect(ours).toEqual(encodeWithViem(messages));
    // The sample must contain every kind of list.
    const lengths = ours.map(([entry]) => entry?.storageKeys.length);
    expect(lengths.filter((length) => length === 2).length).toBeGreaterThan(100);
    expect(lengths.filter((length) => length === 3).length).toBeGreaterThan(100);
  });
});
