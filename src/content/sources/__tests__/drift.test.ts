import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { type DriftReport, type Known, type Verdict } from '@site/src/content/sources/drift';
import { type Totals } from '@site/src/content/sources/report';

import { type GitRepository, gitRepository } from '../../../../tests/support/gitRepository';
import { sources, stateOf, today, writePortal } from '../../../../tests/support/portal';

let folder: string;
let root: string;
let code: GitRepository;
let first: string;

const lines = (...words: string[]): string => words.map((word) => `${word}\n`).join('');
const long = lines(...Array.from({ length: 20 }, (_, number) => `line ${number}`));

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'sources-'));
  root = path.join(folder, 'portal');
  code = gitRepository(path.join(folder, 'code'));
  first = code.commit('2025-06-01', {
    'a.go': lines('one', 'two'),
    'b.go': long,
    'lib/c.go': lines('c'),
    'lib/d.md': lines('d'),
  });
  code.git('tag', 'v1');
  writePortal(root, { x: ['o/code@v1:a.go'], y: ['o/code@v1:b.go'] });
  await sources(root, 'lock', ['--repo', `o/code=${code.folder}`]);
});

afterEach(() => rmSync(folder, { recursive: true }));

const drift = (...args: string[]) => sources(root, 'drift', ['--repo', `o/code=${code.folder}`, ...args]);

async function reported(place = code.folder): Promise<DriftReport & { totals: Totals; code: number }> {
  const outcome = await sources(root, 'drift', ['--repo', `o/code=${place}`, '--format', 'json']);
  return { ...(JSON.parse(outcome.printed) as DriftReport & { totals: Totals }), code: outcome.code };
}

async function verdicts(place?: string): Promise<Record<string, Verdict>> {
  const { subjects } = await reported(place);
  return Object.fromEntries(
    subjects.flatMap(({ sources }) => sources.map(({ entry, verdict }) => [entry, verdict])),
  );
}

/** A clone without blobs, as in the workflow. */
function withoutBlobs(): string {
  const place = path.join(folder, 'partial.git');
  execFileSync('git', ['clone', '-q', '--bare', '--filter=blob:none', `file://${code.folder}`, place]);
  return place;
}

/** Hashes of missing objects. */
function missingFrom(place: string): string[] {
  const list = ['rev-list', '--objects', '--all', '--missing=print'];
  const objects = execFileSync('git', ['-C', place, ...list], { encoding: 'utf8' }).split('\n');
  return objects.filter((line) => line.startsWith('?')).sort();
}

