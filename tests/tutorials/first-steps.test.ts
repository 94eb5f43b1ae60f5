/** Supersim's first steps: a deposit from the L1, and a token from one L2 to the other. */
import { selector } from './support/errors';
import { confirmRecord } from './support/record';
import { headingsOf, walkBeforeTests } from './support/walk';

const page = 'docs/app-developers/tutorials/supersim/getting-started/first-steps.mdx';

const walk = walkBeforeTests(page, { network: { l1: true } });

it('moves ether and tokens, and prints what the page says', () => {
  expect(walk.outputs.size).toBeGreaterThan(8);
  confirmRecord(page, walk.executed);
});

const denies = '0x00000000000000000000000000000000000000d0';

it.each([
  [
    `custom error ${selector('InvalidERC7802()')}`,
    // Code that returns zero to whatever it is asked.
    `cast rpc anvil_setCode ${denies} 0x60005f5260205ff3 --rpc-url $RPC_A && cast send $TOKEN_BRIDGE "sendERC20(address,address,uint256,uint256)" ${denies} $ACCOUNT 1 902`,
  ],
  [
    `custom error ${selector('InsufficientBalance()')}`,
    'cast send $TOKEN_BRIDGE "sendERC20(address,address,uint256,uint256)" $TOKEN $ACCOUNT 1 902',
  ],
  [
    `custom error ${selector('MessageDestinationSameChain()')}`,
    'cast send $MESSENGER "sendMessage(uint256,address,bytes)" 901 $TOKEN 0x',
  ],
])('is refused with "%s", which the page explains', async (message, command) => {
  const { stderr } = await walk.shell.attempt(`${command} --rpc-url $RPC_A --private-key $PRIVATE_KEY`);
  expect(stderr).toContain(message);
  expect(headingsOf(page)).toContain(message);
});

it('is refused without a reason where there is no token', async () => {
  const { status, stderr } = await walk.shell.attempt(
    'cast send $TOKEN_BRIDGE "sendERC20(address,address,uint256,uint256)" $ACCOUNT $ACCOUNT 1 902 --rpc-url $RPC_A --private-key $PRIVATE_KEY',
  );
  expect(status).not.toBe(0);
  expect(stderr).not.toContain('custom error');
});

it('is told that a chain is unknown in the words of the page', async () => {
  const { stderr } = await walk.shell.attempt('cast rpc admin_getL1Addresses 999 --rpc-url $ADMIN');
  expect(stderr).toContain('chain not found');
  expect(headingsOf(page)).toContain('chain not found');
});
