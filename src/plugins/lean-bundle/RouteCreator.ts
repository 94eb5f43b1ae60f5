import { createElement, type ReactNode } from 'react';
import ComponentCreator from '@docusaurus/core/lib/client/exports/ComponentCreator';

type RouteComponent = ReturnType<typeof ComponentCreator>;

/**
 * Stands in for Docusaurus' `ComponentCreator`, which makes a loadable component of every route of the
 * site before the page that is shown can answer. This one makes that of a route when it is first wanted,
 * so that the time to start does not grow with the number of pages.
 */
export default function RouteCreator(path: string, hash: string): RouteComponent {
  let created: RouteComponent | undefined;
  const component = (): RouteComponent => (created ??= ComponentCreator(path, hash));
  function Route(props: object): ReactNode {
    return createElement(component(), props);
  }
  const preload = (): Promise<void> => Promise.resolve(component().preload()).then(nextTask);
  return Object.assign(Route, { preload }) as unknown as RouteComponent;
}

/** The page that opens is taken over in a task after the one that sets up its scripts. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
