/**
 * `npm run audit`: checks every built page with axe and our own checks, in both themes, at 390 and 1440 px,
 * with everything opened. Exits 1 on problems.
 *
 * `npm run audit -- /interop /superchain` checks only these prefixes.
 */
import { availableParallelism } from 'node:os';

import { type Browser } from 'playwright-core';

import { type Finding, findingsOf, views } from './support/accessibility';
import { launchBrowser } from './support/browser';
import { builtFile, builtHtmlFiles, routeOfHtml, serveSite } from './support/builtSite';
import { namedFunctions } from './support/namedFunctions';

interface Audited {
  readonly route: string;
  readonly title: string;
  readonly findings: readonly Finding[];
}

async function audit(routes: readonly string[]): Promise<Audited[]> {
  const site = await serveSite();
  let browser = launchBrowser();
  /** Restarts the browser if the system killed it for lack of memory. */
  const running = async (): Promise<Browser> => {
    const current = browser;
    if (!(await current).isConnected() && current === browser) browser = launchBrowser();
    return browser;
  };
  const look = async (route: string, attempts = 3): Promise<Audited> => {
    const started = await running();
    try {
      const context = await started.newContext({ baseURL: site.url, reducedMotion: 'reduce' });
      await context.addInitScript(namedFunctions);
      const page = await context.newPage();
      const findings = await findingsOf(page, route);
      const title = await page.title();
      await context.close();
      return { route, title, findings };
    } catch (error) {
      if (started.isConnected() || attempts === 1) throw error;
      return look(route, attempts - 1);
    }
  };

  const queue = [...routes];
  const audited: Audited[] = [];
  try {
    await Promise.all(
      Array.from({ length: Math.min(availableParallelism(), 4) }, async () => {
        for (let route = queue.shift(); route !== undefined; route = queue.shift()) {
          audited.push(await look(route));
          process.stderr.write(`\r${audited.length} of ${routes.length} pages`);
        }
      }),
    );
  } finally {
    process.stderr.write('\n');
    await (await browser).close();
    await site.stop();
  }
  return audited.sort((a, b) => (a.route < b.route ? -1 : 1));
}

/** Shared titles make browser tabs indistinguishable. */
function sharedTitles(pages: readonly Audited[]): string[] {
  const byTitle = new Map<string, string[]>();
  for (const { title, route } of pages) byTitle.set(title, [...(byTitle.get(title) ?? []), route]);
  return [...byTitle]
    .filter(([, routes]) => routes.length > 1)
    .map(([title, routes]) => `"${title}" is the title of ${routes.join(', ')}`);
}

async function main(): Promise<void> {
  const beginnings = process.argv.length > 2 ? process.argv.slice(2) : ['/'];
  // Redirects are HTML too.
  const all = builtHtmlFiles()
    .filter((file) => builtFile(file).includes('__docusaurus'))
    .map(routeOfHtml);
  const missing = beginnings.find((beginning) => !all.some((route) => route.startsWith(beginning)));
  if (missing !== undefined) throw new Error(`The build has no page whose address begins with ${missing}.`);
  const routes = all.filter((route) => beginnings.some((beginning) => route.startsWith(beginning)));
  const started = Date.now();
  const pages = await audit(routes);

  const table = pages
    .filter(({ findings }) => findings.length > 0)
    .map(({ route, findings }) => ({ page: route, findings: findings.length }));
  for (const { route, findings } of pages) {
    for (const { what, views: seenIn } of findings) {
      console.log(`${route} [${seenIn.length === views.length ? 'every view' : seenIn.join('; ')}]`);
      console.log(`  ${what.replaceAll(/\s+/g, ' ')}\n`);
    }
  }
  const titles = sharedTitles(pages);
  if (table.length > 0) console.table(table);
  if (titles.length > 0) console.log(`Titles used twice:\n  ${titles.join('\n  ')}`);
  const count = table.reduce((sum, { findings }) => sum + findings, 0);
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(
    `${pages.length} pages in ${views.length} views: ${count} findings on ${table.length} pages, ${titles.length} shared titles, ${seconds} s`,
  );
  process.exitCode = count + titles.length > 0 ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
