import { createPublicClient, createWalletClient, defineChain, http, isAddress, isHex, parseAbi } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { chainConfig } from 'viem/op-stack';

const { PRIVATE_KEY, L1_RPC, L2_RPC, L1_BRIDGE = '', L1_TOKEN = '', L2_TOKEN = '' } = process.env;
if (!isHex(PRIVATE_KEY) || !L1_RPC || !L2_RPC) throw new Error('Export PRIVATE_KEY, L1_RPC and L2_RPC first.');
if (!isAddress(L1_BRIDGE) || !isAddress(L1_TOKEN) || !isAddress(L2_TOKEN)) {
  throw new Error('Export the addresses L1_BRIDGE, L1_TOKEN and L2_TOKEN first.');
}

const nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 };
const l1Chain = defineChain({
  id: 900,
  name: 'Supersim L1',
  nativeCurrency,
  rpcUrls: { default: { http: [L1_RPC] } },
});
const l2Chain = defineChain({
  ...chainConfig,
  id: 901,
  name: 'OPChainA',
  nativeCurrency,
  rpcUrls: { default: { http: [L2_RPC] } },
});

export const account = privateKeyToAccount(PRIVATE_KEY);
const l1 = { chain: l1Chain, transport: http(), pollingInterval: 500 };
const l2 = { chain: l2Chain, transport: http(), pollingInterval: 500 };
export const l1Reader = createPublicClient(l1);
export const l2Reader = createPublicClient(l2);
export const l1Wallet = createWalletClient({ ...l1, account });
export const l2Wallet = createWalletClient({ ...l2, account });

// region: contracts
const tokenAbi = parseAbi([
  'function balanceOf(address account) view returns (uint256)',
  'function totalSupply() view returns (uint256)',
  'function approve(address spender, uint256 amount) returns (bool)',
]);
const bridgeAbi = parseAbi([
  'function bridgeERC20To(address localToken, address remoteToken, address to, uint256 amount, uint32 minGasLimit, bytes extraData)',
  'function deposits(address localToken, address remoteToken) view returns (uint256)',
  'event ERC20BridgeFinalized(address indexed localToken, address indexed remoteToken, address indexed from, address to, uint256 amount, bytes extraData)',
]);
export const l1Token = { address: L1_TOKEN, abi: tokenAbi } as const;
export const l2Token = { address: L2_TOKEN, abi: tokenAbi } as const;
export const l1Bridge = { address: L1_BRIDGE, abi: bridgeAbi } as const;
export const l2Bridge = { address: l2Chain.contracts.l2StandardBridge.address, abi: bridgeAbi } as const;
// endregion: contracts

/** The minimum gas for the bridge on the other side. */
export const minGasLimit = 200_000;
