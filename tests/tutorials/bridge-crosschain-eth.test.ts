import { confirmRecord } from './support/record';
import { errorsUnder, walkThrough } from './support/walk';
import type { Walk, WalkOptions } from './support/walk';

const page = 'docs/interop/tutorials/bridge-crosschain-eth.mdx';

const walks: Walk[] = [];
async function walk(options?: WalkOptions): Promise<Walk> {
  const walked = await walkThrough(page, options);
  walks.push(walked);
  return walked;
}
afterEach(async () => {
  for (const { close } of walks.splice(0)) await close();
});

it('sends ETH, first with a relayer and then, after a restart, without', async () => {
  const { executed } = await walk();
  confirmRecord(page, executed, ['@foundry-rs/cast', '@foundry-rs/anvil', 'viem', '@eth-optimism/viem']);
});

describe('what goes wrong', () => {
  const sendETH = (what: string) =>
    `cast send $ETH_BRIDGE "sendETH(address,uint256)" ${what} --private-key $PRIVATE_KEY --rpc-url $URL_A`;

  it("is rejected with the page's texts", async () => {
    const { shell } = await walk({ until: 'Transfer ETH with Foundry' });
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
    const { shell } = await walk({
      skip: ({ heading }) => heading === 'Transfer ETH with Foundry',
      until: 'Run the program',
    });
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
