import { encodeAbiParameters, keccak256, parseAbi, parseEther } from 'viem';
import { getWithdrawals } from 'viem/op-stack';
import { account, l1Reader, l2Reader, l2Wallet } from './clients.js';

const value = parseEther(process.argv[2] ?? '0.5');

// region: initiate
const request = await l1Reader.buildInitiateWithdrawal({ to: account.address, value });
const hash = await l2Wallet.initiateWithdrawal(request);
const receipt = await l2Reader.waitForTransactionReceipt({ hash });
const [withdrawal] = getWithdrawals(receipt);
if (!withdrawal) throw new Error(`${hash} initiated no withdrawal.`);
// endregion: initiate

// region: check
const computed = keccak256(
  encodeAbiParameters(
    [
      { name: 'nonce', type: 'uint256' },
      { name: 'sender', type: 'address' },
      { name: 'target', type: 'address' },
      { name: 'value', type: 'uint256' },
      { name: 'gasLimit', type: 'uint256' },
      { name: 'data', type: 'bytes' },
    ],
    [
      withdrawal.nonce,
      withdrawal.sender,
      withdrawal.target,
      withdrawal.value,
      withdrawal.gasLimit,
      withdrawal.data,
    ],
  ),
);
const recorded = await l2Reader.readContract({
  address: l2Reader.chain.contracts.l2ToL1MessagePasser.address,
  abi: parseAbi(['function sentMessages(bytes32 withdrawalHash) view returns (bool)']),
  functionName: 'sentMessages',
  args: [computed],
});
console.log(`The hash ${computed === withdrawal.withdrawalHash ? 'matches' : 'differs from'} the log`);
console.log(`L2 has recorded it: ${recorded}`);
console.log(hash);
// endregion: check
