/** One anvil chain, and what the stand-in asks of it. */
import path from 'node:path';
import { hexToBigInt, numberToHex } from 'viem';
import type { Address, Hex } from 'viem';
import { call } from './jsonRpc';
import { start } from './process';
import { toolFolder } from './tools';

/** A log as a node reports it. */
export interface ChainLog {
  readonly address: Address;
  readonly topics: readonly Hex[];
  readonly data: Hex;
  readonly blockNumber: Hex;
  readonly blockHash: Hex;
  readonly logIndex: Hex;
  readonly transactionHash: Hex;
}

/** A running chain. */
export interface Chain {
  readonly id: number;
  /** The node itself, without the front that checks messages. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts a fresh chain, on a free port where none is given; it makes a block for every transaction. */
export async function startChain({
  id,
  l2,
  port = 0,
}: {
  id: number;
  l2: boolean;
  port?: number;
}): Promise<Chain> {
  const { process, found } = await start(
    [
      path.join(toolFolder('anvil'), 'anvil'),
      ...['--host', '127.0.0.1', '--port', String(port), '--chain-id', String(id)],
      ...['--mnemonic', 'test test test test test test test test test test test junk'],
      ...(l2 ? ['--optimism'] : []),
    ],
    (output) => /Listening on 127\.0\.0\.1:(\d+)/.exec(output)?.[1],
  );
  return { id, url: `http://127.0.0.1:${found}`, stop: () => process.stop() };
}

/** The time of a block in seconds. @throws when the chain has no such block. */
export async function blockTime(chainUrl: string, blockNumber: bigint): Promise<bigint> {
  const block = await call<{ timestamp: Hex } | null>(chainUrl, 'eth_getBlockByNumber', [
    numberToHex(blockNumber),
    false,
  ]);
  if (!block) throw new Error('not found');
  return hexToBigInt(block.timestamp);
}

/** The logs of one address in a range of blocks. */
export function logsOf(
  chainUrl: string,
  filter: { address: Address; fromBlock: bigint; toBlock?: bigint; topics?: readonly (Hex | null)[] },
): Promise<ChainLog[]> {
  return call<ChainLog[]>(chainUrl, 'eth_getLogs', [
    {
      address: filter.address,
      fromBlock: numberToHex(filter.fromBlock),
      toBlock: filter.toBlock === undefined ? 'latest' : numberToHex(filter.toBlock),
      ...(filter.topics ? { topics: filter.topics } : {}),
    },
  ]);
}
