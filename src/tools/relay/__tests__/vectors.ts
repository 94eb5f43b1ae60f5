import { exampleMessage } from '@site/src/tools/relay/example';
import { type Hex, type Message } from '@site/src/tools/relay/identifier';

/** A message with published results. */
export interface Vector {
  readonly from: string;
  readonly message: Message;
  readonly lookup: Hex;
  readonly extension?: Hex;
  readonly checksum: Hex;
  readonly payloadHash?: Hex;
  readonly logHash?: Hex;
}

const supervisorMessage: Message = {
  identifier: {
    origin: '0xe0e1e2e3e4e5e6e7e8e9f0f1f2f3f4f5f6f7f8f9',
    blockNumber: 0xa1a2a3a4a5a6a7a8n,
    logIndex: 0xb1b2b3b4n,
    timestamp: 0xc1c2c3c4c5c6c7c8n,
    chainId: 0xd1d2d3d4d5d6d7d8n,
  },
  payload: `0x${Buffer.from('example payload').toString('hex')}`,
};

// The lookup covers only the message's position, not the contract that sent it.
const supervisorLookup = '0x01000000d1d2d3d4d5d6d7d8a1a2a3a4a5a6a7a8c1c2c3c4c5c6c7c8b1b2b3b4';

/** Known answers, each from another project's test or document. */
export const vectors: readonly Vector[] = [
  {
    from: 'op-supervisor types_test.go',
    message: supervisorMessage,
    payloadHash: '0x8017559a85b12c04b14a1a425d53486d1015f833714a09bd62f04152a7e2ae9b',
    logHash: '0xf9ed05990c887d3f86718aabd7e940faaa75d6a5cd44602e89642586ce85f2aa',
    lookup: supervisorLookup,
    checksum: '0x03749e87fd7789575de9906569deb05aaf220dc4cfab3d8abbfd34a2e1d7d357',
  },
  {
    from: 'CrossL2Inbox.t.sol',
    message: {
      ...supervisorMessage,
      identifier: { ...supervisorMessage.identifier, origin: '0x0000000000000000000000000000000000000000' },
    },
    lookup: supervisorLookup,
    checksum: '0x03139ddd21106abad4bb82800fedfa3a103f53f242c2d5b7615b0baad8379531',
  },
  {
    from: 'supersim cast.md',
    message: exampleMessage,
    lookup: '0x010000000000000000000385000000000000000e0000000067f04d4b00000002',
    checksum: '0x03c6d2648cef120ce1d7ccf9f8d4042d6b25ff30a02e22d9ea2a47d2677ccb8d',
  },
  {
    from: '@eth-optimism/viem encodeAccessList.spec.js',
    message: { ...exampleMessage, identifier: { ...exampleMessage.identifier, chainId: 2n ** 64n + 19n } },
    lookup: '0x010000000000000000000013000000000000000e0000000067f04d4b00000002',
    extension: '0x0200000000000000000000000000000000000000000000000000000000000001',
    checksum: '0x03ffd9bcc97d1c56ae1e5727287611dc92241680d1e32e590d919b5b458c9204',
  },
];
