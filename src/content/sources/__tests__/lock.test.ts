import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { isExcepted, unusedExceptions } from '@site/src/content/sources/exceptions';
import { type Lock, unusedOfLock } from '@site/src/content/sources/lock';

import { type GitRepository, gitRepository } from '../../../../tests/support/gitRepository';
import { sources, stateOf, writePortal } from '../../../../tests/support/portal';

let folder: string;
let root: string;
let code: GitRepository;
let first: string;
let second: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sources-'));
  root = path.join(folder, 'portal');
  code = gitRepository(path.join(folder, 'code'));
  first = code.commit('2025-06-01', { 'a.go': 'one\n', 'lib/b.go': 'two\n', 'lib/c.md': 'three\n' });
  code.git('tag', 'a/v1.0.0');
  second = code.commit('2025-07-01', { 'a.go': 'one\nmore\n' });
  code.git('branch', 'release');
});

afterEach(() => rmSync(folder, { recursive: true }));

const blob = (revision: string, file: string): string => code.git('rev-parse', `${revision}:${file}`);
const lock = (...more: string[]) => sources(root, 'lock', ['--repo', `o/code=${code.folder}`, ...more]);

describe('sources:lock', () => {
  it('resolves tags, short and full commits, files, folders and patterns', async () => {
    writePortal(
      root,
      { x: ['o/code@a/v1.0.0:a.go', `o/code@${second.slice(0, 8)}:a.go`, 'https://example.org/'] },
      {
        'src/data/d.json': JSON.stringify({
          source: { repo: 'o/code', commit: first, path: 'lib, lib/*.{go,md}, lib/b.go' },
        }),
        'versioned_docs/version-old/y.mdx': `---\nsources: ['o/code@a/v1.0.0:lib/b.go']\n---\n`,
      },
    );
    expect(await lock()).toMatchObject({ code: 0, complaints: '' });
    const at = { commit: first, date: '2025-06-01' };
    expect(stateOf(root, 'lock.json')).toEqual({
      'o/code': {
        [second.slice(0, 8)]: { commit: second, date: '2025-07-01', files: { 'a.go': blob(second, 'a.go') } },
        [first]: {
          ...at,
          files: {
            lib: blob(first, 'lib'),
            'lib/*.{go,md}': expect.stringMatching(/^[0-9a-f]{40}$/) as string,
            'lib/b.go': blob(first, 'lib/b.go'),
          },
        },
        'a/v1.0.0': { ...at, files: { 'a.go': blob(first, 'a.go'), 'lib/b.go': blob(first, 'lib/b.go') } },
      },
    });
  });

  it('changes nothing the second time', async () => {
    writePortal(root, { x: ['o/code@a/v1.0.0:a.go'] });
    expect((await lock()).printed).toMatch(/^Written: 1 sources/);
    expect((await lock()).printed).toMatch(/^Up to date: 1 sources/);
  });

  it('keeps what no given checkout resolves, and says so', async () => {
    const other = gitRepository(path.join(folder, 'other'));
    const hash = other.commit('2025-01-01', { 'e.md': 'text\n' });
    writePortal(root, { x: ['o/code@a/v1.0.0:a.go', `o/other@${hash}:e.md`] });
    await lock('--repo', `o/other=${other.folder}`);
    const before = stateOf(root, 'lock.json');
    const again = await lock();
    expect(again.code).toBe(0);
    expect(again.printed).toContain(`o/other@${hash}:e.md: no checkout of o/other was given`);
    expect(stateOf(root, 'lock.json')).toEqual(before);
  });

  it('drops what no page names any more', async () => {
    writePortal(root, { x: ['o/code@a/v1.0.0:a.go', 'o/code@a/v1.0.0:lib/b.go'] });
    await lock();
    writePortal(root, { x: ['o/code@a/v1.0.0:a.go'] });
    await lock();
    expect(Object.keys((stateOf(root, 'lock.json') as Lock)['o/code']?.['a/v1.0.0']?.files ?? {})).toEqual([
      'a.go',
    ]);
  });

  it('says when a tag was moved', async () => {
    writePortal(root, { x: ['o/code@a/v1.0.0:a.go'] });
    await lock();
    code.git('tag', '--force', 'a/v1.0.0', second);
    expect((await lock()).printed).toContain(
      `o/code@a/v1.0.0 was ${first.slice(0, 10)} and is now ${second.slice(0, 10)}: the tag was moved.`,
    );
  });

  it('takes a second checkout for what the first one lacks', async () => {
    const fork = gitRepository(path.join(folder, 'fork'));
    const late = fork.commit('2025-09-01', { 'z.go': 'z\n' });
    writePortal(root, { x: ['o/code@a/v1.0.0:a.go', `o/code@${late}:z.go`] });
    expect((await lock('--repo', `o/code=${fork.folder}`)).code).toBe(0);
  });

  it.each([
    ['a branch, which moves', 'o/code@release:a.go', 'no checkout has a tag or commit release'],
    ['a commit that is not there', 'o/code@0123abcd:a.go', 'no checkout has a tag or commit 0123abcd'],
    ['a file that is not there', 'o/code@a/v1.0.0:z.go', 'there is no such file at a/v1.0.0'],
    ['an option in the place of a revision', 'o/code@--all:a.go', 'no checkout has a tag or commit --all'],
  ])('does not resolve %s, and ends with 1', async (_what, entry, reason) => {
    writePortal(root, { x: [entry] });
    const outcome = await lock();
    expect(outcome.code).toBe(1);
    expect(outcome.printed).toContain(`${entry}: ${reason}`);
  });
});

