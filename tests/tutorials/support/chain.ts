/** An anvil chain for the simulated network. */
import path from 'node:path';
import { hexToBigInt, numberToHex } from 'viem';
import type { Address, Hex } from 'viem';
import { call } from './jsonRpc';
import { start } from './process';
import { toolFolder } from './tools';

export interface ChainLog {
  readonly address: Address;
  readonly topics: readonly Hex[];
  readonly data: Hex;
  readonly blockNumber: Hex;
  readonly blockHash: Hex;
  readonly logIndex: Hex;
  readonly transactionHash: Hex;
}

export interface Chain {
  readonly id: number;
  /** The node itself, without the proxy that checks messages. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts a new chain, by default on a free port, with a block per transaction. */
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

/** A block's time in seconds. @throws if the block does not exist. */
export async function blockTime(chainUrl: string, blockNumber: bigint): Promise<bigint> {
  const block = await call<{ timestamp: Hex } | null>(chainUrl, 'eth_getBlockByNumber', [
    numberToHex(blockNumber),
    false,
  ]);
  if (!block) throw new Error('not found');
  return hexToBigInt(block.timestamp);
}

/** Logs of an address in a range of blocks. */
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
