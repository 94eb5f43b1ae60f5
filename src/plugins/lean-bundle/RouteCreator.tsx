import { type ComponentType, createElement, type ReactNode } from 'react';
import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import Loading from '@theme/Loading';
import type { RouteContext } from '@docusaurus/types';
import Loadable from 'react-loadable';

/** A module as it arrives. Data comes as its default export. */
interface Loaded {
  readonly default?: unknown;
  readonly [name: string]: unknown;
}

/** What a route is made of: how each part is loaded, some of them in groups. */
export interface RouteParts {
  readonly [name: string]: (() => Promise<Loaded>) | RouteParts;
}

/** A component of a route, which can be fetched before it is shown. */
interface RouteComponent {
  (props: object): ReactNode;
  preload(): Promise<void>;
}

/**
 * Stands in for Docusaurus' `ComponentCreator` in the browser. It is given what a route is made of by `routeTable.cjs`,
 * where that one looks it up in two more lists of all pages; and it makes the component of a route when it is first
 * wanted, so that the time to start does not grow with the number of pages.
 */
export default function RouteCreator(parts: RouteParts): RouteComponent {
  let created: ReturnType<typeof loadable> | undefined;
  const component = (): ReturnType<typeof loadable> => (created ??= loadable(parts));
  function Route(props: object): ReactNode {
    return createElement(component(), props);
  }
  const preload = (): Promise<void> =>
    Promise.resolve(component().preload()).then(nextTask, (error: unknown) => {
      // It would remember the failure; the next one who wants the route has its parts loaded again.
      created = undefined;
      throw error;
    });
  return Object.assign(Route, { preload });
}

/** The page for addresses that no route has. */
export const notFound: RouteParts = {
  __comp: () => import('@theme/NotFound'),
  __context: { plugin: () => Promise.resolve({ default: { name: 'native', id: 'default' } }) },
};

/** The page that opens is hydrated in a task after the one that sets up its scripts. */
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

/** The parts of a route under the names Docusaurus gives them. */
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

/** What a module is for, with the rest of what it exports put onto it: a page of Markdown brings its data so. */
function contentOf({ default: content, ...rest }: Loaded): unknown {
  if (typeof content === 'object' || typeof content === 'function') {
    return Object.assign(content as object, rest);
  }
  if (content === undefined) throw new Error('A part of this page has no default export.');
  return content;
}
