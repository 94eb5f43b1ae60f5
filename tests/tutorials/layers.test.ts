/** Between L1 and an L2, the simulation must accept and reject what the contracts of Upgrade 20 do. */
import {
  createPublicClient,
  createWalletClient,
  encodeFunctionData,
  http,
  keccak256,
  numberToHex,
  parseAbi,
  parseEther,
  parseEventLogs,
} from 'viem';
import type { Address, Hex, TransactionReceipt } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { getL2TransactionHashes, getWithdrawals } from 'viem/op-stack';
import { interop } from '../../src/data/interop';
import { FIRST_KEY } from './support/accounts';
import { standIn } from './support/compile';
import { selector } from './support/errors';
import { call } from './support/jsonRpc';
import { L1_ADDRESSES, startNetwork } from './support/network';
import type { Endpoint, Network } from './support/network';

const account = privateKeyToAccount(FIRST_KEY);
const {
  OptimismPortalProxy: portal,
  L1CrossDomainMessengerProxy: l1Messenger,
  L1StandardBridgeProxy: l1Bridge,
  OptimismMintableERC20FactoryProxy: l1Factory,
} = L1_ADDRESSES[901];
const l2Messenger: Address = '0x4200000000000000000000000000000000000007';
const l2Bridge: Address = '0x4200000000000000000000000000000000000010';
const l2Factory: Address = '0x4200000000000000000000000000000000000012';
const passer: Address = '0x4200000000000000000000000000000000000016';

const abi = parseAbi([
  'function sendMessage(address target, bytes message, uint32 minGasLimit) payable',
  'function relayMessage(uint256 nonce, address sender, address target, uint256 value, uint256 minGasLimit, bytes message) payable',
  'function baseGas(bytes message, uint32 minGasLimit) view returns (uint64)',
  'function messageNonce() view returns (uint256)',
  'event RelayedMessage(bytes32 indexed msgHash)',
  'event FailedRelayedMessage(bytes32 indexed msgHash)',
  'function depositTransaction(address to, uint256 value, uint64 gasLimit, bool isCreation, bytes data) payable',
  'function bridgeETH(uint32 minGasLimit, bytes extraData) payable',
  'function bridgeETHTo(address to, uint32 minGasLimit, bytes extraData) payable',
  'function bridgeERC20To(address localToken, address remoteToken, address to, uint256 amount, uint32 minGasLimit, bytes extraData)',
  'function finalizeBridgeETH(address from, address to, uint256 amount, bytes extraData) payable',
  'function withdraw(address token, uint256 amount, uint32 minGasLimit, bytes extraData) payable',
  'function deposits(address localToken, address remoteToken) view returns (uint256)',
  'function burn()',
  'function createOptimismMintableERC20(address remoteToken, string name, string symbol) returns (address)',
  'event OptimismMintableERC20Created(address indexed localToken, address indexed remoteToken, address deployer)',
  'function mint(address to, uint256 amount)',
  'function approve(address spender, uint256 amount) returns (bool)',
  'function balanceOf(address owner) view returns (uint256)',
]);

let network: Network;
let l1: Endpoint;
let l2: Endpoint;
beforeAll(async () => {
  network = await startNetwork({ l1: true });
  if (!network.l1) throw new Error('the network has no L1');
  [l1, l2] = [network.l1, network.a];
});
afterAll(() => network.stop());

const reader = ({ url }: Endpoint) => createPublicClient({ transport: http(url), pollingInterval: 20 });

async function send(
  chain: Endpoint,
  to: Address,
  data: Hex,
  options: { value?: bigint; gas?: bigint } = {},
): Promise<TransactionReceipt> {
  const wallet = createWalletClient({ account, transport: http(chain.url) });
  const hash = await wallet.sendTransaction({ chain: null, to, data, ...options });
  const receipt = await reader(chain).waitForTransactionReceipt({ hash });
  await network.settled();
  return receipt;
}

/** L2 receipt of a deposit by an L1 transaction. */
async function arrival(receipt: TransactionReceipt): Promise<TransactionReceipt> {
  const [hash] = getL2TransactionHashes(receipt);
  if (!hash) throw new Error('nothing was deposited');
  return reader(l2).getTransactionReceipt({ hash });
}

