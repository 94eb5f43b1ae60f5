import { spawnSync } from 'node:child_process';
import http from 'node:http';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { load } from 'cheerio';
import type { Browser } from 'playwright-core';

import { headersFor, readHeaders } from '@site/src/build/headers';

import { hydrated, launchBrowser } from '../../scripts/support/browser';
import { filesBelow } from '../../scripts/support/filesBelow';
import { freePort } from '../../scripts/support/freePort';
import { root } from '../support/repository';
import { fileOf, type RunningSite, serveSite } from '../../scripts/support/builtSite';
import { nginx, type RunningServer } from '../support/webServers';

/** A host may serve the site under a path, like GitHub Pages. Makes a second build for it. */
const baseUrl = '/docs/';
const host = mkdtempSync(path.join(os.tmpdir(), 'under-a-path-'));
const out = path.join(host, 'docs');
/** The host may receive answers to "Was this page useful?", here on another origin. */
let feedbackPort: number;
const read = (name: string): string => readFileSync(path.join(out, name), 'utf8');

function run(program: string, args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(root, 'node_modules', program), ...args],
    {
      cwd: root,
      encoding: 'utf8',
      env: {
        ...process.env,
        NODE_ENV: 'production',
        BASE_URL: baseUrl,
        FEEDBACK_URL: `http://localhost:${feedbackPort}/feedback`,
        // Keeps what the build at the root generated.
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus/under-a-path',
        // The bundler's cache has addresses of the build at the root.
        DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      },
    },
  );
  if (status !== 0) {
    throw new Error(`${program} ${args.join(' ')}:\n${stdout}${stderr}`);
  }
}

beforeAll(async () => {
  feedbackPort = await freePort();
  // Fails on broken links.
  run('@docusaurus/core/bin/docusaurus.mjs', ['build', '--out-dir', out]);
  run('tsx/dist/cli.mjs', ['scripts/finishBuild.ts', out]);
}, 600_000);

afterAll(() => {
  rmSync(host, { recursive: true, force: true });
});

