/** Plans the output of `npm run docs:freeze` before anything is written. */
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

import { chainListOf, defaultDetailsOf } from '../../data/chainExcerpts';
import { chainsFileSchema } from '../../data/chains.schema';
import { errorsFileSchema } from '../../data/errors.schema';
import { errorSelectors } from '../../data/errorSelectors';
import { predeploysFileSchema } from '../../data/predeploys.schema';
import { protocolParamsFileSchema } from '../../data/protocolParams.schema';
import type { Upgrade } from '../../data/upgrades';
import type { ChainsThen } from '../../data/chainsThen';
import { dataFolder, dataShownOn, firstPage, frozenFiles, frozenSidebars, withFirstPage } from './freeze';
import { mentionsIn, namesOfLater } from './laterUpgrades';
import { type FrozenName } from './shownData';

export interface Repository {
  /** Upgrade that the current pages describe. */
  readonly current: string;
  /** Existing snapshots, newest first. */
  readonly snapshots: readonly string[];
  /** Whether contracts.json covers an upgrade, whose day the notices need. */
  readonly isRecorded: (name: string) => boolean;
  /** Oldest first. */
  readonly upgrades: readonly Upgrade[];
  readonly sidebars: SidebarsConfig;
  /** All paths below `docs/`. */
  readonly files: readonly string[];
  readonly isKept: (id: string) => boolean;
  /** Path below `docs/`. */
  readonly readPage: (file: string) => string;
  /** Path below `src/`. */
  readonly readSource: (file: string) => string;
  /** Annotated flags of a program. */
  readonly readSheet: (program: string) => Promise<object>;
}

export interface FreezePlan {
  readonly name: string;
  readonly label: string;
  /** Text by path in the repository. */
  readonly files: ReadonlyMap<string, string>;
  /** Lines that name later upgrades, as `docs/page.mdx:12: Upgrade 16`. */
  readonly mentions: readonly string[];
}

/** @throws a sentence for each problem */
export async function planFreeze(args: readonly string[], repository: Repository): Promise<FreezePlan> {
  const { current, snapshots, upgrades, sidebars, files, isKept, readPage } = repository;
  const label = upgrades.find((upgrade) => upgrade.name.toLowerCase() === current)?.name ?? current;
  const [name, ...others] = args;
  if (name !== current || others.length > 0) {
    const got = args.length === 0 ? 'nothing' : args.map((word) => `"${word}"`).join(' ');
    throw new Error(
      `docs:freeze takes one word, "${current}", because the pages describe ${label} now. It got ${got}.`,
    );
  }
  if (snapshots.includes(name)) {
    throw new Error(
      `There is a snapshot ${name} already, and a snapshot does not change: the next upgrade has to be named first (src/data/README.md).`,
    );
  }
  if (!repository.isRecorded(name)) {
    throw new Error(
      `src/data/contracts.json has no contracts "after ${label}" in its history, whose day the pages would be as of: record them first.`,
    );
  }
  const pages = frozenFiles(files, readPage, { name, isKept });
  const sources = new Map([...pages.keys()].map((file) => [file, readPage(file)]));
  const { names, sheets, problems } = dataShownOn(sources);
  if (problems.length > 0) throw new Error(problems.join('\n'));

  const folder = `versioned_docs/version-${name}`;
  const written = new Map([...pages].map(([file, text]) => [`${folder}/${file}`, text]));
  written.set(`${folder}/index.mdx`, firstPage(label));
  for (const each of names) {
    written.set(`${folder}/${dataFolder}/${each}.json`, frozenData(each, name, repository.readSource));
  }
  for (const program of sheets) {
    const sheet = { ...(await repository.readSheet(program)), snapshot: name };
    written.set(`${folder}/${dataFolder}/flags/${program}.json`, json(sheet));
  }
  written.set(
    `versioned_sidebars/version-${name}-sidebars.json`,
    json(withFirstPage(frozenSidebars(sidebars, isKept), label)),
  );
  written.set('versions.json', json([name, ...snapshots]));

  const later = namesOfLater(upgrades, name);
  const mentions = [...sources].flatMap(([file, text]) =>
    mentionsIn(text, later).map(({ line, word }) => `docs/${file}:${line}: ${word}`),
  );
  return { name, label, files: written, mentions };
}

function json(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}

/** A snapshot's data file: a copy, or the excerpt it shows. */
export function frozenData(name: FrozenName, version: string, readSource: Repository['readSource']): string {
  const read = (file: string): unknown => JSON.parse(readSource(`data/${file}.json`));
  if (name === 'errorSelectors') return json(errorSelectors(errorsFileSchema.parse(read('errors'))));
  // One file for all tools of the reader's chain.
  if (name !== 'your-chain') return readSource(`data/${name}.json`);
  const now = chainsFileSchema.parse(read('chains'));
  const { source, chains } = chainListOf(now);
  const { predeploys, interop_predeploys } = predeploysFileSchema.parse(read('predeploys'));
  const { proofs } = protocolParamsFileSchema.parse(read('protocol-params'));
  const then: ChainsThen = {
    version,
    source,
    chains,
    details: defaultDetailsOf(now),
    predeploys: Object.fromEntries(
      [...predeploys, ...interop_predeploys].map((each) => [each.name, each.address]),
    ),
    gameTypes: proofs.respected_game_types,
  };
  return json(then);
}