describe('a source', () => {
  it('is unchanged while its file is, whatever else changed', async () => {
    code.commit('2025-07-01', { 'other.go': 'new\n' });
    expect(await verdicts()).toEqual({
      'o/code@v1:a.go': { state: 'unchanged' },
      'o/code@v1:b.go': { state: 'unchanged' },
    });
    expect((await reported()).code).toBe(0);
  });

  it('is changed, with the commits, the lines and the command that shows them', async () => {
    code.commit('2025-07-01', { 'a.go': lines('one', 'TWO') });
    const last = code.commit('2025-08-01', { 'a.go': lines('one', 'TWO', 'three') });
    const report = await reported();
    expect(report.code).toBe(1);
    expect((await verdicts())['o/code@v1:a.go']).toEqual({
      state: 'changed',
      commits: 2,
      lines: { added: 2, removed: 1 },
      command: `git -C ${code.folder} diff ${first.slice(0, 10)} ${last.slice(0, 10)} -- a.go`,
    });
    const command = `${(/git -C \S+ (.*)$/m.exec((await drift()).printed) ?? [])[1]}`;
    expect(code.git(...command.split(' '))).toContain('+three');
  });

  it('is unchanged where it was changed and changed back', async () => {
    code.commit('2025-07-01', { 'a.go': 'something else\n' });
    code.commit('2025-08-01', { 'a.go': lines('one', 'two') });
    expect((await verdicts())['o/code@v1:a.go']).toEqual({ state: 'unchanged' });
  });

  it('is moved where a commit renamed it, several times and with changes', async () => {
    code.commit('2025-07-01', { 'b.go': null, 'new/b.go': `${long}more\n` });
    code.commit('2025-08-01', { 'new/b.go': null, 'newer/z.go': `${long}more\nand more\n` });
    expect((await verdicts())['o/code@v1:b.go']).toMatchObject({
      state: 'moved',
      to: 'newer/z.go',
      commits: 2,
      lines: { added: 2, removed: 0 },
    });
  });

  it('is gone where a commit removed it', async () => {
    code.commit('2025-07-01', { 'b.go': null });
    const verdict = (await verdicts())['o/code@v1:b.go'];
    expect(verdict).toMatchObject({ state: 'gone', commits: 1, lines: { added: 0, removed: 20 } });
  });

  it('is compared by its contents where the history was rewritten', async () => {
    const other = gitRepository(path.join(folder, 'rewritten'));
    other.commit('2025-09-01', { 'a.go': lines('one', 'two'), 'elsewhere/b.go': long });
    expect(await verdicts(other.folder)).toMatchObject({
      'o/code@v1:a.go': { state: 'unchanged' },
      'o/code@v1:b.go': { state: 'moved', to: 'elsewhere/b.go', rewritten: true },
    });
    other.commit('2025-10-01', { 'a.go': lines('one'), 'elsewhere/b.go': null });
    expect(await verdicts(other.folder)).toMatchObject({
      'o/code@v1:a.go': { state: 'changed', rewritten: true },
      'o/code@v1:b.go': { state: 'gone', rewritten: true },
    });
  });

  it('is not compared with a checkout that is older', async () => {
    const late = code.commit('2025-07-01', { 'a.go': 'later\n' });
    writePortal(root, { x: [`o/code@${late}:a.go`], y: [] });
    await sources(root, 'lock', ['--repo', `o/code=${code.folder}`]);
    expect((await verdicts(`${code.folder}@v1`))[`o/code@${late}:a.go`]).toEqual({
      state: 'not compared',
      reason: 'it is of 2025-07-01, and the checkout is of 2025-06-01',
    });
  });

  it('is not compared without a checkout, without a lock and on the web', async () => {
    const web = 'https://example.org/';
    writePortal(root, { x: ['o/code@v1:a.go', 'o/code@v1:lib/c.go', 'o/else@v1:a', web], y: [] });
    const reasons = Object.values(await verdicts()).map((verdict) =>
      verdict.state === 'not compared' ? verdict.reason : verdict.state,
    );
    expect(reasons).toEqual([
      'unchanged',
      'the lock does not have it',
      'no checkout of o/else was given',
      'a web page, which cannot be watched',
    ]);
  });

  it('that is a folder or a pattern names the files that changed', async () => {
    writePortal(root, { x: ['o/code@v1:lib', 'o/code@v1:lib/*.go', 'o/code@v1:lib/*.md'], y: [] });
    await sources(root, 'lock', ['--repo', `o/code=${code.folder}`]);
    code.commit('2025-07-01', { 'lib/c.go': 'C\n', 'lib/e.go': 'e\n' });
    const files = ['lib/c.go', 'lib/e.go'];
    expect(await verdicts()).toMatchObject({
      'o/code@v1:lib': { state: 'changed', files, commits: 1, lines: { added: 2, removed: 1 } },
      'o/code@v1:lib/*.go': { state: 'changed', files, commits: 1 },
      'o/code@v1:lib/*.md': { state: 'unchanged' },
    });
  });
});

