/**
 * Freezes the current protocol pages and their data before the next network upgrade:
 *
 * npm run docs:freeze -- isthmus
 *
 * with the name of the upgrade they describe (`currentSnapshot`). Writes nothing until everything is
 * computed, and never changes existing snapshots.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import sidebars from '../sidebars';
import { contractsHistory } from '../src/data/contracts';
import { currentSnapshot } from '../src/data/snapshots';
import { allUpgrades } from '../src/data/upgrades';
import { snapshotNames } from '../src/content/versions/files';
import { planFreeze } from '../src/content/versions/freezePlan';
import { isKept } from '../src/content/versions/scope';
import { filesBelow } from './support/filesBelow';

const root = path.resolve(__dirname, '..');
const textIn =
  (folder: string) =>
  (file: string): string =>
    readFileSync(path.join(root, folder, file), 'utf8');

async function main(args: readonly string[]): Promise<void> {
  const { name, label, files, mentions } = await planFreeze(args, {
    current: currentSnapshot,
    snapshots: snapshotNames(),
    isRecorded: (name) =>
      contractsHistory('mainnet').some((record) => record.label.toLowerCase() === `after ${name}`),
    upgrades: allUpgrades(),
    sidebars,
    files: filesBelow(path.join(root, 'docs')),
    isKept,
    readPage: textIn('docs'),
    readSource: textIn('src'),
    readSheet: async (program) => {
      const sheet = (await import(`../src/data/flag-notes/${program}`)) as { readonly default: object };
      return sheet.default;
    },
  });
  if (mentions.length > 0) {
    console.log(`These lines name upgrades that came after ${label}:\n${mentions.join('\n')}\n`);
  }
  for (const [file, text] of files) {
    const target = path.join(root, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  console.log(`Froze ${files.size} files in versioned_docs/version-${name}.\n`);
  console.log(nextSteps(name, mentions.length > 0));
}

function nextSteps(name: string, namesLater: boolean): string {
  const steps = [
    ...(namesLater
      ? [
          `Take what came later out of versioned_docs/version-${name}, or say in tests/content/laterUpgrades.ts why it stays.`,
        ]
      : []),
    'Name the next upgrade as the current one (src/data/README.md, "Keep it fresh") and add it, with its times, to src/data/upgrades.json.',
    'Run: npm run fences:write',
    'Run: npm run check && npm run build && npm run test:built',
    'Commit, and only then change the current pages.',
  ];
  const list = steps.map((step, index) => `${index + 1}. ${step}`).join('\n');
  return `What comes next (CONTRIBUTING.md, "On the day of a network upgrade"):\n${list}`;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