describe('a build under /docs/', () => {
  it('refers to nothing on its host except existing files under that path', () => {
    const pages = filesBelow(out).filter((file) => file.endsWith('.html'));
    const wrong = new Set<string>();
    let seen = 0;
    for (const page of pages) {
      const $ = load(read(page));
      const here = new URL(`${baseUrl}${page.replace(/(^index)?\.html$/, '')}`, 'https://host.invalid');
      const attributes = ['href', 'src', 'data-scripts', 'data-styles'] as const;
      for (const attribute of attributes) {
        $(`[${attribute}]`).each((_index, element) => {
          for (const address of ($(element).attr(attribute) ?? '').split(' ')) {
            const url = new URL(address, here);
            if (url.origin !== here.origin) {
              continue;
            }
            seen++;
            if (!url.pathname.startsWith(baseUrl) || !fileOf(url.pathname, host)) {
              wrong.add(`${page}: ${address}`);
            }
          }
        });
      }
      for (const [, address = ''] of $('style')
        .text()
        .matchAll(/url\(["']?(\/[^"')]+)/g)) {
        if (!address.startsWith(baseUrl)) {
          wrong.add(`${page}: ${address}`);
        }
      }
    }
    expect(pages.length).toBeGreaterThan(100);
    expect(seen).toBeGreaterThan(5000);
    expect([...wrong]).toEqual([]);
  });

  it('has the path in all files for hosts and machines', () => {
    const rules = readHeaders(read('_headers'), []);
    expect(headersFor(rules, '/docs/assets/js/main.js')['Cache-Control']).toContain('immutable');
    expect(headersFor(rules, '/assets/js/main.js')).toEqual({});
    expect(read('hosting/nginx.conf')).toContain('location /docs/assets/ {');
    expect(read('hosting/Caddyfile')).toContain('path /docs/assets/*\n');
    const addresses = [...read('sitemap.xml').matchAll(/<loc>([^<]+)</g)].map(
      ([, address = '']) => new URL(address).pathname,
    );
    expect(addresses.length).toBeGreaterThan(50);
    expect(addresses.filter((address) => !address.startsWith('/docs/') && address !== '/docs')).toEqual([]);
    for (const line of read('_redirects').split('\n')) {
      expect(line).toMatch(/^(#.*|\s*|\/docs\/\S* +\/docs\/?\S* +30[12])$/);
    }
  });

  it('works in the browser, with search and links, without requests outside the path', async () => {
    let browser: Browser | undefined;
    let site: RunningSite | undefined;
    try {
      site = await serveSite({ dir: host });
      browser = await launchBrowser();
      const page = await browser.newPage({ baseURL: site.url });
      const faults: string[] = [];
      page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('request', (request) => {
        const { origin, pathname } = new URL(request.url());
        if (origin === site?.url && !pathname.startsWith(baseUrl)) {
          faults.push(request.url());
        }
      });
      await page.goto('/docs/interop/explainer');
      await hydrated(page);
      await page.locator('.pagination-nav__link--next').click();
      await page.waitForURL(/\/docs\/interop\/(?!explainer)/);
      await page.locator('.navbar__search-input').click();
      await page.locator('.navbar__search-input').fill('expired message');
      const before = page.url();
      await page.locator('[role=option]').first().click();
      await page.waitForURL(({ href, pathname }) => href !== before && pathname.startsWith(baseUrl));
      await page.waitForLoadState('networkidle');
      expect(faults).toEqual([]);
    } finally {
      await browser?.close();
      await site?.stop();
    }
  });

  it("sends answers to the host's address, the only one the policy allows, and otherwise leads to the form", async () => {
    const rules = readHeaders(read('_headers'), []);
    const policy = headersFor(rules, '/docs/interop/explainer')['Content-Security-Policy'] ?? '';
    expect(/connect-src ([^;]*)/.exec(policy)?.[1]).toBe(`'self' http://localhost:${feedbackPort}/feedback`);
    const bodies: string[] = [];
    let status = 204;
    const endpoint = http.createServer((request, response) => {
      const allowed = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' };
      if (request.method !== 'POST') return void response.writeHead(204, allowed).end();
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => {
        bodies.push(body);
        response.writeHead(status, allowed).end();
      });
    });
    await new Promise<void>((resolve) => endpoint.listen(feedbackPort, 'localhost', resolve));
    let browser: Browser | undefined;
    let site: RunningSite | undefined;
    try {
      site = await serveSite({ dir: host, headers: (pathname) => headersFor(rules, pathname) });
      browser = await launchBrowser();
      const page = await browser.newPage({ baseURL: site.url });
      await page.goto('/docs/interop/explainer');
      await hydrated(page);
      const feedback = page.getByRole('region', { name: 'Feedback' });
      await feedback.getByRole('link', { name: 'Partly useful' }).click();
      await feedback.getByRole('status').filter({ hasText: 'Your answer was sent: Partly.' }).waitFor();
      status = 500;
      await feedback.getByRole('link', { name: 'Yes, this page was useful' }).click();
      const form = feedback
        .getByRole('status')
        .getByRole('link', { name: 'Send it through the form on GitHub' });
      const query = new URL((await form.getAttribute('href')) ?? '').searchParams;
      expect([query.get('page'), query.get('useful')]).toEqual(['/docs/interop/explainer', 'Yes']);
      const sent = (useful: string): string =>
        JSON.stringify({ page: '/docs/interop/explainer', version: 'current', useful });
      expect(bodies).toEqual([sent('Partly'), sent('Yes')]);
      expect(page.url()).toBe(`${site.url}/docs/interop/explainer`);
      const refused = await page.evaluate(
        (url) =>
          fetch(url).then(
            () => 'allowed',
            () => 'refused',
          ),
        `http://localhost:${feedbackPort}/other`,
      );
      expect(refused).toBe('refused');
    } finally {
      await browser?.close();
      await site?.stop();
      endpoint.closeAllConnections();
      await new Promise((resolve) => endpoint.close(resolve));
    }
  });

  (nginx.program ? it : it.skip)('is served by nginx with the configuration it brings', async () => {
    let running: RunningServer | undefined;
    try {
      running = await nginx.serve(read('hosting/nginx.conf'), host);
      const script = readdirSync(path.join(out, 'assets/js')).find((file) => file.endsWith('.js')) ?? '';
      for (const [pathname, status] of [
        ['/docs/', 200],
        ['/docs/interop/explainer', 200],
        [`/docs/assets/js/${script}`, 200],
        ['/docs', 301],
        ['/docs/interop/', 301],
        ['/docs/no/such/page', 404],
        ['/interop/explainer', 404],
      ] as const) {
        expect([pathname, (await running.get(pathname)).status]).toEqual([pathname, status]);
      }
      expect((await running.get(`/docs/assets/js/${script}`)).headers['cache-control']).toContain(
        'immutable',
      );
      expect((await running.get('/docs/no/such/page')).body.toString()).toContain('Page Not Found');
    } finally {
      await running?.stop();
    }
  });
});
