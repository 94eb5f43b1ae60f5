/** A minimal JSON-RPC client and server over HTTP for the simulated network. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';

export type Json =
  null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined };

export interface Call {
  readonly id?: Json;
  readonly method: string;
  readonly params?: Json;
}

/** Invalid parameters (JSON-RPC 2.0). */
export const INVALID_PARAMS = -32602;

/** An error with code and text for the caller. */
export class RpcError extends Error {
  override readonly name = 'RpcError';

  constructor(
    readonly code: number,
    message: string,
    readonly data?: Json,
  ) {
    super(message);
  }
}

type Reply = { jsonrpc: '2.0'; id: Json } & (
  { result: Json } | { error: { code: number; message: string; data?: Json } }
);

/** Whether it is an object, not a list, null or primitive. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const agent = new http.Agent({ keepAlive: true });

function post(url: string, body: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      url,
      {
        method: 'POST',
        agent,
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => resolve(Buffer.concat(chunks).toString()));
        response.on('error', reject);
      },
    );
    request.on('error', (error: NodeJS.ErrnoException) => {
      // The server may close a kept connection as it is reused; a new one shows the real error.
      if (request.reusedSocket && error.code === 'ECONNRESET') resolve(post(url, body));
      else reject(error);
    });
    request.end(body);
  });
}

/** Calls a method; returns its result. @throws RpcError on an error response. */
export async function call<T = Json>(url: string, method: string, params: Json = []): Promise<T> {
  const reply: unknown = JSON.parse(
    await post(url, JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })),
  );
  if (!isRecord(reply)) throw new Error(`${url} answered ${method} with ${JSON.stringify(reply)}`);
  if (isRecord(reply.error)) {
    throw new RpcError(Number(reply.error.code), String(reply.error.message), reply.error.data as Json);
  }
  return reply.result as T;
}

/** A server on localhost. */
export interface Server {
  readonly url: string;
  readonly port: number;
  stop(): Promise<void>;
}

/** Answers POST with `handle`, and GET of a path in `pages` with its text; by default on a free port. */
export async function serve(
  handle: (call: Call) => Promise<Json>,
  { pages = {}, port: asked = 0 }: { pages?: Readonly<Record<string, string>>; port?: number } = {},
): Promise<Server> {
  const answer = async (request: unknown): Promise<Reply> => {
    if (!isRecord(request) || typeof request.method !== 'string') {
      return { jsonrpc: '2.0', id: null, error: { code: -32600, message: 'invalid request' } };
    }
    const id = (request.id ?? null) as Json;
    try {
      const result = await handle({ id, method: request.method, params: request.params as Json });
      return { jsonrpc: '2.0', id, result };
    } catch (error) {
      const { code, message, data } =
        error instanceof RpcError ? error : { code: -32603, message: String(error), data: undefined };
      return { jsonrpc: '2.0', id, error: { code, message, ...(data === undefined ? {} : { data }) } };
    }
  };

  const respond = async (body: string): Promise<string> => {
    let parsed: unknown;
    try {
      parsed = JSON.parse(body);
    } catch {
      return JSON.stringify({ jsonrpc: '2.0', id: null, error: { code: -32700, message: 'parse error' } });
    }
    return JSON.stringify(
      Array.isArray(parsed) ? await Promise.all(parsed.map(answer)) : await answer(parsed),
    );
  };

  const server = http.createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', 'content-type');
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    if (request.method !== 'POST') {
      const page = pages[request.url ?? ''];
      response.writeHead(page === undefined ? 404 : 200).end(page ?? '404 page not found');
      return;
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      void respond(Buffer.concat(chunks).toString()).then((text) => {
        response.setHeader('content-type', 'application/json');
        response.end(text);
      });
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(asked, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
