import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { load } from 'cheerio/slim';

import { site } from '@site/src/config/site';
import { headersFor, inlineScriptHashes, readHeaders } from '@site/src/build/headers';
import { readRedirects } from '@site/src/build/redirects';

import { buildDir, builtFile, builtHtmlFiles, routeOfHtml } from '../../scripts/support/builtSite';
import { filesBelow } from '../../scripts/support/filesBelow';
import { caddy, nginx, type RunningServer } from '../support/webServers';

const rules = readHeaders(builtFile('_headers'), []);
const redirects = new Map(
  readRedirects(builtFile('_redirects')).map((redirect) => [redirect.from, redirect]),
);
const pages = builtHtmlFiles();
const page = headersFor(rules, '/interop/explainer');
const policy = new Map(
  (page['Content-Security-Policy'] ?? '').split(';').map((directive) => {
    const [name = '', ...sources] = directive.trim().split(/\s+/);
    return [name, sources] as const;
  }),
);
const scripts = readdirSync(path.join(buildDir, 'assets/js')).filter((file) => file.endsWith('.js'));
const script = `/assets/js/${scripts[0] ?? ''}`;

describe('the headers of the built site', () => {
  it("allow only the site's scripts and those the build wrote into the HTML", () => {
    const hashes = new Set(pages.flatMap((name) => inlineScriptHashes(builtFile(name))));
    expect(hashes.size).toBeGreaterThan(1);
    expect([...(policy.get('script-src') ?? [])].sort()).toEqual(["'self'", ...hashes].sort());
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
  });

  it('allow no requests to other origins', () => {
    for (const [name, sources] of policy) {
      if (name !== 'form-action') {
        expect([name, sources.filter((source) => /[.*]|^https?:/.test(source))]).toEqual([name, []]);
      }
    }
  });

  it('fit the hosts that read them: a line has at most 2,000 characters', () => {
    const longest = Math.max(
      ...builtFile('_headers')
        .split('\n')
        .map((line) => line.length),
    );
    expect(longest).toBeLessThanOrEqual(2000);
  });

  it('include the standard security headers', () => {
    expect(page).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
    });
    expect(page['Permissions-Policy']).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(\)/);
    expect(Number(/max-age=(\d+)/.exec(page['Strict-Transport-Security'] ?? '')?.[1])).toBeGreaterThanOrEqual(
      31536000,
    );
  });

  it('cache files permanently only if their name changes with the content', () => {
    const kept = filesBelow(buildDir)
      .map((file) => `/${file}`)
      .filter((file) => headersFor(rules, file)['Cache-Control']?.includes('immutable'));
    expect(kept.length).toBeGreaterThan(50);
    expect(kept.filter((name) => !/[/.-][0-9a-f]{6,32}\.(?:\w+\.)?\w+$/.test(name))).toEqual([]);
    expect(new Set(kept.map((name) => name.split('/')[1]))).toEqual(new Set(['assets', 'img']));
    expect(headersFor(rules, script)['Cache-Control']).toBe('public, max-age=31536000, immutable');
    expect(page['Cache-Control']).toBeUndefined();
  });

  it('forbid nothing in use: no page has inline handlers or script addresses', () => {
    const found = pages.flatMap((name) => {
      const $ = load(builtFile(name));
      return $('*')
        .toArray()
        .flatMap((element) => Object.entries('attribs' in element ? element.attribs : {}))
        .filter(([attribute, value]) => /^on/i.test(attribute) || /^\s*javascript:/i.test(value))
        .map(([attribute]) => `${name}: ${attribute}`);
    });
    expect(found).toEqual([]);
  });
});

const servers = [
  [nginx, 'nginx.conf'],
  [caddy, 'Caddyfile'],
] as const;

