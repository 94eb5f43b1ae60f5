/** Delivers deposits and, with autorelay, messages. */
import type { Address, Hex } from 'viem';
import { accessListFor } from './accessList';
import type { Chain } from './chain';
import { depositsOf } from './deposits';
import { call } from './jsonRpc';
import type { Json } from './jsonRpc';
import { MESSENGER, relayCall, sentMessages } from './messages';
import type { Message } from './messages';

/** Supersim's relayer account, the last of ten. */
const RELAYER: Address = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720';

/** Milliseconds between polls; blocks are immediate. */
const INTERVAL = 20;

export interface Carrier {
  /** Lost messages with reasons. */
  readonly failed: ReadonlyMap<Hex, string>;
  stop(): Promise<void>;
}

async function relay(destination: Chain, { id, payload }: Message): Promise<void> {
  const accessList: Json = accessListFor(id, payload).map(({ address, storageKeys }) => ({
    address,
    storageKeys: [...storageKeys],
  }));
  const transaction = { from: RELAYER, to: MESSENGER, data: relayCall(id, payload), accessList };
  // Fails if the relay would revert; sending would create a failed transaction.
  const gas = await call(destination.url, 'eth_estimateGas', [transaction]);
  await call(destination.url, 'eth_sendTransaction', [{ ...transaction, gas }]);
}

export function startCarrier(network: {
  readonly l1: Chain | undefined;
  readonly l2: readonly Chain[];
  readonly portals: Readonly<Record<number, Address>>;
  readonly autorelay: boolean;
}): Carrier {
  const failed = new Map<Hex, string>();
  const seen = new Map<Chain, number>();
  const deposited = new Map<Chain, number>();
  let stopped = false;

  const carryDeposits = async (l1: Chain, l2: Chain): Promise<void> => {
    const portal = network.portals[l2.id];
    if (!portal) return;
    const deposits = await depositsOf(l1.url, portal);
    for (const deposit of deposits.slice(deposited.get(l2) ?? 0)) {
      await call(l2.url, 'eth_sendRawTransaction', [deposit]);
    }
    deposited.set(l2, deposits.length);
  };

  const carryMessages = async (source: Chain): Promise<void> => {
    const messages = await sentMessages(source);
    for (const message of messages.slice(seen.get(source) ?? 0)) {
      const destination = network.l2.find(({ id }) => BigInt(id) === message.destination);
      if (!destination) {
        failed.set(message.hash, `no chain ${message.destination}`);
        continue;
      }
      await relay(destination, message).catch((error: Error) => failed.set(message.hash, error.message));
    }
    seen.set(source, messages.length);
  };

  const look = async (): Promise<void> => {
    for (const chain of network.l2) {
      if (network.l1) await carryDeposits(network.l1, chain);
      if (network.autorelay) await carryMessages(chain);
    }
  };

  const work = (async () => {
    if (!network.l1 && !network.autorelay) return;
    while (!stopped) {
      // A chain does not answer while shutting down.
      await look().catch((error: unknown) => {
        if (!stopped) throw error;
      });
      await new Promise((resolve) => setTimeout(resolve, INTERVAL));
    }
  })();
  // Reported when the carrier stops; must not crash the process before.
  work.catch(() => undefined);

  return {
    failed,
    stop: async () => {
      stopped = true;
      await work;
    },
  };
}
