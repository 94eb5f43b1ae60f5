/**
 * The service worker. It is registered only after a reader has saved the site, stores nothing itself
 * and answers from the offline copy only what the network does not: pages network first, so that a
 * deployment is seen at once; files named by a hash from the copy, because they cannot have changed.
 */
import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, type Strategy } from 'workbox-strategies';

import { isHashed, pageKey } from './manifest';
import { fallbackPage } from './fallbackPage';
import { fromCopy } from './fromCopy';
import { findCopy } from './offlineCopy';

/** The part of a worker's global scope that is used here; TypeScript's own would clash with that of pages. */
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
}
declare const self: WorkerScope;

declare global {
  /** Workbox's types name it. */
  interface ExtendableEvent extends Event {
    waitUntil(promise: Promise<unknown>): void;
  }
}

/** After this long without an answer the copy is shown; the connection is then as good as none. */
const networkTimeoutSeconds = 4;

const base = self.registration.scope;

/** Reads the copy and never adds to it: it is one build, and what the network answers may be another. */
const readOnly: WorkboxPlugin = {
  cacheWillUpdate: () => Promise.resolve(null),
  cacheKeyWillBeUsed: ({ request }) => Promise.resolve(pageKey(request.url)),
  // A host in trouble is as good as no network.
  fetchDidSucceed: ({ response }) => {
    if (response.status >= 500) {
      throw new Error(`The host answered ${response.status}.`);
    }
    return Promise.resolve(response);
  },
};

/** Tells a page that it comes from the copy, and a reader that there is neither network nor copy of a page. */
function forPages(savedAt: string | undefined): WorkboxPlugin {
  return {
    cachedResponseWillBeUsed: async ({ cachedResponse }) => {
      if (!cachedResponse || !savedAt) return cachedResponse;
      return fromCopy(cachedResponse, savedAt);
    },
    handlerDidError: () =>
      Promise.resolve(
        new Response(fallbackPage(base), {
          status: 503,
          headers: { 'content-type': 'text/html; charset=utf-8' },
        }),
      ),
  };
}

type Made = (cacheName: string, savedAt: string | undefined) => Strategy;

/** Answers with a strategy over the copy that there is at this moment. */
function over(make: Made): Parameters<typeof registerRoute>[1] {
  return async ({ event, request }) => {
    const copy = await findCopy({ caches, fetch, base });
    return make(copy?.name ?? 'none', copy?.savedAt).handle({ event, request });
  };
}

const ofThisSite = (url: URL): boolean => url.href.startsWith(base);

registerRoute(
  ({ request, url }) => ofThisSite(url) && request.mode === 'navigate',
  over(
    (cacheName, savedAt) =>
      new NetworkFirst({ cacheName, networkTimeoutSeconds, plugins: [readOnly, forPages(savedAt)] }),
  ),
);
registerRoute(
  // Who asks for no stored answer gets none: so the page saves a new copy past the old one.
  ({ request, url }) => ofThisSite(url) && request.cache !== 'no-store' && isHashed(url.pathname),
  over((cacheName) => new CacheFirst({ cacheName, plugins: [readOnly] })),
);
registerRoute(
  ({ request, url }) => ofThisSite(url) && request.cache !== 'no-store',
  over((cacheName) => new NetworkFirst({ cacheName, networkTimeoutSeconds, plugins: [readOnly] })),
);

// It keeps no list of files, so a new one can take over at once.
void self.skipWaiting();
clientsClaim();
