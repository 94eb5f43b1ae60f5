import { confirmRecord } from './support/record';
import { errorsUnder, walkBeforeTests } from './support/walk';

const page = 'docs/app-developers/tutorials/bridging/cross-dom-bridge-erc20.mdx';
const walk = walkBeforeTests(page, { network: { l1: true } });

/** In the smallest unit. */
async function held(token: string, layer: 'L1' | 'L2'): Promise<string> {
  const { stdout } = await walk.shell.run(
    `cast call ${token} "balanceOf(address)(uint256)" $ACCOUNT --rpc-url $${layer}_RPC | cut -d ' ' -f 1`,
  );
  return stdout.trim();
}

let left: readonly string[] = [];
beforeAll(async () => {
  left = [await held('$L1_TOKEN', 'L1'), await held('$L2_TOKEN', 'L2')];
});

it('locks and mints, burns and leaves the rest locked', () => {
  expect(left).toEqual([900n, 60n].map((tokens) => String(tokens * 10n ** 18n)));
  confirmRecord(page, walk.executed, ['@foundry-rs/cast', '@foundry-rs/forge', '@foundry-rs/anvil', 'viem']);
});

const bridge = '"bridgeERC20To(address,address,address,uint256,uint32,bytes)"';
it.each([
  [
    'TideToken: allowance is too small',
    `cast send $L1_BRIDGE ${bridge} $L1_TOKEN $L2_TOKEN $ACCOUNT 1 200000 0x --private-key $PRIVATE_KEY --rpc-url $L1_RPC`,
  ],
  [
    'OptimismMintableERC20: only bridge can mint and burn',
    'cast call $L2_TOKEN "mint(address,uint256)" $ACCOUNT 1 --from $ACCOUNT --rpc-url $L2_RPC',
  ],
  [
    'StandardBridge: wrong remote token for Optimism Mintable ERC20 local token',
    'L1_TOKEN=$ACCOUNT npx tsx initiate.ts 1',
  ],
  ['ERC20: burn amount exceeds balance', 'npx tsx initiate.ts 61'],
])('says %s where the page explains it, and burns nothing', async (heading, command) => {
  const { status, stderr } = await walk.shell.attempt(command);
  const [shown] = errorsUnder(page, heading);
  expect(status).not.toBe(0);
  expect(stderr).toContain(shown);
  expect(await held('$L2_TOKEN', 'L2')).toBe(String(60n * 10n ** 18n));
});

it('locks a token with a wrong pair permanently, and the program reports it', async () => {
  const before = BigInt(await held('$L1_TOKEN', 'L1'));
  const { stdout, stderr } = await walk.shell.attempt('L2_TOKEN=$ACCOUNT npx tsx deposit.ts 7');
  const [shown] = errorsUnder(page, 'The message failed on L2');
  expect(stdout).toContain('Locked on L1: 7');
  expect(stderr).toContain(shown);
  expect(before - BigInt(await held('$L1_TOKEN', 'L1'))).toBe(7n * 10n ** 18n);
});
