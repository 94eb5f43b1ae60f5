/** Runs the steps of .github/workflows/sources.yml in order, on temporary repositories. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';

import { type DriftReport } from '@site/src/content/sources/drift';
import { type Issue, issueBody, nextStep } from '@site/src/content/sources/issue';

import { type GitRepository, gitRepository } from '../../../../tests/support/gitRepository';
import { sources, writePortal } from '../../../../tests/support/portal';
import { root as project } from '../../../../tests/support/repository';

let folder: string;
let root: string;
let code: GitRepository;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'sources-'));
  root = path.join(folder, 'portal');
  code = gitRepository(path.join(folder, 'github/o/code'));
  code.commit('2025-06-01', { 'a.go': 'one\n' });
  code.git('tag', 'v1');
  writePortal(root, { x: ['o/code@v1:a.go'] });
  await sources(root, 'lock', ['--repo', `o/code=${code.folder}`]);
});

afterEach(() => rmSync(folder, { recursive: true }));

/** A minimal GitHub issue tracker. */
class Tracker {
  readonly issues: (Issue & { title?: string })[] = [];
  readonly asked: string[] = [];

  readonly request = ((
    input: string,
    { method, body }: { method: string; body?: string },
  ): Promise<Response> => {
    const url = new URL(input);
    this.asked.push(`${method} ${url.pathname}`);
    const content = (body === undefined ? {} : JSON.parse(body)) as Partial<Issue>;
    if (method === 'POST') {
      this.issues.unshift({ number: this.issues.length + 1, state: 'open', body: '', ...content });
    } else if (method === 'PATCH') {
      const index = this.issues.findIndex(({ number }) => url.pathname.endsWith(`/${number}`));
      const issue = this.issues[index];
      if (issue) this.issues[index] = { ...issue, ...content };
    }
    return Promise.resolve(new Response(JSON.stringify(method === 'GET' ? this.issues : {})));
  }) as typeof fetch;
}

const env = {
  GITHUB_REPOSITORY: 'o/docs',
  GITHUB_TOKEN: 'secret',
  GITHUB_API_URL: 'https://api.example.org',
};
let runs = 0;

/** A weekly run of the workflow. */
async function week(tracker: Tracker): Promise<string> {
  const place = path.join(folder, `clones${runs++}`);
  const cloned = await sources(root, 'clone', [place, '--from', `file://${folder}/github/`]);
  expect(cloned).toMatchObject({ code: 0, complaints: '' });
  const repositories = cloned.printed.split('\n').flatMap((line) => ['--repo', line]);
  const drift = await sources(root, 'drift', [...repositories, '--format', 'json']);
  expect([0, 1]).toContain(drift.code);
  const report = path.join(folder, 'drift.json');
  writeFileSync(report, drift.printed);
  const outcome = await sources(root, 'issue', [report], { env, request: tracker.request });
  expect(outcome).toMatchObject({ code: 0, complaints: '' });
  return outcome.printed;
}

