/**
 * The simulated network's access lists against published examples; if they were wrong, the tutorials would
 * prove nothing about real chains.
 */
import { vectors } from '../../src/tools/relay/__tests__/vectors';
import { CROSS_L2_INBOX, accessListFor } from './support/accessList';

it.each(vectors)('has the storage keys of $from', ({ message, lookup, extension, checksum }) => {
  expect(accessListFor(message.identifier, message.payload)).toEqual([
    { address: CROSS_L2_INBOX, storageKeys: [lookup, ...(extension ? [extension] : []), checksum] },
  ]);
});
