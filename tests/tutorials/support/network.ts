/**
 * The tutorials' network: two L2s, their admin server and, on request, an L1 and an auto-relayer. Either a
 * simulation by anvil and our contracts, or the supersim in `SUPERSIM`.
 */
import net from 'node:net';
import type { AddressInfo } from 'node:net';
import { decodeAbiParameters, encodeFunctionData, numberToHex, parseAbi } from 'viem';
import type { Address, Hex } from 'viem';
import { startAdmin } from './admin';
import { startCarrier } from './carrier';
import { startChain } from './chain';
import type { Chain } from './chain';
import { standIn } from './compile';
import { depositHash, depositsOf } from './deposits';
import { startFront } from './front';
import { call } from './jsonRpc';
import type { Server } from './jsonRpc';
import { MESSENGER, sentMessages } from './messages';
import { start } from './process';
import { toolPath } from './tools';

/** What to start besides the two L2 chains. */
export interface NetworkOptions {
  /** Relay every message, like `supersim --interop.autorelay`. */
  readonly autorelay?: boolean;
  /** Also start an L1, with portals and bridges of both L2 chains. */
  readonly l1?: boolean;
  /** Instead of free ports. Not for tests, which run in parallel. */
  readonly ports?: Readonly<Record<keyof typeof PUBLISHED, number>>;
}

export interface Endpoint {
  readonly id: number;
  readonly url: string;
}

export interface Network {
  /** The L1, id 900, published on port 8545. Only with option `l1`. */
  readonly l1: Endpoint | undefined;
  /** OPChainA, id 901, published on port 9545. */
  readonly a: Endpoint;
  /** OPChainB, id 902, published on port 9546. */
  readonly b: Endpoint;
  /** The admin server, published on port 8420. */
  readonly admin: { readonly url: string };
  /** Replaces published addresses (localhost:9545 etc.) with this network's. */
  localize(text: string): string;
  /** Inverse of `localize`, to compare output with a page. */
  publish(text: string): string;
  /** Resolves when all deposits and, with autorelay, messages have arrived. @throws if one cannot */
  settled(): Promise<void>;
  /** Idempotent. */
  stop(): Promise<void>;
}

/** Supersim's L1 contract addresses of each L2 (ethereum-optimism/supersim@a42b9412:genesis/generated). */
export const L1_ADDRESSES = {
  901: {
    OptimismPortalProxy: '0x75CEb25776D0402972B736F6E13Fd0616BE98f22',
    L1CrossDomainMessengerProxy: '0xc8c71093ffc2092D61A72369d81940B839Bb12b4',
    L1StandardBridgeProxy: '0x52AF4Dff31d13449b70993E21eb599C615a66541',
    OptimismMintableERC20FactoryProxy: '0x0e1eA4d69F20767DB8A359271E71e11F3F6B9660',
    DisputeGameFactoryProxy: '0x51095EaC6e2b6DA9811C6fEBBdd67adD79135ce0',
    AnchorStateRegistryProxy: '0x2eA98e1A37F77e0E6eB41bb07410cc35b9baE345',
  },
  902: {
    OptimismPortalProxy: '0x74C8F6fc78F669109D1Ca279580ca3dC7f4f0A69',
    L1CrossDomainMessengerProxy: '0xd3a5C69A727fe1F31479E55DDB6DD3129109d84B',
    L1StandardBridgeProxy: '0x125C4bA308b6B0dc3c23Bbd9891625DFA7F884C8',
    OptimismMintableERC20FactoryProxy: '0xF301b6716535cE3b29827635BEE965783B1Dc1FB',
    DisputeGameFactoryProxy: '0xEe802Cf29F1D865cf754629D660f5BE0635cA756',
    AnchorStateRegistryProxy: '0x3407CF17d514023790655F30380DE5266B8cda52',
  },
} as const satisfies Record<number, Record<string, Address>>;

