/**
 * Deposits of ether and calls from L1 to an L2 (ethereum-optimism/specs@68883998:specs/protocol/deposits.md).
 */
import {
  concat,
  decodeAbiParameters,
  hexToBigInt,
  keccak256,
  numberToHex,
  pad,
  slice,
  toEventSelector,
  toHex,
  toRlp,
  trim,
} from 'viem';
import type { Address, Hex } from 'viem';
import { logsOf } from './chain';

const TRANSACTION_DEPOSITED = toEventSelector('TransactionDeposited(address,address,uint256,bytes)');

/** RLP numbers have no leading zeros; zero is empty. */
const rlpNumber = (value: bigint): Hex => (value === 0n ? '0x' : trim(toHex(value)));

/** A portal's deposit transactions as the L2 includes them, oldest first. */
export async function depositsOf(l1Url: string, portal: Address, fromBlock = 0n): Promise<Hex[]> {
  const logs = await logsOf(l1Url, { address: portal, fromBlock, topics: [TRANSACTION_DEPOSITED] });
  return logs.map(({ topics, data, blockHash, logIndex }) => {
    const [opaque] = decodeAbiParameters([{ type: 'bytes' }], data);
    const mint = hexToBigInt(slice(opaque, 0, 32));
    const value = hexToBigInt(slice(opaque, 32, 64));
    const gas = hexToBigInt(slice(opaque, 64, 72));
    const calldata: Hex = opaque.length > 2 + 73 * 2 ? slice(opaque, 73) : '0x';
    const position = keccak256(concat([blockHash, pad(logIndex, { size: 32 })]));
    const sourceHash = keccak256(concat([numberToHex(0n, { size: 32 }), position]));
    const from = slice(topics[1] ?? '0x', 12);
    const to = slice(topics[2] ?? '0x', 12);
    return concat([
      '0x7e',
      toRlp([sourceHash, from, to, rlpNumber(mint), rlpNumber(value), rlpNumber(gas), '0x', calldata]),
    ]);
  });
}

/** L2 hash of a deposit transaction. */
export const depositHash = (deposit: Hex): Hex => keccak256(deposit);
