import { act } from 'react';

import useCopyChanges from '@site/src/features/offline/copyChanges';
import { findCopy } from '@site/src/features/offline/offlineCopy';
import useSaving, { browserStore } from '@site/src/features/offline/useSaving';
import { openPage } from '@site/tests/support/page';
import { runHook } from '@site/tests/support/runHook';

import { base, Host, MemoryCaches } from './memoryStore';

/** A browser in which each file of a host is saved when the test says so. */
function browserAt(host: Host): { readonly saveNext: () => Promise<void> } {
  const held: (() => void)[] = [];
  const caches = new MemoryCaches();
  caches.beforePut = () => new Promise((resolve) => held.push(resolve));
  const serviceWorker = {
    register: () => Promise.resolve(),
    getRegistration: () => Promise.resolve(undefined),
    ready: Promise.resolve(),
  };
  openPage({ caches, fetch: host.fetch, navigator: { serviceWorker } });
  return { saveNext: () => happening(() => held.shift()?.()) };
}

/** Does something, and waits for all that follows from it. */
async function happening(what: () => void): Promise<void> {
  await act(async () => {
    what();
    await new Promise((resolve) => setImmediate(resolve));
  });
}

const site = (): Host => new Host({ 'index.html': 'home', 'interop.html': 'interop' });

describe('saving', () => {
  it('starts when told to, says how far it is, and tells the page when it is done', async () => {
    const { saveNext } = browserAt(site());
    const { onServer, newest } = await runHook(useSaving, base);
    const changes = await runHook(useCopyChanges);
    expect([onServer.saving, newest().saving]).toEqual([{ phase: 'idle' }, { phase: 'idle' }]);

    await happening(newest().start);
    expect(newest().saving).toEqual({ phase: 'running' });
    await saveNext();
    expect(newest().saving).toMatchObject({ phase: 'running', progress: { files: 1, totalFiles: 2 } });
    await saveNext();
    // The record that the copy is complete.
    await saveNext();
    expect(newest().saving).toEqual({ phase: 'done' });
    expect(changes.newest()).toBe(1);

    await happening(newest().reset);
    expect(newest().saving).toEqual({ phase: 'idle' });
  });

  it('stops when told to', async () => {
    const { saveNext } = browserAt(site());
    const { newest } = await runHook(useSaving, base);
    await happening(newest().start);
    await happening(newest().cancel);
    await saveNext();
    await saveNext();
    expect(newest().saving).toEqual({ phase: 'failed', fault: { kind: 'cancelled' } });
  });

  it('stops when its component goes', async () => {
    const { saveNext } = browserAt(site());
    const { newest, leave } = await runHook(useSaving, base);
    await happening(newest().start);
    await leave();
    await saveNext();
    await saveNext();
    await saveNext();
    expect(await findCopy(browserStore(base))).toBeUndefined();
  });

  it('says why it failed', async () => {
    const host = site();
    host.before = () => new Response('', { status: 503 });
    browserAt(host);
    const { newest } = await runHook(useSaving, base);
    await happening(newest().start);
    expect(newest().saving).toMatchObject({ phase: 'failed', fault: { kind: 'answer', status: 503 } });
  });

  it('says so if the browser cannot save', async () => {
    openPage({ navigator: {} });
    const { newest } = await runHook(useSaving, base);
    await happening(newest().start);
    expect(newest().saving).toEqual({ phase: 'failed', fault: { kind: 'unsupported' } });
  });

  it('does nothing while the address of the site is unknown', async () => {
    openPage({ navigator: {} });
    const { newest } = await runHook(useSaving, undefined);
    await happening(newest().start);
    expect(newest().saving).toEqual({ phase: 'idle' });
  });
});