/** Makes the portal finalize a withdrawal, which on a real chain takes a proof. */
async function finalize(receipt: TransactionReceipt): Promise<TransactionReceipt> {
  const [withdrawal] = getWithdrawals(receipt);
  if (!withdrawal) throw new Error('nothing was withdrawn');
  return callAsPortal(withdrawal);
}

async function callAsPortal({
  sender,
  target,
  value,
  gasLimit,
  data,
}: Omit<ReturnType<typeof getWithdrawals>[number], 'nonce' | 'withdrawalHash'>): Promise<TransactionReceipt> {
  const slot = numberToHex(50, { size: 32 });
  await call(l1.url, 'anvil_setStorageAt', [portal, slot, numberToHex(BigInt(sender), { size: 32 })]);
  await call(l1.url, 'anvil_impersonateAccount', [portal]);
  await call(l1.url, 'anvil_setBalance', [portal, numberToHex(parseEther('100'))]);
  const hash = await call<Hex>(l1.url, 'eth_sendTransaction', [
    { from: portal, to: target, data, value: numberToHex(value), gas: numberToHex(gasLimit) },
  ]);
  return reader(l1).waitForTransactionReceipt({ hash });
}

const sendMessage = (target: Address, message: Hex, minGasLimit = 100_000) =>
  encodeFunctionData({ abi, functionName: 'sendMessage', args: [target, message, minGasLimit] });

it.each([901, 902] as const)('has the contracts of chain %i where Supersim has them', (id) => {
  const chain = interop.supersim.l2.find(({ chain_id }) => chain_id === id);
  expect(chain?.l1_contracts).toMatchObject(L1_ADDRESSES[id]);
});

describe('messengers', () => {
  it("require the originals' gas", async () => {
    const gas = (message: Hex, minGasLimit: number) =>
      reader(l1).readContract({
        address: l1Messenger,
        abi,
        functionName: 'baseGas',
        args: [message, minGasLimit],
      });
    // The figure on the page about deposits.
    expect(await gas('0x', 200_000)).toBe(513_334n);
    expect(await gas(`0x${'00'.repeat(100_000)}`, 0)).toBe(21_000n + 40n * 100_260n);
  });

  it('record a failure, and let anyone replay the message once with its gas', async () => {
    // No such function, so every call fails until the code is replaced.
    const target = l2Factory;
    const message: Hex = '0x12345678';
    const nonce = await reader(l1).readContract({
      address: l1Messenger,
      abi,
      functionName: 'messageNonce',
    });
    expect(nonce >> 240n).toBe(1n);
    const value = parseEther('1');
    const arrived = await arrival(
      await send(l1, l1Messenger, sendMessage(target, message, 1_000_000), { value }),
    );
    expect(parseEventLogs({ abi, logs: arrived.logs, eventName: 'FailedRelayedMessage' })).toHaveLength(1);

    const relay = encodeFunctionData({
      abi,
      functionName: 'relayMessage',
      args: [nonce, account.address, target, value, 1_000_000n, message],
    });
    const [code, accepts] = [standIn('OptimismMintableERC20Factory').deployedBytecode, '0x00' as Hex];
    await call(l2.url, 'anvil_setCode', [target, accepts]);
    await expect(send(l2, l2Messenger, relay, { value: 1n })).rejects.toThrow(
      'CrossDomainMessenger: value must be zero unless message is from a system address',
    );
    const starved = await send(l2, l2Messenger, relay, { gas: 600_000n });
    expect(parseEventLogs({ abi, logs: starved.logs, eventName: 'FailedRelayedMessage' })).toHaveLength(1);
    const repeated = await send(l2, l2Messenger, relay, { gas: 1_500_000n });
    const [log] = parseEventLogs({ abi, logs: repeated.logs, eventName: 'RelayedMessage' });
    expect(log?.args.msgHash).toBe(keccak256(relay));
    expect(await reader(l2).getBalance({ address: target })).toBe(value);
    await expect(send(l2, l2Messenger, relay)).rejects.toThrow(
      'CrossDomainMessenger: message has already been relayed',
    );
    await call(l2.url, 'anvil_setCode', [target, code]);
  });

  it('accept from the portal only withdrawals by the L2 messenger', async () => {
    const to: Address = '0x0000000000000000000000000000000000000b0b';
    const up = await send(l2, l2Messenger, sendMessage(to, '0x'));
    const [withdrawal] = getWithdrawals(up);
    if (!withdrawal) throw new Error('nothing was withdrawn');
    const relayed = async (sender: Address) => {
      const { status, logs } = await callAsPortal({ ...withdrawal, sender });
      return [status, parseEventLogs({ abi, logs, eventName: 'RelayedMessage' }).length];
    };
    expect(await relayed(account.address)).toEqual(['reverted', 0]);
    expect(await relayed(l2Messenger)).toEqual(['success', 1]);
  });

  it('do not call themselves or the message passer', async () => {
    for (const target of [l2Messenger, passer]) {
      const arrived = await arrival(await send(l1, l1Messenger, sendMessage(target, '0x')));
      expect(arrived.status).toBe('reverted');
    }
  });
});