describe('the weekly comparison', () => {
  it('keeps one issue up to date: opened, renewed, closed and opened again', async () => {
    const tracker = new Tracker();
    expect(await week(tracker)).toBe('The issue is up to date.');
    expect(tracker.issues).toEqual([]);

    code.commit('2025-07-01', { 'a.go': 'two\n' });
    expect(await week(tracker)).toBe('An issue was opened.');
    expect(tracker.issues).toMatchObject([{ state: 'open', title: 'Sources of pages have changed' }]);
    expect(tracker.issues[0]?.body).toContain('changed: `o/code@v1:a.go` (1 commit)');
    expect(tracker.issues[0]?.body).toContain('npm run sources:confirm -- ROUTE');

    code.commit('2025-08-01', { 'a.go': null, 'b.go': 'two\n' });
    expect(await week(tracker)).toBe('Issue 1 was brought up to date; it is open.');

    code.commit('2025-09-01', { 'a.go': 'one\n' });
    expect(await week(tracker)).toBe('Issue 1 was brought up to date; it is closed.');

    code.commit('2025-10-01', { 'a.go': null });
    expect(await week(tracker)).toBe('Issue 1 was brought up to date; it is open.');
    expect(tracker.issues).toHaveLength(1);
    expect(tracker.issues[0]?.body).toContain('gone: `o/code@v1:a.go`');
  });

  it('clones no contents of files', async () => {
    const place = path.join(folder, 'clones');
    await sources(root, 'clone', [place, '--from', `file://${folder}/github/`]);
    const clone = path.join(place, 'o/code');
    expect(readFileSync(path.join(clone, 'config'), 'utf8')).toContain('partialclonefilter = blob:none');
  });

  it('goes on without a repository that is gone, and says so', async () => {
    const other = gitRepository(path.join(folder, 'elsewhere'));
    other.commit('2025-06-01', { 'e.md': 'e\n' });
    other.git('tag', 'v1');
    writePortal(root, { y: ['o/other@v1:e.md'] });
    await sources(root, 'lock', ['--repo', `o/other=${other.folder}`]);
    const outcome = await sources(root, 'clone', [
      path.join(folder, 'c'),
      '--from',
      `file://${folder}/github/`,
    ]);
    expect(outcome.code).toBe(1);
    expect(outcome.printed).toBe(`o/code=${path.join(folder, 'c/o/code')}`);
    expect(outcome.complaints).toMatch(/^o\/other could not be cloned: fatal: /);
    expect(existsSync(path.join(folder, 'c/o/other'))).toBe(false);
  });

  it.each([
    ['clone', [], 'Say where the clones shall be'],
    ['clone', ['a', 'b'], 'Say where the clones shall be'],
    ['clone', ['.'], '. is not empty.'],
    ['issue', [], 'Say which report'],
    ['issue', ['package.json'], 'GITHUB_REPOSITORY and GITHUB_TOKEN have to be set.'],
  ])('does not start with wrong arguments: %s %j', async (command, args, message) => {
    const outcome = await sources(root, command, args);
    expect(outcome.complaints).toContain(message);
    expect(outcome.code).toBe(2);
  });

  it('refuses a report that is none, and an answer that is an error', async () => {
    const file = path.join(project, 'package.json');
    expect(await sources(root, 'issue', [file], { env })).toMatchObject({
      code: 2,
      complaints: expect.stringContaining(
        'package.json is no report of sources:drift --format json.',
      ) as string,
    });
    const report = path.join(folder, 'drift.json');
    writeFileSync(report, JSON.stringify({ subjects: [], compared: [] }));
    const request = () => Promise.resolve(new Response('', { status: 403, statusText: 'Forbidden' }));
    expect(await sources(root, 'issue', [report], { env, request })).toMatchObject({
      code: 2,
      complaints: expect.stringContaining('GitHub answered GET with 403 Forbidden.') as string,
    });
  });
});

describe('the workflow', () => {
  const file = readFileSync(path.join(project, '.github/workflows/sources.yml'), 'utf8');
  const scripts = (
    JSON.parse(readFileSync(path.join(project, 'package.json'), 'utf8')) as { scripts: object }
  ).scripts;

  it('is valid and runs every week', () => {
    expect(parse(file)).toMatchObject({
      on: { schedule: [{ cron: expect.stringMatching(/ \* \* \d$/) as string }] },
    });
  });

  it('runs commands that there are', () => {
    const commands = [...file.matchAll(/npm run (?:--silent )?([\w:]+)/g)].map(([, name = '']) => name);
    expect(commands).toEqual(['sources:clone', 'sources:drift', 'sources:drift', 'sources:issue']);
    for (const command of commands) expect(scripts).toHaveProperty([command]);
  });
});

describe('the issue', () => {
  const report = (pages: number): DriftReport => ({
    compared: [],
    subjects: Array.from({ length: pages }, (_, number) => ({
      file: `docs/page-${number}.mdx`,
      route: `/page-${number}`,
      sources: [
        { entry: 'o/code@v1:a.go', verdict: { state: 'changed' as const, commits: 1, command: 'git diff' } },
      ],
    })),
  });

  it('has a line for each page where the whole report would be too long', () => {
    const body = issueBody(report(30), 2500);
    expect(body.length).toBeLessThanOrEqual(2500);
    expect(body).toContain('- /page-29: 1 of 1 source, 1 commit\n');
    expect(body).not.toContain('git diff');
  });

  it('has as many of them as there is room for, and says how many more there are', () => {
    const body = issueBody(report(3000));
    expect(body.length).toBeLessThanOrEqual(65_536);
    const listed = body.split('\n').filter((line) => line.startsWith('- /page-')).length;
    expect(body).toContain(`\n${3000 - listed} more: `);
  });

  it('is not touched where it says already what it has to', () => {
    const body = issueBody(report(1));
    expect(nextStep(report(1), [{ number: 4, state: 'open', body }])).toBeUndefined();
    expect(nextStep(report(0), [{ number: 4, state: 'closed', body }])).toBeUndefined();
    expect(nextStep(report(0), [])).toBeUndefined();
  });
});
