/** The simulated network as a program: see bin/supersim. */
import { parseArgs } from 'node:util';

import { startNetwork } from './network';

// Names this very program if a test started it.
delete process.env.SUPERSIM;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      'l1.port': { type: 'string', default: '8545' },
      'l2.starting.port': { type: 'string', default: '9545' },
      'admin.port': { type: 'string', default: '8420' },
      'interop.autorelay': { type: 'boolean', default: false },
    },
  });
  const a = Number(values['l2.starting.port']);
  const network = await startNetwork({
    autorelay: values['interop.autorelay'],
    l1: true,
    ports: { l1: Number(values['l1.port']), a, b: a + 1, admin: Number(values['admin.port']) },
  });
  const end = (): void => {
    void network.stop().then(() => process.exit(0));
  };
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
  for (const chain of [network.l1, network.a, network.b]) {
    if (chain) process.stdout.write(`stand-in: chain ${chain.id} at ${chain.url}\n`);
  }
  process.stdout.write(`stand-in: admin server at ${network.admin.url}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exit(1);
});