describe('sources:lock refuses', () => {
  const wrong: [string, () => string[], RegExp][] = [
    [
      'no checkout',
      () => [],
      /^Say which repositories are at hand, with --repo owner\/name=CHECKOUT for each\./,
    ],
    ['an unknown option', () => ['--repos', 'x'], /^Unknown option '--repos'/],
    ['a word it does not know', () => ['x'], /^Unexpected argument 'x'/],
    [
      'a repository without a path',
      () => ['--repo', 'o/code'],
      /^--repo takes owner\/name=CHECKOUT, not "o\/code"\./,
    ],
    [
      'a repository that nothing names',
      () => ['--repo', `o/cod=${code.folder}`],
      /names o\/cod as a source\. Did you mean o\/code\?/,
    ],
    ['a path that is no checkout', () => ['--repo', `o/code=${root}`], /portal is no git checkout\./],
    ['a path that is not there', () => ['--repo', 'o/code=/no/where'], /^\/no\/where is no git checkout\./],
    ['a folder inside a checkout', () => ['--repo', `o/code=${code.folder}/lib`], /lib is no git checkout\./],
  ];

  it.each(wrong)('%s, in one sentence and with nothing written', async (_what, args, sentence) => {
    writePortal(root, { x: ['o/code@a/v1.0.0:a.go'] });
    const outcome = await sources(root, 'lock', args());
    expect(outcome.complaints).toMatch(sentence);
    expect(outcome).toMatchObject({ code: 2, printed: '' });
    expect(existsSync(path.join(root, 'src/content/sources/state/lock.json'))).toBe(false);
  });

  it('pages and data that cannot be read, all at once', async () => {
    writePortal(
      root,
      { x: [] },
      {
        'docs/y.mdx': '---\ntitle: A: b\n---\n\nText.\n',
        'versioned_docs/version-old/z.mdx': '---\n- title\n---\n',
        'src/data/d.json': '{',
      },
    );
    const { code: exit, complaints } = await lock();
    expect(exit).toBe(2);
    expect(complaints.split('\n')).toEqual([
      expect.stringMatching(/^docs\/y\.mdx: its front matter cannot be read: .* at line 2, column 8\.$/),
      'versioned_docs/version-old/z.mdx: its front matter cannot be read: it is not a list of fields.',
      expect.stringMatching(/src\/data\/d\.json is not readable as JSON: /),
      'Nothing was written.',
    ]);
  });

  it('a portal without pages', async () => {
    expect(await lock()).toMatchObject({
      code: 2,
      complaints: expect.stringContaining('holds no pages') as string,
    });
  });
});

describe('exceptions', () => {
  const lockOf: Lock = { 'o/code': { v1: { commit: 'c', date: '2025-01-01', files: { a: 'x' } } } };
  const why = 'Because.';

  it('cover an entry, a revision or a repository', () => {
    const covers = (source: string): boolean => isExcepted('o/code@v1:a', [{ why, sources: [source] }]);
    expect(['o/code@v1:a', 'o/code@v1', 'o/code'].map(covers)).toEqual([true, true, true]);
    expect(['o/code@v1:b', 'o/code@v', 'o/cod'].map(covers)).toEqual([false, false, false]);
  });

  it('are unused where nothing is named, or all of it is locked', () => {
    const unused = (source: string, entry: string): string[] =>
      unusedExceptions([{ why, sources: [source] }], [entry], lockOf);
    expect(unused('o/code', 'o/code@v1:a')).toEqual(['o/code']);
    expect(unused('o/gone', 'o/code@v1:a')).toEqual(['o/gone']);
    expect(unused('o/code@v1', 'o/code@v1:b')).toEqual([]);
  });

  it('are told apart from what the lock has and nothing names', () => {
    expect(unusedOfLock(lockOf, ['o/code@v1:a'])).toEqual([]);
    expect(unusedOfLock(lockOf, [])).toEqual(['o/code@v1:a']);
  });
});
