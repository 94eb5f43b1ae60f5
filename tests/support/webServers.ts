import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

import { findProgram } from '../../scripts/support/findProgram.mjs';
import { freePort } from '../../scripts/support/freePort';

/** A web server on the hosting page, with a configuration from the build. */
export interface WebServer {
  readonly name: 'nginx' | 'Caddy';
  /** Undefined if not installed. */
  readonly program: string | undefined;
  /** Laid out as the configuration expects. */
  serve(configuration: string, documentRoot: string): Promise<RunningServer>;
}

export interface RunningServer {
  get(pathname: string, headers?: http.OutgoingHttpHeaders): Promise<Answer>;
  stop(): Promise<void>;
}

export interface Answer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
}

/**
 * Replaces what depends on the machine. Throws if that is missing, because the test would test something
 * else.
 */
function adapt(
  configuration: string,
  replacements: readonly (readonly [from: string, to: string])[],
): string {
  return replacements.reduce((text, [from, to]) => {
    if (!text.includes(from)) {
      throw new Error(`The configuration does not hold "${from}".`);
    }
    return text.replaceAll(from, to);
  }, configuration);
}

/** nginx, without its default user and folders. */
export const nginx: WebServer = {
  name: 'nginx',
  program: findProgram('nginx'),
  serve(configuration, documentRoot) {
    return run(this, (port, folder) => {
      const site = adapt(configuration, [
        ['listen 8080;', `listen 127.0.0.1:${port};`],
        ['/usr/share/nginx/html', documentRoot],
      ]);
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
        .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
        .join(' ');
      const file = path.join(folder, 'nginx.conf');
      // As root, nginx would read the build as another user without access.
      const user = process.getuid?.() === 0 ? 'user root;' : '';
      writeFileSync(
        file,
        `${user} daemon off; pid ${folder}/pid; error_log ${folder}/log; events {}
         http { access_log off; ${temporary}
         ${site} }`,
      );
      return ['-e', path.join(folder, 'log'), '-c', file];
    });
  },
};

/** Caddy, without automatic certificates and its admin endpoint. */
export const caddy: WebServer = {
  name: 'Caddy',
  program: findProgram('caddy'),
  serve(configuration, documentRoot) {
    return run(this, (port, folder) => {
      const site = adapt(configuration, [
        [':8080 {', `http://127.0.0.1:${port} {`],
        ['/srv', documentRoot],
      ]);
      const file = path.join(folder, 'Caddyfile');
      writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n${site}`);
      return ['run', '--adapter', 'caddyfile', '--config', file];
    });
  },
};

async function run(
  { name, program }: WebServer,
  prepare: (port: number, folder: string) => string[],
): Promise<RunningServer> {
  if (!program) {
    throw new Error(`${name} is not installed.`);
  }
  const port = await freePort();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'web-server-'));
  const server = spawn(program, prepare(port, folder), {
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  server.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const stop = async (): Promise<void> => {
    server.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  for (let attempt = 0; attempt < 200 && server.exitCode === null; attempt++) {
    if (await listens(port)) {
      return { get: (pathname, headers) => get(port, pathname, headers), stop };
    }
  }
  const log = path.join(folder, 'log');
  const logged = existsSync(log) ? readFileSync(log, 'utf8') : '';
  await stop();
  throw new Error(`${name} did not start:\n${said}${logged}`);
}

/** Whether a port accepts connections; takes at most 50 ms. */
function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => setTimeout(() => resolve(false), 50));
  });
}

/** Requests a path verbatim; `fetch` would normalize it. */
function get(port: number, pathname: string, headers: http.OutgoingHttpHeaders = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.get(
      { host: '127.0.0.1', port, path: pathname, headers, agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
        response.on('error', reject);
      },
    );
    request.on('error', reject);
  });
}
