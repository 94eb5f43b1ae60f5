/** The portal's encoder against Solidity: both must compute the same checksums. */
import { createPublicClient, encodeFunctionData, http, parseAbi } from 'viem';
import type { Hex } from 'viem';
import { encodeAccessList } from '../../src/tools/relay/accessList';
import type { Message } from '../../src/tools/relay/identifier';
import { randomMessages } from '../../src/tools/relay/__tests__/randomMessages';
import { vectors } from '../../src/tools/relay/__tests__/vectors';
import { call } from './support/jsonRpc';
import { startNetwork } from './support/network';
import type { Network } from './support/network';

const INBOX = '0x4200000000000000000000000000000000000022';
const abi = parseAbi([
  'function calculateChecksum((address origin, uint256 blockNumber, uint256 logIndex, uint256 timestamp, uint256 chainId) id, bytes32 msgHash) view returns (bytes32)',
  'error BlockNumberTooHigh()',
  'error TimestampTooHigh()',
  'error LogIndexTooHigh()',
]);

let network: Network;
beforeAll(async () => {
  network = await startNetwork();
});
afterAll(() => (network as Network | undefined)?.stop());

function checksumOnChain(message: Message): Promise<Hex> {
  const data = encodeFunctionData({
    abi,
    functionName: 'calculateChecksum',
    args: [message.identifier, encodeAccessList(message).payloadHash],
  });
  return call<Hex>(network.a.url, 'eth_call', [{ to: INBOX, data }, 'latest']);
}

it.each(vectors)('computes the checksum of $from', async ({ message, checksum }) => {
  expect(await checksumOnChain(message)).toBe(checksum);
});

it('computes the checksums of 500 random messages', async () => {
  const differing: Message[] = [];
  for (const message of randomMessages(500, 20_250_621)) {
    if ((await checksumOnChain(message)) !== encodeAccessList(message).checksum) differing.push(message);
  }
  expect(differing).toEqual([]);
});

it.each([
  ['blockNumber', 2n ** 64n, 'BlockNumberTooHigh'],
  ['timestamp', 2n ** 64n, 'TimestampTooHigh'],
  ['logIndex', 2n ** 32n, 'LogIndexTooHigh'],
] as const)('rejects a %s, like the form', async (field, value, error) => {
  const [message] = randomMessages(1, 1);
  if (!message) throw new Error('no message was made');
  const client = createPublicClient({ transport: http(network.a.url) });
  const checksum = client.readContract({
    address: INBOX,
    abi,
    functionName: 'calculateChecksum',
    args: [{ ...message.identifier, [field]: value }, `0x${'00'.repeat(32)}`],
  });
  await expect(checksum).rejects.toThrow(error);
});
