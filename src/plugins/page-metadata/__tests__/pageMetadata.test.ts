import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import type { DocMetadata } from '@docusaurus/plugin-content-docs';

import { type PageSummary } from '@site/src/content/pageSummary';
import { groupByType } from '@site/src/content/pageGroups';
import { tagLists, tagPages } from '@site/src/content/tags';
import { categories } from '@site/src/content/vocabulary';
import { parseCommitLog, readCommits } from '@site/src/content/commits';
import { routeOf, summarize } from '@site/src/content/pages';

const page: PageSummary = {
  route: '/a',
  title: 'A',
  description: 'About a.',
  contentType: 'guide',
  personas: ['auditor'],
  categories: ['evm', 'bridges'],
};

function doc(permalink: string, title: string, more: Partial<DocMetadata> = {}): DocMetadata {
  const frontMatter = {
    title: `Page ${title}`,
    description: 'A description that is long enough to pass the check of its length.',
    lang: 'en-US',
    content_type: 'guide',
    personas: ['auditor'],
    categories: ['evm'],
    topic: title.toLowerCase(),
    is_imported_content: 'false',
  };
  return { permalink, title, description: `About ${title}.`, frontMatter, ...more } as unknown as DocMetadata;
}

describe('index pages of tags', () => {
  it('exist for every tag of the vocabulary and list the pages that carry it', () => {
    const lists = tagPages([page]);
    expect(lists.find(({ kind, id }) => kind === 'categories' && id === 'evm')?.pages).toEqual([page]);
    expect(lists.find(({ kind, id }) => kind === 'personas' && id === 'auditor')?.pages).toEqual([page]);
    expect(lists.find(({ kind, id }) => kind === 'content-types' && id === 'tutorial')?.pages).toEqual([]);
  });

  it('can be filtered by the tags of the other kinds that their pages have', () => {
    const guides = tagPages([page]).find(({ id }) => id === 'guide');
    expect(guides).toMatchObject({ tag: { label: 'Guide' }, listTitle: 'Pages by kind' });
    expect(guides?.filters).toEqual([
      { kind: 'personas', tags: [{ id: 'auditor', label: 'Auditor' }] },
      {
        kind: 'categories',
        tags: [
          { id: 'evm', label: 'EVM' },
          { id: 'bridges', label: 'Bridges' },
        ],
      },
    ]);
  });

  it('begin with the pages that name the tag first, else keep their order', () => {
    const second: PageSummary = { ...page, route: '/second', categories: ['bridges', 'evm'] };
    const [first, other] = ['/z', '/b'].map((route) => ({ ...page, route }));
    const lists = tagPages([second, first ?? page, other ?? page]);
    const evm = lists.find(({ kind, id }) => kind === 'categories' && id === 'evm');
    expect(evm?.pages.map(({ route }) => route)).toEqual(['/z', '/b', '/second']);
  });

  it("of a reader begin with the reader's own section, and keep the order of the menu in each", () => {
    const own = ['/operators/z', '/operators/a'].map((route) => ({ ...page, route }));
    const shared = ['/interop/z', '/operators/b'].map((route): PageSummary => ({
      ...page,
      route,
      personas: ['node-operator', 'auditor'],
    }));
    const lists = tagPages([...shared, ...own, { ...page, route: '/interop/a' }]);
    const auditor = lists.find(({ kind, id }) => kind === 'personas' && id === 'auditor');
    expect(auditor?.pages.map(({ route }) => route)).toEqual([
      '/operators/b',
      '/operators/z',
      '/operators/a',
      '/interop/z',
      '/interop/a',
    ]);
  });

  it('are grouped by kind: what to do first, notices newest first, landing pages last', () => {
    const make = (route: string, more: Partial<PageSummary>): PageSummary => ({ ...page, route, ...more });
    const groups = groupByType([
      make('/section', { contentType: 'landing-page' }),
      make('/notices/old', { contentType: 'notice', date: '2025-01-01' }),
      make('/z', { contentType: 'guide' }),
      make('/notices/new', { contentType: 'notice', date: '2026-01-01' }),
      make('/a', { contentType: 'guide' }),
      make('/steps', { contentType: 'tutorial' }),
    ]);
    expect(groups.map(({ title, pages }) => [title, pages.map(({ route }) => route)])).toEqual([
      ['Tutorials', ['/steps']],
      ['Guides', ['/z', '/a']],
      ['Notices', ['/notices/new', '/notices/old']],
      ['Sections', ['/section']],
    ]);
  });

  it('are counted in one list for each kind, categories in their layers', () => {
    const lists = tagLists([page]);
    expect(lists.map(({ kind }) => kind)).toEqual(['personas', 'content-types', 'categories']);
    const execution = lists[2]?.groups.find(({ label }) => label === 'Execution');
    expect(execution?.tags.find(({ id }) => id === 'evm')?.pages).toBe(1);
    const ids = lists[2]?.groups.flatMap(({ tags }) => tags.map(({ id }) => id)) ?? [];
    expect(ids.sort()).toEqual(Object.keys(categories).sort());
  });
});

