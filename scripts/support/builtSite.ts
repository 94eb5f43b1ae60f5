import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

import { load } from 'cheerio';

/** Where `npm run build` puts the site. */
export const buildDir = path.resolve(__dirname, '../../build');

/** The file a static host answers an address with, or undefined: the address itself, with `.html`, or its index. */
export function fileOf(pathname: string, dir = buildDir): string | undefined {
  const base = path.join(dir, decoded(pathname));
  if (!base.startsWith(dir)) {
    return undefined;
  }
  return [base, `${base.replace(/\/$/, '')}.html`, path.join(base, 'index.html')].find(
    (file) => existsSync(file) && statSync(file).isFile(),
  );
}

/** A path without its percent signs, or as it is where they make no sense: there is no such file either way. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** The text of a built file. Throws, naming the command to run, where the site is not built. */
export function builtFile(name: string): string {
  const file = path.join(buildDir, name);
  if (!existsSync(file)) {
    throw new Error(`build/${name} does not exist. Run: npm run build`);
  }
  return readFileSync(file, 'utf8');
}

/** The built page of a route, ready for queries. */
export function builtPage(route: string): ReturnType<typeof load> {
  const file = fileOf(route);
  if (!file) {
    throw new Error(`The build has no page for ${route}. Run: npm run build`);
  }
  return load(readFileSync(file, 'utf8'));
}

/** Every HTML file of the build, by path relative to it. */
export function builtHtmlFiles(): string[] {
  if (!existsSync(buildDir)) throw new Error('There is no build/. Run: npm run build');
  const files = readdirSync(buildDir, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  if (files.length === 0) {
    throw new Error('build/ holds no HTML. Run: npm run build');
  }
  return files.map((file) => file.replaceAll(path.sep, '/')).sort();
}

/** Route of a built page by its file: `interop/explainer.html` is `/interop/explainer`. */
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

/** What a static host says a file is. */
export function contentType(file: string): string {
  return types[path.extname(file)] ?? 'application/octet-stream';
}

/** A build that is being served. */
export interface RunningSite {
  /** Origin without a slash at the end. */
  readonly url: string;
  /** Answers every further request for paths that match with status 500, as a failing host does. */
  fail(pattern: RegExp): void;
  stop(): Promise<void>;
}

interface ServeOptions {
  readonly dir?: string;
  /** Headers for an answer, by the path asked for. */
  readonly headers?: (pathname: string) => Readonly<Record<string, string>>;
}

/** Serves a build on a free port of this machine as a static host would, with 404.html for what is missing. */
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
