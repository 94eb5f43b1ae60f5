/**
 * `npm start`: the development server. `--snapshots` includes the snapshots; other options are Docusaurus'.
 * Restarts when files change that Docusaurus reads only at startup, such as labels, the navbar and remark
 * plugins; reload the page then.
 */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';

import { watchReadAtStart } from './support/readAtStart.mjs';

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

/** @param {string} file the last to change */
function restart(file) {
  restarts = true;
  console.log(
    `${file} has changed, which the server reads at its start: it starts again. Reload the page then.`,
  );
  server.kill();
}

watchReadAtStart('.', (file) => {
  // Editors and git write files in several steps.
  clearTimeout(waiting);
  waiting = setTimeout(restart, 300, file);
});

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
