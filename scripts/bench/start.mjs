/** `npm run bench`: reads the arguments, finds or installs a browser, then measures. */
import { installBrowser, installPackages, requireNode, root, run } from '../support/install.mjs';
import { refuseWindows } from '../support/windows.mjs';
import { readOptions, usage } from './options.mjs';

const args = process.argv.slice(2);
if (args.includes('--help')) {
  console.log(usage);
  process.exit();
}
refuseWindows('bench');
// For its errors: bench.ts reads them again.
try {
  readOptions(args, root);
} catch (error) {
  console.error(`${error.message}\n${usage}`);
  process.exit(2);
}
try {
  requireNode();
  installPackages();
  process.env.CHROME_PATH = installBrowser('benchmark');
  run('npx', ['tsx', 'scripts/bench/bench.ts', ...process.argv.slice(2)]);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
