import {
  createPublicClient,
  defineChain,
  encodeAbiParameters,
  formatEther,
  http,
  isAddress,
  isAddressEqual,
  isHash,
  keccak256,
  parseAbi,
  parseEventLogs,
  toFunctionSelector,
  type Address,
  type Hash,
} from 'viem';
import {
  chainConfig,
  extractTransactionDepositedLogs,
  getL2TransactionHash,
  getWithdrawals,
} from 'viem/op-stack';

const { L1, L2, PORTAL = '' } = process.env;
if (!L1 || !L2 || !isAddress(PORTAL)) throw new Error('Export L1, L2 and PORTAL first.');
const portal: Address = PORTAL;

const [layer = '', hash = ''] = process.argv.slice(2);
if (!isHash(hash)) throw new Error('Pass deposit, origin or withdrawal, and the hash of a transaction.');

// region: clients
const transport = http(L2);
const id = await createPublicClient({ transport }).getChainId();
const chain = defineChain({
  ...chainConfig, // so that deposits are read as such
  id,
  name: `chain ${id}`,
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [L2] } },
});
const l1 = createPublicClient({ transport: http(L1) });
const l2 = createPublicClient({ chain, transport, pollingInterval: 500 });
const { l1Block, l2CrossDomainMessenger, l2ToL1MessagePasser } = chain.contracts;
// endregion: clients

// region: deposit
const messengerAbi = parseAbi([
  'event RelayedMessage(bytes32 indexed msgHash)',
  'event FailedRelayedMessage(bytes32 indexed msgHash)',
]);

/** Follows an L1 transaction's deposits to L2. */
async function deposit(l1Hash: Hash): Promise<void> {
  const { logs } = await l1.getTransactionReceipt({ hash: l1Hash });
  // Other chains' portals log the same event.
  const deposits = extractTransactionDepositedLogs({ logs }).filter(
    ({ address }) => isAddressEqual(address, portal),
  );
  if (deposits.length === 0) throw new Error('This transaction made no deposit at PORTAL.');

  for (const log of deposits) {
    const l2Hash = getL2TransactionHash({ log });
    console.log(`L2 transaction ${l2Hash}`);
    const receipt = await l2.waitForTransactionReceipt({ hash: l2Hash });
    console.log(`  ${receipt.status} in block ${receipt.blockNumber}`);

    for (const { eventName, args, address } of parseEventLogs({ abi: messengerAbi, logs: receipt.logs })) {
      if (!isAddressEqual(address, l2CrossDomainMessenger.address)) continue;
      console.log(`  message ${args.msgHash}: ${eventName === 'RelayedMessage' ? 'delivered' : 'failed, can be replayed'}`);
    }
  }
}
// endregion: deposit

// region: origin
const [depositedEvent] = parseAbi([
  'event TransactionDeposited(address indexed from, address indexed to, uint256 indexed version, bytes opaqueData)',
]);

/** Traces a deposit on L2 back to its L1 transaction. */
async function origin(l2Hash: Hash): Promise<void> {
  const { type, blockNumber } = await l2.getTransaction({ hash: l2Hash });
  if (type !== 'deposit') throw new Error('This transaction is no deposit.');

  // The deposit is in its block's L1 origin. A local network records none, so search all of L1 there.
  const number = await l2.readContract({
    address: l1Block.address,
    abi: parseAbi(['function number() view returns (uint64)']),
    functionName: 'number',
    blockNumber,
  });
  const range = number === 0n ? { fromBlock: 0n } : { fromBlock: number, toBlock: number };
  const logs = await l1.getLogs({ address: portal, event: depositedEvent, strict: true, ...range });
  const found = logs.find((log) => getL2TransactionHash({ log }) === l2Hash);
  if (!found) throw new Error('No deposit at PORTAL has this hash.');
  console.log(`L1 transaction ${found.transactionHash}`);
  console.log(`  in block ${found.blockNumber}, log ${found.logIndex}`);
}
// endregion: origin

// region: withdrawal
const relayMessage = toFunctionSelector('relayMessage(uint256,address,address,uint256,uint256,bytes)');

/** Lists the withdrawals that an L2 transaction initiated. */
async function withdrawal(l2Hash: Hash): Promise<void> {
  const receipt = await l2.getTransactionReceipt({ hash: l2Hash });
  // Any contract can log an event with that name.
  const logs = receipt.logs.filter(({ address }) => isAddressEqual(address, l2ToL1MessagePasser.address));
  const withdrawals = getWithdrawals({ logs });
  if (withdrawals.length === 0) throw new Error('This transaction initiated no withdrawal.');

  for (const { nonce, sender, target, value, gasLimit, data, withdrawalHash } of withdrawals) {
    console.log(`withdrawal ${withdrawalHash}`);
    console.log(`  ${formatEther(value)} ETH from ${sender} to ${target}, in block ${receipt.blockNumber}`);

    // Only these six values are hashed.
    const types = ['uint256', 'address', 'address', 'uint256', 'uint256', 'bytes'].map((type) => ({ type }));
    const computed = keccak256(encodeAbiParameters(types, [nonce, sender, target, value, gasLimit, data]));
    console.log(`  hash ${computed === withdrawalHash ? 'is that of its values' : `should be ${computed}`}`);

    const recorded = await l2.readContract({
      address: l2ToL1MessagePasser.address,
      abi: parseAbi(['function sentMessages(bytes32 withdrawalHash) view returns (bool)']),
      functionName: 'sentMessages',
      args: [withdrawalHash],
    });
    console.log(`  ${recorded ? 'can be proven once a game on L1 covers this block' : 'not recorded on L2'}`);
    if (data.startsWith(relayMessage)) console.log(`  message ${keccak256(data)}`);
  }
}
// endregion: withdrawal

const trace = { deposit, origin, withdrawal }[layer];
if (!trace) throw new Error('Pass deposit, origin or withdrawal, and the hash of a transaction.');
await trace(hash);
