import { selector } from './support/errors';
import { confirmRecord } from './support/record';
import { errorsUnder, walkBeforeTests } from './support/walk';

const page = 'docs/app-developers/tutorials/bridging/replay-failed-deposit.mdx';
const walk = walkBeforeTests(page, { network: { l1: true } });

it('delivers the message in the end, and prints what the page says', async () => {
  const { stdout } = await walk.shell.run('jq -r ".logs[-1].topics[1]" replay.json');
  expect(stdout.trim()).toBe(await walk.shell.value('MSG_HASH'));
  confirmRecord(page, walk.executed, ['@foundry-rs/cast', '@foundry-rs/forge', '@foundry-rs/anvil']);
});

it("names the mailbox's error", () => {
  const shown = [...walk.outputs].find(([{ code }]) => code.includes('it would fail again'))?.[1].stderr;
  expect(shown).toContain(`custom error ${selector('Closed()')}`);
  expect(selector('Closed()')).toBe('0x1cdde67b');
});

it.each([
  [
    'CrossDomainMessenger: message has already been relayed',
    'cast call $L2_MESSENGER $RELAY --from $MAILBOX --rpc-url $L2_RPC',
  ],
  [
    'CrossDomainMessenger: message cannot be replayed',
    'cast call $L2_MESSENGER "$(echo $RELAY | sed s/68656c6c6f/68656c6c6e/)" --from $MAILBOX --rpc-url $L2_RPC',
  ],
  [
    'CrossDomainMessenger: value must be zero unless message is from a system address',
    'cast call $L2_MESSENGER $RELAY --value 1 --from 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266 --rpc-url $L2_RPC',
  ],
])('says %s where the page explains it', async (heading, command) => {
  const { status, stderr } = await walk.shell.attempt(command);
  expect(status).not.toBe(0);
  expect(stderr).toContain(errorsUnder(page, heading)[0]);
});

it('reports a target that fails at every limit', async () => {
  const { stderr } = await walk.shell.attempt(`
    cast send -q $MAILBOX "setOpen(bool)" false --rpc-url $L2_RPC --private-key $PRIVATE_KEY
    cast send -q $L1_MESSENGER "sendMessage(address,bytes,uint32)" $MAILBOX $CALL 200000 --rpc-url $L1_RPC --private-key $PRIVATE_KEY
    until [ "$(cast logs --address $L2_MESSENGER "FailedRelayedMessage(bytes32 indexed msgHash)" --from-block 0 --rpc-url $L2_RPC --json | jq length)" -gt 2 ]; do :; done
    cast logs --address $L2_MESSENGER "FailedRelayedMessage(bytes32 indexed msgHash)" --from-block 0 --rpc-url $L2_RPC --json >failed.json
    RELAY=$(cast tx $(jq -r '.[-1].transactionHash' failed.json) input --rpc-url $L2_RPC)
    cast estimate $L2_MESSENGER $RELAY --from 0x0000000000000000000000000000000000000001 --rpc-url $L2_RPC`);
  expect(stderr).toContain(errorsUnder(page, 'CrossDomainMessenger: failed to relay message')[0]);
});
