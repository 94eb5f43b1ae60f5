import { selector } from './support/errors';
import { confirmRecord } from './support/record';
import { errorsUnder, walkBeforeTests } from './support/walk';

const page = 'docs/app-developers/tutorials/deploy-a-contract.mdx';
const walk = walkBeforeTests(page);

it("deploys to one chain, and to two at one address, with the page's output", async () => {
  const code = async (chain: string) =>
    (await walk.shell.run(`cast code "$SAME" --rpc-url "${chain}"`)).stdout.trim();
  expect(await code('$L2')).toMatch(/^0x[0-9a-f]{100,}$/);
  expect(await code('$L2_B')).toBe(await code('$L2'));
  confirmRecord(page, walk.executed, ['@foundry-rs/cast', '@foundry-rs/forge', '@foundry-rs/anvil', 'viem']);
});

it.each([
  [
    'Warning: Dry run enabled, not broadcasting transaction',
    'forge create src/GuestBook.sol:GuestBook --rpc-url "$L2" --private-key "$PRIVATE_KEY" --constructor-args x 2>&1; false',
  ],
  [`custom error ${selector('EmptyEntry()')}`, 'cast call "$BOOK" "sign(string)" "" --rpc-url "$L2"'],
  [
    'The second deployment with CREATE2 reverts',
    'cast call $DEPLOYER "$(cast concat-hex "$SALT" "$INIT")" --from "$ACCOUNT" --rpc-url "$L2"',
  ],
])('says "%s" where the page explains it', async (heading, command) => {
  const { status, stdout, stderr } = await walk.shell.attempt(command);
  expect(status).not.toBe(0);
  expect(`${stdout}${stderr}`).toContain(errorsUnder(page, heading)[0]);
});
