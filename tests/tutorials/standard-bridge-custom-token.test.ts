import { selector } from './support/errors';
import { confirmRecord } from './support/record';
import { errorsUnder, walkBeforeTests } from './support/walk';

const page = 'docs/app-developers/tutorials/bridging/standard-bridge-custom-token.mdx';
const walk = walkBeforeTests(page, { network: { l1: true } });

it('bridges to its counterpart, paused or not', async () => {
  const locked = await walk.shell.run(
    'cast call $L1_BRIDGE "deposits(address,address)(uint256)" $L1_TOKEN $L2_TOKEN --rpc-url $L1_RPC | cut -d " " -f 1',
  );
  expect(locked.stdout.trim()).toBe(String(105n * 10n ** 18n));
  expect((await walk.shell.run('held $ACCOUNT')).stdout.trim()).toBe('60.000000000000000000');
  confirmRecord(page, walk.executed, ['@foundry-rs/cast', '@foundry-rs/forge', '@foundry-rs/anvil']);
});

it.each([
  [
    `custom error ${selector('NotBridge()')}`,
    'cast call $L2_TOKEN "burn(address,uint256)" $ACCOUNT 1 --from $ACCOUNT --rpc-url $L2_RPC',
  ],
  [
    `custom error ${selector('TransfersPaused()')}`,
    'cast call $L2_TOKEN "transfer(address,uint256)" $FRIEND 1 --from $ACCOUNT --rpc-url $L2_RPC',
  ],
  [
    'StandardBridge: wrong remote token for Optimism Mintable ERC20 local token',
    'cast call $L2_BRIDGE "bridgeERC20(address,address,uint256,uint32,bytes)" $L2_TOKEN $FRIEND 1 200000 0x --from $ACCOUNT --rpc-url $L2_RPC',
  ],
])('says %s where the page explains it', async (heading, command) => {
  const { status, stderr } = await walk.shell.attempt(command);
  const [shown] = errorsUnder(page, heading);
  expect(status).not.toBe(0);
  expect(stderr).toContain(shown);
});

it('is not taken for a counterpart if it claims every interface', async () => {
  const before = (await walk.shell.run('held $FRIEND')).stdout;
  const source = walk.shell.read('custom-token/src/PausableTide.sol');
  const eager = source
    .replace(
      'return id == type(IERC165).interfaceId || id == type(IOptimismMintableERC20).interfaceId;',
      'return id == id;',
    )
    .replace('contract PausableTide is', 'contract EagerTide is');
  expect(eager).not.toContain('interfaceId');
  walk.shell.write('custom-token/src/EagerTide.sol', eager);
  await walk.shell.run(`
    EAGER=$(forge create src/EagerTide.sol:EagerTide --broadcast --rpc-url $L2_RPC --private-key $PRIVATE_KEY \\
      --constructor-args $L2_BRIDGE $L1_TOKEN $ACCOUNT | awk '/Deployed to:/ {print $3}')
    cast send -q $L1_TOKEN "approve(address,uint256)" $L1_BRIDGE 5 --rpc-url $L1_RPC --private-key $PRIVATE_KEY
    cast send -q $L1_BRIDGE "bridgeERC20(address,address,uint256,uint32,bytes)" $L1_TOKEN $EAGER 5 200000 0x \\
      --rpc-url $L1_RPC --private-key $PRIVATE_KEY`);
  await walk.network.settled();
  const { stdout } = await walk.shell.run(
    'cast call $EAGER "totalSupply()(uint256)" --rpc-url $L2_RPC; cast logs --json --address 0x4200000000000000000000000000000000000007 "FailedRelayedMessage(bytes32 indexed)" --rpc-url $L2_RPC | jq length',
  );
  expect(stdout).toBe('0\n1\n');
  expect((await walk.shell.run('held $FRIEND')).stdout).toBe(before);
});
