import { type ComponentType, createElement, type ReactNode } from 'react';
import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import Loading from '@theme/Loading';
import type { RouteContext } from '@docusaurus/types';
import Loadable from 'react-loadable';

/** Data modules use the default export. */
interface Loaded {
  readonly default?: unknown;
  readonly [name: string]: unknown;
}

/** Loaders of a route's parts, some grouped. */
export interface RouteParts {
  readonly [name: string]: (() => Promise<Loaded>) | RouteParts;
}

/** A preloadable route component. */
interface RouteComponent {
  (props: object): ReactNode;
  preload(): Promise<void>;
}

/**
 * Replaces Docusaurus's `ComponentCreator`. Takes a route's parts from
 * `routeTable.cjs` instead of two further lists of all pages, and creates
 * components lazily, so that startup does not grow with the site.
 */
export default function RouteCreator(parts: RouteParts): RouteComponent {
  let created: ReturnType<typeof loadable> | undefined;
  const component = (): ReturnType<typeof loadable> => (created ??= loadable(parts));
  function Route(props: object): ReactNode {
    return createElement(component(), props);
  }
  const preload = (): Promise<void> =>
    Promise.resolve(component().preload()).then(nextTask, (error: unknown) => {
      // Do not cache a failure: the next request loads again.
      created = undefined;
      throw error;
    });
  return Object.assign(Route, { preload });
}

/** The 404 page. */
export const notFound: RouteParts = {
  __comp: () => import('@theme/NotFound'),
  __context: { plugin: () => Promise.resolve({ default: { name: 'native', id: 'default' } }) },
};

/** Hydrates in a separate task, to keep tasks short. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

function loadable(parts: RouteParts): ComponentType & { preload(): unknown } {
  return Loadable<object, LoadedParts>({
    loading: Loading,
    loader: () => loadParts(parts),
    render: ({ __comp: Component, __context: context, __props: routeProps, ...modules }, props) => (
      <RouteContextProvider value={context as RouteContext}>
        <Component {...modules} {...routeProps} {...props} />
      </RouteContextProvider>
    ),
  });
}

/** Named as in Docusaurus. */
interface LoadedParts {
  readonly __comp: ComponentType<Record<string, unknown>>;
  readonly __context?: unknown;
  readonly __props?: Readonly<Record<string, unknown>>;
  readonly [name: string]: unknown;
}

async function loadParts(parts: RouteParts): Promise<LoadedParts> {
  return (await load(parts)) as LoadedParts;
}

async function load(part: (() => Promise<Loaded>) | RouteParts): Promise<unknown> {
  if (typeof part === 'function') return contentOf(await part());
  const loaded = await Promise.all(
    Object.entries(part).map(async ([name, inner]) => [name, await load(inner)] as const),
  );
  return Object.fromEntries(loaded);
}

/**
 * The default export with the other exports attached, as Docusaurus does for
 * Markdown pages.
 */
function contentOf({ default: content, ...rest }: Loaded): unknown {
  if (typeof content === 'object' || typeof content === 'function') {
    return Object.assign(content as object, rest);
  }
  if (content === undefined) throw new Error('A part of this page has no default export.');
  return content;
}
