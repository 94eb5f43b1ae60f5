import { createPublicClient, defineChain, http, isAddress, isHex } from 'viem';
import { chainConfig, publicActionsL2 } from 'viem/op-stack';

const { L2, ACCOUNT, TO, DATA } = process.env;
if (!L2 || !ACCOUNT || !isAddress(ACCOUNT) || !TO || !isAddress(TO) || !isHex(DATA)) {
  throw new Error('Export L2, ACCOUNT, TO and DATA first.');
}

// `chainConfig` has what all OP Stack chains share: predeploys, and fields that Ethereum lacks.
const transport = http(L2);
const id = await createPublicClient({ transport }).getChainId();
const chain = defineChain({
  ...chainConfig,
  id,
  name: `chain ${id}`,
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [L2] } },
});
const client = createPublicClient({ chain, transport }).extend(publicActionsL2());

// region: parts
const transaction = { account: ACCOUNT, to: TO, data: DATA } as const;

const gas = await client.estimateGas(transaction);
const gasPrice = await client.getGasPrice();
const l1Fee = await client.estimateL1Fee(transaction);
const operatorFee = await client.estimateOperatorFee(transaction);
// endregion: parts

// region: sum
const sum = gas * gasPrice + l1Fee + operatorFee;
const total = await client.estimateTotalFee(transaction);
// endregion: sum

console.log(`execution     ${gas * gasPrice} wei, for ${gas} gas at ${gasPrice}`);
console.log(`L1 data fee   ${l1Fee} wei`);
console.log(`operator fee  ${operatorFee} wei`);
console.log(`sum           ${sum} wei`);
console.log(`viem's total  ${total} wei`);
