/** Updates data from other repositories. */
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs, types } from 'node:util';
import { type ChainsFile } from '../../src/data/chains';
import { type ContractsFile } from '../../src/data/contracts';
import { AbiError } from '../../src/data/abi/contractErrors';
import { FlagSourceError } from '../../src/refresh/monorepo/goFlags';
import { FlagRefreshError } from '../../src/refresh/monorepo/refreshFlags';
import { decisionsOn } from '../../src/refresh/registry/decisions';
import { differences } from '../../src/refresh/registry/differences';
import { formatRegistryNotice, RegistryError } from '../../src/refresh/registry/fields';
import {
  readRegistry,
  serialize,
  withHistory,
  type RegistryCommit,
  type RegistryFiles,
} from '../../src/refresh/registry/readRegistry';
import { type UpgradesFile } from '../../src/data/upgrades';
import { infraPart } from './infra';
import { monorepoPart } from './monorepo';
import { type Refreshed, type Target, UsageError } from './part';
import { supersimPart } from './supersim';
import { tokenListPart } from './tokenList';
import { CheckoutError, openCheckout } from '../support/checkout';

const command = 'npm run data:refresh -- --registry PATH';

const usage = `npm run data:refresh -- with one or more of:
  --registry PATH[@REF]   chains.json and contracts.json of src/data
  --monorepo PATH[@TAG]   flags of the monorepo's programs in src/data/cli-flags, each at its newest release, and errors
                          and events of the contracts; with a tag such as op-node/v1.19.0, one program's flags at
                          that release; repeatable
  --tokenlist PATH[@REF]  tokens.json
  --infra PATH[@TAG]      settings of proxyd, at its newest stable release
  --supersim PATH[@TAG]   flags of supersim, at its newest release
and
  --check                 writes nothing; prints changes as JSON and exits 1 if there are any
  --history UPGRADE       with --registry: only the state of the two OP chains, into the history of contracts.json
                          as that after an upgrade
  --commit HASH --date ISO  with --registry, for a folder without git
  --src DIR               instead of src (for tests)

PATH is a checkout or a bare repository, read at the checked-out commit or REF; uncommitted changes are refused.`;

const paths = ['chainList.json', 'superchain/configs', 'superchain/extra/addresses', 'validation/standard'];

/** A folder without git. */
function folder(root: string): RegistryFiles {
  return {
    list: (name) => {
      const path = join(root, name);
      return existsSync(path) && statSync(path).isDirectory() ? readdirSync(path) : [];
    },
    read: (path) => {
      const full = join(root, path);
      return existsSync(full) && statSync(full).isFile() ? readFileSync(full, 'utf8') : undefined;
    },
  };
}

/** Whether it is git's %cI; `Date.parse` alone accepts `5`. */
function isTime(text: string): boolean {
  const form = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)$/;
  return form.test(text) && !Number.isNaN(Date.parse(text));
}

function open(
  registry: string,
  commit: string | undefined,
  date: string | undefined,
): { readonly files: RegistryFiles; readonly at: RegistryCommit } {
  if (commit === undefined && date === undefined) {
    const checkout = openCheckout(registry, paths);
    return { files: checkout, at: { commit: checkout.commit, commit_date: checkout.commit_date } };
  }
  const root = resolve(registry);
  if (!existsSync(root) || !statSync(root).isDirectory()) throw new UsageError(`${root} is no folder.`);
  if (commit === undefined || !/^[0-9a-f]{40}$/.test(commit))
    throw new UsageError('--commit takes a full hash of 40 digits.');
  if (date === undefined || !isTime(date))
    throw new UsageError('--date takes an ISO 8601 time, as in 2025-06-09T15:02:16+00:00.');
  return { files: folder(root), at: { commit, commit_date: date } };
}

/** All files or none: writes every temporary file before replacing any. */
function writeTogether(target: string, files: ReadonlyMap<string, string>): void {
  const temporary = [...files].map(([name, text]) => ({
    name,
    text,
    path: join(target, dirname(name), `.${basename(name)}.tmp`),
  }));
  try {
    for (const { path, text } of temporary) writeFileSync(path, text);
    for (const { path, name } of temporary) renameSync(path, join(target, name));
  } finally {
    for (const { path } of temporary) rmSync(path, { force: true });
  }
}

/** Where a command writes. */
type Output = Pick<Console, 'log' | 'error'>;

/**
 * Runs the command; see {@link usage}. Bad input is told in a sentence.
 *
 * @returns its exit code
 */
export async function refresh(args: readonly string[], output: Output): Promise<number> {
  try {
    return await run(args, output);
  } catch (error) {
    if (!isExpected(error)) throw error;
    output.error(error.message);
    output.error('Nothing was written.');
    return 1;
  }
}

