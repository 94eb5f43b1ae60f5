/** Plays the proposer and the clock of a chain whose games claim super roots. Supersim has neither, so a withdrawal ends on its L2. */
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
/** The second account of anvil; the tutorials act as the first. */
const PROPOSER: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const DEFENDER_WINS = 2;
/** A slot of Ethereum. */
const L1_BLOCK_TIME = 12;
/** Longer than a proof must mature (seven days), and than a game must have been over (three and a half). */
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

/** Sends as the proposer, and waits until it is in a block: anvil answers before. */
async function send(url: string, to: Address, data: Hex): Promise<void> {
  const hash = await call<Hex>(url, 'eth_sendTransaction', [{ from: PROPOSER, to, data }]);
  const client = createPublicClient({ transport: http(url), pollingInterval: 10 });
  await client.waitForTransactionReceipt({ hash });
}

async function pass(url: string, seconds: number): Promise<void> {
  await call(url, 'evm_increaseTime', [seconds]);
  await call(url, 'anvil_mine', [numberToHex(1)]);
}

/** What the L2 has to look like to be claimed: a chain makes its blocks at equal distances, anvil whenever a transaction comes. */
export async function keepBlockTime(network: Network, seconds = 2): Promise<void> {
  await call(network.a.url, 'anvil_setBlockTimestampInterval', [seconds]);
}

/** Claims on the L1 what chain 901 is after two more blocks. @returns the game */
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
  // The portal takes no proof in the block that makes the game.
  await pass(l1, L1_BLOCK_TIME);
  return getContractAddress({ from: factory, nonce });
}

/** Has a game end for its claim, and lets all waits of a withdrawal pass. */
export async function resolveAndWait(network: Network, game: Address): Promise<void> {
  const l1 = l1Of(network);
  const data = encodeFunctionData({ abi, functionName: 'resolve', args: [DEFENDER_WINS] });
  await send(l1, game, data);
  await pass(l1, EIGHT_DAYS);
}
