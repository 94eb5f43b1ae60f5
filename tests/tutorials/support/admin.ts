/**
 * Supersim's admin server: methods that tutorials use, with supersim's answers and errors (admin.go,
 * ethereum-optimism/supersim@c802d011).
 */
import type { Address, Hex } from 'viem';
import { accessListFor } from './accessList';
import type { Chain } from './chain';
import { INVALID_PARAMS, RpcError, isRecord, serve } from './jsonRpc';
import type { Call, Json, Server } from './jsonRpc';
import { sentMessages } from './messages';
import type { Message } from './messages';

const ZERO = '0x0000000000000000000000000000000000000000';

const undecodable = (why: string): RpcError => new RpcError(INVALID_PARAMS, `invalid argument 0: ${why}`);

function argument({ params }: Call): Json | undefined {
  if (params !== undefined && params !== null && !Array.isArray(params))
    throw new RpcError(INVALID_PARAMS, 'non-array args');
  const [first, ...rest] = (params ?? []) as readonly Json[];
  if (rest.length > 0) throw new RpcError(INVALID_PARAMS, 'too many arguments, want at most 1');
  return first;
}

/** As Go's HexOrDecimal256 reads it: a decimal or 0x-hex string, or a number; null is zero. */
function integer(value: unknown): bigint | undefined {
  if (value === undefined || value === null) return undefined;
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);
  if (text === '') return 0n;
  if (!/^(\d+|0x[0-9a-f]+)$/i.test(text)) throw undecodable(`invalid hex or decimal integer "${text}"`);
  const number = BigInt(text);
  if (number >= 1n << 256n) throw undecodable(`invalid hex or decimal integer "${text}"`);
  return number;
}

function hex(value: unknown, pattern: RegExp): Hex | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string' || !pattern.test(value))
    throw undecodable(`invalid hex string ${JSON.stringify(value)}`);
  return value.toLowerCase() as Hex;
}

/** As Go reads it, which checks the length first. */
function address(value: unknown): Hex | undefined {
  const digits = typeof value === 'string' ? value.replace(/^0x/i, '') : '';
  if (typeof value === 'string' && digits.length !== 40)
    throw undecodable(`hex string has length ${digits.length}, want 40 for common.Address`);
  return hex(value, /^0x[0-9a-f]{40}$/i);
}

const asJson = (message: { accessList: ReturnType<typeof accessListFor> }): Json => ({
  accessList: message.accessList.map(({ address, storageKeys }) => ({
    address,
    storageKeys: [...storageKeys],
  })),
});

function forIdentifier(given: Json | undefined): Json {
  if (given === undefined || given === null) {
    throw new RpcError(INVALID_PARAMS, 'Invalid parameters: identifier is required');
  }
  if (!isRecord(given))
    throw undecodable('json: cannot unmarshal value into Go value of type admin.JSONIdentifierWithPayload');
  // Go ignores the case of field names.
  const fields = new Map(Object.entries(given).map(([name, value]) => [name.toLowerCase(), value]));
  const origin = address(fields.get('origin'));
  const payload = hex(fields.get('payload'), /^0x([0-9a-f]{2})*$/i);
  const [blockNumber, logIndex, timestamp, chainId] = ['blocknumber', 'logindex', 'timestamp', 'chainid'].map(
    (name) => integer(fields.get(name)),
  );
  if (
    !origin ||
    origin === ZERO ||
    blockNumber === undefined ||
    logIndex === undefined ||
    timestamp === undefined ||
    chainId === undefined ||
    !payload ||
    payload === '0x'
  ) {
    throw new RpcError(INVALID_PARAMS, 'Invalid parameters: all identifier fields and payload are required');
  }
  return asJson({
    accessList: accessListFor({ origin, blockNumber, logIndex, timestamp, chainId }, payload),
  });
}

/** The network's data for the server. */
export interface AdminNetwork {
  readonly l2: readonly Chain[];
  readonly autorelay: boolean;
  /** A free port by default. */
  readonly port?: number | undefined;
  /** L1 addresses by L2 chain ID. */
  readonly l1Addresses: Readonly<Record<number, Readonly<Record<string, Address>>>>;
}

export function startAdmin(network: AdminNetwork): Promise<Server> {
  const find = async (hash: Json | undefined): Promise<Message | undefined> => {
    for (const chain of network.l2) {
      const message = (await sentMessages(chain)).find((candidate) => candidate.hash === hash);
      if (message) return message;
    }
    return undefined;
  };

  const methods: Readonly<Record<string, (argument: Json | undefined) => Promise<Json> | Json>> = {
    admin_getAccessListForIdentifier: forIdentifier,
    admin_getAccessListByMsgHash: async (hash) => {
      const message = await find(hash);
      if (!message) throw new RpcError(INVALID_PARAMS, 'Failed to get message: message not found');
      return asJson({ accessList: accessListFor(message.id, message.payload) });
    },
    admin_getL2ToL2MessageByMsgHash: async (hash) => {
      const found = await find(hash);
      if (!found) throw new RpcError(-32603, 'Failed to get message: message not found');
      const { destination, id, nonce, sender, target, message } = found;
      return {
        Destination: Number(destination),
        Source: Number(id.chainId),
        Nonce: Number(nonce),
        Sender: sender,
        Target: target,
        Message: message,
      };
    },
    admin_getL1Addresses: (chainId) => {
      const addresses = network.l1Addresses[Number(chainId)];
      if (!addresses) throw new RpcError(INVALID_PARAMS, 'chain not found');
      return addresses;
    },
    admin_getConfig: () => ({
      InteropEnabled: true,
      InteropAutoRelay: network.autorelay,
      InteropDelay: 0,
      L2Configs: network.l2.map(({ id }) => ({
        ChainID: id,
        DependencySet: network.l2.map((peer) => peer.id).filter((peer) => peer !== id),
      })),
    }),
  };

  return serve(
    async (request) => {
      const method = methods[request.method];
      if (!method) throw new RpcError(-32601, `the method ${request.method} does not exist/is not available`);
      return method(argument(request));
    },
    { pages: { '/ready': 'OK' }, port: network.port ?? 0 },
  );
}