/** Simulated predeploys by address. */
const PREDEPLOYS: Readonly<Record<Address, string>> = {
  '0x4200000000000000000000000000000000000007': 'L2CrossDomainMessenger',
  '0x420000000000000000000000000000000000000F': 'GasPriceOracle',
  '0x4200000000000000000000000000000000000010': 'L2StandardBridge',
  '0x4200000000000000000000000000000000000012': 'OptimismMintableERC20Factory',
  '0x4200000000000000000000000000000000000015': 'L1Block',
  '0x4200000000000000000000000000000000000016': 'L2ToL1MessagePasser',
  '0x4200000000000000000000000000000000000022': 'CrossL2Inbox',
  '0x4200000000000000000000000000000000000023': 'L2ToL2CrossDomainMessenger',
  '0x4200000000000000000000000000000000000024': 'SuperchainETHBridge',
  '0x4200000000000000000000000000000000000025': 'ETHLiquidity',
  '0x4200000000000000000000000000000000000028': 'SuperchainTokenBridge',
  '0x420beeF000000000000000000000000000000001': 'L2NativeSuperchainERC20',
};

/** Values of the simulated L2s' fee predeploys in wei, scalars as stored; anvil charges none of them. */
export const FEES = {
  l1BaseFee: 2_000_000_000n,
  blobBaseFee: 500_000_000n,
  baseFeeScalar: 5_227n,
  blobBaseFeeScalar: 1_014_213n,
  operatorFeeScalar: 100n,
  operatorFeeConstant: 1_000_000n,
} as const;

const L2_MESSENGER = '0x4200000000000000000000000000000000000007';
const L2_BRIDGE = '0x4200000000000000000000000000000000000010';
const L2_FACTORY = '0x4200000000000000000000000000000000000012';
const L1_BLOCK = '0x4200000000000000000000000000000000000015';
/** SUPER_CANNON_KONA, respected by OP Mainnet since Upgrade 20. */
export const SUPER_GAME_TYPE = 9;

const ETH_LIQUIDITY = '0x4200000000000000000000000000000000000025';
const PUBLISHED = { l1: 8545, a: 9545, b: 9546, admin: 8420 } as const;
const messengerAbi = parseAbi(['function successfulMessages(bytes32 hash) view returns (bool)']);

/** Milliseconds for messages to arrive. */
const PATIENCE = 30_000;

/** Milliseconds for a real Supersim to start. */
const START_PATIENCE = 120_000;

type Stop = () => Promise<void>;

