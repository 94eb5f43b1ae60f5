import { createPublicClient, encodeFunctionData, http, isAddress, parseAbi } from 'viem';
import { optimism } from 'viem/chains';
import { publicActionsL2 } from 'viem/op-stack';

const { RPC_URL, FROM = '', TO = '', RECIPIENT = '', AMOUNT = '0' } = process.env;
if (!isAddress(FROM) || !isAddress(TO) || !isAddress(RECIPIENT)) {
  throw new Error('Export FROM, TO and RECIPIENT first.');
}
const client = createPublicClient({ chain: optimism, transport: http(RPC_URL) }).extend(publicActionsL2());

// region: gas
const data = encodeFunctionData({
  abi: parseAbi(['function transfer(address to, uint256 amount)']),
  args: [RECIPIENT, BigInt(AMOUNT)],
});
const gas = await client.estimateGas({ account: FROM, to: TO, data });
const gasPrice = await client.getGasPrice();
// endregion: gas

// region: data
const l1Fee = await client.estimateL1Fee({ account: FROM, to: TO, data });
// endregion: data

// region: operator
const operatorFee = await client.readContract({
  address: client.chain.contracts.gasPriceOracle.address,
  abi: parseAbi(['function getOperatorFee(uint256 gasUsed) view returns (uint256)']),
  functionName: 'getOperatorFee',
  args: [gas],
});
// endregion: operator

console.log(gas * gasPrice + l1Fee + operatorFee);
