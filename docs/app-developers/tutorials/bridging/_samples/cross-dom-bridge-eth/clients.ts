import { createPublicClient, createWalletClient, defineChain, http, isAddress, isHex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { chainConfig, publicActionsL1, publicActionsL2, walletActionsL1, walletActionsL2 } from 'viem/op-stack';

const { PRIVATE_KEY, PORTAL = '', GAMES = '', L1_RPC, L2_RPC } = process.env;
if (!isHex(PRIVATE_KEY) || !isAddress(PORTAL) || !isAddress(GAMES) || !L1_RPC || !L2_RPC) {
  throw new Error('Export PRIVATE_KEY, PORTAL, GAMES, L1_RPC and L2_RPC first.');
}

// region: chains
const nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 };

export const l1Chain = defineChain({
  id: 900,
  name: 'Supersim L1',
  nativeCurrency,
  rpcUrls: { default: { http: [L1_RPC] } },
});

export const l2Chain = defineChain({
  ...chainConfig, // Predeploys, and the transaction types of the OP Stack.
  id: 901,
  name: 'OPChainA',
  nativeCurrency,
  rpcUrls: { default: { http: [L2_RPC] } },
  sourceId: l1Chain.id,
  contracts: {
    ...chainConfig.contracts,
    portal: { [l1Chain.id]: { address: PORTAL } },
    disputeGameFactory: { [l1Chain.id]: { address: GAMES } },
  },
});
// endregion: chains

// region: clients
export const account = privateKeyToAccount(PRIVATE_KEY);
const l1 = {
  chain: l1Chain,
  transport: http(),
  pollingInterval: 500,
  batch: { multicall: { deployless: true } }, // Works where the L1 has no Multicall3.
};
const l2 = { chain: l2Chain, transport: http(), pollingInterval: 500 };

export const l1Reader = createPublicClient(l1).extend(publicActionsL1());
export const l2Reader = createPublicClient(l2).extend(publicActionsL2());
export const l1Wallet = createWalletClient({ ...l1, account }).extend(walletActionsL1());
export const l2Wallet = createWalletClient({ ...l2, account }).extend(walletActionsL2());
// endregion: clients
