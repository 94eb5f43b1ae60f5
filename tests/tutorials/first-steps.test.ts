/** Supersim's first steps: a deposit from L1, and ether from one L2 to the other. */
import { selector } from './support/errors';
import { confirmRecord } from './support/record';
import { headingsOf, walkBeforeTests } from './support/walk';

const page = 'docs/app-developers/tutorials/supersim/getting-started/first-steps.mdx';

const walk = walkBeforeTests(page, { network: { l1: true } });

it("transfers ether twice, with the page's output", () => {
  expect(walk.outputs.size).toBeGreaterThan(8);
  confirmRecord(page, walk.executed);
});

const sendETH = (what: string): string =>
  `cast send $ETH_BRIDGE "sendETH(address,uint256)" ${what} --rpc-url $RPC_A --private-key $PRIVATE_KEY`;

it.each([
  [`custom error ${selector('ZeroAddress()')}`, sendETH('$(cast address-zero) 902 --value 1')],
  [`custom error ${selector('MessageDestinationSameChain()')}`, sendETH('$RECIPIENT 901 --value 1')],
  ['Insufficient funds for gas * price + value', sendETH('$RECIPIENT 902 --value 20000ether')],
])('is rejected with "%s", which the page explains', async (message, command) => {
  const { stderr } = await walk.shell.attempt(command);
  expect(stderr).toContain(message);
  expect(headingsOf(page)).toContain(message);
});

it("gets the page's message for an unknown chain", async () => {
  const { stderr } = await walk.shell.attempt('cast rpc admin_getL1Addresses 999 --rpc-url $ADMIN');
  expect(stderr).toContain('chain not found');
  expect(headingsOf(page)).toContain('chain not found');
});
