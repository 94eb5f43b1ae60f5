/**
 * Starts the site in the browser in steps, each in a separate task. The libraries that a page needs before it can be
 * hydrated are in one file, and setting all of them up at once would keep the reader waiting.
 */
const steps: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react'),
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  // First of those with styles, which follow the order of imports: those of the theme have to come after what they build on.
  () => import(/* webpackMode: "eager" */ '@generated/client-modules'),
  () => import(/* webpackMode: "eager" */ 'react-router-dom'),
  () => import(/* webpackMode: "eager" */ '@generated/routes'),
  () => import(/* webpackMode: "eager" */ '@docusaurus/theme-common'),
  () => import(/* webpackMode: "eager" */ '@theme/Navbar'),
  () => import(/* webpackMode: "eager" */ '@theme/Layout'),
  () => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/App'),
  () => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry'),
];

async function start(): Promise<void> {
  for (const step of steps) {
    await step();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

void start().catch((error: unknown) => {
  // Nobody will answer the reader, whose presses are left to the browser then (src/build/starter.client.js).
  document.documentElement.dataset.scriptsFailed = '';
  throw error;
});
