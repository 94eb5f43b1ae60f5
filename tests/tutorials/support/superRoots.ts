/**
 * Acts as proposer and clock of a chain with super-root games. Supersim has neither, so its withdrawals stay
 * on L2.
 */
import {
  concat,
  createPublicClient,
  encodeAbiParameters,
  encodeFunctionData,
  getContractAddress,
  http,
  keccak256,
  numberToHex,
  parseAbi,
  zeroHash,
} from 'viem';
import type { Address, Hex } from 'viem';
import { call } from './jsonRpc';
import { L1_ADDRESSES, SUPER_GAME_TYPE } from './network';
import type { Network } from './network';

const PASSER: Address = '0x4200000000000000000000000000000000000016';
/** Anvil's second account; the tutorials use the first. */
const PROPOSER: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const DEFENDER_WINS = 2;
/** An Ethereum slot. */
const L1_BLOCK_TIME = 12;
/** More than a proof's maturity (seven days) and a game's air gap (three and a half). */
const EIGHT_DAYS = 8 * 24 * 60 * 60;

const abi = parseAbi([
  'function create(uint32 gameType, bytes32 rootClaim, bytes extraData) returns (address)',
  'function resolve(uint8 outcome)',
]);

interface Header {
  readonly number: Hex;
  readonly hash: Hex;
  readonly stateRoot: Hex;
  readonly timestamp: Hex;
}

function l1Of({ l1 }: Network): string {
  if (!l1) throw new Error('a game needs a network with an L1');
  return l1.url;
}

/** As the proposer; waits for the block, because anvil answers earlier. */
async function send(url: string, to: Address, data: Hex): Promise<void> {
  const hash = await call<Hex>(url, 'eth_sendTransaction', [{ from: PROPOSER, to, data }]);
  const client = createPublicClient({ transport: http(url), pollingInterval: 10 });
  await client.waitForTransactionReceipt({ hash });
}

async function pass(url: string, seconds: number): Promise<void> {
  await call(url, 'evm_increaseTime', [seconds]);
  await call(url, 'anvil_mine', [numberToHex(1)]);
}

/** Spaces L2 blocks evenly, as claims require; anvil makes one per transaction. */
export async function keepBlockTime(network: Network, seconds = 2): Promise<void> {
  await call(network.a.url, 'anvil_setBlockTimestampInterval', [seconds]);
}

/** Claims on L1 the state of chain 901 after two more blocks. @returns the game */
export async function claim(network: Network): Promise<Address> {
  const l1 = l1Of(network);
  await call(network.a.url, 'anvil_mine', [numberToHex(2)]);
  const block = await call<Header>(network.a.url, 'eth_getBlockByNumber', ['latest', false]);
  const { storageHash } = await call<{ storageHash: Hex }>(network.a.url, 'eth_getProof', [
    PASSER,
    [],
    block.number,
  ]);
  const outputRoot = keccak256(concat([zeroHash, block.stateRoot, storageHash, block.hash]));
  const chain = encodeAbiParameters([{ type: 'uint256' }, { type: 'bytes32' }], [901n, outputRoot]);
  const superRoot = concat(['0x01', numberToHex(BigInt(block.timestamp), { size: 8 }), chain]);

  const factory = L1_ADDRESSES[901].DisputeGameFactoryProxy;
  const nonce = BigInt(await call<Hex>(l1, 'eth_getTransactionCount', [factory, 'latest']));
  const data = encodeFunctionData({
    abi,
    functionName: 'create',
    args: [SUPER_GAME_TYPE, keccak256(superRoot), superRoot],
  });
  await send(l1, factory, data);
  // The portal accepts no proof in the game's own block.
  await pass(l1, L1_BLOCK_TIME);
  return getContractAddress({ from: factory, nonce });
}

/** Resolves a game for its claim and passes all waiting periods of a withdrawal. */
export async function resolveAndWait(network: Network, game: Address): Promise<void> {
  const l1 = l1Of(network);
  const data = encodeFunctionData({ abi, functionName: 'resolve', args: [DEFENDER_WINS] });
  await send(l1, game, data);
  await pass(l1, EIGHT_DAYS);
}
