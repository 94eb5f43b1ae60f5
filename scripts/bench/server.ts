/** Serves every build alike, with Brotli, as a good host does. */
import { existsSync, readFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

import { headersFor, readHeaders } from '../../src/build/headers';
import { contentType, fileOf } from '../support/builtSite';

const compressed = /^(text|application)\/(?!wasm)|^image\/svg/;

export interface Served {
  /** Origin without trailing slash. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Serves a build on a free port. Files are compressed on first request and cached. */
export async function serve(dir: string): Promise<Served> {
  const headersFile = path.join(dir, '_headers');
  const rules = existsSync(headersFile) ? readHeaders(readFileSync(headersFile, 'utf8'), []) : [];
  const kept = new Map<string, Buffer>();
  const bodyOf = (file: string, brotli: boolean): Buffer => {
    const bytes = kept.get(`${brotli} ${file}`) ?? (brotli ? compress(file) : readFileSync(file));
    kept.set(`${brotli} ${file}`, bytes);
    return bytes;
  };
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = fileOf(pathname, dir);
    const shown = file ?? path.join(dir, '404.html');
    if (!existsSync(shown)) {
      response.writeHead(404).end();
      return;
    }
    const type = contentType(shown);
    const brotli = compressed.test(type) && /\bbr\b/.test(String(request.headers['accept-encoding']));
    const body = bodyOf(shown, brotli);
    response.writeHead(file ? 200 : 404, {
      'content-type': type,
      'content-length': body.length,
      'cache-control': 'public, max-age=0, must-revalidate',
      ...(brotli ? { 'content-encoding': 'br' } : {}),
      ...headersFor(rules, pathname),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function compress(file: string): Buffer {
  const bytes = readFileSync(file);
  return brotliCompressSync(bytes, {
    params: {
      // The best level takes seconds for a large index and saves little.
      [constants.BROTLI_PARAM_QUALITY]: bytes.length > 1_000_000 ? 9 : 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}
