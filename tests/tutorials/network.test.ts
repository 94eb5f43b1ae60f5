/** The simulated network must accept and reject what supersim and the predeploys do. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { createPublicClient, createWalletClient, http, keccak256, parseAbi, parseEther, toHex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import type { Address, Hex } from 'viem';
import { accessListFor } from './support/accessList';
import { FIRST_KEY } from './support/accounts';
import { call } from './support/jsonRpc';
import { MESSENGER, relayCall, sentMessages } from './support/messages';
import type { Message } from './support/messages';
import { L1_ADDRESSES, startNetwork } from './support/network';
import type { Endpoint, Network } from './support/network';

const account = privateKeyToAccount(FIRST_KEY);
const token: Address = '0x420beeF000000000000000000000000000000001';
const tokenBridge: Address = '0x4200000000000000000000000000000000000028';
const ethBridge: Address = '0x4200000000000000000000000000000000000024';
const abi = parseAbi([
  'function mint(address to, uint256 amount)',
  'function balanceOf(address owner) view returns (uint256)',
  'function sendERC20(address token, address to, uint256 amount, uint256 chainId) returns (bytes32)',
  'function sendETH(address to, uint256 chainId) payable returns (bytes32)',
  'function bridgeETH(uint32 minGasLimit, bytes extraData) payable',
  'function calculateChecksum((address origin, uint256 blockNumber, uint256 logIndex, uint256 timestamp, uint256 chainId) id, bytes32 msgHash) view returns (bytes32)',
  'function sendMessage(uint256 destination, address target, bytes message) returns (bytes32)',
]);

const wallet = ({ url }: Endpoint) => createWalletClient({ account, transport: http(url) });
const reader = ({ url }: Endpoint) => createPublicClient({ transport: http(url), pollingInterval: 20 });

async function sent(endpoint: Endpoint, transaction: Promise<Hex>): Promise<string> {
  const receipt = await reader(endpoint).waitForTransactionReceipt({ hash: await transaction });
  return receipt.status;
}

async function sendMessage(
  chain: Endpoint,
  destination: number,
  target: Address = account.address,
): Promise<Message> {
  await sent(
    chain,
    wallet(chain).writeContract({
      chain: null,
      address: MESSENGER,
      abi,
      functionName: 'sendMessage',
      args: [BigInt(destination), target, '0x'],
    }),
  );
  const message = (await sentMessages({ ...chain, stop: () => Promise.resolve() })).at(-1);
  if (!message) throw new Error('no message was sent');
  return message;
}

/** Relays `message` with an access list for `listed`, by default the same. */
function relay(
  chain: Endpoint,
  message: Pick<Message, 'id' | 'payload'>,
  listed: Pick<Message, 'id' | 'payload'> | null = message,
): Promise<Hex> {
  return wallet(chain).sendTransaction({
    chain: null,
    to: MESSENGER,
    data: relayCall(message.id, message.payload),
    ...(listed ? { accessList: accessListFor(listed.id, listed.payload) } : {}),
  });
}

describe('without an auto-relayer', () => {
  let network: Network;
  beforeAll(async () => {
    network = await startNetwork();
  });
  afterAll(() => network.stop());

  it('relays a message once, with the right access list', async () => {
    const message = await sendMessage(network.a, 902);
    expect(await sent(network.b, relay(network.b, message))).toBe('success');
    await expect(relay(network.b, message)).rejects.toThrow('0x9ca9480b');
  });

  it('rejects a relay without an access list, or with one for another payload', async () => {
    const message = await sendMessage(network.a, 902);
    const other = await sendMessage(network.a, 902);
    await expect(relay(network.b, message, null)).rejects.toThrow('0xe3c00816');
    await expect(relay(network.b, message, other)).rejects.toThrow('0xe3c00816');
  });

  it('rejects a message that was never sent, despite the right access list', async () => {
    const message = await sendMessage(network.a, 902);
    const forged = {
      id: message.id,
      payload: message.payload.replace(account.address.slice(2).toLowerCase(), '11'.repeat(20)) as Hex,
    };
    expect(forged.payload).not.toBe(message.payload);
    await expect(relay(network.b, forged)).rejects.toThrow(
      'executing and initiating message fields are not equal',
    );
    const late = { ...message, id: { ...message.id, timestamp: message.id.timestamp + 1n } };
    await expect(relay(network.b, late)).rejects.toThrow(
      'executing message identifier does not match block timestamp',
    );
    const elsewhere = { ...message, id: { ...message.id, chainId: 999n } };
    await expect(relay(network.b, elsewhere)).rejects.toThrow('no chain found for chain id: 999');
  });

  it('rejects a message for the other chain', async () => {
    const message = await sendMessage(network.a, 999);
    await expect(relay(network.b, message)).rejects.toThrow('0x31ac2211');
    await expect(sendMessage(network.a, 901)).rejects.toThrow('0x8ed9a95d');
  });

  it('computes the checksum as the access list does', async () => {
    const id = { origin: MESSENGER, blockNumber: 14n, logIndex: 2n, timestamp: 1743801675n, chainId: 901n };
    const checksum = await reader(network.a).readContract({
      address: '0x4200000000000000000000000000000000000022',
      abi,
      functionName: 'calculateChecksum',
      args: [id, keccak256(toHex('a payload'))],
    });
    expect(accessListFor(id, toHex('a payload'))[0]?.storageKeys.at(-1)).toBe(checksum);
  });

  it('returns access lists by identifier and by message hash', async () => {
    const message = await sendMessage(network.a, 902);
    const { id, payload } = message;
    const expected = { accessList: accessListFor(id, payload) };
    const argument = {
      origin: id.origin,
      blockNumber: String(id.blockNumber),
      logIndex: toHex(id.logIndex),
      timestamp: Number(id.timestamp),
      chainId: String(id.chainId),
      payload,
    };
    expect(await call(network.admin.url, 'admin_getAccessListForIdentifier', [argument])).toEqual(expected);
    expect(await call(network.admin.url, 'admin_getAccessListByMsgHash', [message.hash])).toEqual(expected);
  });

  it.each([
    ['no argument', [], 'Invalid parameters: identifier is required'],
    [
      'a field missing',
      [{ origin: MESSENGER, payload: '0x01' }],
      'Invalid parameters: all identifier fields and payload are required',
    ],
    [
      'an empty payload',
      [{ origin: MESSENGER, blockNumber: '1', logIndex: '0', timestamp: '1', chainId: '901', payload: '0x' }],
      'Invalid parameters: all identifier fields and payload are required',
    ],
    [
      'an empty address',
      [{ origin: '', payload: '0x01' }],
      'invalid argument 0: hex string has length 0, want 40 for common.Address',
    ],
    [
      'a number it cannot read',
      [{ origin: MESSENGER, blockNumber: 'abc' }],
      'invalid argument 0: invalid hex or decimal integer "abc"',
    ],
    ['two arguments', [{}, {}], 'too many arguments, want at most 1'],
  ])('admin server rejects %s', async (_, params, text) => {
    await expect(call(network.admin.url, 'admin_getAccessListForIdentifier', params)).rejects.toThrow(text);
  });

  it('admin server reports unknown messages and methods, and readiness', async () => {
    const unknown = keccak256('0x00');
    await expect(call(network.admin.url, 'admin_getAccessListByMsgHash', [unknown])).rejects.toThrow(
      'Failed to get message: message not found',
    );
    await expect(call(network.admin.url, 'admin_nothing')).rejects.toThrow(
      'the method admin_nothing does not exist/is not available',
    );
    expect(await (await fetch(`${network.admin.url}/ready`)).text()).toBe('OK');
  });
});

