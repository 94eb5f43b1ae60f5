/**
 * Writes the data that comes from the superchain-registry anew.
 *
 *   npm run data:refresh -- --registry PATH            write chains.json, chain-list.json and contracts.json of
 *                                                      src/data, and src/yourChain/default-details.json
 *   npm run data:refresh -- --registry PATH --check    write nothing; exit 1 if they are stale
 *
 * PATH is a checkout. Its commit and date are asked of git, or given with --commit HASH --date ISO
 * where PATH is an export without history. --src DIR names another folder than src (tests).
 */
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type ChainsFile } from '../src/data/chains';
import { type ContractsFile } from '../src/data/contracts';
import { RegistryError } from '../src/data/registry/fields';
import {
  readRegistry,
  serialize,
  type RegistryCommit,
  type RegistryFiles,
} from '../src/data/registry/readRegistry';

const command = 'npm run data:refresh -- --registry PATH';

/** A mistake in how the script was called, told without a stack. */
class UsageError extends Error {}

function checkout(root: string): RegistryFiles {
  return {
    list: (folder) => {
      const path = join(root, folder);
      return existsSync(path) && statSync(path).isDirectory() ? readdirSync(path) : [];
    },
    read: (path) => {
      const full = join(root, path);
      return existsSync(full) && statSync(full).isFile() ? readFileSync(full, 'utf8') : undefined;
    },
  };
}

/** Whether a text is a time as git writes it with %cI. `Date.parse` alone would take `5` for one. */
function isTime(text: string): boolean {
  const form = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)$/;
  return form.test(text) && !Number.isNaN(Date.parse(text));
}

function commitOf(root: string, commit: string | undefined, date: string | undefined): RegistryCommit {
  if (commit !== undefined || date !== undefined) {
    if (!/^[0-9a-f]{40}$/.test(commit ?? ''))
      throw new UsageError('--commit takes a full hash of 40 digits.');
    if (date === undefined || !isTime(date))
      throw new UsageError('--date takes an ISO 8601 time, as in 2025-06-09T15:02:16+00:00.');
    return { commit: commit ?? '', commit_date: date };
  }
  const git = (...args: string[]): string =>
    execFileSync('git', ['-C', root, ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    }).trim();
  try {
    // A folder inside another repository would otherwise be given that repository's commit. Git resolves symbolic links.
    if (realpathSync(git('rev-parse', '--show-toplevel')) !== realpathSync(root))
      throw new Error('not the top of a checkout');
    const [hash = '', day = ''] = git('log', '-1', '--format=%H %cI').split(' ');
    return { commit: hash, commit_date: day };
  } catch {
    throw new UsageError(`${root} is no git checkout. Give --commit HASH and --date ISO.`);
  }
}

/** All files or none: every text is on disk under another name before the first takes its place. */
function writeTogether(folder: string, files: ReadonlyMap<string, string>): void {
  const temporary = [...files].map(([name, text]) => ({
    name,
    text,
    path: join(folder, dirname(name), `.${basename(name)}.tmp`),
  }));
  try {
    for (const { path, text } of temporary) writeFileSync(path, text);
    for (const { path, name } of temporary) renameSync(path, join(folder, name));
  } finally {
    for (const { path } of temporary) rmSync(path, { force: true });
  }
}

function main(): number {
  const { values } = parseArgs({
    options: {
      registry: { type: 'string' },
      check: { type: 'boolean', default: false },
      commit: { type: 'string' },
      date: { type: 'string' },
      src: { type: 'string', default: join(__dirname, '../src') },
    },
  });
  if (values.registry === undefined) throw new UsageError(`Say where the registry is: ${command}`);
  const root = resolve(values.registry);
  if (!existsSync(root) || !statSync(root).isDirectory()) throw new UsageError(`${root} is no folder.`);

  const json = (name: string): unknown => JSON.parse(readFileSync(join(values.src, name), 'utf8'));
  const data = readRegistry(checkout(root), commitOf(root, values.commit, values.date), {
    chains: json('data/chains.json') as ChainsFile,
    contracts: json('data/contracts.json') as ContractsFile,
  });
  const files = serialize(data);
  const stale = [...files].filter(([name, text]) => {
    const path = join(values.src, name);
    return !existsSync(path) || readFileSync(path, 'utf8') !== text;
  });
  if (stale.length === 0) {
    console.log(
      `Up to date with the registry at ${data.chains.source.commit.slice(0, 8)}: ${[...files.keys()].join(', ')}`,
    );
    return 0;
  }
  const names = stale.map(([name]) => name).join(', ');
  if (values.check) {
    console.error(`Stale: ${names}. Run: ${command}`);
    return 1;
  }
  writeTogether(values.src, files);
  console.log(`Written from ${data.chains.chains.length} chains: ${names}`);
  return 0;
}

try {
  process.exitCode = main();
} catch (error) {
  if (!(error instanceof RegistryError) && !(error instanceof UsageError) && !isArgumentError(error))
    throw error;
  console.error(error.message);
  console.error('Nothing was written.');
  process.exitCode = 1;
}

/** What `parseArgs` throws for an unknown option or a missing value. */
function isArgumentError(error: unknown): error is Error {
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}
