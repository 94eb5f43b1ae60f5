/** The ping pong tutorial: a rally over two chains, and two failing ways to cheat. */
import { selector } from './support/errors';
import { confirmRecord } from './support/record';
import { headingsOf, walkBeforeTests } from './support/walk';

const page = 'docs/interop/tutorials/contract-calls.mdx';

let cheating: Promise<void> | undefined;
const walk = walkBeforeTests(page, {
  after: async ({ heading }, network) => {
    // The messenger accepts the false ball; the relay must fail.
    if (heading === 'Make the messenger call it') cheating ??= network.settled();
    else await network.settled();
    await cheating?.catch(() => undefined);
  },
});

it("plays a rally with the page's output", () => {
  expect(walk.outputs.size).toBeGreaterThan(8);
  confirmRecord(page, walk.executed, ['@foundry-rs/cast', '@foundry-rs/forge', '@foundry-rs/anvil']);
});

it("never relays another sender's ball, and says why", async () => {
  await expect(cheating).rejects.toThrow(
    process.env.SUPERSIM ? 'has not arrived' : selector('SenderNotThisContract()'),
  );
});

it.each([
  ['CallerNotMessenger()', 'cast call $PINGPONG "land(uint256,address)" 100 $FACTORY --rpc-url $RPC_B'],
  ['BallOnOtherSide()', 'cast call $PINGPONG "hit(uint256)" 901 --rpc-url $RPC_B'],
  ['MessageDestinationSameChain()', 'cast call $PINGPONG "hit(uint256)" 901 --rpc-url $RPC_A'],
])('reverts with %s where the page says so', async (error, command) => {
  const { status, stderr } = await walk.shell.attempt(command);
  expect(status).not.toBe(0);
  expect(stderr).toContain(`custom error ${selector(error)}`);
});

it('explains each of these errors under a heading, or where it is provoked', () => {
  const headings = headingsOf(page);
  for (const error of ['BallOnOtherSide()', 'SenderNotThisContract()', 'MessageDestinationSameChain()']) {
    expect(headings).toContain(`custom error ${selector(error)}`);
  }
});
