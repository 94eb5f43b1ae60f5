import { readFileSync } from 'node:fs';
import path from 'node:path';

import { headersFor, readHeaders } from '@site/src/build/headers';
import { cachePrefix, manifestUrl, versionUrl } from '@site/src/features/offline/manifest';
import { faultOf } from '@site/src/features/offline/problem';
import {
  findCopy,
  inspect,
  newestManifest,
  type Progress,
  removeCopies,
  saveCopy,
} from '@site/src/features/offline/offlineCopy';

import { root } from '../../../../tests/support/repository';
import { base, Host, storeOf } from './memoryStore';

const first = {
  'index.html': '<html>home',
  'interop.html': '<html>interop',
  'assets/js/main.0123abcd.js': 'main',
  'img/logo.svg': '<svg>',
};
const second = {
  ...first,
  'interop.html': '<html>interop, renewed',
  'assets/js/main.4567abcd.js': 'main two',
};

async function savedAnswer(store: ReturnType<typeof storeOf>, url: string): Promise<Response | undefined> {
  const copy = await findCopy(store);
  return store.caches.match(url, { cacheName: copy?.name ?? '' });
}

async function savedText(store: ReturnType<typeof storeOf>, url: string): Promise<string | undefined> {
  return (await savedAnswer(store, url))?.text();
}