/** Runs all steps in reverse order, then throws the first failure. */
async function stopAll(steps: Stop[]): Promise<void> {
  const failures: unknown[] = [];
  for (const step of steps.splice(0).reverse()) await step().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

async function place(chain: Chain, address: Address, contract: string): Promise<void> {
  await call(chain.url, 'anvil_setCode', [address, standIn(contract).deployedBytecode]);
}

async function store(chain: Chain, address: Address, slot: number, word: bigint): Promise<void> {
  await call(chain.url, 'anvil_setStorageAt', [
    address,
    numberToHex(slot, { size: 32 }),
    numberToHex(word, { size: 32 }),
  ]);
}

/** A messenger's sender while it delivers nothing. */
const NO_SENDER = '0x000000000000000000000000000000000000dEaD';

/** Stores contract names in the first slots, because placed code has no constructor. */
async function introduce(chain: Chain, address: Address, ...names: Address[]): Promise<void> {
  for (const [slot, name] of names.entries()) await store(chain, address, slot, BigInt(name));
}

/** In storage, because a transaction would add a block that Supersim's new chains lack. */
async function setFees(chain: Chain): Promise<void> {
  await store(chain, L1_BLOCK, 17, FEES.l1BaseFee);
  await store(chain, L1_BLOCK, 19, (FEES.baseFeeScalar << 96n) | (FEES.blobBaseFeeScalar << 64n));
  await store(chain, L1_BLOCK, 23, FEES.blobBaseFee);
  await store(chain, L1_BLOCK, 24, (FEES.operatorFeeScalar << 64n) | FEES.operatorFeeConstant);
}

async function startL2(id: keyof typeof L1_ADDRESSES, stops: Stop[]): Promise<Chain> {
  const chain = await startChain({ id, l2: true });
  stops.push(() => chain.stop());
  for (const [address, contract] of Object.entries(PREDEPLOYS))
    await place(chain, address as Address, contract);
  const { L1CrossDomainMessengerProxy, L1StandardBridgeProxy } = L1_ADDRESSES[id];
  await introduce(chain, L2_MESSENGER, L1CrossDomainMessengerProxy, NO_SENDER);
  await introduce(chain, L2_BRIDGE, L2_MESSENGER, L1StandardBridgeProxy);
  await introduce(chain, L2_FACTORY, L2_BRIDGE);
  await setFees(chain);
  await call(chain.url, 'anvil_setBalance', [ETH_LIQUIDITY, numberToHex((1n << 248n) - 1n)]);
  return chain;
}

async function startL1(stops: Stop[], port = 0): Promise<Chain> {
  const chain = await startChain({ id: 900, l2: false, port });
  stops.push(() => chain.stop());
  for (const [id, addresses] of Object.entries(L1_ADDRESSES)) {
    const [portal, messenger] = [addresses.OptimismPortalProxy, addresses.L1CrossDomainMessengerProxy];
    const [games, registry] = [addresses.DisputeGameFactoryProxy, addresses.AnchorStateRegistryProxy];
    const [bridge, factory] = [addresses.L1StandardBridgeProxy, addresses.OptimismMintableERC20FactoryProxy];
    await place(chain, portal, 'OptimismPortal');
    await store(chain, portal, 50, BigInt(NO_SENDER));
    await store(chain, portal, 62, BigInt(registry));
    await store(chain, portal, 63, BigInt(id));
    await place(chain, games, 'DisputeGameFactory');
    await place(chain, registry, 'AnchorStateRegistry');
    // Two fields share the slot: the type above the address.
    await store(chain, registry, 0, (BigInt(SUPER_GAME_TYPE) << 160n) | BigInt(games));
    await place(chain, messenger, 'L1CrossDomainMessenger');
    await introduce(chain, messenger, L2_MESSENGER, NO_SENDER, portal);
    await place(chain, bridge, 'L1StandardBridge');
    await introduce(chain, bridge, messenger, L2_BRIDGE);
    await place(chain, factory, 'OptimismMintableERC20Factory');
    await introduce(chain, factory, bridge);
  }
  return chain;
}

interface Parts {
  readonly urls: Readonly<Record<keyof typeof PUBLISHED, string | undefined>>;
  /** Messages known to be lost. */
  readonly failed: ReadonlyMap<Hex, string>;
  readonly stops: Stop[];
}

async function standInNetwork(
  { autorelay = false, l1: withL1 = false, ports }: NetworkOptions,
  stops: Stop[],
): Promise<Parts> {
  const starting = [
    startL2(901, stops),
    startL2(902, stops),
    withL1 ? startL1(stops, ports?.l1) : Promise.resolve(undefined),
  ] as const;
  // If one fails, the others must still be stopped.
  await Promise.allSettled(starting);
  const [a, b, l1] = await Promise.all(starting);
  const serverOf = async (server: Promise<Server>): Promise<Server> => {
    const started = await server;
    stops.push(() => started.stop());
    return started;
  };
  const peers = new Map([a, b].map((chain) => [BigInt(chain.id), chain]));
  const frontA = await serverOf(startFront(a, peers, ports?.a));
  const frontB = await serverOf(startFront(b, peers, ports?.b));
  const admin = await serverOf(
    startAdmin({ l2: [a, b], autorelay, l1Addresses: L1_ADDRESSES, port: ports?.admin }),
  );
  const portals = { 901: L1_ADDRESSES[901].OptimismPortalProxy, 902: L1_ADDRESSES[902].OptimismPortalProxy };
  const carrier = startCarrier({ l1, l2: [a, b], portals, autorelay });
  stops.push(() => carrier.stop());
  return {
    urls: { l1: l1?.url, a: frontA.url, b: frontB.url, admin: admin.url },
    failed: carrier.failed,
    stops,
  };
}

/** Adjacent free ports. If another program takes one first, supersim reports it and ends. */
async function freePorts(count: number): Promise<number> {
  const listen = (port: number): Promise<net.Server | undefined> =>
    new Promise((resolve) => {
      const server = net.createServer();
      server.once('error', () => resolve(undefined));
      server.listen(port, '127.0.0.1', () => resolve(server));
    });
  for (;;) {
    const first = await listen(0);
    if (!first) continue;
    const { port } = first.address() as AddressInfo;
    const others = await Promise.all(
      Array.from({ length: count - 1 }, (_, index) => listen(port + 1 + index)),
    );
    for (const server of [first, ...others])
      await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
    if (others.every((server) => server !== undefined)) return port;
  }
}

async function realNetwork(
  binary: string,
  { autorelay = false }: NetworkOptions,
  stops: Stop[],
): Promise<Parts> {
  const first = await freePorts(4);
  const [l1, a, b, admin] = [first, first + 1, first + 2, first + 3];
  const { process: running } = await start(
    [
      binary,
      ...['--l1.port', String(l1), '--l2.starting.port', String(a), '--admin.port', String(admin)],
      ...(autorelay ? ['--interop.autorelay'] : []),
    ],
    () => true,
    {
      env: { ...process.env, PATH: [...toolPath(), process.env.PATH].join(':') },
      patience: START_PATIENCE,
      // SIGKILL would leave its anvil processes.
      signal: 'TERM',
    },
  );
  stops.push(() => running.stop());
  const url = (port: number): string => `http://127.0.0.1:${port}`;
  const deadline = Date.now() + START_PATIENCE;
  const isReady = (): Promise<boolean> =>
    fetch(`${url(admin)}/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (running.hasEnded() || Date.now() > deadline) {
      throw new Error(
        `${binary} ${running.hasEnded() ? 'ended' : 'is not ready'}; it wrote:\n${running.output()}`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { urls: { l1: url(l1), a: url(a), b: url(b), admin: url(admin) }, failed: new Map(), stops };
}

/** Starts a network. Its processes end with this one, even on a crash. */
export async function startNetwork(options: NetworkOptions = {}): Promise<Network> {
  const stops: Stop[] = [];
  const binary = process.env.SUPERSIM;
  const starting = binary ? realNetwork(binary, options, stops) : standInNetwork(options, stops);
  const { urls, failed } = await starting.catch(async (error: unknown) => {
    await stopAll(stops);
    throw error;
  });
  if (!urls.a || !urls.b || !urls.admin) throw new Error('a part of the network has no address');
  const l2 = [
    { id: 901, url: urls.a },
    { id: 902, url: urls.b },
  ] as const;
  const [a, b] = l2;
  const l1 = urls.l1 && options.l1 ? { id: 900, url: urls.l1 } : undefined;

  const replacements = (Object.keys(PUBLISHED) as (keyof typeof PUBLISHED)[]).flatMap((part) => {
    const url = urls[part];
    return url ? [{ published: PUBLISHED[part], actual: new URL(url).port }] : [];
  });

  const relayed = async (chain: Endpoint, hash: Hex): Promise<boolean> => {
    const data = encodeFunctionData({ abi: messengerAbi, functionName: 'successfulMessages', args: [hash] });
    const result = await call<Hex>(chain.url, 'eth_call', [{ to: MESSENGER, data }, 'latest']);
    return decodeAbiParameters([{ type: 'bool' }], result)[0];
  };

  const pending = async (): Promise<string | undefined> => {
    for (const chain of l2) {
      if (l1) {
        for (const deposit of await depositsOf(l1.url, L1_ADDRESSES[chain.id].OptimismPortalProxy)) {
          const hash = depositHash(deposit);
          if (!(await call(chain.url, 'eth_getTransactionReceipt', [hash])))
            return `deposit ${hash} to chain ${chain.id}`;
        }
      }
      if (!options.autorelay) continue;
      for (const message of await sentMessages({ ...chain, stop: () => Promise.resolve() })) {
        const why = failed.get(message.hash);
        if (why !== undefined)
          throw new Error(`message ${message.hash} from chain ${chain.id} was not relayed: ${why}`);
        const destination = l2.find(({ id }) => BigInt(id) === message.destination);
        if (!destination || !(await relayed(destination, message.hash)))
          return `message ${message.hash} from chain ${chain.id}`;
      }
    }
    return undefined;
  };

  return {
    l1,
    a,
    b,
    admin: { url: urls.admin },
    localize: (text) =>
      replacements.reduce(
        (current, { published, actual }) =>
          current.replace(
            new RegExp(`(localhost|127\\.0\\.0\\.1):${published}\\b`, 'g'),
            `127.0.0.1:${actual}`,
          ),
        text,
      ),
    publish: (text) =>
      replacements.reduce(
        (current, { published, actual }) =>
          current.replace(new RegExp(`127\\.0\\.0\\.1:${actual}\\b`, 'g'), `127.0.0.1:${published}`),
        text,
      ),
    settled: async () => {
      const deadline = Date.now() + PATIENCE;
      for (;;) {
        const waiting = await pending();
        if (waiting === undefined) return;
        if (Date.now() > deadline) throw new Error(`${waiting} has not arrived after ${PATIENCE} ms`);
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    },
    stop: () => stopAll(stops),
  };
}
