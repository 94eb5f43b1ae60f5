/** `npm run check`: all checks that need no build. Runs every one, so that a failure hides no other. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import { requireNode, run, runAll } from './support/install.mjs';
import { takeNoArguments } from './support/noArguments.mjs';

const failed = [];

async function attempt(step) {
  try {
    await step();
  } catch (error) {
    failed.push(error.message);
  }
}

function hasFoundry() {
  const installed = 'tests/tutorials/node_modules/@foundry-rs';
  return existsSync(installed) || spawnSync('cast', ['--version']).status === 0;
}

takeNoArguments('check');
requireNode();
const isWhole = hasFoundry();
if (!isWhole) {
  process.env.WITHOUT_FOUNDRY = '1';
}
await attempt(() =>
  runAll([
    ['npx', ['oxlint', '--config', 'oxlint.config.mjs']],
    ['npm', ['run', 'lint:format', '--silent']],
  ]),
);
await attempt(() => run('npx', ['jest', '--selectProjects', 'unit', 'content']));
if (!isWhole) {
  console.log(
    '\nSkipped without Foundry: two scripts that operators save from pages. To run them too: npm ci --prefix tests/tutorials (Linux on x64), or install Foundry.',
  );
}
if (failed.length > 0) {
  console.error(`\n${failed.join('\n')}`);
  process.exit(1);
}
