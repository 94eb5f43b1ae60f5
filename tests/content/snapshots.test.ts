/** Snapshots meet the expectations of Docusaurus and our pages, and do not mention later upgrades. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { currentSnapshot, snapshots, snapshotOfVersion } from '@site/src/data/snapshots';
import { allUpgrades } from '@site/src/data/upgrades';
import { validateCorpus } from '@site/src/content/corpus';
import { noteMisplaced } from '@site/src/content/frontMatter';
import { formatProblems } from '@site/src/lib/problems';
import { snapshotNames } from '@site/src/content/versions/files';
import { mentionsIn, namesOfLater } from '@site/src/content/versions/laterUpgrades';

import { pagesIn, root } from '../support/repository';
import { namedAhead } from './laterUpgrades';

const names = snapshotNames();

describe('versions.json', () => {
  it('names earlier snapshots, newest first', () => {
    expect(names.length).toBeGreaterThan(0);
    const places = names.map((name) => snapshots.indexOf(snapshotOfVersion(name)));
    expect(places).toEqual([...places].sort((a, b) => b - a));
    expect(names).not.toContain(currentSnapshot);
  });
});

describe.each(names)('the snapshot of %s', (name) => {
  const folder = `versioned_docs/version-${name}`;
  const pages = pagesIn(folder);
  const ids = pages.map(({ file }) => file.slice(folder.length + 1, -'.mdx'.length));

  it('has valid front matter', () => {
    const written = pages.map((page) => ({ ...page, frontMatter: noteMisplaced(page.frontMatter) }));
    expect(formatProblems(validateCorpus(written))).toBe('');
  });

  it('lists exactly its pages in its sidebars, once each', () => {
    const file = path.join(root, `versioned_sidebars/version-${name}-sidebars.json`);
    const listed = [...readFileSync(file, 'utf8').matchAll(/"id": "([^"]+)"/g)].map(([, id]) => id);
    expect([...listed].sort()).toEqual([...ids].sort());
  });

  it.each(pages.map((page) => [page.file, page.body] as const))(
    'links to its own pages by file and to others by route: %s',
    (file, body) => {
      const targets = [...body.matchAll(/\]\(([./][^)#\s]*)/g)].map(([, target = '']) => target);
      const exists = (target: string): boolean =>
        target.startsWith('/')
          ? target === '/changes' || isPage(target)
          : existsSync(path.resolve(root, path.dirname(file), target));
      expect(targets.filter((target) => !exists(target))).toEqual([]);
    },
  );

  it('does not mention later upgrades', () => {
    const later = namesOfLater(allUpgrades(), name);
    const mentions = pages.flatMap(({ file, text }) =>
      mentionsIn(text, later).map(({ line, word }) => ({ place: `${file}:${line}`, word })),
    );
    const allowed = Object.keys(namedAhead[name] ?? {});
    expect(mentions.filter(({ word }) => !allowed.includes(word))).toEqual([]);
    expect(allowed.filter((each) => !mentions.some(({ word }) => word === each))).toEqual([]);
  });
});

/** Whether a route is a page, current or of a snapshot. */
function isPage(route: string): boolean {
  const [, name = '', rest = ''] = /^\/([^/]+)(\/.*)?$/.exec(route) ?? [];
  const folder = snapshotNames().includes(name) ? `versioned_docs/version-${name}${rest}` : `docs${route}`;
  return ['.mdx', '/index.mdx'].some((end) => existsSync(path.join(root, folder + end)));
}