async function run(args: readonly string[], output: Output): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      registry: { type: 'string' },
      monorepo: { type: 'string', multiple: true, default: [] },
      tokenlist: { type: 'string' },
      infra: { type: 'string' },
      supersim: { type: 'string' },
      check: { type: 'boolean', default: false },
      history: { type: 'string' },
      commit: { type: 'string' },
      date: { type: 'string' },
      src: { type: 'string', default: join(__dirname, '../../src') },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    output.log(usage);
    return 0;
  }
  const { registry: registryAt, monorepo, tokenlist, infra, supersim } = values;
  if ([registryAt, monorepo[0], tokenlist, infra, supersim].every((each) => each === undefined))
    throw new UsageError(
      `Say what to read and where it is: ${command}. Repositories: --registry, --monorepo, --tokenlist, --infra, --supersim.`,
    );
  const text = (name: string): string | undefined => {
    const path = join(values.src, name);
    return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  };
  const target: Target = {
    folder: values.src,
    text,
    json: (name) => JSON.parse(text(name) ?? 'null') as unknown,
  };

  const parts: Refreshed[] = [];
  if (values.registry !== undefined) {
    const { files: registry, at } = open(values.registry, values.commit, values.date);
    const current = target.json('data/contracts.json') as ContractsFile;
    const data = readRegistry(registry, at, {
      chains: target.json('data/chains.json') as ChainsFile,
      contracts: current,
    });
    if (values.history !== undefined) {
      return addHistory(values.src, current, data, values.history, output);
    }
    const { upgrades } = target.json('data/upgrades.json') as UpgradesFile;
    parts.push({
      from: `${data.chains.chains.length} chains`,
      state: `the registry at ${at.commit.slice(0, 8)}`,
      at,
      command,
      files: serialize(data),
      notices: data.notices,
      decisions: decisionsOn(data, upgrades),
    });
  } else if (values.history !== undefined || values.commit !== undefined || values.date !== undefined)
    throw new UsageError('--history, --commit and --date are options of --registry.');
  if (monorepo.length > 0) parts.push(await monorepoPart(monorepo, target));
  if (tokenlist !== undefined) parts.push(tokenListPart(tokenlist, target));
  if (infra !== undefined) parts.push(await infraPart(infra, target));
  if (supersim !== undefined) parts.push(await supersimPart(supersim, target));
  return parts.map((part) => finish(part, target, values.check, output)).includes(1) ? 1 : 0;
}

/** Writes the result, or only reports changes; returns the exit code. */
function finish(part: Refreshed, target: Target, check: boolean, output: Output): number {
  const { files, notices, decisions, from, state, at } = part;
  const stale = [...files].filter(([name, now]) => target.text(name) !== now).map(([name]) => name);
  if (check) {
    const changes = stale.flatMap((file) =>
      differences(target.json(file), JSON.parse(files.get(file) ?? 'null')).map((each) => ({
        file,
        ...each,
      })),
    );
    output.log(JSON.stringify({ ...at, stale, changes, notices, decisions }, null, 1));
    if (stale.length === 0) return 0;
    output.error(`Stale: ${stale.join(', ')}. Run: ${part.command}`);
    return 1;
  }
  if (stale.length === 0) output.log(`Up to date with ${state}: ${[...files.keys()].join(', ')}`);
  else {
    writeTogether(target.folder, files);
    output.log(`Written from ${from}: ${stale.join(', ')}`);
  }
  for (const notice of notices) output.log(`- ${formatRegistryNotice(notice)}`);
  if (decisions.length > 0) output.log('Left to you:');
  for (const decision of decisions) output.log(`- ${formatRegistryNotice(decision)}`);
  return 0;
}

function addHistory(
  src: string,
  current: ContractsFile,
  data: Parameters<typeof withHistory>[0],
  upgrade: string,
  output: Output,
): number {
  const history = withHistory(data, current.history, upgrade);
  const name = 'data/contracts.json';
  writeTogether(src, new Map([[name, `${JSON.stringify({ ...current, history }, null, 1)}\n`]]));
  output.log(`Written to the history of ${name}: after ${upgrade}, ${data.chains.source.commit_date}`);
  return 0;
}

/** An error to report without a stack. */
function isExpected(error: unknown): error is Error {
  const kinds = [RegistryError, UsageError, CheckoutError, FlagSourceError, FlagRefreshError, AbiError];
  return kinds.some((kind) => error instanceof kind) || isArgumentError(error);
}

/** An unknown option or a missing value. */
function isArgumentError(error: unknown): error is Error {
  return types.isNativeError(error) && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}
