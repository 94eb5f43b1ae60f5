/**
 * `npm run check:reproducible`: builds the newest commit from two clones without caches, in different
 * folders, time zones and languages, and compares every file.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { compareBuilds } from '../src/build/manifestCompare';
import { endAll, run } from './support/process';
import { filesBelow } from './support/filesBelow';
import { refuseWindows } from './support/windows.mjs';

const root = path.resolve(__dirname, '..');

/** Files that may differ, with the reason. */
const reasons: Readonly<Record<string, string>> = {};

/** A longer, deeper second folder reveals paths in files. */
const places = [
  { folder: 'first', env: { TZ: 'UTC', LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' } },
  { folder: 'another/place', env: { TZ: 'Pacific/Auckland', LANG: 'de_DE.UTF-8', LC_ALL: 'de_DE.UTF-8' } },
] as const;

/** Hard links to the installed packages, or copies across file systems. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const source = path.join(from, entry.name);
    const target = path.join(to, entry.name);
    if (entry.isDirectory()) {
      // Excludes caches of earlier builds.
      if (entry.name !== '.cache') {
        linkPackages(source, target);
      }
    } else if (entry.isSymbolicLink()) {
      symlinkSync(readlinkSync(source), target);
    } else {
      try {
        linkSync(source, target);
      } catch {
        copyFileSync(source, target);
      }
    }
  }
}

/** Clones and builds; returns a hash per file. */
async function build(folder: string, env: Readonly<Record<string, string>>): Promise<Map<string, string>> {
  execFileSync('git', ['clone', '--quiet', '--no-hardlinks', root, folder], { stdio: 'inherit' });
  linkPackages(realpathSync(path.join(root, 'node_modules')), path.join(folder, 'node_modules'));
  await run('npm', ['run', 'build'], {
    cwd: folder,
    env: { ...process.env, ...env, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true' },
  });
  const out = path.join(folder, 'build');
  const hashOf = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');
  return new Map(filesBelow(out).map((file) => [file, hashOf(path.join(out, file))]));
}

/** Undefined without history. */
function newestCommit(): string | undefined {
  if (!existsSync(path.join(root, '.git'))) {
    return undefined;
  }
  return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
}

async function check(): Promise<boolean> {
  const kept = parseArgs({ options: { keep: { type: 'boolean' } } }).values.keep;
  const commit = newestCommit();
  if (commit === undefined) {
    console.log('These sources have no history, so there is no commit to build twice: nothing was compared.');
    return true;
  }
  const work = mkdtempSync(path.join(os.tmpdir(), 'reproducible-'));
  try {
    const builds: Map<string, string>[] = [];
    for (const { folder, env } of places) {
      console.log(`Building ${commit} in ${path.join(work, folder)} ...`);
      builds.push(await build(path.join(work, folder), env));
    }
    const [first = new Map<string, string>(), second = new Map<string, string>()] = builds;
    if (first.size === 0) {
      throw new Error('The build has no files.');
    }
    const { unexplained, unused } = compareBuilds(first, second, reasons);
    for (const { path: file, what } of unexplained) {
      console.error(`${file}: ${what}`);
    }
    for (const file of unused) {
      console.error(`${file}: is the same in both; remove its reason from scripts/checkReproducible.ts`);
    }
    const same = unexplained.length === 0 && unused.length === 0;
    console.log(same ? `Both builds have the same ${first.size} files.` : 'The builds differ.');
    return same;
  } finally {
    if (kept) {
      console.log(`The builds are in ${work}.`);
    } else {
      rmSync(work, { recursive: true, force: true });
    }
  }
}

refuseWindows('check:reproducible');
// The current build then fails, and its folders are removed.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void endAll());
}
check()
  .then((same) => {
    process.exitCode = same ? 0 : 1;
  })
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
