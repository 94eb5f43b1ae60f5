/** Broken connections on a busy machine must not look like a chain's answers. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { call } from './support/jsonRpc';

async function serving(answer: http.RequestListener, test: (url: string) => Promise<void>): Promise<void> {
  const server = http.createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await test(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

it('retries if a kept connection was closed', async () => {
  const used = new Set<unknown>();
  const onceEach: http.RequestListener = (request, response) => {
    if (used.has(request.socket)) request.socket.destroy();
    used.add(request.socket);
    response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, result: used.size }));
  };
  await serving(onceEach, async (url) => {
    expect(await call(url, 'first')).toBe(1);
    expect(await call(url, 'second')).toBe(2);
  });
});

it('does not retry if a new connection is closed', async () => {
  let asked = 0;
  const never: http.RequestListener = (request) => {
    asked++;
    request.socket.destroy();
  };
  await serving(never, async (url) => {
    await expect(call(url, 'anything')).rejects.toThrow('socket hang up');
  });
  expect(asked).toBe(1);
});
