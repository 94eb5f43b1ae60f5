/**
 * `SUPERSIM=/path/to/supersim` runs the tutorials against that program. Since it cannot be installed here,
 * our network with Supersim's options replaces it; this tests that the tests use it.
 */
import path from 'node:path';

import { FIRST_KEY } from './support/accounts';
import { call } from './support/jsonRpc';
import { startNetwork } from './support/network';
import { startShell } from './support/shell';

const before = process.env.SUPERSIM;
beforeEach(() => {
  process.env.SUPERSIM = path.join(__dirname, 'support/bin/supersim');
});
afterEach(() => {
  if (before === undefined) delete process.env.SUPERSIM;
  else process.env.SUPERSIM = before;
});

const relays = async (autorelay: boolean): Promise<string> => {
  const network = await startNetwork({ autorelay });
  const shell = startShell({ network });
  try {
    await shell.run(`cast send -q 0x4200000000000000000000000000000000000023 "sendMessage(uint256,address,bytes)" \
      902 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 0x --rpc-url http://localhost:9545 \
      --private-key ${FIRST_KEY}`);
    await network.settled();
    const logs = await shell.run(
      'cast logs "RelayedMessage(uint256 indexed,uint256 indexed,bytes32 indexed,bytes32)" --rpc-url http://localhost:9546',
    );
    expect(await call(network.admin.url, 'admin_getConfig')).toMatchObject({ InteropAutoRelay: autorelay });
    return logs.stdout.trim();
  } finally {
    await shell.close();
    await network.stop();
    await expect(fetch(network.admin.url)).rejects.toThrow();
    await expect(fetch(network.a.url)).rejects.toThrow();
  }
};

it('runs the program, on free ports, and ends it', async () => {
  expect(await relays(false)).toBe('');
});

it('requests its auto-relayer if a tutorial needs it', async () => {
  expect(await relays(true)).toContain('- address: 0x4200000000000000000000000000000000000023');
});

it('reports a missing program', async () => {
  process.env.SUPERSIM = '/nowhere/supersim';
  await expect(startNetwork()).rejects.toThrow('/nowhere/supersim ended; it wrote:');
});
