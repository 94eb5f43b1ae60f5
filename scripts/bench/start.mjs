/** `npm run bench`: finds or installs a browser, then measures. */
import { installBrowser, installPackages, requireNode, run } from '../support/install.mjs';

try {
  requireNode();
  installPackages();
  process.env.CHROME_PATH = installBrowser('benchmark');
  run('npx', ['tsx', 'scripts/bench/bench.ts', ...process.argv.slice(2)]);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