for (const [server, file] of servers) {
  const installed = server.program !== undefined;
  if (!installed) {
    // Not a failure: the tests of the other server and of the rules still run.
    process.stderr.write(
      `Skipped: build/hosting/${file} is not tried, because ${server.name} is not installed here.\n`,
    );
  }

  (installed ? describe : describe.skip)(`${server.name} with build/hosting/${file}`, () => {
    let running: RunningServer;

    beforeAll(async () => {
      running = await server.serve(builtFile(`hosting/${file}`), buildDir);
    });
    afterAll(() => running?.stop());

    const lowerCase = (headers: Record<string, string>): Record<string, string> =>
      Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

    it.each(['/', '/interop/explainer', '/interop', '/data/chains.json', '/img/logo.svg', script])(
      'sends the headers of the site with %s',
      async (pathname) => {
        const { status, headers } = await running.get(pathname);
        expect(status).toBe(200);
        expect(headers).toMatchObject({
          'cache-control': 'public, max-age=0, must-revalidate',
          ...lowerCase(headersFor(rules, pathname)),
        });
      },
    );

    it('finds every page under its route', async () => {
      const routes = pages.map(routeOfHtml).filter((route) => !redirects.has(route));
      expect(routes.length).toBeGreaterThan(100);
      const missing: string[] = [];
      for (const route of routes) {
        const { status, headers, body } = await running.get(encodeURI(route));
        const expected = readFileSync(path.join(buildDir, route === '/' ? 'index.html' : `${route}.html`));
        if (status !== 200 || !/^text\/html/.test(headers['content-type'] ?? '') || !body.equals(expected)) {
          missing.push(`${route}: ${status}`);
        }
      }
      expect(missing).toEqual([]);
    });

    it('redirects every old address to the new one, within the site', async () => {
      const wrong: string[] = [];
      for (const { from, to, status } of redirects.values()) {
        const answer = await running.get(encodeURI(from));
        if (answer.status !== status || answer.headers.location !== to) {
          wrong.push(`${from}: ${answer.status} ${answer.headers.location ?? ''}`);
        }
      }
      expect(redirects.size).toBeGreaterThan(50);
      expect(wrong).toEqual([]);
    });

    it('answers missing files with the 404 page, protected and not cached', async () => {
      for (const pathname of ['/no/such/page', '/assets/js/gone.01234567.js', '/%E0%A4%A']) {
        const { status, headers, body } = await running.get(pathname);
        expect([pathname, [400, 404].includes(status)]).toEqual([pathname, true]);
        expect(headers['cache-control'] ?? '').not.toContain('immutable');
        if (status === 404) {
          expect(body.toString()).toContain('Page Not Found');
          expect(headers['content-security-policy']).toBe(page['Content-Security-Policy']);
        }
      }
    });

    it('redirects an address with a trailing slash to the one without', async () => {
      const { status, headers } = await running.get('/interop/explainer/?chain=base');
      expect(status).toBe(301);
      expect(headers.location).toMatch(/^\/interop\/explainer(\?chain=base)?$/);
    });

    it.each([
      '//evil.example/',
      '/\\evil.example/',
      '/%5Cevil.example/',
      '/%2F/evil.example/',
      '/%0d%0aX-Evil:1/',
    ])('does not redirect %j elsewhere', async (pathname) => {
      const { headers } = await running.get(pathname);
      const target = new URL(headers.location ?? '/', `${site.url}/`);
      expect(target.origin).toBe(new URL(site.url).origin);
      expect(headers['x-evil']).toBeUndefined();
    });

    it.each([
      ['/data/chains.json', /^application\/json/],
      ['/sitemap.xml', /^(application|text)\/xml/],
      ['/img/logo.svg', /^image\/svg\+xml/],
      ['/robots.txt', /^text\/plain/],
      [script, /^(application|text)\/javascript/],
    ])('names the type of %s', async (pathname, type) => {
      expect((await running.get(pathname)).headers['content-type']).toMatch(type);
    });

    it.each(['/interop/explainer', '/data/chains.json', script])('compresses %s', async (pathname) => {
      const { headers } = await running.get(pathname, { 'accept-encoding': 'gzip' });
      expect(headers['content-encoding']).toBe('gzip');
      expect(headers.vary).toMatch(/accept-encoding/i);
    });
  });
}
