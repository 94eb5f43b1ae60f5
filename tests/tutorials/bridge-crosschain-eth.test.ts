/** docs/interop/tutorials/bridge-crosschain-eth.mdx, as a reader follows it. */
import { startNetwork } from './support/network';
import type { Network } from './support/network';
import { confirmRecord } from './support/record';
import { startShell } from './support/shell';
import type { Shell } from './support/shell';
import { errorsUnder, follow, stepsOf } from './walkthrough';
import type { Step } from './walkthrough';

const page = 'docs/interop/tutorials/bridge-crosschain-eth.mdx';
const steps = stepsOf(page);
const RESTART = 'Create the project';

/** The steps from the restart on need a network without a relayer, but keep the variables of those before. */
const restart = steps.findIndex(({ block }) => block.heading === RESTART);
const environment = steps.filter(({ block }) => block.heading === 'Configure the network');

const started: (() => Promise<void>)[] = [];
async function start(autorelay: boolean): Promise<{ network: Network; shell: Shell }> {
  const network = await startNetwork({ autorelay });
  started.push(() => network.stop());
  const shell = startShell({ network });
  started.push(() => shell.close());
  return { network, shell };
}
afterEach(async () => {
  for (const stop of started.splice(0).reverse()) await stop();
});

it('the page restarts supersim where this test does', () => {
  expect(restart).toBeGreaterThan(0);
  expect(environment).toHaveLength(1);
});

it('sends ETH, first with a relayer and then without', async () => {
  await follow(steps.slice(0, restart), await start(true));
  const second: Step[] = [...environment, ...steps.slice(restart)];
  await follow(second, await start(false));
  confirmRecord(
    page,
    steps.map(({ block }) => block),
    ['@foundry-rs/cast', '@foundry-rs/anvil', 'viem', '@eth-optimism/viem'],
  );
});

describe('what goes wrong', () => {
  const sendETH = (what: string) =>
    `cast send $ETH_BRIDGE "sendETH(address,uint256)" ${what} --private-key $PRIVATE_KEY --rpc-url $URL_A`;

  it('is refused with the texts of the page', async () => {
    const { network, shell } = await start(true);
    await follow(environment, { network, shell });
    for (const [heading, what] of [
      ['MessageDestinationSameChain', '$RECIPIENT 901 --value 1'],
      ['ZeroAddress', '$(cast address-zero) 902 --value 1'],
    ] as const) {
      const [shown] = errorsUnder(page, heading);
      expect((await shell.attempt(sendETH(what))).stderr).toContain(shown);
    }
    const { stderr } = await shell.attempt(sendETH('$RECIPIENT 902 --value 20000ether'));
    expect(stderr).toContain('Insufficient funds for gas * price + value');
  });

  it('is a relay without the list, or a second relay', async () => {
    const { network, shell } = await start(false);
    await follow([...environment, ...steps.slice(restart, -1)], { network, shell });
    const program = shell.read('send-eth/send-eth.ts');
    const broken = program.replace('(walletB, executing)', '(walletB, { ...executing, accessList: [] })');
    expect(broken).not.toBe(program);
    shell.write('send-eth/no-list.ts', broken);
    const [noList] = errorsUnder(page, 'NotInAccessList');
    expect((await shell.attempt('npx tsx no-list.ts')).stderr).toContain(noList);

    const twice = program.replace(
      'const after = await',
      'await relayCrossDomainMessage(walletB, executing);\nconst after = await',
    );
    expect(twice).not.toBe(program);
    shell.write('send-eth/twice.ts', twice);
    const [again] = errorsUnder(page, 'MessageAlreadyRelayed');
    expect((await shell.attempt('npx tsx twice.ts')).stderr).toContain(again);

    const { stderr } = await shell.attempt('unset URL_B; npx tsx send-eth.ts');
    expect(stderr).toContain('Export PRIVATE_KEY, URL_A and URL_B first.');
  });
});
