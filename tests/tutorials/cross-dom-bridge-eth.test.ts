/** On the public chain at the end, the test acts as proposer and clock. */
import type { Address } from 'viem';
import { selector } from './support/errors';
import { confirmRecord } from './support/record';
import { itOnStandIn } from './support/standIn';
import { claim, keepBlockTime, resolveAndWait } from './support/superRoots';
import { errorsUnder, walkBeforeTests } from './support/walk';

const page = 'docs/app-developers/tutorials/bridging/cross-dom-bridge-eth.mdx';
let game: Address | undefined;
const walk = walkBeforeTests(page, {
  network: { l1: true },
  // Supersim's L1 has no games.
  ...(process.env.SUPERSIM ? { until: 'Move to a public chain' } : {}),
  after: async ({ code }, network) => {
    await network.settled();
    if (process.env.SUPERSIM) return;
    if (code.startsWith('mkdir')) await keepBlockTime(network);
    if (code.startsWith('npx tsx initiate.ts')) game = await claim(network);
    if (game && code.startsWith('npx tsx prove.ts')) await resolveAndWait(network, game);
  },
});

it('deposits ether, withdraws it to L1, and prints what the page says', async () => {
  const { stdout } = await walk.shell.run(
    'cast receipt $(tail -1 withdrawn.txt) to --rpc-url $L2_RPC && cast receipt $(tail -1 withdrawn.txt) status --rpc-url $L2_RPC',
  );
  expect(stdout).toMatch(/^0x4200000000000000000000000000000000000016\s.*\b(1|true)\b/s);
  confirmRecord(page, walk.executed, ['@foundry-rs/cast', '@foundry-rs/anvil', 'viem']);
});

describe("is rejected with the page's texts", () => {
  it('for less gas than a deposit needs', async () => {
    const program = walk.shell.read('bridge-eth/deposit.ts');
    const stingy = program.replace('to: account.address })', 'to: account.address, gas: 20_999n })');
    expect(stingy).not.toBe(program);
    walk.shell.write('bridge-eth/stingy.ts', stingy);
    const error = selector('OptimismPortal_GasLimitTooLow()');
    const [shown] = errorsUnder(page, `reverted with the following signature: ${error}`);
    expect((await walk.shell.attempt('npx tsx stingy.ts')).stderr).toContain(shown);
  });

  it.each(['deposit.ts', 'initiate.ts'])('for more ether than available, by %s', async (program) => {
    const [shown] = errorsUnder(page, 'exceeds the balance of the account');
    expect((await walk.shell.attempt(`npx tsx ${program} 20000`)).stderr).toContain(shown);
  });

  itOnStandIn('for an unproven withdrawal, and for an immature proof', async () => {
    await walk.shell.run('npx tsx initiate.ts 0.1 >second.txt');
    const finalize = async () =>
      (await walk.shell.attempt('npx tsx finalize.ts "$(tail -1 second.txt)"')).stderr;
    expect(await finalize()).toContain(errorsUnder(page, 'OptimismPortal_Unproven()')[0]);
    await claim(walk.network);
    await walk.shell.run('npx tsx prove.ts "$(tail -1 second.txt)"');
    expect(await finalize()).toContain(errorsUnder(page, 'OptimismPortal_ProofNotOldEnough()')[0]);
  });

  it('for a deposit to another chain than the expected one', async () => {
    const program = walk.shell.read('bridge-eth/deposit.ts');
    const hasty = program.replace('timeout: 600_000', 'timeout: 1_000');
    expect(hasty).not.toBe(program);
    walk.shell.write('bridge-eth/hasty.ts', hasty);
    const [shown] = errorsUnder(page, 'Timed out while waiting for transaction');
    const { stdout, stderr } = await walk.shell.attempt(`L2_RPC=${walk.network.b.url} npx tsx hasty.ts 1`);
    expect(stdout).toContain('L1 took the deposit');
    expect(stderr).toContain(shown);
  });

  it('for a missing variable', async () => {
    const heading = 'Export PRIVATE_KEY, PORTAL, GAMES, L1_RPC and L2_RPC first.';
    const [shown] = errorsUnder(page, heading);
    expect((await walk.shell.attempt('unset PORTAL; npx tsx deposit.ts')).stderr).toContain(shown);
  });
});
