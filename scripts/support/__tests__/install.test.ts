import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { root } from '../../../tests/support/repository';

describe('on an outdated Node', () => {
  it.each(['scripts/site.mjs', 'scripts/test.mjs', 'scripts/bench/start.mjs'])(
    '%s names the version to install and does nothing else',
    (script) => {
      const { status, stderr } = spawnSync(
        process.execPath,
        ['--import', './scripts/support/__tests__/oldNode.mjs', path.join(root, script)],
        // Without PATH, the script cannot install or build anything if it continues.
        { cwd: root, encoding: 'utf8', env: { PATH: '' } },
      );
      expect([status, stderr.trim()]).toEqual([1, 'Node 18.20.0 is too old: install Node 20.19 or newer.']);
    },
  );
});

describe('what the tests need of the machine', () => {
  let machine: string;
  const add = (file: string, text = '', mode = 0o644): void => {
    mkdirSync(path.dirname(path.join(machine, file)), { recursive: true });
    writeFileSync(path.join(machine, file), text, { mode });
  };
  /** Output of `install.mjs` there; the fake apt-get prints its arguments and adds a browser. */
  const call = (expression: string, env: Readonly<Record<string, string>> = {}): readonly string[] => {
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [
        ...['--import', './scripts/support/__tests__/debianRoot.mjs', '--input-type=module', '--eval'],
        `import * as install from './scripts/support/install.mjs';
         try { console.log(${expression}) } catch (error) { console.log(error.message) }`,
      ],
      { cwd: root, encoding: 'utf8', env: { MACHINE: machine, PATH: path.join(machine, 'bin'), ...env } },
    );
    return `${stdout}${stderr}`.trim().split('\n');
  };
  const chrome = '/usr/bin/google-chrome';
  const withoutWindows = '/usr/lib/chromium/chromium-headless-shell';
  const advice =
    'No browser found: install Google Chrome or Chromium, run "npx playwright-core install chromium", or set CHROME_PATH to the program.';

  beforeEach(() => {
    machine = mkdtempSync(path.join(os.tmpdir(), 'machine-'));
    add('/etc/os-release');
    mkdirSync(path.join(machine, 'usr/lib/chromium'), { recursive: true });
    const adds =
      'case "$*" in *headless-shell) : > "$MACHINE/usr/lib/chromium/chromium-headless-shell";; esac';
    add('/bin/apt-get', `#!/bin/sh\necho "apt-get $*"\n${adds}\n`, 0o755);
  });
  afterEach(() => rmSync(machine, { recursive: true }));

  it('is an installed browser, one without windows first, and nothing is installed then', () => {
    add(chrome);
    expect(call("install.installBrowser('tests')")).toEqual([chrome]);
    add(withoutWindows);
    expect(call("install.installBrowser('tests')")).toEqual([withoutWindows]);
    expect(call("install.installBrowser('benchmark')")).toEqual([chrome]);
  });

  it('is the browser that CHROME_PATH names before any other', () => {
    add(chrome);
    add('/opt/chrome');
    expect(call("install.installBrowser('tests')", { CHROME_PATH: '/opt/chrome' })).toEqual(['/opt/chrome']);
  });

  it('is a browser from apt where there is none, after a sentence', () => {
    expect(call("install.installBrowser('tests')")).toEqual([
      "No browser found; installing Debian's chromium-headless-shell with apt.",
      'apt-get update -qq',
      'apt-get install -y -qq --no-install-recommends chromium-headless-shell',
      withoutWindows,
    ]);
  });

  it('is said where apt has no browser, or may not install one', () => {
    add('/bin/apt-get', '#!/bin/sh\nexit 100\n', 0o755);
    expect(call("install.installBrowser('tests')")).toEqual([
      "No browser found; installing Debian's chromium-headless-shell with apt.",
      advice,
      'apt-get update -qq ended with exit code 100.',
    ]);
    expect(call("install.installBrowser('tests')", { USER_ID: '1000' })).toEqual([advice]);
  });

  it('is the web servers that are missing, after a sentence, for root alone', () => {
    add('/usr/sbin/nginx');
    expect(call("install.installWebServers() ?? 'done'")).toEqual([
      'Installing caddy with apt, to test the configurations that the build writes.',
      'apt-get update -qq',
      'apt-get install -y -qq --no-install-recommends caddy',
      'done',
    ]);
    expect(call("install.installWebServers() ?? 'done'", { USER_ID: '1000' })).toEqual(['done']);
  });
});
