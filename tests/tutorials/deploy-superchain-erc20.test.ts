import { SECOND_KEY } from './support/accounts';
import { confirmRecord } from './support/record';
import { errorsUnder, walkBeforeTests } from './support/walk';

const page = 'docs/interop/tutorials/deploy-superchain-erc20.mdx';

const walk = walkBeforeTests(page);

it('deploys one token on two chains and transfers some', async () => {
  expect(await walk.shell.value('TOKEN')).toBe('0xd441fc427C5eF8532a3fa2F32DAF4654BC45E332');
  confirmRecord(page, walk.executed, ['@foundry-rs/cast', '@foundry-rs/forge', '@foundry-rs/anvil']);
});

describe('and afterwards', () => {
  const send = (what: string) => `cast send ${what} --rpc-url $URL_A --private-key`;

  it('the factory refuses to create the token twice, as the page says', async () => {
    const { stderr } = await walk.shell.attempt(
      `${send('$FACTORY $(cast concat-hex $SALT $INIT_CODE)')} $PRIVATE_KEY`,
    );
    const [shown] = errorsUnder(page, 'execution reverted, data: "0x" from the factory');
    expect(stderr.trim()).toBe(shown);
  });

  it('only the bridge mints and burns for transfers', async () => {
    const [shown] = errorsUnder(page, 'Unauthorized');
    for (const name of ['crosschainMint', 'crosschainBurn']) {
      const { stderr } = await walk.shell.attempt(
        `${send(`$TOKEN "${name}(address,uint256)" $OWNER 1`)} $PRIVATE_KEY`,
      );
      expect(stderr).toContain(shown);
    }
  });

  it('only the owner issues', async () => {
    const { stderr } = await walk.shell.attempt(
      `${send('$TOKEN "mint(address,uint256)" $OWNER 1')} ${SECOND_KEY}`,
    );
    expect(stderr).toContain('NotOwner');
  });

  it('a call to an address without code succeeds, which the hash reveals', async () => {
    const nowhere = '0x00000000000000000000000000000000000000aA';
    const { stdout } = await walk.shell.run(
      `${send(`${nowhere} $(cast concat-hex $SALT $INIT_CODE)`)} $PRIVATE_KEY | grep status`,
    );
    expect(stdout).toContain('1 (success)');
    expect((await walk.shell.run(`cast codehash ${nowhere} --rpc-url $URL_A`)).stdout.trim()).toBe(
      '0xc5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470',
    );
  });

  it('a comment in the source does not move the token, a compiler setting does', async () => {
    const compiled = 'forge inspect HarborToken bytecode';
    const before = (await walk.shell.run(compiled)).stdout;
    await walk.shell.run('echo "// a remark" >> src/HarborToken.sol');
    expect((await walk.shell.run(compiled)).stdout).toBe(before);
    expect((await walk.shell.run(`FOUNDRY_OPTIMIZER_RUNS=1 ${compiled}`)).stdout).not.toBe(before);
  });
});
