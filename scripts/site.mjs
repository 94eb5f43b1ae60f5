/** `npm run site`: from a fresh clone to the site in a browser. */
import { spawn } from 'node:child_process';
import net from 'node:net';
import path from 'node:path';

import { installSitePackages, requireNode, root, runLong } from './support/install.mjs';
import { takeNoArguments } from './support/noArguments.mjs';

const preferredPort = 3000;

/** Whether a port is free on both addresses of `localhost`. */
async function isFree(port) {
  const taken = await Promise.all(['127.0.0.1', '::1'].map((host) => isTaken(port, host)));
  return !taken.includes(true);
}

function isTaken(port, host) {
  return new Promise((resolve) => {
    const server = net.createServer();
    // Any other error means that the machine lacks this address.
    server.once('error', ({ code }) => resolve(code === 'EADDRINUSE'));
    server.listen(port, host, () => server.close(() => resolve(false)));
  });
}

async function freePort(from) {
  for (let port = from; port < from + 100; port++) {
    if (await isFree(port)) {
      return port;
    }
  }
  throw new Error(`No free port between ${from} and ${from + 99}.`);
}

takeNoArguments('site');
try {
  requireNode();
  installSitePackages();
  console.log('Building the site ...');
  await runLong('npm', ['run', 'build'], 'Building the site');
  const port = await freePort(preferredPort);
  if (port !== preferredPort) {
    console.log(`Port ${preferredPort} is taken; using ${port}.`);
  }
  const docusaurus = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const server = spawn(
    process.execPath,
    [docusaurus, 'serve', '--host', '127.0.0.1', '--port', String(port), '--no-open'],
    { stdio: 'inherit' },
  );
  console.log(`The site is at http://localhost:${port} (Ctrl-C ends it).`);
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => server.kill(signal));
  }
  server.on('exit', (code) => process.exit(code ?? 0));
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
