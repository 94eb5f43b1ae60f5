/** Installs what a fresh clone lacks: the project's packages, and the browser and web servers of the tests. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { findProgram } from './findProgram.mjs';

/** The project's folder. By `import.meta.dirname` a Node older than that would not come as far as being refused. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Runs a command in the project's folder with its output shown; throws where it fails. */
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
 * Runs a command as {@link run} does, without keeping others from running. Where it is said what it is doing, and no
 * terminal shows its progress bar, a line says every 15 seconds that it is still running.
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

/** Runs commands side by side and waits for all of them. Throws with each that failed: one failure hides no other. */
export async function runAll(commands) {
  const results = await Promise.allSettled(commands.map(([command, args]) => runLong(command, args)));
  const failed = results.flatMap(({ reason }) => (reason === undefined ? [] : [reason.message]));
  if (failed.length > 0) {
    throw new Error(failed.join('\n'));
  }
}

/** Refuses a Node that the project does not run on, in words. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Error(`Node ${process.versions.node} is too old: install Node 20.19 or newer.`);
  }
}

/** Where Foundry is installed, which only the tests of tutorials need. */
const foundryFolder = path.join(root, 'tests/tutorials');

/** `npm ci` in a folder, unless what is installed there is what the lock file asks for. */
function installLocked(folder, { omitDev = false } = {}) {
  const installed = path.join(folder, 'node_modules', '.package-lock.json');
  const isCurrent =
    existsSync(installed) &&
    statSync(installed).mtimeMs >= statSync(path.join(folder, 'package-lock.json')).mtimeMs;
  // What was installed for building alone lacks Jest.
  const isWhole = omitDev || folder !== root || existsSync(path.join(folder, 'node_modules/jest'));
  if (isCurrent && isWhole) {
    return;
  }
  console.log(`Installing packages (npm ci${omitDev ? ' --omit=dev' : ''}) ...`);
  run('npm', ['ci', '--no-audit', '--no-fund', ...(omitDev ? ['--omit=dev'] : [])], { cwd: folder });
}

/** Installs what building and serving the site needs: nothing that only tests use. */
export function installSitePackages() {
  installLocked(root, { omitDev: true });
}

/** Installs every package, those of the tests too. */
export function installPackages() {
  installLocked(root);
  installLocked(foundryFolder);
}

const browserPaths = JSON.parse(readFileSync(path.join(root, 'scripts/support/browserPaths.json'), 'utf8'));

/** What the tests and the benchmark look for, and the Debian package that has it. */
const browsers = {
  // A browser without windows opens pages in half the time.
  tests: {
    paths: [...browserPaths.withoutWindows, ...browserPaths.whole],
    debianPackage: 'chromium-headless-shell',
  },
  // Readers have a whole one.
  benchmark: { paths: browserPaths.whole, debianPackage: 'chromium' },
};

/**
 * Path of the browser for the tests or the benchmark: `CHROME_PATH`, or an installed one. Only where there is none, it
 * says so and installs one with apt; throws with what to install if it cannot.
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

/** Path of the browser that Playwright's own installer puts in its cache, where it has. */
function playwrightBrowser() {
  const script = "console.log(require('playwright-core').chromium.executablePath())";
  const result = spawnSync(process.execPath, ['-e', script], { cwd: root, encoding: 'utf8' });
  const candidate = result.stdout?.trim();
  return candidate && existsSync(candidate) ? candidate : undefined;
}

/**
 * The web servers whose configurations the build writes, where apt can install what is missing. Elsewhere the tests of
 * what is missing say that they are skipped.
 */
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

/** Installs Debian packages; if that fails, only says so. */
function installWithApt(packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    run('apt-get', ['update', '-qq'], { env });
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env });
  } catch (error) {
    console.error(error.message);
  }
}
