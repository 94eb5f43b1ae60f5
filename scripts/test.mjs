/**
 * `npm test`: everything that has to hold, from a fresh clone. Cheap checks come first; the first
 * failure ends the run, and the last line says which step it was.
 */
import {
  installPackages,
  installTestBrowser,
  installWebServers,
  requireNode,
  run,
} from './support/install.mjs';

const jest = (...projects) => ['npx', ['jest', '--selectProjects', ...projects]];
/** Files at the same time on all cores, where Jest would leave one of two idle: not for tests that share ports. */
const jestOnAllCores = (...projects) => [
  'npx',
  ['jest', '--maxWorkers=100%', '--selectProjects', ...projects],
];

const steps = [
  ['install', () => (requireNode(), installPackages())],
  ['find a browser', () => (process.env.CHROME_PATH = installTestBrowser())],
  ['find web servers', installWebServers],
  ['type check', ['npx', ['tsc']]],
  ['lint', ['npm', ['run', 'lint', '--silent']]],
  ['unit and content tests', jestOnAllCores('unit', 'content')],
  ['tutorials', jest('tutorials')],
  ['build', ['npm', ['run', 'build']]],
  ['tests of the built site', jestOnAllCores('build')],
  ['browser tests', jestOnAllCores('browser')],
  ['two builds of one commit', ['npm', ['run', 'check:reproducible', '--silent']]],
];

const started = Date.now();
for (const [name, step] of steps) {
  console.log(`\n=== ${name}`);
  const begun = Date.now();
  try {
    if (typeof step === 'function') {
      step();
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
