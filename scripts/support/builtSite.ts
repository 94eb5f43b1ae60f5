import { existsSync, readFileSync, statSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

import { type CheerioAPI, load } from 'cheerio';
import { load as scan } from 'cheerio/slim';

import { filesBelow } from './filesBelow';

/** Output of `npm run build`. */
export const buildDir = path.resolve(__dirname, '../../build');

/**
 * The file a static host serves for an address: itself, with `.html`, or its index; undefined if none exists.
 */
export function fileOf(pathname: string, dir = buildDir): string | undefined {
  const base = path.join(dir, decoded(pathname));
  if (!base.startsWith(dir)) {
    return undefined;
  }
  return [base, `${base.replace(/\/$/, '')}.html`, path.join(base, 'index.html')].find(
    (file) => existsSync(file) && statSync(file).isFile(),
  );
}

/** A decoded path; unchanged if malformed, since no such file exists either way. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** Text of a built file. Throws, naming the build command, if the site is not built. */
export function builtFile(name: string): string {
  const file = path.join(buildDir, name);
  if (!existsSync(file)) {
    throw new Error(`build/${name} does not exist. Run: npm run build`);
  }
  return readFileSync(file, 'utf8');
}

/** HTML of a built page. */
function htmlOf(route: string): string {
  const file = fileOf(route);
  if (!file) {
    throw new Error(`The build has no page for ${route}. Run: npm run build`);
  }
  return readFileSync(file, 'utf8');
}

/** A built page, parsed like a browser. */
export function builtPage(route: string): CheerioAPI {
  return load(htmlOf(route));
}

/**
 * A built page, parsed five times faster: good for ids, attributes and texts. Where the minifier dropped an
 * end tag, an element can hold its successors.
 */
export function scannedPage(route: string): CheerioAPI {
  return scan(htmlOf(route));
}

/** Every built HTML file, by path in the build. */
export function builtHtmlFiles(): string[] {
  if (!existsSync(buildDir)) throw new Error('There is no build/. Run: npm run build');
  const files = filesBelow(buildDir).filter((file) => file.endsWith('.html'));
  if (files.length === 0) {
    throw new Error('build/ holds no HTML. Run: npm run build');
  }
  return files;
}

/** `interop/explainer.html` is `/interop/explainer`. */
export function routeOfHtml(file: string): string {
  return `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`;
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.xml': 'application/xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

/** The content type a static host sends. */
export function contentType(file: string): string {
  return types[path.extname(file)] ?? 'application/octet-stream';
}

export interface RunningSite {
  /** Origin without trailing slash. */
  readonly url: string;
  /** Answers matching requests with status 500 from now on. */
  fail(pattern: RegExp): void;
  stop(): Promise<void>;
}

interface ServeOptions {
  readonly dir?: string;
  /** Headers by requested path. */
  readonly headers?: (pathname: string) => Readonly<Record<string, string>>;
}

/** Serves a build on a free local port like a static host, with 404.html for missing pages. */
export async function serveSite({
  dir = buildDir,
  headers = () => ({}),
}: ServeOptions = {}): Promise<RunningSite> {
  builtFile('index.html');
  const failures: RegExp[] = [];
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (failures.some((pattern) => pattern.test(pathname))) {
      response.writeHead(500).end();
      return;
    }
    const file = fileOf(pathname, dir);
    const type = contentType(file ?? '404.html');
    response.writeHead(file ? 200 : 404, { 'content-type': type, ...headers(pathname) });
    response.end(readFileSync(file ?? path.join(dir, '404.html')));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    fail: (pattern) => failures.push(pattern),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
