/**
 * Three things that Docusaurus and the libraries of the search box and the search page expect of React,
 * and that Preact, which the built site runs on (`src/plugins/lean-bundle`), does otherwise.
 */
import type { ClientModule } from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { options } from 'preact';

if (ExecutionEnvironment.canUseDOM) {
  // React runs effects of what the reader does at once. A frame later, two keys pressed within it would
  // have the search page set its field and its address by turns, without end. The first effects, of the
  // page as it opens, run in a task of their own, because so many at once would keep the reader waiting.
  options.requestAnimationFrame = (run) => {
    if (document.documentElement.dataset.hasHydrated === 'true') queueMicrotask(run);
    else setTimeout(run);
  };

  // Zepto adds three methods to an event, unless it has `isDefaultPrevented`, which it takes for a sign
  // that it has seen the event. Preact adds that one, so the one that it does not add has to be there.
  Object.defineProperty(Event.prototype, 'isImmediatePropagationStopped', {
    value: () => false,
    // Zepto puts its own in place on events that it sees first.
    writable: true,
    configurable: true,
  });
}

/**
 * Shows the section that a link to another page leads to. Docusaurus looks for it as soon as the address is another. React
 * has rendered the page by then; Preact renders what depends on a context, which the page does, in a microtask of its own.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location, previousLocation }) => {
  if (!previousLocation || previousLocation.pathname === location.pathname || location.hash === '') return;
  const id = decodeURIComponent(location.hash.slice(1));
  queueMicrotask(() => document.getElementById(id)?.scrollIntoView());
};
