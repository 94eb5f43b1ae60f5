/**
 * The simulated network's access lists against published examples; wrong ones would make the tutorials prove
 * nothing.
 */
import { vectors } from '../../src/tools/relay/__tests__/vectors';
import { CROSS_L2_INBOX, accessListFor } from './support/accessList';

it.each(vectors)('has the storage keys of $from', ({ message, lookup, extension, checksum }) => {
  expect(accessListFor(message.identifier, message.payload)).toEqual([
    { address: CROSS_L2_INBOX, storageKeys: [lookup, ...(extension ? [extension] : []), checksum] },
  ]);
});
