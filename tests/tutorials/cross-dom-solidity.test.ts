import { selector } from './support/errors';
import { L1_ADDRESSES } from './support/network';
import { confirmRecord } from './support/record';
import { itOnStandIn } from './support/standIn';
import { errorsUnder, walkBeforeTests } from './support/walk';

const page = 'docs/app-developers/tutorials/bridging/cross-dom-solidity.mdx';
const walk = walkBeforeTests(page, { network: { l1: true } });

it('greets in both directions, and prints what the page says', async () => {
  expect(await walk.shell.value('COMPUTED')).toBe(await walk.shell.value('WITHDRAWAL'));
  confirmRecord(page, walk.executed, ['@foundry-rs/cast', '@foundry-rs/forge', '@foundry-rs/anvil']);
});

it.each([
  [`custom error ${selector('NotMessenger()')}`, 'cast call $L2_GREETER $FAKE --rpc-url $L2_RPC'],
  [
    `custom error ${selector('AlreadyConnected()')}`,
    'cast call $L2_GREETER "connect(address)" $ACCOUNT --from $ACCOUNT --rpc-url $L2_RPC',
  ],
  [
    'CrossDomainMessenger: xDomainMessageSender is not set',
    'cast call $L2_MESSENGER "xDomainMessageSender()(address)" --rpc-url $L2_RPC',
  ],
  ['CrossDomainMessenger: message cannot be replayed', 'cast call $L2_MESSENGER $RELAY --rpc-url $L2_RPC'],
  [
    'CrossDomainMessenger: failed to relay message',
    'cast estimate $L2_MESSENGER $FAKE_RELAY --from 0x0000000000000000000000000000000000000001 --rpc-url $L2_RPC',
  ],
])('says %s where the page explains it', async (heading, command) => {
  const { status, stderr } = await walk.shell.attempt(command);
  const [shown] = errorsUnder(page, heading);
  expect(status).not.toBe(0);
  expect(stderr).toContain(shown);
});

it("rejects a stranger's message for the page's reason", async () => {
  const reason = selector('NotOtherGreeter()');
  expect(errorsUnder(page, `custom error ${reason}`)).toHaveLength(1);
  const { stdout } = await walk.shell.run(
    'cast rpc debug_traceCall "{\\"from\\":\\"$ACCOUNT\\",\\"to\\":\\"$L2_MESSENGER\\",\\"data\\":\\"$FAKE_RELAY\\"}" latest \'{"tracer":"callTracer"}\' --rpc-url $L2_RPC',
  );
  expect(stdout).toContain(reason);
});

// Supersim's portal is a later version with another layout.
itOnStandIn('delivers the greeting from L2 once the portal finalizes it', async () => {
  await walk.shell.run(`
    cast rpc anvil_setStorageAt ${L1_ADDRESSES[901].OptimismPortalProxy} $(cast to-uint256 50) $(cast to-uint256 $L2_MESSENGER) --rpc-url $L1_RPC
    cast rpc anvil_impersonateAccount ${L1_ADDRESSES[901].OptimismPortalProxy} --rpc-url $L1_RPC
    cast rpc anvil_setBalance ${L1_ADDRESSES[901].OptimismPortalProxy} 0xde0b6b3a7640000 --rpc-url $L1_RPC
    cast send $TARGET $DATA --from ${L1_ADDRESSES[901].OptimismPortalProxy} --unlocked --gas-limit $GAS_LIMIT --rpc-url $L1_RPC`);
  const { stdout } = await walk.shell.run(
    'cast call $L1_GREETER "greetings(address)(string)" $ACCOUNT --rpc-url $L1_RPC',
  );
  expect(stdout.trim()).toBe('"Hello from L2"');
});
