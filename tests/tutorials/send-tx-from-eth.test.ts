import { parseEther } from 'viem';

import { depositHash, depositsOf } from './support/deposits';
import { selector } from './support/errors';
import { call } from './support/jsonRpc';
import { confirmRecord } from './support/record';
import { headingsOf, walkBeforeTests } from './support/walk';

const page = 'docs/app-developers/tutorials/transactions/send-tx-from-eth.mdx';

const walk = walkBeforeTests(page, { network: { l1: true } });

const read = async (command: string): Promise<string> =>
  (await walk.shell.run(`${command} --rpc-url "$L2"`)).stdout.trim();

let received = '';
beforeAll(async () => {
  received = await read('cast balance "$FRIEND"');
});

it('fills the jar from L1, and empties it from L1', async () => {
  expect(await read('cast balance "$JAR"')).toBe('0');
  expect(received).toBe(String(parseEther('0.01')));
  // The last caller is the keeper's alias; the jar stores the plain address.
  const keeper = BigInt(await walk.shell.value('KEEPER'));
  const alias = (keeper + BigInt('0x1111000000000000000000000000000000001111')) % (1n << 160n);
  expect(BigInt(await read('cast call "$JAR" "lastCaller()(address)"'))).toBe(alias);
  expect(BigInt(await read('cast call "$JAR" "keeperOnL1()(address)"'))).toBe(keeper);
  confirmRecord(page, walk.executed, ['@foundry-rs/cast', '@foundry-rs/forge', '@foundry-rs/anvil']);
});

describe('l2-tx.sh', () => {
  /** Returns the hash computed by the script. */
  const deposited = async (what: string): Promise<string> => {
    await walk.shell.run(
      `cast send "$PORTAL" "$DEPOSIT" ${what} --rpc-url "$L1" --private-key "$PRIVATE_KEY" --json >tried.json`,
    );
    await walk.network.settled();
    return (await walk.shell.run('sh l2-tx.sh tried.json')).stdout.trim();
  };

  it.each([
    ['nothing but gas', '"$FRIEND" 0 100000 false 0x'],
    ['an odd number of digits', '"$FRIEND" 1 100000 false 0x --value 256'],
    [
      'more ether than fits into eight bytes',
      '"$FRIEND" "$(cast to-wei 20)" 100000 false 0x --value 20ether',
    ],
    ['one byte of calldata', '"$FRIEND" 0 100000 false 0x00'],
  ])('computes the hash of a deposit with %s', async (_, what) => {
    const hash = await deposited(what);
    expect(await call(walk.network.a.url, 'eth_getTransactionReceipt', [hash])).toMatchObject({
      transactionHash: hash,
      status: '0x1',
    });
  });

  it('takes the last of several deposits', async () => {
    const hash = await deposited('"$FRIEND" 0 100000 false 0x');
    const portal = (await walk.shell.value('PORTAL')) as `0x${string}`;
    const all = await depositsOf(walk.network.l1?.url ?? '', portal);
    expect(hash).toBe(depositHash(all.at(-1) ?? '0x'));
  });
});

describe('what goes wrong', () => {
  it.each([
    ['TipTooSmall(uint256)', 'cast call "$JAR" "tip(string)" "too little" --value 1 --from "$ACCOUNT"'],
    ['NotTheKeeper(address)', 'cast call "$JAR" "empty(address)" "$FRIEND" --from "$KEEPER"'],
  ])('is rejected with %s, as in a heading', async (error, command) => {
    const { status, stderr } = await walk.shell.attempt(`${command} --rpc-url "$L2"`);
    expect(status).not.toBe(0);
    expect(stderr).toContain(`custom error ${selector(error)}`);
    expect(headingsOf(page)).toContain(`custom error ${selector(error)}`);
  });

  it('is a gas limit that suffices for the portal but not for the call', async () => {
    const { stdout } = await walk.shell.run(`
      cast send "$PORTAL" "$DEPOSIT" "$JAR" "$TIP" 25000 false "$CALL" --value "$TIP" \
        --rpc-url "$L1" --private-key "$PRIVATE_KEY" --json >short.json
      cast receipt "$(sh l2-tx.sh short.json)" --rpc-url "$L2" | grep -E '^(status|gasUsed) '`);
    expect(stdout).toMatch(/^status +0 \(failed\)$/m);
    expect(stdout).toMatch(/^gasUsed +25000$/m);
    expect(headingsOf(page)).toContain('status 0 (failed), and all of the gas limit used');
  });

  it.each([
    [
      `custom error ${selector('OptimismPortal_GasLimitTooLow()')}`,
      'cast call "$PORTAL" "$DEPOSIT" "$JAR" 0 24999 false "$CALL" --rpc-url "$L1"',
    ],
    ['cannot process deposit tx', 'cast publish 0x7e00 --rpc-url "$L2"'],
    [
      'Insufficient funds for gas * price + value',
      'cast send "$PORTAL" "$DEPOSIT" "$JAR" 0 150000 false "$CALL" --value 20000ether --rpc-url "$L1" --private-key "$PRIVATE_KEY"',
    ],
    ['tx not found', 'cast receipt "$(cast keccak 0x)" --async --rpc-url "$L2"'],
  ])('is rejected with "%s", which the page explains', async (message, command) => {
    const { status, stderr } = await walk.shell.attempt(command);
    expect(status).not.toBe(0);
    expect(stderr).toContain(message);
    expect(headingsOf(page)).toContain(message);
  });
});
