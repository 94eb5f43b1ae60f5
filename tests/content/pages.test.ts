import { existsSync } from 'node:fs';
import path from 'node:path';

import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';

import { validateCorpus } from '@site/src/content/corpus';
import { stepsOf } from '@site/src/remark/tutorialSteps';
import { noteMisplaced } from '@site/src/content/frontMatter';
import { formatProblems } from '@site/src/lib/problems';
import { readerPaths } from '@site/src/components/page/Home/readerPaths';

import { parseMdx } from '../../scripts/support/parseMdx';
import { allPages, type PageFile, root } from '../support/repository';

const pages = allPages();
const mdx = unified().use(remarkParse).use(remarkMdx).freeze();

describe('every page', () => {
  it('has readable front matter', () => {
    expect(pages.flatMap(({ unreadable }) => unreadable ?? []).join('\n')).toBe('');
  });

  it('has valid front matter', () => {
    const readable = pages.filter(({ unreadable }) => unreadable === undefined);
    const written = readable.map((page) => ({ ...page, frontMatter: noteMisplaced(page.frontMatter) }));
    expect(formatProblems(validateCorpus(written))).toBe('');
  });

  it.each(pages.map((page) => [page.file, page] as const))('has no problems: %s', (_file, page) => {
    expect(problemsOf(page).join('\n')).toBe('');
  });

  it.each(pages.map((page) => [page.file, page] as const))(
    'links to pages by existing files: %s',
    (_file, page) => {
      expect(linkProblemsOf(page).join('\n')).toBe('');
    },
  );
});

describe('every tutorial that the tests execute', () => {
  const executed = pages.filter(
    ({ body, frontMatter }) => frontMatter.content_type === 'tutorial' && /^<ExecutedWith\b/m.test(body),
  );

  it('has a duration', () => {
    expect(executed.length).toBeGreaterThan(20);
    const timeless = executed.filter(({ frontMatter }) => frontMatter.time_needed === undefined);
    expect(timeless.map(({ file }) => file)).toEqual([]);
  });

  it.each(executed.map((page) => [page.file, page] as const))(
    'has steps to tick, but not too many: %s',
    (file, { body }) => {
      const { length } = stepsOf(parseMdx(new VFile({ path: file, value: body }), mdx));
      expect(length).toBeGreaterThanOrEqual(2);
      expect(length).toBeLessThanOrEqual(16);
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

/** Problems of a page's text, one sentence each. */
function problemsOf({ file, body, frontMatter, unreadable }: PageFile): string[] {
  const prose = withoutCode(body);
  const problems = traps.flatMap(([pattern, sentence]) =>
    pattern.test(prose) ? `${file}:${lineAt(prose, prose.search(pattern))}: ${sentence}` : [],
  );
  if (unreadable !== undefined || frontMatter.content_type === 'landing-page') return problems;
  const [words, least] = [prose.split(/\s+/).length, isReference(body) ? 60 : 150];
  if (words < least) {
    problems.push(
      `${file}: ${words} words are too few: a page has at least ${least}, a landing page any number.`,
    );
  }
  const { categories, sources } = frontMatter;
  const isAboutSite = Array.isArray(categories) && categories.includes('about-this-site');
  if (!isAboutSite && !(Array.isArray(sources) && sources.length > 0)) {
    problems.push(
      `${file}: sources is missing: name what its facts were checked against, as owner/name@ref:path.`,
    );
  }
  return problems;
}

/** Problems of a page's links to files, one sentence each. */
function linkProblemsOf({ file, body }: PageFile): string[] {
  const prose = withoutCode(body);
  return [...prose.matchAll(/\]\((\.{1,2}\/[^)#\s]+)/g)].flatMap(({ index, 1: target = '' }) => {
    const place = `${file}:${lineAt(prose, index)}`;
    if (!target.endsWith('.mdx') && !target.includes('/_samples/')) {
      return `${place}: ${target} is no .mdx file, by which to link to a page, and no sample to download.`;
    }
    return existsSync(path.resolve(root, path.dirname(file), target))
      ? []
      : `${place}: there is no file ${target}.`;
  });
}

/** Phrases to avoid, with replacements. */
const traps = [
  [/^# /m, 'a heading of level 1: the title is the only one; begin with "## ".'],
  [/^####/m, 'a heading below level 3: nothing worth finding is that deep; use "###" or a list.'],
  [/^:::\w+ /m, 'MDX shows this as plain text: write the title of an admonition as :::note[Title].'],
  [/TODO|FIXME|lorem ipsum/i, 'a note to its writer: finish it or take it out.'],
] as const;

/** A reference that a component renders from data. */
function isReference(body: string): boolean {
  return /^<[A-Z]/m.test(body);
}

/** A text without its code, on lines with the same numbers. */
function withoutCode(body: string): string {
  return body
    .replace(/^(`{3,}|~{3,})[\s\S]*?^\1/gm, (code) => code.replace(/[^\n]/g, ''))
    .replace(/`[^`\n]*`/g, '`code`');
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}