describe('a clone without the contents of files', () => {
  it('is enough for every verdict', async () => {
    code.commit('2025-07-01', { 'a.go': lines('one'), 'b.go': null, 'new/b.go': long });
    code.commit('2025-07-02', { 'new/b.go': `${long}more\n` });
    const place = withoutBlobs();
    const before = missingFrom(place);
    const found = await verdicts(place);
    expect(found).toMatchObject({
      'o/code@v1:a.go': { state: 'changed', commits: 1 },
      'o/code@v1:b.go': { state: 'moved', to: 'new/b.go', commits: 2 },
    });
    // Lines are unknown, because nothing is fetched to count them.
    expect(found['o/code@v1:a.go']).not.toHaveProperty('lines');
    expect(missingFrom(place)).toEqual(before);
    expect(before.length).toBeGreaterThan(3);

    code.commit('2025-08-01', { 'new/b.go': null });
    execFileSync('git', ['-C', place, 'fetch', '-q', '--filter=blob:none', 'origin', '+main:main']);
    expect((await verdicts(place))['o/code@v1:b.go']).toMatchObject({ state: 'gone' });
  });
});

describe('a report', () => {
  it('begins with the page whose sources changed most, and counts what it saw', async () => {
    code.commit('2025-07-01', { 'a.go': lines('one', 'two', 'three'), 'b.go': null });
    writePortal(
      root,
      { z: [] },
      { 'src/data/d.json': '{"source":{"repo":"o/code","commit":"v1","path":"a.go"}}' },
    );
    const { subjects, totals } = await reported();
    expect(subjects.map(({ file }) => file)).toEqual([
      'docs/y.mdx',
      'docs/x.mdx',
      'src/data/d.json',
      'docs/z.mdx',
    ]);
    expect(totals).toEqual({
      pages: 3,
      pagesWithSources: 2,
      changedPages: 2,
      dataFiles: 1,
      changedDataFiles: 1,
      sources: 3,
      states: { unchanged: 0, changed: 2, moved: 0, gone: 1, confirmed: 0, 'not compared': 0 },
    });
  });

  it('leaves pages of snapshots out', async () => {
    writePortal(root, {}, { 'versioned_docs/version-old/x.mdx': `---\nsources: ['o/code@v1:a.go']\n---\n` });
    expect((await reported()).subjects.map(({ file }) => file)).toEqual(['docs/x.mdx', 'docs/y.mdx']);
  });

  it('reads well as text and as Markdown', async () => {
    const last = code.commit('2025-07-01', { 'a.go': lines('one') });
    const shown = (await drift()).printed
      .replaceAll(code.folder, 'CODE')
      .replaceAll(last.slice(0, 10), 'LAST')
      .replaceAll(first.slice(0, 10), 'FIRST');
    expect(shown).toMatchInlineSnapshot(`
     "Sources changed of 1 of 2 pages with sources (2 seen) and of 0 of 0 data files.
     2 sources: 1 unchanged, 1 changed, 0 moved, 0 gone, 0 confirmed, 0 not compared.

     Compared with:
       o/code at LAST of 2025-07-01 (CODE)

     /x: 1 of 1 source, 1 commit, +0 −1 lines
       changed: o/code@v1:a.go (1 commit, +0 −1 lines)
           git -C CODE diff FIRST LAST -- a.go

     Nothing changed:
       /y"
    `);
    const markdown = (await drift('--format', 'markdown')).printed;
    expect(markdown).toContain(
      '### /x: 1 of 1 source, 1 commit, +0 −1 lines\n\n- changed: `o/code@v1:a.go` (1 commit, +0 −1 lines)\n  `git -C ',
    );
  });
});

describe('sources:drift --write', () => {
  const known = (): Known => stateOf(root, 'known.json') as Known;

  it('records what each source is now, and keeps what it did not compare', async () => {
    const head = code.commit('2025-07-01', { 'b.go': null });
    await drift('--write');
    expect(known()).toEqual({
      'o/code': {
        commit: head,
        date: '2025-07-01',
        files: { 'a.go': code.git('rev-parse', 'HEAD:a.go'), 'b.go': null },
      },
    });
    const other = gitRepository(path.join(folder, 'other'));
    other.commit('2025-07-02', { 'e.md': 'e\n' });
    other.git('tag', 'v1');
    writePortal(root, { z: ['o/other@v1:e.md'] });
    await sources(root, 'drift', ['--repo', `o/other=${other.folder}`, '--write']);
    expect(Object.keys(known())).toEqual(['o/code', 'o/other']);
  });

  it('is needed for anything to be written', async () => {
    await drift();
    expect(existsSync(path.join(root, 'src/content/sources/state/known.json'))).toBe(false);
  });
});

