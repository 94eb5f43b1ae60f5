/**
 * The service worker, registered once a reader saves the site. It stores nothing. Pages come from the
 * network first, so that a deployment is visible at once; hashed files come from the copy first.
 */
import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, type Strategy } from 'workbox-strategies';

import { isHashed, pageKey } from './manifest';
import { fallbackPage } from './fallbackPage';
import { fromCopy } from './fromCopy';
import { findCopy } from './offlineCopy';

/** What is used of the worker's scope; TypeScript's own type clashes with that of pages. */
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
}
declare const self: WorkerScope;

declare global {
  /** Needed by Workbox's types. */
  interface ExtendableEvent extends Event {
    waitUntil(promise: Promise<unknown>): void;
  }
}

const networkTimeoutSeconds = 4;

const base = self.registration.scope;

/** Never adds to the copy, since the network may answer with another build. */
const readOnly: WorkboxPlugin = {
  cacheWillUpdate: () => Promise.resolve(null),
  cacheKeyWillBeUsed: ({ request }) => Promise.resolve(pageKey(request.url)),
  // A failing host counts as no network.
  fetchDidSucceed: ({ response }) => {
    if (response.status >= 500) {
      throw new Error(`The host answered ${response.status}.`);
    }
    return Promise.resolve(response);
  },
};

/** Marks pages from the copy; answers with a fallback page if neither network nor copy has one. */
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

/** Applies a strategy to the current copy. */
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
  // With `no-store`, the page saves a new copy without reading the old one.
  ({ request, url }) => ofThisSite(url) && request.cache !== 'no-store' && isHashed(url.pathname),
  over((cacheName) => new CacheFirst({ cacheName, plugins: [readOnly] })),
);
registerRoute(
  ({ request, url }) => ofThisSite(url) && request.cache !== 'no-store',
  over((cacheName) => new NetworkFirst({ cacheName, networkTimeoutSeconds, plugins: [readOnly] })),
);

// It has no state, so a new one can take over at once.
void self.skipWaiting();
clientsClaim();
