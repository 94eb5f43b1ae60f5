import { existsSync } from 'node:fs';
import path from 'node:path';

import sidebars from '@site/sidebars';
import { validateCorpus } from '@site/src/metadata/corpus';
import { noteMisplaced } from '@site/src/metadata/frontMatter';
import { formatProblems } from '@site/src/metadata/problems';
import { readerPaths } from '@site/src/metadata/readerPaths';
import { treeOf } from '@site/src/navigation/toSidebars';
import { pagesOf, treeProblems } from '@site/src/navigation/walk';

import { allPages, root } from '../support/repository';

const pages = allPages();

describe('every page', () => {
  it('stands in the navigation tree once, and the tree lists nothing else', () => {
    expect(treeProblems(treeOf(sidebars), pages).join('\n')).toBe('');
    expect(pagesOf(treeOf(sidebars))).toHaveLength(pages.length);
  });

  it('has front matter that keeps the rules', () => {
    const written = pages.map((page) => ({ ...page, frontMatter: noteMisplaced(page.frontMatter) }));
    expect(formatProblems(validateCorpus(written))).toBe('');
  });

  it.each(pages.map((page) => [page.file, page] as const))('is sound: %s', (_file, { body, frontMatter }) => {
    const prose = withoutCode(body);
    // The title is the page's only heading of level 1, and nothing worth finding is below level 3.
    expect(prose).not.toMatch(/^# /m);
    expect(prose).not.toMatch(/^####/m);
    // MDX shows what it does not understand as plain text: `:::note Title` is one such trap.
    expect(prose).not.toMatch(/^:::\w+ /m);
    expect(prose).not.toMatch(/TODO|FIXME|lorem ipsum/i);
    if (frontMatter.content_type !== 'landing-page') {
      expect(prose.split(/\s+/).length).toBeGreaterThanOrEqual(isReference(body) ? 60 : 150);
      if (!(frontMatter.categories as string[]).includes('about-this-site')) {
        expect(frontMatter.sources).toBeInstanceOf(Array);
      }
    }
  });

  it.each(pages.map((page) => [page.file, page] as const))(
    'links to pages by files that exist: %s',
    (file, { body }) => {
      const targets = [...withoutCode(body).matchAll(/\]\((\.{1,2}\/[^)#\s]+)/g)].map(
        ([, target]) => target ?? '',
      );
      const missing = targets.filter((target) => !existsSync(path.resolve(root, path.dirname(file), target)));
      expect(missing).toEqual([]);
      // A page may also offer one of its samples for download.
      expect(targets.filter((target) => !target.endsWith('.mdx') && !target.includes('/_samples/'))).toEqual(
        [],
      );
    },
  );
});

describe("a reader's path on the home page", () => {
  const links = Object.entries(readerPaths).flatMap(([reader, path]) =>
    path.links.map(({ to }) => [reader, to] as const),
  );

  it.each(links)('leads the %s to a page for that reader: %s', (reader, to) => {
    expect(pages.find(({ route }) => route === to)?.frontMatter.personas).toContain(reader);
  });
});

/** A reference whose text a component renders from data. */
function isReference(body: string): boolean {
  return /^<[A-Z]/m.test(body);
}

function withoutCode(body: string): string {
  return body.replace(/^(`{3,}|~{3,})[\s\S]*?^\1/gm, '').replace(/`[^`\n]*`/g, '`code`');
}
