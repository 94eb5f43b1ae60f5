import { type EncodedMessage } from './accessList';
import { CROSS_L2_INBOX, L2_TO_L2_CROSS_DOMAIN_MESSENGER } from './contracts';
import { type Hex, type Message, type MessageText } from './identifier';
import { type SentMessage } from './sentMessage';

// Literals, so that pages need no keccak; a test recomputes them. The vector is from
// ethereum-optimism/supersim docs/src/guides/interop/cast.md.

const topics = [
  '0x382409ac69001e11931a28435afef442cbfd20d9891907e8fa373ba7d351f320',
  '0x0000000000000000000000000000000000000000000000000000000000000386',
  '0x0000000000000000000000004200000000000000000000000000000000000028',
  '0x0000000000000000000000000000000000000000000000000000000000000000',
] as const;

const data = [
  '0x0000000000000000000000004200000000000000000000000000000000000028',
  '0000000000000000000000000000000000000000000000000000000000000040',
  '0000000000000000000000000000000000000000000000000000000000000084',
  '7cfd6dbc000000000000000000000000420beef0000000000000000000000000',
  '00000001000000000000000000000000f39fd6e51aad88f6f4ce6ab8827279cf',
  'ffb92266000000000000000000000000f39fd6e51aad88f6f4ce6ab8827279cf',
  'ffb9226600000000000000000000000000000000000000000000000000000000',
  '000003e800000000000000000000000000000000000000000000000000000000',
].join('');

const payload: Hex = `0x${[...topics, data].map((part) => part.slice(2)).join('')}`;

/** The event as `cast logs` prints it, with arbitrary block and transaction hashes. */
export const exampleLog = [
  `- address: ${L2_TO_L2_CROSS_DOMAIN_MESSENGER}`,
  `  blockHash: 0x${'11'.repeat(32)}`,
  '  blockNumber: 14',
  `  data: ${data}`,
  '  logIndex: 2',
  '  removed: false',
  '  topics: [',
  ...topics.map((topic) => `  \t${topic}`),
  '  ]',
  `  transactionHash: 0x${'22'.repeat(32)}`,
  '  transactionIndex: 0',
].join('\n');

/** The six fields as typed. */
export const exampleText: MessageText = {
  origin: L2_TO_L2_CROSS_DOMAIN_MESSENGER,
  blockNumber: '14',
  logIndex: '2',
  timestamp: '1743801675',
  chainId: '901',
  payload,
};

/** The same, parsed. */
export const exampleMessage: Message = {
  identifier: {
    origin: L2_TO_L2_CROSS_DOMAIN_MESSENGER,
    blockNumber: 14n,
    logIndex: 2n,
    timestamp: 1743801675n,
    chainId: 901n,
  },
  payload,
};

/** SuperchainTokenBridge tells its counterpart on chain 902 to mint 1,000 units. */
export const exampleSent: SentMessage = {
  destination: 902n,
  target: '0x4200000000000000000000000000000000000028',
  nonce: 0n,
  sender: '0x4200000000000000000000000000000000000028',
  message: `0x${payload.slice(2 + 7 * 64, 2 + 7 * 64 + 132 * 2)}`,
};

const lookup: Hex = '0x010000000000000000000385000000000000000e0000000067f04d4b00000002';
const checksum: Hex = '0x03c6d2648cef120ce1d7ccf9f8d4042d6b25ff30a02e22d9ea2a47d2677ccb8d';

/** The example's access list, with intermediate values. */
export const exampleEncoded: EncodedMessage = {
  payloadHash: '0x239eaa8910efd066ea6bad5057f60ea868da70c49dff4cb09403e90f970a812b',
  logHash: '0x19907f439df1d1d6f23a488d1713030a48de2ea78b2127b0a8ffe322106b0434',
  lookup,
  checksum,
  accessList: [{ address: CROSS_L2_INBOX, storageKeys: [lookup, checksum] }],
};