describe('a page that was read again', () => {
  it('is not reported until its source changes once more', async () => {
    code.commit('2025-07-01', { 'a.go': lines('one') });
    await drift('--write');
    expect((await sources(root, 'confirm', ['/x'])).printed).toBe(
      `/x was read again on ${today} and is still true, with 1 of its 1 source changed.`,
    );
    const { code: exit, totals, subjects } = await reported();
    expect(exit).toBe(0);
    expect(totals.states).toMatchObject({ confirmed: 1, changed: 0 });
    expect(subjects.find(({ route }) => route === '/x')?.sources[0]?.confirmed).toBe(today);
    code.commit('2025-08-01', { 'a.go': lines('two') });
    expect(await reported()).toMatchObject({ code: 1, totals: { states: { confirmed: 0, changed: 1 } } });
  });

  it('counts on other pages that name the same source', async () => {
    writePortal(root, { y: ['o/code@v1:a.go'] });
    code.commit('2025-07-01', { 'a.go': lines('one') });
    await drift('--write');
    await sources(root, 'confirm', ['/x']);
    expect((await reported()).totals.states).toMatchObject({ confirmed: 1, changed: 1 });
  });

  it('may be a data file, which is named by its path', async () => {
    const file = 'src/data/fees.json';
    const source = { repo: 'o/code', commit: 'v1', path: 'a.go' };
    writePortal(root, {}, { [file]: JSON.stringify({ source }) });
    await sources(root, 'lock', ['--repo', `o/code=${code.folder}`]);
    code.commit('2025-07-01', { 'a.go': lines('one') });
    await drift('--write');
    expect((await reported()).totals.states).toMatchObject({ confirmed: 0, changed: 2 });
    await sources(root, 'confirm', [file]);
    const { totals, subjects } = await reported();
    expect(totals.states).toMatchObject({ confirmed: 1, changed: 1 });
    expect(subjects.find((subject) => subject.file === file)?.sources[0]?.confirmed).toBe(today);
  });

  it('may have been confirmed with a source that is gone', async () => {
    code.commit('2025-07-01', { 'a.go': null });
    await drift('--write');
    await sources(root, 'confirm', ['/x']);
    expect((await reported()).totals.states).toMatchObject({ confirmed: 1, gone: 0 });
  });
});

describe('sources:drift refuses', () => {
  const wrong: [string, () => string[], RegExp][] = [
    [
      'no checkout',
      () => [],
      /^Say which repositories are at hand, with --repo owner\/name=CHECKOUT\[@REVISION\]/,
    ],
    ['a path that is no checkout', () => ['--repo', `o/code=${root}`], /portal is no git checkout\./],
    [
      'a revision that is none',
      () => ['--repo', `o/code=${code.folder}@v2`],
      /code has no tag, branch or commit v2\./,
    ],
    [
      'an option as a revision',
      () => ['--repo', `o/code=${code.folder}@--all`],
      /code has no tag, branch or commit --all\./,
    ],
    [
      'a form it does not know',
      () => ['--repo', `o/code=${code.folder}`, '--format', 'xml'],
      /^--format takes text, markdown, json, not "xml"\./,
    ],
    ['an unknown option', () => ['--wirte'], /^Unknown option '--wirte'/],
    [
      'a repository that is given twice',
      () => ['--repo', `o/code=${code.folder}`, '--repo', `o/code=${code.folder}`],
      /^o\/code was given twice\./,
    ],
  ];

  it.each(wrong)('%s, with exit code 2 and nothing written', async (_what, args, sentence) => {
    const outcome = await sources(root, 'drift', ['--write', ...args()]);
    expect(outcome.complaints).toMatch(sentence);
    expect(outcome.complaints).toMatch(/\nNothing was written\.$/);
    expect(outcome).toMatchObject({ code: 2, printed: '' });
    expect(existsSync(path.join(root, 'src/content/sources/state/known.json'))).toBe(false);
  });
});
