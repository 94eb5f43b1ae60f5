/**
 * Every page's MDX can be read, has existing components with valid props, names existing data, and has valid
 * links. In one file, because reading all pages takes longer than any of its checks.
 */
import { categories, contentTypes, personas } from '@site/src/content/vocabulary';
import { snapshotNames } from '@site/src/content/versions/files';

import { readEach } from '../support/attempt';
import { allPages, pagesIn } from '../support/repository';
import { usesOfData } from './dataInPages';
import { linkProblems } from './links';
import { componentProblems } from './mdxComponents';
import { mdxFiles, readMdx } from './mdxPages';

const { values: files, problems } = readEach(mdxFiles('docs', 'versioned_docs'), (file) => readMdx(file));

/** Possible mistakes on line 3 of a page, with the expected message. */
const mistakes = [
  ['<Predeployed name="CrossL2Inbox" />', ':3: <Predeployed> is no component .* Did you mean <Predeploy>'],
  ['<Address adress="0x" />', ":3: <Address>: .*'adress'"],
  ['<SectionIndex folder={1} />', ":3: <SectionIndex>: .*'folder'"],
  ['<ChainValue />', ':3: <ChainValue>: .*missing'],
  ["import X from './_partials/none.mdx';", ':3: there is no file ./_partials/none.mdx.'],
  ["import X from '@site/src/components/None';", ":3: .*Cannot find module '@site"],
  ['- text with <Banner kind="none" />', ':3: <Banner>: .*\'"none"\''],
] as const;
const good =
  '<Predeploy name="CrossL2Inbox" /> and <Term id="safe-head">*it*</Term>, <Address value="0x00" />';
const texts = [...mistakes.map(([text]) => text), good];
const exampleFile = (text: string): string => `docs/example-${texts.indexOf(text)}.mdx`;
const examples = texts.map((text) => readMdx(exampleFile(text), `Text.\n\n${text}\n`));

// Together, because reading the components' types takes long.
const found = componentProblems([...files, ...examples]);
const ofExamples = found.filter((problem) => problem.startsWith('docs/example-'));
const ofPages = found.filter((problem) => !ofExamples.includes(problem));

describe('the MDX of every page', () => {
  it('can be read', () => {
    expect(files.length).toBeGreaterThan(200);
    expect(problems.join('\n')).toBe('');
  });

  it('has existing components with valid props', () => {
    expect(ofPages.join('\n')).toBe('');
  });
});

describe('the component check', () => {
  it.each(mistakes)('finds the problem of %s', (text, sentence) => {
    const found = ofExamples.filter((problem) => problem.startsWith(exampleFile(text)));
    expect(found.join('\n')).toMatch(new RegExp(sentence));
  });

  it('accepts good components', () => {
    expect(ofExamples.filter((problem) => problem.startsWith(exampleFile(good)))).toEqual([]);
  });
});

describe('terms, predeploys and events on pages', () => {
  const pages = files.filter(({ file }) => file.startsWith('docs/'));
  const found = pages.flatMap(usesOfData);

  it('are found', () => {
    expect(pages.length).toBeGreaterThan(30);
    expect([...new Set(found.map(({ element }) => element))].sort()).toEqual([
      'Audits',
      'DataFiles',
      'ErrorSelector',
      'EventTopic',
      'FunctionSelector',
      'Predeploy',
      'Term',
      'TokenList',
      'WithdrawalTimeline',
    ]);
  });

  it('exist in the data', () => {
    expect(found.flatMap(({ problem }) => problem ?? [])).toEqual([]);
  });
});

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
