/**
 * The contest tutorial: stakes on one chain, settled by a log of another, and logs that must not settle them.
 */
import { selector } from './support/errors';
import { confirmRecord } from './support/record';
import { headingsOf, walkBeforeTests } from './support/walk';

const page = 'docs/interop/tutorials/event-contests.mdx';
const proof = '(address,uint256,uint256,uint256,uint256),bytes';
const create = (args: string): string =>
  `NEW=$(forge create src/Contest.sol:Contest --rpc-url $RPC_B --private-key $REPORTER_KEY --broadcast --constructor-args ${args} | awk '/Deployed to:/ {print $3}')\n`;
const resolve = `cast send $NEW "resolve(${proof})" "$ID" $PAYLOAD --access-list "$ACCESS_LIST" --rpc-url $RPC_B --private-key $AWAY_KEY`;

const walk = walkBeforeTests(page);

it("pays the right player, with the page's output", () => {
  expect(walk.outputs.size).toBeGreaterThan(10);
  confirmRecord(page, walk.executed, ['@foundry-rs/cast', '@foundry-rs/forge', '@foundry-rs/anvil']);
});

it.each([
  [
    'NotInAccessList()',
    `${create('$SCOREBOARD 901 7 0')}${resolve.replace(' --access-list "$ACCESS_LIST"', '')}`,
  ],
  ['ForeignEvent()', `${create('$SCOREBOARD 901 8 0')}${resolve}`],
  ['ForeignEvent()', `${create('$SCOREBOARD 902 7 0')}${resolve}`],
  ['ForeignEvent()', `${create('0x000000000000000000000000000000000000dEaD 901 7 0')}${resolve}`],
  ['DecidedBeforeClose()', `${create('$SCOREBOARD 901 7 1000')}${resolve}`],
  [
    'NotResolved()',
    `${create('$SCOREBOARD 901 7 1000')}cast send $NEW "claim()" --rpc-url $RPC_B --private-key $AWAY_KEY`,
  ],
  ['NothingToClaim()', 'cast send $CONTEST "claim()" --rpc-url $RPC_B --private-key $HOME_KEY'],
])('reverts with %s, and the page explains it', async (error, command) => {
  const { status, stderr } = await walk.shell.attempt(command);
  expect(stderr).toContain(`custom error ${selector(error)}`);
  expect(status).not.toBe(0);
  expect(headingsOf(page)).toContain(`custom error ${selector(error)}`);
});

it('is settled by a repeated score, and returns all stakes if nobody was right', async () => {
  const { stdout } = await walk.shell.run(
    // In a subshell, so that other tests keep the page's proof.
    `(${create('$SCOREBOARD 901 9 60')}
    cast send -q $NEW "back(uint8)" 2 --value 2ether --rpc-url $RPC_B --private-key $AWAY_KEY
    for url in $RPC_A $RPC_B; do cast rpc evm_increaseTime 120 --rpc-url $url >/dev/null; cast rpc evm_mine --rpc-url $url >/dev/null; done
    cast send -q $SCOREBOARD "report(uint256,uint256,uint256)" 9 0 4 --rpc-url $RPC_A --private-key $REPORTER_KEY
    cast send --json $SCOREBOARD "repeat(uint256)" 9 --rpc-url $RPC_A --private-key $HOME_KEY >repeat.json
    prove $(jq -r .transactionHash repeat.json) $RPC_A $SCOREBOARD
    ${resolve} -q
    cast call $NEW "result()(uint8)" --rpc-url $RPC_B
    cast send -q $NEW "claim()" --rpc-url $RPC_B --private-key $AWAY_KEY
    cast balance $NEW --rpc-url $RPC_B)`,
  );
  expect(stdout).toBe('3\n0\n');
});
