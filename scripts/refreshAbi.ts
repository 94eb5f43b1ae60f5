/**
 * Writes which errors and events the contracts declare, by release: contract-errors.json and contract-events.json of
 * src/data.
 *
 *   npm run data:abi -- --abi PATH           read the releases below from a checkout or a bare repository of the monorepo
 *   npm run data:abi -- --abi PATH --check   write nothing; exit 1 if anything would change
 *
 * `--src DIR` names another folder than src (tests). Releases are tags of the repository; add one to `releases`.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { AbiError, declarations, type AbiRelease } from '../src/data/abi/contractErrors';
import { abiReleases } from '../src/data/abi/releases';
import { CheckoutError, openCheckout, type Checkout } from './support/checkout';

const command = 'npm run data:abi -- --abi PATH';
const folder = 'packages/contracts-bedrock/snapshots/abi';
const repo = 'ethereum-optimism/optimism';

/** A mistake in how the script was called, told without a stack. */
class UsageError extends Error {}

function releaseOf(release: string, checkout: Checkout): AbiRelease {
  const names = checkout.list(folder).filter((name) => name.endsWith('.json'));
  const abis = names.map((name): readonly [string, string] => [
    name.replace(/\.json$/, ''),
    checkout.read(`${folder}/${name}`) ?? '',
  ]);
  return { release, abis: new Map(abis) };
}

function main(): number {
  const { values } = parseArgs({
    options: {
      abi: { type: 'string' },
      check: { type: 'boolean', default: false },
      src: { type: 'string', default: join(__dirname, '../src') },
    },
  });
  const { abi, src } = values;
  if (abi === undefined) throw new UsageError(`Say where the monorepo is: ${command}`);
  const opened = abiReleases.map((release) => ({
    release,
    checkout: openCheckout(`${abi}@op-contracts/${release}`, [folder]),
  }));
  const { errors, events } = declarations(
    opened.map(({ release, checkout }) => releaseOf(release, checkout)),
  );
  const sources = opened.map(({ checkout: { commit, commit_date } }) => ({
    repo,
    commit,
    path: folder,
    commit_date,
  }));
  const head = {
    source: sources.at(-1),
    other_sources: sources.slice(0, -1),
    releases: abiReleases,
  };
  const texts = [
    ['contract-errors.json', { ...head, errors }],
    ['contract-events.json', { ...head, events }],
  ] as const;
  const stale = texts
    .map(([name, file]) => ({
      name,
      path: join(src, 'data', name),
      text: `${JSON.stringify(file, null, 1)}\n`,
    }))
    .filter(({ path, text }) => !existsSync(path) || readFileSync(path, 'utf8') !== text);
  const names = stale.map(({ name }) => name).join(', ');
  if (stale.length === 0) console.log(`Up to date: ${errors.length} errors and ${events.length} events.`);
  else if (values.check) {
    console.error(`Stale: ${names}. Run: ${command}`);
    return 1;
  } else {
    for (const { path, text } of stale) writeFileSync(path, text);
    console.log(`Written: ${names}, with ${errors.length} errors and ${events.length} events.`);
  }
  return 0;
}

try {
  process.exitCode = main();
} catch (error) {
  if (!(error instanceof UsageError || error instanceof AbiError || error instanceof CheckoutError))
    throw error;
  console.error(error.message);
  process.exitCode = 2;
}
