import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { findProgram } from './findProgram.mjs';

/** The project's folder. Not `import.meta.dirname`, so that an older Node gets as far as `requireNode`. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Runs a command in the project's folder, with its output shown. Throws if it fails. */
export function run(command, args, options = {}) {
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    ...options,
  });
  if (result.error) {
    throw new Error(`${command} could not be started: ${result.error.message}`);
  }
  if (result.status !== 0) {
    throw new Error(`${command} ${args.join(' ')} ended with exit code ${result.status ?? result.signal}.`);
  }
}

/** In milliseconds. */
const betweenReports = 15_000;

/**
 * Like {@link run}, asynchronously. Given `doing`, prints every 15 seconds that it is still running, unless a
 * terminal shows its progress bar.
 */
export async function runLong(command, args, doing) {
  const started = Date.now();
  const report = () => console.log(`${doing}: ${Math.round((Date.now() - started) / 1000)} s so far`);
  const timer = doing && !process.stdout.isTTY ? setInterval(report, betweenReports) : undefined;
  try {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
    const code = await new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (exitCode, signal) => resolve(exitCode ?? signal));
    });
    if (code !== 0) {
      throw new Error(`${command} ${args.join(' ')} ended with exit code ${code}.`);
    }
  } finally {
    clearInterval(timer);
  }
}

/** Runs commands in parallel and waits for all. Throws with all failures. */
export async function runAll(commands) {
  const results = await Promise.allSettled(commands.map(([command, args]) => runLong(command, args)));
  const failed = results.flatMap(({ reason }) => (reason === undefined ? [] : [reason.message]));
  if (failed.length > 0) {
    throw new Error(failed.join('\n'));
  }
}

/** Throws if the Node version is not supported. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Error(`Node ${process.versions.node} is too old: install Node 20.19 or newer.`);
  }
}

/** For tests of tutorials only. */
const foundryFolder = path.join(root, 'tests/tutorials');

/** `npm ci` in a folder, unless its packages match the lock file. */
function installLocked(folder, { omitDev = false } = {}) {
  const installed = path.join(folder, 'node_modules', '.package-lock.json');
  const isCurrent =
    existsSync(installed) &&
    statSync(installed).mtimeMs >= statSync(path.join(folder, 'package-lock.json')).mtimeMs;
  // A production install lacks Jest.
  const isWhole = omitDev || folder !== root || existsSync(path.join(folder, 'node_modules/jest'));
  if (isCurrent && isWhole) {
    return;
  }
  console.log(`Installing packages (npm ci${omitDev ? ' --omit=dev' : ''}) ...`);
  run('npm', ['ci', '--no-audit', '--no-fund', ...(omitDev ? ['--omit=dev'] : [])], { cwd: folder });
}

/** Installs the packages that build and serve the site. */
export function installSitePackages() {
  installLocked(root, { omitDev: true });
}

/** Installs all packages, including those of the tests. */
export function installPackages() {
  installLocked(root);
  installLocked(foundryFolder);
}

const browserPaths = JSON.parse(readFileSync(path.join(root, 'scripts/support/browserPaths.json'), 'utf8'));

const browsers = {
  // A headless-only browser opens pages in half the time.
  tests: {
    paths: [...browserPaths.withoutWindows, ...browserPaths.whole],
    debianPackage: 'chromium-headless-shell',
  },
  // Readers have a full one.
  benchmark: { paths: browserPaths.whole, debianPackage: 'chromium' },
};

/**
 * Path of the browser for tests or the benchmark: `CHROME_PATH`, an installed one, or one installed now with
 * apt. Throws with what to install if that fails.
 */
export function installBrowser(purpose) {
  const { paths, debianPackage } = browsers[purpose];
  const find = () =>
    [process.env.CHROME_PATH, ...paths].find((candidate) => candidate && existsSync(candidate)) ??
    playwrightBrowser();
  const found = find();
  if (found) {
    return found;
  }
  if (canUseApt()) {
    console.log(`No browser found; installing Debian's ${debianPackage} with apt.`);
    installWithApt([debianPackage]);
  }
  const browser = find();
  if (!browser) {
    throw new Error(
      'No browser found: install Google Chrome or Chromium, run "npx playwright-core install chromium", or set CHROME_PATH to the program.',
    );
  }
  return browser;
}

/** From the cache of Playwright's installer, if it has one. */
function playwrightBrowser() {
  const script = "console.log(require('playwright-core').chromium.executablePath())";
  const result = spawnSync(process.execPath, ['-e', script], { cwd: root, encoding: 'utf8' });
  const candidate = result.stdout?.trim();
  return candidate && existsSync(candidate) ? candidate : undefined;
}

/** Installs missing web servers with apt; otherwise their tests report that they are skipped. */
export function installWebServers() {
  const missing = ['nginx', 'caddy'].filter((program) => !findProgram(program));
  if (missing.length > 0 && canUseApt()) {
    console.log(
      `Installing ${missing.join(' and ')} with apt, to test the configurations that the build writes.`,
    );
    installWithApt(missing);
  }
}

function canUseApt() {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  return /\b(debian|ubuntu)\b/i.test(release) && process.getuid?.() === 0;
}

/** Only warns if it fails. */
function installWithApt(packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    run('apt-get', ['update', '-qq'], { env });
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env });
  } catch (error) {
    console.error(error.message);
  }
}
