/**
 * The tic-tac-toe tutorial: a game over two chains without messages, forged moves, and the explained errors.
 */
import { selector } from './support/errors';
import { confirmRecord } from './support/record';
import { headingsOf, walkBeforeTests } from './support/walk';

const page = 'docs/interop/tutorials/event-reads.mdx';
const proof = '(address,uint256,uint256,uint256,uint256),bytes';

const walk = walkBeforeTests(page);

it('plays a game to its end, rejects forged moves, and prints what the page says', () => {
  expect(walk.outputs.size).toBeGreaterThan(12);
  confirmRecord(page, walk.executed, ['@foundry-rs/cast', '@foundry-rs/forge', '@foundry-rs/anvil']);
});

it.each([
  ['NotInAccessList()', `cast send $BOARD "concede(${proof})" "$ID" $PAYLOAD`],
  ['UnexpectedStatus()', `cast send $BOARD "concede(${proof})" "$ID" $PAYLOAD --access-list "$ACCESS_LIST"`],
  ['WrongEvent()', `cast send $BOARD "accept(${proof})" "$ID" $PAYLOAD --access-list "$ACCESS_LIST"`],
  [
    'ForeignOrigin()',
    `cast send $BOARD "concede(${proof})" "($FACTORY,1,0,1,901)" $PAYLOAD --access-list "$ACCESS_LIST"`,
  ],
])('reverts with %s, and the page explains it', async (error, command) => {
  const { status, stderr } = await walk.shell.attempt(`${command} --rpc-url $RPC_B --private-key $GUEST_KEY`);
  expect(stderr).toContain(`custom error ${selector(error)}`);
  expect(status).not.toBe(0);
  expect(headingsOf(page)).toContain(`custom error ${selector(error)}`);
});

it("explains the errors of the page's forged moves", () => {
  for (const error of ['OutOfTurn()', 'NotInAccessList()']) {
    expect(headingsOf(page)).toContain(`custom error ${selector(error)}`);
  }
});

it.each([
  [
    'executing message identifier does not match block timestamp',
    'echo "$ID" | tr -d "()" | tr "," " " | { read origin block index time chain; ' +
      'ID="($origin,$block,$index,$((time + 1)),$chain)"; access_list $origin $block $index $((time + 1)) $chain $PAYLOAD; ',
  ],
  [
    'initiating message not found',
    'echo "$ID" | tr -d "()" | tr "," " " | { read origin block index time chain; ' +
      'ID="($origin,$block,$((index + 7)),$time,$chain)"; access_list $origin $block $((index + 7)) $time $chain $PAYLOAD; ',
  ],
])('is rejected by the endpoint with "%s", which the page explains', async (message, alter) => {
  // Directly to the inbox: the endpoint checks what a transaction executes, not its sender.
  const send =
    'cast send 0x4200000000000000000000000000000000000022 "validateMessage((address,uint256,uint256,uint256,uint256),bytes32)" ' +
    '"$ID" $(cast keccak $PAYLOAD) --access-list "$ACCESS_LIST" --rpc-url $RPC_B --private-key $GUEST_KEY; }';
  const { stderr } = await walk.shell.attempt(`${alter}${send}`);
  expect(stderr).toContain(message);
  expect(headingsOf(page)).toContain(message);
});

it("gets the page's message from the admin server if no log is found", async () => {
  const { stderr } = await walk.shell.attempt(
    `cast rpc admin_getAccessListForIdentifier '{"origin":""}' --rpc-url $ADMIN`,
  );
  const message = 'hex string has length 0, want 40 for common.Address';
  expect(stderr).toContain(message);
  expect(headingsOf(page)).toContain(message);
});
