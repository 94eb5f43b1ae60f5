import { accessListFor } from './support/accessList';
import { SECOND_KEY } from './support/accounts';
import { MESSENGER, relayCall, sentMessages } from './support/messages';
import { confirmRecord } from './support/record';
import { errorsUnder, walkBeforeTests, walkThrough } from './support/walk';

const page = 'docs/interop/tutorials/upgrade-to-superchain-erc20/custom-bridge.mdx';

const walk = walkBeforeTests(page);

/** Error of a rejected transaction on chain A. */
async function refused(what: string, key = '$PRIVATE_KEY'): Promise<string> {
  const { status, stderr } = await walk.shell.attempt(
    `cast send ${what} --private-key ${key} --rpc-url $URL_A`,
  );
  expect(status).not.toBe(0);
  return stderr;
}

it('upgrades a token in place and pairs it with one at another address', async () => {
  expect(await walk.shell.value('TOKEN_A')).not.toBe(await walk.shell.value('TOKEN_B'));
  confirmRecord(page, walk.executed, ['@foundry-rs/cast', '@foundry-rs/forge', '@foundry-rs/anvil']);
});

describe('and afterwards', () => {
  const [sendTokens, deliver, pair] = [
    '$BRIDGE "send(address,address,uint256,uint256)"',
    '$BRIDGE "deliver(address,address,address,address,uint256)"',
    '$BRIDGE "pair(address,uint256,address)"',
  ];

  it('sending without a pair, or to the zero address, burns nothing', async () => {
    expect(await refused(`${sendTokens} $TOKEN_A $OWNER 1 903`)).toContain('NotPaired');
    expect(await refused(`${sendTokens} $TOKEN_A $(cast address-zero) 1 902`)).toContain('ZeroAddress');
    expect((await walk.shell.run('held $URL_A $TOKEN_A')).stdout).toBe('1000.000000000000000000\n');
  });

  it('only the bridge mints, and only when called by the messenger', async () => {
    const [shown] = errorsUnder(page, 'Unauthorized');
    expect(await refused('$TOKEN_A "crosschainMint(address,uint256)" $OWNER 1')).toContain(shown);
    expect(await refused(`${deliver} $TOKEN_A $TOKEN_B $OWNER $OWNER 1`)).toContain(shown);
  });

  it('pairs are final, and set by the owner', async () => {
    expect(await refused(`${pair} $TOKEN_A 902 $OWNER`)).toContain('AlreadyPaired');
    expect(await refused(`${pair} $TOKEN_A 903 $TOKEN_B`, SECOND_KEY)).toContain('NotOwner');
  });

  it('the beacon rejects an address without code, and the proxy a second initialization', async () => {
    const [shown] = errorsUnder(page, 'NoCodeAt');
    expect(await refused('$BEACON_A "upgradeTo(address)" $OWNER')).toContain(shown);
    expect(await refused('$TOKEN_A "initialize(string,string,address)" a b $OWNER')).toContain(
      'AlreadyInitialized',
    );
  });

  it('a message from another sender is rejected', async () => {
    // From an account other than the bridge.
    await walk.shell.run(
      `cast send -q 0x4200000000000000000000000000000000000023 "sendMessage(uint256,address,bytes)" 902 $BRIDGE \\
         $(cast calldata ${deliver.replace('$BRIDGE ', '')} $TOKEN_B $TOKEN_A $OWNER $OWNER 1000) \\
         --private-key $PRIVATE_KEY --rpc-url $URL_A`,
    );
    const [shown] = errorsUnder(page, 'InvalidCrossDomainSender');
    const selector = /0x[0-9a-f]{8}/.exec(shown ?? '')?.[0] ?? 'no selector';
    // A real Supersim only logs why a relay failed.
    await expect(walk.network.settled()).rejects.toThrow(process.env.SUPERSIM ? 'has not arrived' : selector);
    expect((await walk.shell.run('held $URL_B $TOKEN_B')).stdout).toBe('0.000000000000000000\n');
  });
});

it('a transfer to a side without a pair waits until the pair is set', async () => {
  // Without a relayer: this test decides when to relay.
  const { shell, network, close } = await walkThrough(page, {
    network: { autorelay: false },
    // Comparing storage layouts recompiles everything without effect.
    skip: ({ code }) => code.startsWith('layout()'),
    until: 'Pair the tokens',
  });
  try {
    await shell.run('send $URL_A $BRIDGE "pair(address,uint256,address)" $TOKEN_A 902 $TOKEN_B');
    await shell.run(
      'send $URL_A $BRIDGE "send(address,address,uint256,uint256)" $TOKEN_A $OWNER $(cast to-wei 5) 902',
    );

    const [message] = await sentMessages({ ...network.a, stop: () => Promise.resolve() });
    if (!message) throw new Error('the bridge sent no message');
    const relay = `cast send ${MESSENGER} ${relayCall(message.id, message.payload)} --access-list '${JSON.stringify(
      accessListFor(message.id, message.payload),
    )}' --private-key $PRIVATE_KEY --rpc-url $URL_B`;
    const { stderr } = await shell.attempt(relay);
    expect(stderr).toContain('NotPaired');

    await shell.run('send $URL_B $BRIDGE "pair(address,uint256,address)" $TOKEN_B 901 $TOKEN_A');
    await shell.run(relay);
    expect((await shell.run('held $URL_B $TOKEN_B')).stdout).toBe('5.000000000000000000\n');
  } finally {
    await close();
  }
});
