/** docs/interop/tutorials/custom-superchain-erc20.mdx, as a reader follows it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { startNetwork } from './support/network';
import type { Network } from './support/network';
import { confirmRecord } from './support/record';
import { startShell } from './support/shell';
import type { Shell } from './support/shell';
import { root } from './support/tools';
import { errorsUnder, follow, stepsOf } from './walkthrough';

const page = 'docs/interop/tutorials/custom-superchain-erc20.mdx';
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

it('starts from the files of the tutorial it builds on', () => {
  const sample = (tutorial: string, name: string) =>
    readFileSync(path.join(root, 'docs/interop/tutorials/_samples', tutorial, name), 'utf8');
  for (const name of ['SuperchainERC20.sol', 'foundry.toml']) {
    expect(sample('custom-superchain-erc20', name)).toBe(sample('deploy-superchain-erc20', name));
  }
});

it('deploys a token whose rules hold over both chains', async () => {
  const steps = stepsOf(page);
  await follow(steps, { network, shell });
  confirmRecord(
    page,
    steps.map(({ block }) => block),
    ['@foundry-rs/cast', '@foundry-rs/forge', '@foundry-rs/anvil'],
  );
});

describe('and afterwards', () => {
  const issue = (amount: string, url: string, key: string) =>
    `cast send $TOKEN "issue(address,uint256)" $ISSUER ${amount} --private-key ${key} --rpc-url ${url}`;

  it('NotHomeChain is refused with the text of the page', async () => {
    const [shown] = errorsUnder(page, 'NotHomeChain');
    expect((await shell.attempt(issue('1', '$URL_B', '$PRIVATE_KEY'))).stderr).toContain(shown);
  });

  it('nothing can be issued above the cap, nor by anyone else', async () => {
    expect((await shell.attempt(issue('1', '$URL_A', '$PRIVATE_KEY'))).stderr).toContain('CapExceeded(0)');
    expect((await shell.attempt(issue('1', '$URL_A', SECOND_KEY))).stderr).toContain('NotIssuer');
  });

  it('a missing base contract is reported as the page says', async () => {
    const { stdout, stderr } = await shell.attempt('rm src/SuperchainERC20.sol; forge build');
    const [shown] = errorsUnder(page, 'Source "src/SuperchainERC20.sol" not found');
    expect(`${stdout}${stderr}`).toContain(shown);
  });
});
