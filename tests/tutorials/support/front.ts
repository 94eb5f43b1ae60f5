/**
 * Supersim's proxy before each L2: rejects transactions that execute a message unless it exists as described,
 * which contracts cannot check. Order of checks and texts follow opsimulator.go
 * (ethereum-optimism/supersim@c802d011).
 */
import {
  decodeAbiParameters,
  numberToHex,
  parseTransaction,
  recoverTransactionAddress,
  toEventSelector,
} from 'viem';
import type { Hex, TransactionSerialized } from 'viem';
import { hexToBigInt, keccak256 } from 'viem';
import { CROSS_L2_INBOX, payloadOf } from './accessList';
import type { Identifier } from './accessList';
import { blockTime, logsOf } from './chain';
import type { Chain } from './chain';
import { INVALID_PARAMS, RpcError, call, serve } from './jsonRpc';
import type { Call, Json, Server } from './jsonRpc';

const EXECUTING_MESSAGE = toEventSelector(
  'ExecutingMessage(bytes32,(address,uint256,uint256,uint256,uint256))',
);
const identifierType = {
  type: 'tuple',
  components: [
    { name: 'origin', type: 'address' },
    { name: 'blockNumber', type: 'uint256' },
    { name: 'logIndex', type: 'uint256' },
    { name: 'timestamp', type: 'uint256' },
    { name: 'chainId', type: 'uint256' },
  ],
} as const;

interface TracedLog {
  readonly address: Hex;
  readonly topics: readonly Hex[];
  readonly data: Hex;
}

interface Frame {
  readonly logs?: readonly TracedLog[];
  readonly calls?: readonly Frame[];
  readonly error?: string;
}

/** Of a call and its inner calls, except reverted ones. */
function logsIn(frame: Frame): TracedLog[] {
  if (frame.error !== undefined) return [];
  return [...(frame.logs ?? []), ...(frame.calls ?? []).flatMap(logsIn)];
}

async function simulate(chain: Chain, serialized: Hex): Promise<TracedLog[]> {
  // 0x7e is a deposit, which only L1 can send.
  if (serialized.startsWith('0x7e')) throw new RpcError(INVALID_PARAMS, 'cannot process deposit tx');
  const transaction = parseTransaction(serialized);
  const from = await recoverTransactionAddress({
    serializedTransaction: serialized as TransactionSerialized,
  });
  const quantity = (value: bigint | undefined): Hex | undefined =>
    value === undefined ? undefined : numberToHex(value);
  try {
    const frame = await call<Frame>(chain.url, 'debug_traceCall', [
      {
        from,
        to: transaction.to ?? undefined,
        gas: quantity(transaction.gas),
        gasPrice: quantity(transaction.maxFeePerGas ?? transaction.gasPrice),
        value: quantity(transaction.value),
        data: transaction.data,
        accessList: transaction.accessList?.map(({ address, storageKeys }) => ({
          address,
          storageKeys: [...storageKeys],
        })),
      },
      'pending',
      { tracer: 'callTracer', tracerConfig: { withLog: true } },
    ]);
    return logsIn(frame);
  } catch (error) {
    if (error instanceof RpcError) throw new RpcError(INVALID_PARAMS, 'failed tx simulation');
    throw error;
  }
}

async function checkMessage(
  peers: ReadonlyMap<bigint, Chain>,
  id: Identifier,
  msgHash: Hex | undefined,
): Promise<void> {
  const refuse = (reason: string): RpcError => new RpcError(INVALID_PARAMS, reason);
  const source = peers.get(id.chainId);
  if (!source) throw refuse(`no chain found for chain id: ${id.chainId}`);

  const time = await blockTime(source.url, id.blockNumber).catch((error: Error) => {
    throw refuse(`failed to fetch executing message block: ${error.message}`);
  });
  // The original formats a nil error, hence the odd ending.
  if (time !== id.timestamp)
    throw refuse('executing message identifier does not match block timestamp: %!w(<nil>)');

  const logs = await logsOf(source.url, {
    address: id.origin,
    fromBlock: id.blockNumber,
    toBlock: id.blockNumber,
  });
  const log = logs.find(({ logIndex }) => hexToBigInt(logIndex) === id.logIndex);
  if (!log) throw refuse('initiating message not found');
  if (keccak256(payloadOf(log)) !== msgHash)
    throw refuse('executing and initiating message fields are not equal');
}

/** Starts a chain's front. `peers` are the chains whose messages it accepts, by chain ID. */
export function startFront(chain: Chain, peers: ReadonlyMap<bigint, Chain>, port = 0): Promise<Server> {
  const handle = async ({ method, params }: Call): Promise<Json> => {
    if (method === 'eth_sendRawTransaction') {
      const [serialized, ...rest] = Array.isArray(params) ? (params as readonly Json[]) : [];
      if (typeof serialized !== 'string' || rest.length > 0)
        throw new RpcError(INVALID_PARAMS, 'invalid request params');
      for (const log of await simulate(chain, serialized as Hex)) {
        if (log.address.toLowerCase() !== CROSS_L2_INBOX || log.topics[0] !== EXECUTING_MESSAGE) continue;
        const [id] = decodeAbiParameters([identifierType], log.data);
        await checkMessage(peers, id, log.topics[1]);
      }
    }
    return call(chain.url, method, params ?? []);
  };
  return serve(handle, { port });
}
