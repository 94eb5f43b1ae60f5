import { confirmRecord } from './support/record';
import { errorsUnder, walkBeforeTests } from './support/walk';

const page = 'docs/interop/tutorials/transfer-superchainERC20.mdx';

const walk = walkBeforeTests(page);

let balances = '';
beforeAll(async () => {
  balances = (await walk.shell.run('balances')).stdout;
});

it('transfers tokens there and back, by hand and by program', () => {
  expect(balances).toBe('Chain 901: 800.000000000000000000\nChain 902: 200.000000000000000000\n');
  confirmRecord(page, walk.executed, ['@foundry-rs/cast', '@foundry-rs/anvil', 'viem', '@eth-optimism/viem']);
});

describe('and afterwards', () => {
  const held = async (): Promise<bigint> => BigInt((await walk.shell.run('held $URL_A')).stdout.trim());

  const sendERC20 = (what: string) =>
    `cast send $TOKEN_BRIDGE "sendERC20(address,address,uint256,uint256)" ${what} --private-key $PRIVATE_KEY --rpc-url $URL_A`;

  it.each([
    ['InsufficientBalance', '$TOKEN $ACCOUNT $(cast to-wei 5000) 902'],
    ['MessageDestinationSameChain', '$TOKEN $ACCOUNT 1 901'],
    ['ZeroAddress', '$TOKEN $(cast address-zero) 1 902'],
  ])("%s is rejected with the page's text, and burns nothing", async (heading, what) => {
    const before = await held();
    const { status, stderr } = await walk.shell.attempt(sendERC20(what));
    const [shown] = errorsUnder(page, heading);
    expect(status).not.toBe(0);
    expect(stderr).toContain(shown);
    expect(await held()).toBe(before);
  });

  it('InvalidERC7802 is the error for a token that denies the interface', async () => {
    // Returns zero for every call.
    await walk.shell.run(
      'DENIES=0x00000000000000000000000000000000000000d0\ncast rpc anvil_setCode $DENIES 0x60005f5260205ff3 --rpc-url $URL_A',
    );
    const { stderr } = await walk.shell.attempt(sendERC20('$DENIES $ACCOUNT 1 902'));
    const [shown] = errorsUnder(page, 'InvalidERC7802');
    expect(stderr).toContain(shown);
  });

  it('the program names missing variables', async () => {
    const { stderr } = await walk.shell.attempt('unset TOKEN; npx tsx transfer.ts');
    expect(stderr).toContain('Export PRIVATE_KEY, TOKEN, URL_A and URL_B first.');
  });

  it('a destination that cannot read the source is not rejected, and the tokens are lost', async () => {
    const before = await held();
    await walk.shell.run(sendERC20('$TOKEN $ACCOUNT $(cast to-wei 1) 999'));
    expect(before - (await held())).toBe(10n ** 18n);
  });
});
