/** `npm run check`: what can be checked without a build. Everything runs to its end, so that one failure hides no other. */
import { requireNode, run, runAll } from './support/install.mjs';

const failed = [];

async function attempt(step) {
  try {
    await step();
  } catch (error) {
    failed.push(error.message);
  }
}

requireNode();
await attempt(() =>
  runAll([
    ['npx', ['tsc']],
    ['npx', ['eslint', '.']],
    ['npm', ['run', 'lint:format', '--silent']],
  ]),
);
await attempt(() => run('npx', ['jest', '--selectProjects', 'unit', 'content']));
if (failed.length > 0) {
  console.error(`\n${failed.join('\n')}`);
  process.exit(1);
}
