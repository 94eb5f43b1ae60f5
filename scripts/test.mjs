/**
 * `npm test`: everything that a change can break, from a fresh clone. Cheap checks run first; the first
 * failure ends the run, and the last line names it. `npm run test:full` is exhaustive, and adds a build under
 * a path and a reproducible build.
 */
import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

import {
  installBrowser,
  installPackages,
  installWebServers,
  requireNode,
  run,
  runAll,
} from './support/install.mjs';

const [unknown] = process.argv.slice(2).filter((argument) => argument !== '--full');
if (unknown !== undefined) {
  console.error(`There is no argument ${unknown}; npm test takes none. For one test file: npx jest PATH`);
  process.exit(2);
}
const isFull = process.argv.includes('--full');
if (isFull) {
  process.env.TEST_DEPTH = 'full';
}

const npx = (...args) => ['npx', args];
const npmRun = (script) => ['npm', ['run', script, '--silent']];
const jest = (...projects) => npx('jest', '--selectProjects', ...projects);
/** Jest's own number of workers would leave one of two cores idle. Not for tests that share ports. */
const jestWith = (workers, ...projects) =>
  npx('jest', `--maxWorkers=${workers}`, '--selectProjects', ...projects);
const cores = availableParallelism();

/** Whether commands can have their own network namespace, where all ports are free. */
function hasOwnNetworks() {
  const tried = spawnSync('unshare', ['--map-root-user', '--net', 'ip', 'link', 'set', 'lo', 'up']);
  return tried.status === 0;
}

/** Tutorials use the ports on their pages, so they run in parallel only in separate networks. */
async function runTutorials() {
  if (!hasOwnNetworks()) {
    run(...jest('tutorials'));
    return;
  }
  const half = (number) => [
    'unshare',
    [
      ...['--map-root-user', '--net', 'sh', '-c'],
      `ip link set lo up && exec npx jest --selectProjects tutorials --shard=${number}/2`,
    ],
  ];
  await runAll([half(1), half(2)]);
}

function chooseBrowser() {
  process.env.CHROME_PATH = installBrowser('tests');
  console.log(`Using ${process.env.CHROME_PATH}.`);
}

const steps = [
  ['install', () => (requireNode(), installPackages())],
  ['find a browser', chooseBrowser],
  ['find web servers', installWebServers],
  ['types and lint', () => runAll([npx('oxlint', '--config', 'oxlint.config.mjs'), npmRun('lint:format')])],
  ['unit and content tests', jestWith(cores, 'unit', 'content')],
  ['tutorials', runTutorials],
  ['build', ['npm', ['run', 'build']]],
  ['tests of the built site', jestWith(cores, 'build')],
  // One more than cores, because they often wait for the browser.
  ['browser tests', jestWith(cores + 1, 'browser')],
  ...(isFull
    ? [
        ['two builds of one commit', npmRun('check:reproducible')],
        ['audit of every page', npmRun('audit')],
      ]
    : []),
];

const started = Date.now();
for (const [name, step] of steps) {
  console.log(`\n=== ${name}`);
  const begun = Date.now();
  try {
    if (typeof step === 'function') {
      await step();
    } else {
      run(...step);
    }
  } catch (error) {
    console.error(error.message);
    console.log(`FAILED at: ${name}`);
    process.exit(1);
  }
  console.log(`--- ${name}: ${Math.round((Date.now() - begun) / 1000)} s`);
}
console.log(`PASSED: all ${steps.length} steps in ${Math.round((Date.now() - started) / 1000)} s`);
