import { AbiError, declarations, type AbiRelease } from '../../src/data/abi/contractErrors';
import { abiReleases } from '../../src/data/abi/releases';
import { compareTags } from '../../src/data/cliFlags';
import { type Checkout, openCheckout } from '../support/checkout';
import { type Refreshed, serialized } from './part';

const folder = 'packages/contracts-bedrock/snapshots/abi';
const repo = 'ethereum-optimism/optimism';
const releasesFile = 'src/data/abi/releases.ts';

/** Errors and events of the contracts at each release; none without their tags in the checkout. */
export function abiPart(monorepo: string): Pick<Refreshed, 'files' | 'notices' | 'decisions'> {
  const tags = openCheckout(monorepo, [folder]).tags('op-contracts/v*');
  const missing = abiReleases.filter((release) => !tags.includes(`op-contracts/${release}`));
  if (missing.length > 0) {
    const cause =
      'Releases of op-contracts without a tag in the checkout: errors and events stay as they are';
    return { files: new Map(), notices: [{ cause, places: missing }], decisions: [] };
  }
  const opened = abiReleases.map((release) => ({
    release,
    checkout: openCheckout(`${monorepo}@op-contracts/${release}`, [folder]),
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
  const head = { source: sources.at(-1), other_sources: sources.slice(0, -1), releases: abiReleases };
  const last = `op-contracts/${abiReleases.at(-1) ?? ''}`;
  const newer = tags.filter((tag) => /\/v\d+\.\d+\.\d+(-rc\.\d+)?$/.test(tag) && compareTags(tag, last) > 0);
  return {
    files: new Map([
      ['data/contract-errors.json', serialized({ ...head, errors })],
      ['data/contract-events.json', serialized({ ...head, events })],
    ]),
    notices: [],
    decisions:
      newer.length > 0
        ? [{ cause: `Releases of op-contracts that are newer than those of ${releasesFile}`, places: newer }]
        : [],
  };
}

function releaseOf(release: string, checkout: Checkout): AbiRelease {
  const names = checkout.list(folder).filter((name) => name.endsWith('.json'));
  if (names.length === 0) throw new AbiError(`op-contracts/${release} has no ABIs in ${folder}.`);
  return {
    release,
    abis: new Map(
      names.map((name) => [name.replace(/\.json$/, ''), checkout.read(`${folder}/${name}`) ?? '']),
    ),
  };
}
