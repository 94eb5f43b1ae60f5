import { SECOND_KEY } from './support/accounts';
import { confirmRecord } from './support/record';
import { errorsUnder, walkBeforeTests } from './support/walk';

const page = 'docs/interop/tutorials/custom-superchain-erc20.mdx';

const walk = walkBeforeTests(page);

it('deploys a token whose rules hold over both chains', () => {
  confirmRecord(page, walk.executed, ['@foundry-rs/cast', '@foundry-rs/forge', '@foundry-rs/anvil']);
});

describe('and afterwards', () => {
  const issue = (amount: string, url: string, key: string) =>
    `cast send $TOKEN "issue(address,uint256)" $ISSUER ${amount} --private-key ${key} --rpc-url ${url}`;

  it("NotHomeChain is reported with the page's text", async () => {
    const [shown] = errorsUnder(page, 'NotHomeChain');
    expect((await walk.shell.attempt(issue('1', '$URL_B', '$PRIVATE_KEY'))).stderr).toContain(shown);
  });

  it('nobody can issue above the cap, and only the owner can issue', async () => {
    expect((await walk.shell.attempt(issue('1', '$URL_A', '$PRIVATE_KEY'))).stderr).toContain(
      'CapExceeded(0)',
    );
    expect((await walk.shell.attempt(issue('1', '$URL_A', SECOND_KEY))).stderr).toContain('NotIssuer');
  });

  it('a missing base contract is reported as the page says', async () => {
    const { stdout, stderr } = await walk.shell.attempt('rm src/SuperchainERC20.sol; forge build');
    const [shown] = errorsUnder(page, 'Source "src/SuperchainERC20.sol" not found');
    expect(`${stdout}${stderr}`).toContain(shown);
  });
});
