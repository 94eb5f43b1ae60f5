import { categories, contentTypes, personas } from '@site/src/content/vocabulary';
import { snapshotNames } from '@site/src/content/versions/files';

import { readEach } from '../support/attempt';
import { allPages, pagesIn } from '../support/repository';
import { linkProblems } from './links';
import { mdxFiles, readMdx } from './mdxPages';

// mdx.test.ts reports malformed pages.
const { values: files } = readEach(mdxFiles('docs', 'versioned_docs'), (file) => readMdx(file));

/** Routes outside the documentation. */
const others = ['/changes', '/search'].concat(
  Object.entries({ personas, categories, 'content-types': contentTypes }).flatMap(([kind, terms]) => [
    `/${kind}`,
    ...Object.keys(terms).map((id) => `/${kind}/${id}`),
  ]),
);

const routes = new Map<string, string | undefined>([
  ...others.map((route) => [route, undefined] as const),
  ...allPages().map(({ route, file }) => [route, file] as const),
  ...snapshotNames().flatMap((name) => {
    const folder = `versioned_docs/version-${name}`;
    return pagesIn(folder).map(({ file }) => {
      const id = file.slice(folder.length + 1, -'.mdx'.length);
      return [`/${name}/${id}`.replace(/\/index$/, ''), file] as const;
    });
  }),
]);

describe('every link of a page', () => {
  it('leads to an existing route and anchor', () => {
    expect(routes.size).toBeGreaterThan(300);
    expect(linkProblems(files, routes).join('\n')).toBe('');
  });
});

describe('the link check', () => {
  const target = readMdx('docs/b.mdx', 'Text.\n\n## A heading\n\n## Another {/* #named */}\n');
  const known = new Map([
    ['/b', 'docs/b.mdx'],
    ['/changes', undefined],
  ]);
  const problemsOf = (text: string): string[] =>
    linkProblems([target, readMdx('docs/a.mdx', `Text.\n\n${text}\n`)], known);

  it.each([
    ['[a](/c)', '/c is no route. Did you mean /b?'],
    ['<a href="/nowhere">a</a>', '/nowhere is no route.'],
    ['[a](./b.mdx#a-headin)', 'docs/b.mdx has no anchor #a-headin. Did you mean #a-heading?'],
    ['[a](/b#another)', 'docs/b.mdx has no anchor #another.'],
    ['[a](#nowhere)', 'docs/a.mdx has no anchor #nowhere.'],
  ])('finds the problem of %s', (text, sentence) => {
    expect(problemsOf(text)).toEqual([`docs/a.mdx:3: ${sentence}`]);
  });

  it('accepts good links, and anchors from components', () => {
    const good = '## Here\n\n[a](#here) [b](/b#named) [c](./b.mdx#a-heading) [d](https://example.org/#x)';
    expect(problemsOf(good)).toEqual([]);
    expect(problemsOf('<CliFlags />\n\n[a](#any) [b](/changes#any)')).toEqual([]);
  });
});
