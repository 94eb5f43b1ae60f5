import { createPublicClient, hexToBigInt, http, isHash, type Address, type Hex } from 'viem';

const { L2 } = process.env;
const hash = process.argv[2] ?? '';
if (!L2 || !isHash(hash)) throw new Error('Export L2, and pass the hash of a transaction.');

/** The fee fields of a receipt. Those that only the OP Stack has can be missing. */
interface FeeFields {
  blockNumber: Hex;
  from: Address;
  gasUsed: Hex;
  effectiveGasPrice: Hex;
  l1Fee?: Hex;
  operatorFeeScalar?: Hex;
  operatorFeeConstant?: Hex;
  /** Since Jovian. */
  daFootprintGasScalar?: Hex;
}

const client = createPublicClient({ transport: http(L2) });
// The node's raw response: viem's receipt type lacks the operator fee.
const receipt: FeeFields | null = await client.request({ method: 'eth_getTransactionReceipt', params: [hash] });
if (!receipt) throw new Error(`There is no receipt of ${hash} yet.`);

// region: paid
const gasUsed = hexToBigInt(receipt.gasUsed);
const gasPrice = hexToBigInt(receipt.effectiveGasPrice);
const l1Fee = hexToBigInt(receipt.l1Fee ?? '0x0');
const perGas = gasUsed * hexToBigInt(receipt.operatorFeeScalar ?? '0x0');
const operatorFee =
  (receipt.daFootprintGasScalar === undefined ? perGas / 1_000_000n : perGas * 100n) +
  hexToBigInt(receipt.operatorFeeConstant ?? '0x0');
const sum = gasUsed * gasPrice + l1Fee + operatorFee;
// endregion: paid

// The account's actual cost, provided it sent no ether and no other transaction in this block.
const blockNumber = hexToBigInt(receipt.blockNumber);
const before = await client.getBalance({ address: receipt.from, blockNumber: blockNumber - 1n });
const after = await client.getBalance({ address: receipt.from, blockNumber });

console.log(`execution     ${gasUsed * gasPrice} wei, for ${gasUsed} gas at ${gasPrice}`);
console.log(`L1 data fee   ${receipt.l1Fee === undefined ? 'not in the receipt' : `${l1Fee} wei`}`);
console.log(`operator fee  ${receipt.operatorFeeScalar === undefined ? 'not in the receipt' : `${operatorFee} wei`}`);
console.log(`sum           ${sum} wei`);
console.log(`balance fell  ${before - after} wei`);