describe('the portal', () => {
  const depositing = (gasLimit: bigint, data: Hex) =>
    encodeFunctionData({
      abi,
      functionName: 'depositTransaction',
      args: [account.address, 0n, gasLimit, false, data],
    });
  const deposit = (gasLimit: bigint, data: Hex) => send(l1, portal, depositing(gasLimit, data));

  it('rejects too little gas and too much data', async () => {
    const tooLittle = selector('OptimismPortal_GasLimitTooLow()');
    await expect(deposit(20_999n, '0x')).rejects.toThrow(tooLittle);
    await expect(deposit(21_039n, '0x01')).rejects.toThrow(tooLittle);
    // Only the length is wrong; one byte less is accepted.
    const asked = (bytes: number) =>
      reader(l1).call({ account, to: portal, data: depositing(5_000_000n, `0x${'00'.repeat(bytes)}`) });
    await expect(asked(120_000)).resolves.toBeDefined();
    await expect(asked(120_001)).rejects.toThrow(selector('OptimismPortal_CalldataTooLarge()'));
  });

  it('aliases contracts but not accounts', async () => {
    const direct = await arrival(await deposit(21_000n, '0x'));
    expect(direct.from).toBe(account.address.toLowerCase());
    const byContract = await arrival(await send(l1, l1Messenger, sendMessage(account.address, '0x')));
    const alias = (BigInt(l1Messenger) + 0x1111000000000000000000000000000000001111n) % (1n << 160n);
    expect(byContract.from).toBe(numberToHex(alias, { size: 20 }));
  });
});

describe('ether', () => {
  const to: Address = '0x000000000000000000000000000000000000a11c';

  it('is deposited by the bridge, and returns when a withdrawal is finalized', async () => {
    const bridge = encodeFunctionData({ abi, functionName: 'bridgeETHTo', args: [to, 200_000, '0x'] });
    await send(l1, l1Bridge, bridge, { value: 70n });
    expect(await reader(l2).getBalance({ address: to })).toBe(70n);

    const before = await reader(l2).getBalance({ address: passer });
    const up = await send(l2, l2Bridge, bridge, { value: 30n });
    await finalize(up);
    expect(await reader(l1).getBalance({ address: to })).toBe(30n);

    expect((await reader(l2).getBalance({ address: passer })) - before).toBe(30n);
    await send(l2, passer, encodeFunctionData({ abi, functionName: 'burn' }));
    expect(await reader(l2).getBalance({ address: passer })).toBe(0n);
  });

  it('is withdrawn under its legacy address with the sent amount, and only by the bridge', async () => {
    const withdraw = (amount: bigint) =>
      encodeFunctionData({
        abi,
        functionName: 'withdraw',
        args: ['0xDeadDeAddeAddEAddeadDEaDDEAdDeaDDeAD0000', amount, 200_000, '0x'],
      });
    await expect(send(l2, l2Bridge, withdraw(2n), { value: 1n })).rejects.toThrow(
      'StandardBridge: bridging ETH must include sufficient ETH value',
    );
    const [withdrawal] = getWithdrawals(await send(l2, l2Bridge, withdraw(1n), { value: 1n }));
    expect(withdrawal?.target).toBe(l1Messenger);
    const pretend = encodeFunctionData({
      abi,
      functionName: 'finalizeBridgeETH',
      args: [account.address, account.address, 1n, '0x'],
    });
    await expect(send(l2, l2Bridge, pretend, { value: 1n })).rejects.toThrow(
      'StandardBridge: function can only be called from the other bridge',
    );
  });
});

