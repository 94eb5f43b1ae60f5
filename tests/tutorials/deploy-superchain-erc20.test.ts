/** docs/interop/tutorials/deploy-superchain-erc20.mdx, as a reader follows it. */
import { startNetwork } from './support/network';
import type { Network } from './support/network';
import { confirmRecord } from './support/record';
import { startShell } from './support/shell';
import type { Shell } from './support/shell';
import { errorsUnder, follow, stepsOf } from './walkthrough';

const page = 'docs/interop/tutorials/deploy-superchain-erc20.mdx';
const SECOND_KEY = '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d';

let network: Network;
let shell: Shell;
beforeAll(async () => {
  network = await startNetwork({ autorelay: true });
  shell = startShell({ network });
});
afterAll(async () => {
  await shell.close();
  await network.stop();
});

it('puts one token on two chains and moves some of it', async () => {
  const steps = stepsOf(page);
  await follow(steps, { network, shell });
  expect(await shell.value('TOKEN')).toBe('0xd441fc427C5eF8532a3fa2F32DAF4654BC45E332');
  confirmRecord(
    page,
    steps.map(({ block }) => block),
    ['@foundry-rs/cast', '@foundry-rs/forge', '@foundry-rs/anvil'],
  );
});

describe('and afterwards', () => {
  const send = (what: string) => `cast send ${what} --rpc-url $URL_A --private-key`;

  it('the factory refuses to create the token again, as the page says', async () => {
    const { stderr } = await shell.attempt(
      `${send('$FACTORY $(cast concat-hex $SALT $INIT_CODE)')} $PRIVATE_KEY`,
    );
    const [shown] = errorsUnder(page, 'execution reverted, data: "0x" from the factory');
    expect(stderr.trim()).toBe(shown);
  });

  it('only the bridge mints and burns for transfers', async () => {
    const [shown] = errorsUnder(page, 'Unauthorized');
    for (const name of ['crosschainMint', 'crosschainBurn']) {
      const { stderr } = await shell.attempt(
        `${send(`$TOKEN "${name}(address,uint256)" $OWNER 1`)} $PRIVATE_KEY`,
      );
      expect(stderr).toContain(shown);
    }
  });

  it('only the owner issues', async () => {
    const { stderr } = await shell.attempt(
      `${send('$TOKEN "mint(address,uint256)" $OWNER 1')} ${SECOND_KEY}`,
    );
    expect(stderr).toContain('NotOwner');
  });

  it('a call to an address without code succeeds, and the hash tells', async () => {
    const nowhere = '0x00000000000000000000000000000000000000aA';
    const { stdout } = await shell.run(
      `${send(`${nowhere} $(cast concat-hex $SALT $INIT_CODE)`)} $PRIVATE_KEY | grep status`,
    );
    expect(stdout).toContain('1 (success)');
    expect((await shell.run(`cast codehash ${nowhere} --rpc-url $URL_A`)).stdout.trim()).toBe(
      '0xc5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470',
    );
  });

  it('a comment in the source does not move the token, a compiler setting does', async () => {
    const compiled = 'forge inspect HarborToken bytecode';
    const before = (await shell.run(compiled)).stdout;
    await shell.run('echo "// a remark" >> src/HarborToken.sol');
    expect((await shell.run(compiled)).stdout).toBe(before);
    expect((await shell.run(`FOUNDRY_OPTIMIZER_RUNS=1 ${compiled}`)).stdout).not.toBe(before);
  });
});
