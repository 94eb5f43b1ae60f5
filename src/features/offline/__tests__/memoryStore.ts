import { createHash } from 'node:crypto';

import { deflate } from '@site/src/build/deflate';
import { manifestOf, summaryOf } from '@site/src/build/offlineManifest';
import { manifestUrl, versionUrl } from '@site/src/features/offline/manifest';
import { type CopyStore } from '@site/src/features/offline/offlineCopy';

export const base = 'https://docs.example/';

/** A Cache API in memory, with as much of it as saving uses. Can be told to run out of room. */
export class MemoryCaches {
  readonly stored = new Map<string, Map<string, Response>>();
  /** Number of files that still fit. */
  room = Infinity;
  /** Runs before a file is written. */
  beforePut: () => Promise<void> = () => Promise.resolve();

  open(name: string): Promise<Pick<Cache, 'put' | 'match' | 'keys'>> {
    const entries = this.stored.get(name) ?? new Map<string, Response>();
    this.stored.set(name, entries);
    return Promise.resolve({
      put: async (key: RequestInfo | URL, response: Response) => {
        await this.beforePut();
        if (this.room <= 0) {
          throw new DOMException('no room', 'QuotaExceededError');
        }
        this.room -= 1;
        entries.set(addressOf(key), response);
      },
      match: (key: RequestInfo | URL) => Promise.resolve(entries.get(addressOf(key))?.clone()),
      keys: () => Promise.resolve([...entries.keys()].map((url) => new Request(url))),
    });
  }

  keys(): Promise<string[]> {
    return Promise.resolve([...this.stored.keys()]);
  }

  delete(name: string): Promise<boolean> {
    return Promise.resolve(this.stored.delete(name));
  }

  match(
    key: RequestInfo | URL,
    { cacheName = '' }: MultiCacheQueryOptions = {},
  ): Promise<Response | undefined> {
    return Promise.resolve(this.stored.get(cacheName)?.get(addressOf(key))?.clone());
  }
}

function addressOf(key: RequestInfo | URL): string {
  return key instanceof Request ? key.url : String(key);
}

/** A host with some files, which can be renewed, and which remembers what it was asked for. */
export class Host {
  asked: string[] = [];
  /** Runs before an answer; what it throws or returns replaces the answer. */
  before: (url: string) => Response | undefined = () => undefined;
  date = 'Thu, 01 May 2025 09:00:00 GMT';
  /** Headers of every file. */
  headers: Readonly<Record<string, string>> = {};

  constructor(public files: Readonly<Record<string, string>>) {}

  readonly fetch = (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const url = addressOf(input).replace(base, '');
    this.asked.push(url);
    return Promise.resolve().then(() => {
      init?.signal?.throwIfAborted();
      const instead = this.before(url);
      if (instead) {
        return instead;
      }
      const manifest = this.manifest();
      if (url === manifestUrl || url === versionUrl) {
        const body = url === manifestUrl ? manifest : summaryOf(manifest);
        return new Response(JSON.stringify(body), { headers: { date: this.date } });
      }
      const text =
        this.files[url] ?? this.files[`${url}.html`] ?? (url === '' ? this.files['index.html'] : undefined);
      if (text === undefined) {
        return new Response('missing', { status: 404 });
      }
      if (init?.integrity && init.integrity !== hashOf(text)) {
        throw new TypeError('Failed to fetch');
      }
      return new Response(text, { headers: { 'content-type': 'text/html', ...this.headers } });
    });
  };

  manifest(): ReturnType<typeof manifestOf> {
    return manifestOf(
      Object.entries(this.files).map(([path, text]) =>
        deflate({ path, bytes: new TextEncoder().encode(text) }),
      ),
    );
  }
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** A browser that knows a host. */
export function storeOf(
  host: Host,
  caches = new MemoryCaches(),
): CopyStore & { readonly memory: MemoryCaches } {
  return {
    caches: caches as unknown as CacheStorage,
    fetch: host.fetch,
    base,
    memory: caches,
  };
}
