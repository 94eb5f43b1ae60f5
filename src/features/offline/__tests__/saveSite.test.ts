import { findCopy, inspect } from '@site/src/features/offline/offlineCopy';
import { type CopyWorker, saveSite } from '@site/src/features/offline/saveSite';

import { Host, storeOf } from './memoryStore';

/** A worker that remembers what was done to it. */
function worker(
  start: () => Promise<void> = () => Promise.resolve(),
): CopyWorker & { readonly done: string[] } {
  const done: string[] = [];
  return {
    done,
    start: () => {
      done.push('start');
      return start();
    },
    stop: () => {
      done.push('stop');
      return Promise.resolve();
    },
  };
}

const site = { 'index.html': 'home', 'interop.html': 'interop' };

describe('saving the site', () => {
  it('leaves a copy and a worker that answers from it', async () => {
    const store = storeOf(new Host(site));
    const started = worker();
    await saveSite(store, started);
    expect(started.done).toEqual(['start']);
    expect(await findCopy(store)).toBeDefined();
  });

  it('fetches nothing where no worker can be started', async () => {
    const host = new Host(site);
    const none = worker(() => Promise.reject(new TypeError('no worker')));
    await expect(saveSite(storeOf(host), none)).rejects.toThrow('no worker');
    expect(host.asked).toEqual([]);
  });

  it('that is stopped while the worker starts fetches nothing and leaves no worker', async () => {
    const host = new Host(site);
    const controller = new AbortController();
    const stopped = worker(() => {
      controller.abort();
      return Promise.resolve();
    });
    const saving = saveSite(storeOf(host), stopped, { signal: controller.signal });
    await expect(saving).rejects.toHaveProperty('name', 'AbortError');
    expect([host.asked, stopped.done]).toEqual([[], ['start', 'stop']]);
  });

  it('that fails keeps what was fetched, and the worker only where an older copy is whole', async () => {
    const host = new Host(site);
    const store = storeOf(host);
    host.before = (url) => (url === 'interop' ? new Response('', { status: 500 }) : undefined);
    const first = worker();
    await expect(saveSite(store, first)).rejects.toThrow('500');
    expect(first.done).toEqual(['start', 'stop']);
    expect((await inspect(store)).unfinished).toBeGreaterThan(0);

    host.before = () => undefined;
    await saveSite(store, worker());
    host.files = { ...site, 'interop.html': 'renewed' };
    host.before = (url) => (url === 'interop' ? new Response('', { status: 500 }) : undefined);
    const second = worker();
    await expect(saveSite(store, second)).rejects.toThrow('500');
    expect(second.done).toEqual(['start']);
  });
});