describe('with an auto-relayer and an L1', () => {
  let network: Network;
  beforeAll(async () => {
    network = await startNetwork({ autorelay: true, l1: true });
  });
  afterAll(() => network.stop());

  it('carries a token from chain A to chain B', async () => {
    await sent(
      network.a,
      wallet(network.a).writeContract({
        chain: null,
        address: token,
        abi,
        functionName: 'mint',
        args: [account.address, 1000n],
      }),
    );
    await sent(
      network.a,
      wallet(network.a).writeContract({
        chain: null,
        address: tokenBridge,
        abi,
        functionName: 'sendERC20',
        args: [token, account.address, 400n, 902n],
      }),
    );
    await network.settled();
    const balance = (chain: Endpoint) =>
      reader(chain).readContract({ address: token, abi, functionName: 'balanceOf', args: [account.address] });
    expect([await balance(network.a), await balance(network.b)]).toEqual([600n, 400n]);
  });

  it('carries ether from chain A to chain B', async () => {
    const to: Address = '0x00000000000000000000000000000000000A11cE';
    await sent(
      network.a,
      wallet(network.a).writeContract({
        chain: null,
        address: ethBridge,
        abi,
        functionName: 'sendETH',
        args: [to, 902n],
        value: parseEther('1'),
      }),
    );
    await network.settled();
    expect(await reader(network.b).getBalance({ address: to })).toBe(parseEther('1'));
  });

  it('carries a deposit from the L1 to chain A, through the bridge and straight into the portal', async () => {
    const { l1 } = network;
    if (!l1) throw new Error('the network has no L1');
    const before = await reader(network.a).getBalance({ address: account.address });
    await sent(
      l1,
      wallet(l1).writeContract({
        chain: null,
        address: L1_ADDRESSES[901].L1StandardBridgeProxy,
        abi,
        functionName: 'bridgeETH',
        args: [50000, '0x'],
        value: parseEther('0.1'),
      }),
    );
    await sent(
      l1,
      wallet(l1).sendTransaction({
        chain: null,
        to: L1_ADDRESSES[901].OptimismPortalProxy,
        value: parseEther('0.2'),
      }),
    );
    await network.settled();
    expect((await reader(network.a).getBalance({ address: account.address })) - before).toBe(
      parseEther('0.3'),
    );
  });
});

it('says which message could not be relayed', async () => {
  // Separate, because a network with a failed message never settles.
  const network = await startNetwork({ autorelay: true });
  try {
    // The token lacks the function, so the relay reverts.
    const message = await sendMessage(network.a, 902, token);
    await expect(network.settled()).rejects.toThrow(`message ${message.hash} from chain 901 was not relayed`);
  } finally {
    await network.stop();
  }
});

interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly program: string;
}

function allProcesses(): Process[] {
  return execFileSync('ps', ['-eo', 'pid=,ppid=,comm='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => {
      const [pid, parent, ...program] = line.trim().split(/\s+/);
      return { pid: Number(pid), parent: Number(parent), program: path.basename(program.join(' ')) };
    });
}

/** Other tests run other anvils. */
function ownChains(processes: readonly Process[]): number[] {
  const below = (parent: number): Process[] =>
    processes.filter((child) => child.parent === parent).flatMap((child) => [child, ...below(child.pid)]);
  return below(process.pid)
    .filter(({ program }) => program === 'anvil')
    .map(({ pid }) => pid);
}

it('leaves no processes', async () => {
  const network = await startNetwork();
  const port = new URL(network.a.url).port;
  const chains = ownChains(allProcesses());
  expect(chains.length).toBeGreaterThanOrEqual(2);
  await network.stop();
  await network.stop();
  // Not by parent, which leftover processes have lost.
  expect(allProcesses().filter(({ pid, program }) => program === 'anvil' && chains.includes(pid))).toEqual(
    [],
  );
  await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow('fetch failed');
});