describe('the bridge', () => {
  const calledByMessenger = async (message: Hex) => {
    const { logs } = await arrival(await send(l1, l1Messenger, sendMessage(l2Bridge, message, 500_000)));
    return parseEventLogs({ abi, logs, eventName: 'RelayedMessage' }).length === 1;
  };

  it('rejects messages not sent by the other bridge', async () => {
    const pretend = encodeFunctionData({
      abi,
      functionName: 'finalizeBridgeETH',
      args: [account.address, account.address, 0n, '0x'],
    });
    expect(await calledByMessenger(pretend)).toBe(false);
  });

  it('sends to the caller only for accounts, and for contracts to a named recipient', async () => {
    const toCaller = encodeFunctionData({ abi, functionName: 'bridgeETH', args: [200_000, '0x'] });
    expect(await calledByMessenger(toCaller)).toBe(false);
    const named = encodeFunctionData({
      abi,
      functionName: 'bridgeETHTo',
      args: [account.address, 200_000, '0x'],
    });
    expect(await calledByMessenger(named)).toBe(true);
  });
});

describe('tokens', () => {
  const balance = (chain: Endpoint, token: Address) =>
    reader(chain).readContract({ address: token, abi, functionName: 'balanceOf', args: [account.address] });

  async function counterpart(chain: Endpoint, factory: Address, remote: Address): Promise<Address> {
    const { logs } = await send(
      chain,
      factory,
      encodeFunctionData({
        abi,
        functionName: 'createOptimismMintableERC20',
        args: [remote, 'Mirror', 'MIR'],
      }),
    );
    const [created] = parseEventLogs({ abi, logs, eventName: 'OptimismMintableERC20Created' });
    if (!created) throw new Error('the factory made nothing');
    return created.args.localToken;
  }

  async function original(chain: Endpoint): Promise<Address> {
    const { abi: tokenAbi, bytecode } = standIn('L2NativeSuperchainERC20');
    const wallet = createWalletClient({ account, transport: http(chain.url) });
    const hash = await wallet.deployContract({ abi: tokenAbi, bytecode, chain: null });
    const { contractAddress } = await reader(chain).waitForTransactionReceipt({ hash });
    if (!contractAddress) throw new Error('no token was deployed');
    await send(
      chain,
      contractAddress,
      encodeFunctionData({ abi, functionName: 'mint', args: [account.address, 100n] }),
    );
    return contractAddress;
  }

  it.each([
    ['from the L1', 'down'],
    ['from the L2', 'up'],
  ] as const)('%s are locked, minted on the other side, burned and released', async (_, direction) => {
    const down = direction === 'down';
    const [home, homeBridge] = down ? [l1, l1Bridge] : [l2, l2Bridge];
    const [away, awayBridge, factory] = down ? [l2, l2Bridge, l2Factory] : [l1, l1Bridge, l1Factory];
    const token = await original(home);
    const mirror = await counterpart(away, factory, token);
    const bridge = (local: Address, remote: Address, amount: bigint) =>
      encodeFunctionData({
        abi,
        functionName: 'bridgeERC20To',
        args: [local, remote, account.address, amount, 200_000, '0x'],
      });
    const locked = () =>
      reader(home).readContract({
        address: homeBridge,
        abi,
        functionName: 'deposits',
        args: [token, mirror],
      });

    await send(home, token, encodeFunctionData({ abi, functionName: 'approve', args: [homeBridge, 60n] }));
    const there = await send(home, homeBridge, bridge(token, mirror, 60n));
    if (!down) await finalize(there);
    expect([await balance(home, token), await balance(away, mirror), await locked()]).toEqual([
      40n,
      60n,
      60n,
    ]);

    await expect(send(away, awayBridge, bridge(mirror, account.address, 1n))).rejects.toThrow(
      'StandardBridge: wrong remote token for Optimism Mintable ERC20 local token',
    );
    const back = await send(away, awayBridge, bridge(mirror, token, 25n));
    if (down) await finalize(back);
    expect([await balance(home, token), await balance(away, mirror), await locked()]).toEqual([
      65n,
      35n,
      35n,
    ]);
  });
});