describe('saving', () => {
  it('keeps every file of the version under the address a reader asks for', async () => {
    const store = storeOf(new Host(first));
    await saveCopy(store);
    expect(await savedText(store, base)).toBe('<html>home');
    expect(await savedText(store, `${base}interop`)).toBe('<html>interop');
    expect(await savedText(store, `${base}img/logo.svg`)).toBe('<svg>');
    const { saved, unfinished } = await inspect(store);
    expect(saved?.manifest.count).toBe(4);
    expect(unfinished).toBe(0);
  });

  it('keeps the headers that protect a page, and none about how it came', async () => {
    const host = new Host(first);
    const rules = readHeaders(readFileSync(path.join(root, 'static/_headers'), 'utf8'), []);
    const { 'Strict-Transport-Security': ofTheConnection, ...ofThePage } = headersFor(rules, '/interop');
    expect(ofTheConnection).toContain('max-age');
    expect(Object.keys(ofThePage)).toContain('Content-Security-Policy');
    host.headers = { ...ofThePage, 'Content-Encoding': 'gzip', 'Content-Length': '1', Date: host.date };
    const store = storeOf(host);
    await saveCopy(store);
    const kept = (await savedAnswer(store, `${base}interop`))?.headers;
    expect(Object.fromEntries(kept ?? [])).toEqual({
      'content-type': 'text/html',
      ...Object.fromEntries(Object.entries(ofThePage).map(([name, value]) => [name.toLowerCase(), value])),
    });
  });

  it('tells how far it has come, up to the whole', async () => {
    const host = new Host(first);
    const seen: Progress[] = [];
    await saveCopy(storeOf(host), { onProgress: (progress) => seen.push(progress) });
    const { bytes, count } = host.manifest();
    expect(seen.map(({ files }) => files)).toEqual([1, 2, 3, 4]);
    expect(seen.at(-1)).toEqual({ bytes, totalBytes: bytes, files: count, totalFiles: count });
  });

  it('dates the copy by the clock of the host, not by that of the reader', async () => {
    jest.useFakeTimers({ now: 0, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    try {
      expect((await saveCopy(storeOf(new Host(first)))).savedAt).toBe('2025-05-01T09:00:00.000Z');
    } finally {
      jest.useRealTimers();
    }
  });

  it('goes on where an attempt stopped', async () => {
    const host = new Host(first);
    const store = storeOf(host);
    host.before = (url) => (url === 'interop' ? new Response('', { status: 503 }) : undefined);
    await expect(saveCopy(store)).rejects.toThrow('The site answered 503 for /interop.');
    expect(await findCopy(store)).toBeUndefined();
    const { unfinished } = await inspect(store);
    expect(unfinished).toBeGreaterThan(0);
    host.before = () => undefined;
    host.asked = [];
    await saveCopy(store);
    expect(host.asked.filter((url) => url !== manifestUrl && url !== versionUrl)).toHaveLength(
      4 - unfinished,
    );
  });

  it('stops when the reader says so, without a copy', async () => {
    const host = new Host(first);
    const store = storeOf(host);
    const abort = new AbortController();
    const error: unknown = await saveCopy(store, {
      signal: abort.signal,
      onProgress: () => abort.abort(),
    }).catch((reason: unknown) => reason);
    expect(faultOf(error)).toEqual({ kind: 'cancelled' });
    expect(await findCopy(store)).toBeUndefined();
  });

  it('counts nothing more once it has told that it failed', async () => {
    const host = new Host(first);
    const store = storeOf(host);
    let failed = false;
    let late = 0;
    store.memory.beforePut = () => new Promise((resolve) => setImmediate(resolve));
    host.before = (url) => (url === 'interop' ? new Response('', { status: 503 }) : undefined);
    await saveCopy(store, {
      onProgress: () => {
        late += failed ? 1 : 0;
      },
    }).catch(() => {
      failed = true;
    });
    for (let turn = 0; turn < 5; turn += 1) {
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect([failed, late]).toEqual([true, 0]);
  });

  it('says that the room is used up, and keeps what it has', async () => {
    const store = storeOf(new Host(first));
    store.memory.room = 2;
    const error: unknown = await saveCopy(store).catch((reason: unknown) => reason);
    expect(faultOf(error)).toEqual({ kind: 'full' });
    expect((await inspect(store)).unfinished).toBe(2);
  });

  it('does not begin where the browser says there is no room', async () => {
    const host = new Host(first);
    await expect(saveCopy({ ...storeOf(host), room: () => Promise.resolve(3) })).rejects.toThrow(
      /needs 0.1 MB/,
    );
    expect(host.asked).toEqual([manifestUrl]);
  });

  it('that goes on needs room only for what is missing, and counts what is there', async () => {
    const host = new Host(first);
    const store = storeOf(host);
    host.before = (url) => (url === 'interop' ? new Response('', { status: 503 }) : undefined);
    await saveCopy(store).catch(() => undefined);
    expect((await inspect(store)).unfinished).toBeGreaterThan(0);
    host.before = () => undefined;
    const { bytes, count } = host.manifest();
    let last: Progress | undefined;
    await saveCopy(
      { ...store, room: () => Promise.resolve(bytes - 1) },
      { onProgress: (progress) => (last = progress) },
    );
    expect(last).toEqual({ bytes, totalBytes: bytes, files: count, totalFiles: count });
    expect(await savedText(store, `${base}interop`)).toBe('<html>interop');
  });

  it('asks for nothing more once a file could not be had', async () => {
    const many = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`img/${index}.svg`, '<svg>']));
    const host = new Host({ ...first, ...many });
    host.before = (url) => (url.startsWith('assets/') ? new Response('', { status: 503 }) : undefined);
    await expect(saveCopy(storeOf(host))).rejects.toThrow('The site answered 503');
    expect(host.asked.length).toBeLessThan(20);
  });

  it('asks past every cache for all but what is named by a hash', async () => {
    const host = new Host(first);
    const asked = new Map<string, RequestCache | undefined>();
    const fetch: typeof host.fetch = (input, init) => {
      asked.set(new Request(input).url.replace(base, ''), init?.cache);
      return host.fetch(input, init);
    };
    await saveCopy({ ...storeOf(host), fetch });
    expect(Object.fromEntries(asked)).toEqual({
      [manifestUrl]: 'no-store',
      [versionUrl]: 'no-store',
      '': 'no-store',
      interop: 'no-store',
      'img/logo.svg': 'no-store',
      'assets/js/main.0123abcd.js': 'default',
    });
  });

  it('refuses a script that is not what the list says', async () => {
    const host = new Host(first);
    const manifest = host.manifest();
    const store = storeOf(host);
    host.before = (url) => (url === manifestUrl ? Response.json(manifest) : undefined);
    host.files = { ...first, 'img/logo.svg': 'a login page' };
    const error: unknown = await saveCopy(store).catch((reason: unknown) => reason);
    expect(faultOf(error)).toEqual({ kind: 'connection' });
  });
});

