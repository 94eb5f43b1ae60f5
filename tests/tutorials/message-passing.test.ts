/** The message passing tutorial: an automatic relay, a manual one in TypeScript, and the explained errors. */
import { selector } from './support/errors';
import { MESSENGER } from './support/messages';
import { confirmRecord } from './support/record';
import { headingsOf, walkBeforeTests } from './support/walk';

const page = 'docs/interop/tutorials/message-passing/index.mdx';

const walk = walkBeforeTests(page);

it("passes a greeting with and without a relayer, with the page's output", () => {
  expect(walk.outputs.size).toBeGreaterThan(12);
  confirmRecord(page, walk.executed, [
    '@foundry-rs/cast',
    '@foundry-rs/forge',
    '@foundry-rs/anvil',
    'viem',
    '@eth-optimism/viem',
  ]);
});

it('relays a message once, and viem names the error as the page does', async () => {
  const { status, stderr } = await walk.shell.attempt('npx tsx src/relay.ts $MESSAGE_TX');
  expect(status).not.toBe(0);
  expect(stderr).toContain('Error: MessageAlreadyRelayed()');
  expect(headingsOf(page)).toContain(`custom error ${selector('MessageAlreadyRelayed()')}`);
});

/** Altered relays with their error messages. */
const alterations: readonly (readonly [alteration: string, message: string])[] = [
  ['accessList = [];', `custom error ${selector('NotInAccessList()')}`],
  [
    `payload = payload.replace(/.{64}$/, '41'.repeat(32));`,
    'executing and initiating message fields are not equal',
  ],
  [
    'id = { ...id, timestamp: id.timestamp + 1n };',
    'executing message identifier does not match block timestamp',
  ],
  ['id = { ...id, logIndex: id.logIndex + 1n };', 'initiating message not found'],
  [
    `payload = payload.replace(/^0x.{8}/, '0x00000000');`,
    `custom error ${selector('EventPayloadNotSentMessage()')}`,
  ],
  [
    `payload = payload.replace('0386', '0387');`,
    `custom error ${selector('MessageDestinationNotRelayChain()')}`,
  ],
];

it('rejects altered relays with the messages that the page explains', async () => {
  // One program for all, since loading viem takes most of the time.
  const { stdout } = await walk.shell.run(`cat >src/altered.ts <<'EOF'
import { buildExecutingMessage } from '@eth-optimism/viem/actions/interop';
import { encodeAccessList } from '@eth-optimism/viem/utils/interop';
import { l2ToL2CrossDomainMessengerAbi } from '@eth-optimism/viem/abis';
import { encodeFunctionData } from 'viem';
import { chainA, chainB, sender } from './clients.js';

const hash = await chainA.writeContract({ ...sender, functionName: 'setGreeting', args: ['Altered'] });
const { logs } = await chainA.waitForTransactionReceipt({ hash, pollingInterval: 50 });
const original = await buildExecutingMessage(chainA, { log: logs[0] });

async function relay({ id, payload, accessList }) {
  const data = encodeFunctionData({ abi: l2ToL2CrossDomainMessengerAbi, functionName: 'relayMessage', args: [id, payload] });
  await chainB.sendTransaction({ to: '${MESSENGER}', data, accessList });
}
const told = [];
${alterations
  .map(
    ([alteration]) => `{
  let { id, payload, accessList } = original;
  ${alteration}
  if (accessList.length > 0) accessList = encodeAccessList(id, payload);
  told.push(await relay({ id, payload, accessList }).then(() => 'relayed', (error) => error.message));
}`,
  )
  .join('\n')}
console.log(JSON.stringify(told));
EOF
npx tsx src/altered.ts`);
  const told = JSON.parse(stdout) as string[];
  const headings = headingsOf(page);
  expect(told).toEqual(alterations.map(([, message]) => expect.stringContaining(message) as string));
  for (const [, message] of alterations) expect(headings).toContain(message);
});

it.each([
  [
    `custom error ${selector('NotEntered()')}`,
    `cast call ${MESSENGER} "crossDomainMessageContext()(address,uint256)" --rpc-url $RPC_B`,
  ],
  [
    `custom error ${selector('MessageDestinationSameChain()')}`,
    `cast call ${MESSENGER} "sendMessage(uint256,address,bytes)" 901 $GREETER 0x --rpc-url $RPC_A`,
  ],
  [
    'contract … does not have any code',
    'cast call 0x000000000000000000000000000000000000dEaD "greet()(string)" --rpc-url $RPC_A',
  ],
  [
    'Dry run enabled, not broadcasting transaction',
    'cd .. && forge create src/Greeter.sol:Greeter --rpc-url $RPC_B --private-key $PRIVATE_KEY',
  ],
])('sees "%s", which the page explains', async (message, command) => {
  const { stdout, stderr } = await walk.shell.attempt(command);
  const [before = '', after = ''] = message.split('…');
  expect(`${stdout}${stderr}`).toContain(before);
  expect(`${stdout}${stderr}`).toContain(after);
  expect(headingsOf(page)).toContain(message);
});
