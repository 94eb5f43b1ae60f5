import type { ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type { Browser, Page } from 'playwright-core';

import { end, start } from '../../scripts/support/process';
import { launchBrowser } from '../../scripts/support/browser';
import { freePort } from '../../scripts/support/freePort';
import { root } from '../support/repository';

/** Waits for output of the server. */
function printed(text: RegExp): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = (): void => {
      if (text.test(output)) resolve();
    };
    server.stdout?.on('data', look);
    server.stderr?.on('data', look);
    server.once('exit', () => reject(new Error(`The development server ended:\n${output}`)));
  });
}

/** Changes a file of the copy; returns a function that undoes it. */
function edit(file: string, change: (text: string) => string): () => void {
  const target = path.join(folder, file);
  const before = readFileSync(target, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`${file} is not changed.`);
  writeFileSync(target, after);
  return () => writeFileSync(target, before);
}

/** Adds a sentence to the open page; returns once it is shown. */
async function showEdit(sentence: string): Promise<void> {
  writeFileSync(source, `${original}\n\n${sentence}\n`);
  await page.getByText(sentence).waitFor();
}

/** Removes the sentence; returns once it is gone. */
async function undoEdit(sentence: string): Promise<void> {
  writeFileSync(source, original);
  await page.getByText(sentence).waitFor({ state: 'detached' });
}

/** The server's inputs, except packages. */
const project = ['docs', 'scripts', 'src', 'static', 'docusaurus.config.ts', 'sidebars.ts', 'package.json'];
const snapshots = ['versions.json', 'versioned_docs', 'versioned_sidebars'];

const route = '/interop/message-expiration';
const title = { name: 'Message expiration', level: 1 } as const;

let folder: string;
let source: string;
let original: string;
let server: ChildProcess;
let browser: Browser;
let page: Page;
let output = '';
const faults: string[] = [];

beforeAll(async () => {
  // A copy, because pages change, and the server's output is not for the build.
  folder = mkdtempSync(path.join(os.tmpdir(), 'development-'));
  for (const name of [...project, ...snapshots]) {
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  source = path.join(folder, `docs${route}.mdx`);
  original = readFileSync(source, 'utf8');
  const port = String(await freePort());
  // Without jest's environment and a request for snapshots.
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    BABEL_ENV: 'development',
    SNAPSHOTS: '',
    // As on the very first start, when compiling takes long.
    DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
  };
  server = start('npm', ['start', '--', '--port', port, '--host', '127.0.0.1', '--no-open'], {
    cwd: folder,
    env,
  });
  for (const stream of [server.stdout, server.stderr]) {
    stream?.on('data', (text: Buffer) => (output += text.toString()));
  }
  [browser] = await Promise.all([launchBrowser(), printed(/compiled successfully/)]);
  page = await browser.newPage({ baseURL: `http://127.0.0.1:${port}` });
  page.setDefaultTimeout(60_000);
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto(route);
  // Parts compiled on the first visit replace their frames when they arrive. An edit arrives after them.
  await page.getByRole('heading', title).waitFor();
  await showEdit('The first edit.');
  await undoEdit('The first edit.');
});

afterAll(async () => {
  await browser?.close();
  if (server) await end(server);
  if (folder) rmSync(folder, { recursive: true, force: true });
});

describe('the development server', () => {
  beforeEach(async () => {
    if (readFileSync(source, 'utf8') !== original) writeFileSync(source, original);
    if (new URL(page.url()).pathname !== route) await page.goto(route);
    await page.getByRole('heading', title).waitFor();
  });

  it('shows a page with its menu, without errors', async () => {
    expect(await page.locator('.theme-doc-sidebar-container').getByRole('link').count()).toBeGreaterThan(10);
    expect(faults).toEqual([]);
  });

  it('shows an edit and leaves the rest of the page alone', async () => {
    const frame = page.locator('.theme-doc-sidebar-container');
    await frame.evaluate((element) => element.setAttribute('data-seen', ''));
    await showEdit('A sentence that was just written.');
    expect(await frame.getAttribute('data-seen')).toBe('');
    await undoEdit('A sentence that was just written.');
  });

  it('lists a new heading in the contents without a reload', async () => {
    await page.evaluate(() => document.documentElement.setAttribute('data-seen', ''));
    writeFileSync(source, `${original}\n\n## Just thought of\n\nMore of it.\n`);
    await page.locator('.table-of-contents').getByText('Just thought of').first().waitFor();
    expect(await page.locator('html').getAttribute('data-seen')).toBe('');
    writeFileSync(source, original);
    await page.getByText('Just thought of').first().waitFor({ state: 'detached' });
  });

  // Two tables of the same data, which the bundler compiles one after the other.
  it.each([
    ['/superchain/networks', 'OP Stack networks and public RPC endpoints'],
    ['/superchain/addresses', 'Contract addresses'],
    ['/superchain/superchain-upgrades', 'Superchain upgrades'],
  ])('shows %s on the first visit', async (address, name) => {
    await page.goto(address);
    await page.getByRole('heading', { name, level: 1 }).waitFor();
    await page.locator('article table').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.locator('h1').allInnerTexts()).toEqual([name]);
  });

  it('shows a changed sample without a reload', async () => {
    await page.goto('/interop/reading-logs');
    await page.locator('article pre').first().waitFor();
    await page.evaluate(() => document.documentElement.setAttribute('data-seen', ''));
    const undo = edit('docs/interop/_samples/AttestationBoard.sol', (text) => `${text}\n// Just written.\n`);
    await page.locator('pre', { hasText: 'Just written.' }).first().waitFor();
    undo();
    await page.locator('pre', { hasText: 'Just written.' }).first().waitFor({ state: 'detached' });
    expect(await page.locator('html').getAttribute('data-seen')).toBe('');
  });

  it('shows a changed definition', async () => {
    const term = page.locator('article', { hasText: 'executing message' });
    await term.first().waitFor();
    const undo = edit('src/data/glossary.json', (text) =>
      text.replace(/("id": "executing-message",[\s\S]*?"definition": ")/, '$1Just defined. '),
    );
    const defined = page.getByRole('tooltip', { includeHidden: true }).filter({ hasText: 'Just defined.' });
    await defined.first().waitFor({ state: 'attached' });
    undo();
    await defined.first().waitFor({ state: 'detached' });
  });

  it('navigates between pages', async () => {
    await page.locator('.navbar').getByRole('link', { name: 'Superchain' }).click();
    await page.getByRole('heading', { name: 'Superchain', level: 1 }).waitFor();
  });

  it("shows a page's invalid fields in its place until they are fixed", async () => {
    writeFileSync(source, original.replace(/^content_type: .*$/m, 'content_type: novel'));
    await page
      .getByText(/content_type.*novel/)
      .first()
      .waitFor();
    writeFileSync(source, original);
    await page.getByRole('heading', title).waitFor();
  });

  it('omits the snapshots', async () => {
    expect(await page.locator('.navbar').getByText('What changed between them').count()).toBe(0);
  });

  // Last, because it ends the server of the other tests.
  it('restarts after a change of a label and shows it', async () => {
    const chip = (label: string) =>
      page.locator('article a[href="/personas/app-developer"]', { hasText: label }).first();
    await chip('App developer').waitFor({ state: 'attached' });
    output = '';
    edit('src/content/personas.ts', (text) => text.replace("label: 'App developer'", "label: 'Just named'"));
    await printed(/it starts again[\s\S]*compiled successfully/);
    await page.goto(route);
    await chip('Just named').waitFor({ state: 'attached' });
  });
});