describe('pages', () => {
  it.each([
    ['/', '/', '/'],
    ['/docs/', '/docs/', '/'],
    ['/docs/a/', '/docs/', '/a'],
    ['/a/b', '/', '/a/b'],
  ])('at %s under %s have the route %s', (permalink, baseUrl, route) => {
    expect(routeOf(permalink, baseUrl)).toBe(route);
  });

  it('keep their order in summaries, in which notices are dated', () => {
    const notice = doc('/y', 'Act', {});
    const head = {
      status: 'act-now',
      published: '2026-02-01',
      audience: ['auditor'],
      otherwise: 'Nodes with older software leave the chain at the activation.',
    };
    const dated: DocMetadata = {
      ...notice,
      frontMatter: { ...notice.frontMatter, content_type: 'notice', notice: head },
    };
    expect(summarize([doc('/z', 'Beta'), dated], '/').map(({ title, date }) => [title, date])).toEqual([
      ['Beta', undefined],
      ['Act', '2026-02-01'],
    ]);
  });
});

describe('the commit of a page', () => {
  it('is the newest one that touched its file', () => {
    const log = '\u0000bbb\n\ndocs/a.mdx\n\u0000aaa\n\ndocs/a.mdx\ndocs/b.mdx\n';
    expect([...parseCommitLog(log)]).toEqual([
      ['docs/a.mdx', 'bbb'],
      ['docs/b.mdx', 'aaa'],
    ]);
  });

  it('is unknown without a history', () => {
    expect(parseCommitLog('').size).toBe(0);
  });

  describe('read from a repository', () => {
    let folder: string;
    const whole = (): string => path.join(folder, 'whole');
    const git = (...args: string[]): string =>
      execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example', ...args], {
        cwd: whole(),
        encoding: 'utf8',
        env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' },
      }).trim();

    beforeAll(() => {
      folder = mkdtempSync(path.join(tmpdir(), 'history-'));
      mkdirSync(path.join(whole(), 'docs'), { recursive: true });
      git('init', '-q');
      git('config', 'core.abbrev', '12');
      for (const page of ['a', 'b']) {
        writeFileSync(path.join(whole(), `docs/${page}.mdx`), page);
        git('add', '.');
        git('commit', '-q', '-m', page);
      }
    });
    afterAll(() => rmSync(folder, { recursive: true, force: true }));

    it('is named in full, whatever length short hashes have there', () => {
      expect(Object.fromEntries(readCommits(whole()))).toEqual({
        'docs/a.mdx': git('rev-parse', 'HEAD~1'),
        'docs/b.mdx': git('rev-parse', 'HEAD'),
      });
    });

    it('is unknown in a shallow clone, whose one commit would seem to have made every page', () => {
      const shallow = path.join(folder, 'shallow');
      git('clone', '-q', '--depth', '1', pathToFileURL(whole()).href, shallow);
      expect(readCommits(shallow).size).toBe(0);
    });

    it('is unknown outside of any repository', () => {
      const bare = path.join(folder, 'bare');
      mkdirSync(bare);
      expect(readCommits(bare).size).toBe(0);
    });
  });
});
