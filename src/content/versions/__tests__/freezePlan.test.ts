import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { chainListOf, defaultDetailsOf } from '@site/src/data/chainExcerpts';
import { chainsFile } from '@site/src/data/chains';
import { type Repository, planFreeze } from '@site/src/content/versions/freezePlan';
import { predeploys } from '@site/src/data/predeploys';
import { protocolParams } from '@site/src/data/protocolParams';
import { type Upgrade } from '@site/src/data/upgrades';

const upgrades = [
  { name: 'Holocene', upgrade_number: 12 },
  { name: 'Isthmus', upgrade_number: 15 },
  { name: 'Upgrade 16: contracts', upgrade_number: 16 },
] as unknown as readonly Upgrade[];

const docs: Readonly<Record<string, string>> = {
  'index.mdx': 'Home.',
  'stack/index.mdx': 'A <Term id="safe-head">head</Term>.\n\nBefore Upgrade 16, but not Upgrade 160.',
  'stack/rollup/overview.mdx':
    "import flags from '@site/src/data/flag-notes/op-node';\n\n<CliFlags sheet={flags} />\n\n<ChainPicker />",
  'operators/index.mdx': '<Releases />',
};

const readSource = (file: string): string => readFileSync(join(__dirname, '../../..', file), 'utf8');

const repository: Repository = {
  current: 'isthmus',
  snapshots: ['holocene'],
  isRecorded: () => true,
  upgrades,
  sidebars: { stack: [{ type: 'doc', id: 'stack/index', label: 'Stack' }] },
  files: Object.keys(docs),
  isKept: (id) => id.startsWith('stack/'),
  readPage: (file) => docs[file] ?? '',
  readSource,
  readSheet: (program) => Promise.resolve({ program, groups: [] }),
};

const fileOf = async (name: string): Promise<unknown> =>
  JSON.parse((await planFreeze(['isthmus'], repository)).files.get(name) ?? '');

describe('freezing', () => {
  it('writes the pages that are kept, with the data that they show, and nothing else', async () => {
    const { files } = await planFreeze(['isthmus'], repository);
    const folder = 'versioned_docs/version-isthmus';
    expect([...files.keys()].sort()).toEqual([
      'versioned_docs/version-isthmus/_data/chains.json',
      'versioned_docs/version-isthmus/_data/flags/op-node.json',
      'versioned_docs/version-isthmus/_data/glossary.json',
      'versioned_docs/version-isthmus/_data/your-chain.json',
      'versioned_docs/version-isthmus/index.mdx',
      'versioned_docs/version-isthmus/stack/index.mdx',
      'versioned_docs/version-isthmus/stack/rollup/overview.mdx',
      'versioned_sidebars/version-isthmus-sidebars.json',
      'versions.json',
    ]);
    expect(files.get(`${folder}/_data/glossary.json`)).toBe(readSource('data/glossary.json'));
    expect(files.get(`${folder}/stack/rollup/overview.mdx`)).toContain(
      "import flags from '@site/versioned_docs/version-isthmus/_data/flags/op-node.json';",
    );
    expect(await fileOf('versions.json')).toEqual(['isthmus', 'holocene']);
  });

  it("gives the tools of the reader's chain all of theirs in one file", async () => {
    expect(await fileOf('versioned_docs/version-isthmus/_data/your-chain.json')).toEqual({
      version: 'isthmus',
      source: chainsFile.source,
      chains: chainListOf(chainsFile).chains,
      details: defaultDetailsOf(chainsFile),
      predeploys: Object.fromEntries(predeploys().map(({ name, address }) => [name, address])),
      gameTypes: protocolParams.proofs.respected_game_types,
    });
  });

  it('notes on the flags of a program which snapshot they are of', async () => {
    expect(await fileOf('versioned_docs/version-isthmus/_data/flags/op-node.json')).toEqual({
      program: 'op-node',
      groups: [],
      snapshot: 'isthmus',
    });
  });

  it('says which lines of the pages name later upgrades', async () => {
    const { mentions } = await planFreeze(['isthmus'], repository);
    expect(mentions).toEqual(['docs/stack/index.mdx:3: Upgrade 16']);
  });

  it.each([
    [[], 'nothing'],
    [['holocene'], '"holocene"'],
    [['jovian'], '"jovian"'],
    [['isthmus', 'now'], '"isthmus" "now"'],
  ])('takes no other words than the name of the current upgrade: %j', async (args, got) => {
    await expect(planFreeze(args, repository)).rejects.toThrow(
      `docs:freeze takes one word, "isthmus", because the pages describe Isthmus now. It got ${got}.`,
    );
  });

  it('leaves a snapshot that is there as it is', async () => {
    await expect(planFreeze(['isthmus'], { ...repository, snapshots: ['isthmus'] })).rejects.toThrow(
      'There is a snapshot isthmus already',
    );
  });

  it('asks for the contracts of that time first', async () => {
    await expect(planFreeze(['isthmus'], { ...repository, isRecorded: () => false })).rejects.toThrow(
      'has no contracts "after Isthmus"',
    );
  });

  it('refuses what would not stay as it is, all of it with its place', async () => {
    const pages = {
      ...docs,
      'stack/new.mdx': "import { fees } from '@site/src/data/fees';\n\n<Chart fees={fees} />",
    };
    const asked = planFreeze(['isthmus'], {
      ...repository,
      files: Object.keys(pages),
      readPage: (file) => new Map(Object.entries(pages)).get(file) ?? '',
    });
    await expect(asked).rejects.toThrow(
      [
        'docs/stack/new.mdx:1: @site/src/data/fees is data that a snapshot cannot keep; show it through a component.',
        'docs/stack/new.mdx:3: src/content/versions/shownData.ts does not say which data <Chart> shows.',
      ].join('\n'),
    );
  });
});
