import { confirmRecord } from './support/record';
import { errorsUnder, walkBeforeTests } from './support/walk';

const page = 'docs/app-developers/tutorials/bridging/standard-bridge-standard-token.mdx';
const walk = walkBeforeTests(page, { network: { l1: true } });

it('creates a counterpart and transfers tokens both ways', async () => {
  const { stdout } = await walk.shell.run(
    'cast call $L1_TOKEN "balanceOf(address)(uint256)" $L1_BRIDGE --rpc-url $L1_RPC | cut -d " " -f 1',
  );
  expect(stdout.trim()).toBe(String(100n * 10n ** 18n));
  confirmRecord(page, walk.executed, ['@foundry-rs/cast', '@foundry-rs/forge', '@foundry-rs/anvil']);
});

it.each([
  [
    'OptimismMintableERC20Factory: must provide remote token address',
    'cast call $FACTORY "$CREATE" $(cast address-zero) "$NAME" "$SYMBOL" 18 --rpc-url $L2_RPC',
  ],
  [
    'execution reverted without a reason',
    'cast call $FACTORY "$CREATE" $L1_TOKEN "$NAME" "$SYMBOL" 18 --rpc-url $L2_RPC',
  ],
  [
    'StandardBridge: wrong remote token for Optimism Mintable ERC20 local token',
    'cast call $L2_BRIDGE "bridgeERC20(address,address,uint256,uint32,bytes)" $L2_TOKEN $ACCOUNT 1 200000 0x --from $ACCOUNT --rpc-url $L2_RPC',
  ],
  [
    'OptimismMintableERC20: only bridge can mint and burn',
    'cast call $L2_TOKEN "burn(address,uint256)" $ACCOUNT 1 --from $ACCOUNT --rpc-url $L2_RPC',
  ],
])('says %s where the page explains it', async (heading, command) => {
  const { status, stderr } = await walk.shell.attempt(command);
  const [shown = ''] = errorsUnder(page, heading);
  expect(status).not.toBe(0);
  expect(stderr).toContain(shown);
  if (heading.endsWith('without a reason')) expect(stderr).not.toContain(`${shown}: `);
});

it('creates another token for other decimals', async () => {
  const { stdout } = await walk.shell.run(
    'cast call $FACTORY "$CREATE(address)" $L1_TOKEN "$NAME" "$SYMBOL" 6 --rpc-url $L2_RPC',
  );
  expect(stdout.trim()).not.toBe(await walk.shell.value('L2_TOKEN'));
});
