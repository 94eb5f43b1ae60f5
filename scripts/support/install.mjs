/** Installs what a fresh clone lacks: the project's packages, and the browser and web servers of the tests. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

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

/**
 * Where Chrome and Chromium are put on Linux, macOS and Windows, and where Debian puts the Chromium that has no windows
 * to draw. The tests look there too.
 */
const browserPaths = JSON.parse(readFileSync(path.join(root, 'scripts/support/browserPaths.json'), 'utf8'));

/** Path of an installed Chrome or Chromium; `CHROME_PATH` comes first. */
export function findBrowser() {
  const candidates = [process.env.CHROME_PATH, ...browserPaths.whole];
  return candidates.find((candidate) => candidate && existsSync(candidate)) ?? playwrightBrowser();
}

/** Path of the browser that Playwright's own installer puts in its cache, where it has. */
function playwrightBrowser() {
  const script = "console.log(require('playwright-core').chromium.executablePath())";
  const result = spawnSync(process.execPath, ['-e', script], { cwd: root, encoding: 'utf8' });
  const candidate = result.stdout?.trim();
  return candidate && existsSync(candidate) ? candidate : undefined;
}

/** A browser's path: one that is there, else from apt as root on Debian or Ubuntu, else from Playwright. */
export function installBrowser() {
  const found = findBrowser();
  if (found) {
    return found;
  }
  const attempts = [
    [isDebianRoot(), 'apt', () => installWithApt('chromium')],
    [true, "Playwright's installer", () => run('npx', ['playwright-core', 'install', 'chromium'])],
  ];
  for (const [applies, name, install] of attempts) {
    if (!applies) {
      continue;
    }
    console.log(`No Chrome or Chromium found; installing one with ${name} ...`);
    try {
      install();
    } catch (error) {
      console.error(error.message);
    }
    const browser = findBrowser();
    if (browser) {
      return browser;
    }
  }
  throw new Error(
    'The browser tests need Chrome or Chromium and none could be installed. Install Google Chrome or Chromium, or set CHROME_PATH to its program.',
  );
}

/** The tests' browser: one without windows opens pages in half the time, so where none is chosen Debian's comes first. */
export function installTestBrowser() {
  const withoutWindows = () => browserPaths.withoutWindows.find((candidate) => existsSync(candidate));
  if (!process.env.CHROME_PATH && !withoutWindows() && isDebianRoot()) {
    try {
      installWithApt('chromium-headless-shell');
    } catch (error) {
      console.error(`${error.message} The tests take a whole browser.`);
    }
  }
  return (!process.env.CHROME_PATH && withoutWindows()) || installBrowser();
}

function isDebianRoot() {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  return /\b(debian|ubuntu)\b/i.test(release) && process.getuid?.() === 0;
}

function installWithApt(...packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  run('apt-get', ['update', '-qq'], { env });
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env });
}

/**
 * The web servers whose configurations the build writes, where they can be installed. Elsewhere the
 * tests of what is missing say that they are skipped.
 */
export function installWebServers() {
  const installed = (program) =>
    ['/usr/sbin', '/usr/bin'].some((folder) => existsSync(path.join(folder, program)));
  const missing = ['nginx', 'caddy'].filter((program) => !installed(program));
  if (missing.length > 0 && isDebianRoot()) {
    try {
      installWithApt(...missing);
    } catch (error) {
      console.error(`${error.message} Tests of ${missing.join(' and ')} are skipped.`);
    }
  }
}
