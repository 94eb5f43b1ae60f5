/**
 * `npm start`: the development server, with the options of `docusaurus start`, and with the snapshots too for
 * `npm start -- --snapshots`. It starts again where something has changed that it reads only at its start: labels, the bar
 * and what happens to Markdown. Load the page again then.
 */
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { createRequire } from 'node:module';

/** What the configuration is made of. Pages, components and data are followed by the bundler. */
const readAtStart = ['src/config', 'src/content', 'src/plugins', 'src/remark'];

const given = process.argv.slice(2);
const args = given.filter((word) => word !== '--snapshots');
const env = args.length < given.length ? { ...process.env, SNAPSHOTS: '1' } : process.env;
const docusaurus = createRequire(import.meta.url).resolve('@docusaurus/core/bin/docusaurus.mjs');

let server = start();
let restarts = false;
let waiting;

/** @param {readonly string[]} more options */
function start(...more) {
  const child = spawn(process.execPath, [docusaurus, 'start', ...args, ...more], { env, stdio: 'inherit' });
  child.once('exit', (code) => {
    if (!restarts) process.exit(code ?? 1);
    restarts = false;
    server = start('--no-open');
  });
  return child;
}

function restart() {
  restarts = true;
  console.log('What the server reads at its start has changed: it starts again. Reload the page then.');
  server.kill();
}

for (const folder of readAtStart) {
  watch(folder, { recursive: true }, () => {
    // Editors and git change a file, or several, in steps.
    clearTimeout(waiting);
    waiting = setTimeout(restart, 300);
  });
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