describe('a newer version', () => {
  it('takes the place of the older one, and only what changed is fetched', async () => {
    const host = new Host(first);
    const store = storeOf(host);
    await saveCopy(store);
    host.files = second;
    host.asked = [];
    await saveCopy(store);
    expect(host.asked.filter((url) => url !== manifestUrl && url !== versionUrl).sort()).toEqual([
      'assets/js/main.4567abcd.js',
      'interop',
    ]);
    expect(await savedText(store, `${base}interop`)).toBe('<html>interop, renewed');
    expect(await savedText(store, base)).toBe('<html>home');
    expect(store.memory.stored.size).toBe(1);
  });

  it('is the one that answers where the older one could not be removed', async () => {
    const host = new Host(first);
    const store = storeOf(host);
    await saveCopy(store);
    host.files = second;
    store.memory.delete = () => Promise.resolve(false);
    await saveCopy(store);
    expect(store.memory.stored.size).toBe(2);
    expect(await savedText(store, `${base}interop`)).toBe('<html>interop, renewed');
  });

  it('leaves the older one whole while it is not complete', async () => {
    const host = new Host(first);
    const store = storeOf(host);
    await saveCopy(store);
    host.files = second;
    host.before = (url) => (url === 'interop' ? Response.error() : undefined);
    await expect(saveCopy(store)).rejects.toThrow();
    expect(await savedText(store, `${base}interop`)).toBe('<html>interop');
    expect(await savedText(store, `${base}assets/js/main.0123abcd.js`)).toBe('main');
  });

  it('that comes out while the older one is fetched is the one that is saved', async () => {
    const host = new Host(first);
    const store = storeOf(host);
    host.before = (url) => {
      if (url === 'interop') {
        host.files = { ...first, 'interop.html': '<html>deployed meanwhile' };
      }
      return undefined;
    };
    const { manifest } = await saveCopy(store);
    expect(manifest.id).toBe(host.manifest().id);
    expect((await newestManifest(store)).id).toBe(manifest.id);
    expect(await savedText(store, `${base}interop`)).toBe('<html>deployed meanwhile');
    expect(store.memory.stored.size).toBe(1);
  });

  it('again and again is given up, in words', async () => {
    const host = new Host(first);
    let round = 0;
    host.before = (url) => {
      if (url === versionUrl) {
        round += 1;
        host.files = { ...first, 'interop.html': `<html>${round}` };
      }
      return undefined;
    };
    await expect(saveCopy(storeOf(host))).rejects.toThrow('being updated right now');
  });
});

describe('removing', () => {
  it('takes copies and unfinished attempts, and nothing of another site on the same origin', async () => {
    const store = storeOf(new Host(first));
    await saveCopy(store);
    await store.caches.open(`${cachePrefix(base)}unfinished`);
    await store.caches.open(`${cachePrefix(`${base}other/`)}1`);
    await removeCopies(store);
    expect(await store.caches.keys()).toEqual(['saved-copy:/other/:1']);
    expect(await inspect(store)).toEqual({ unfinished: 0 });
  });

  it('in another tab while the copy is made does not leave one that lacks files', async () => {
    const host = new Host(first);
    const store = storeOf(host);
    let removals = 0;
    host.before = (url) => {
      // Everything has been fetched when the version is asked for once more.
      if (url === versionUrl && removals === 0) {
        removals += 1;
        store.memory.stored.clear();
      }
      return undefined;
    };
    await saveCopy(store);
    expect(removals).toBe(1);
    for (const { url } of host.manifest().files) {
      expect([url, await savedText(store, base + url)]).toEqual([url, expect.any(String)]);
    }
  });
});
