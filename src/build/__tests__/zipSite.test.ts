import { unzipSync } from 'fflate';

import { deflate } from '@site/src/build/deflate';
import { zipSite } from '@site/src/build/zipSite';

const built = [
  'interop.html',
  'index.html',
  'interop/explainer.html',
  '404.html',
  'assets/js/main.0123abcd.js',
  '_headers',
  'img/og/0123.png',
  'hosting/Caddyfile',
  'op-stack-docs.zip',
].map((path) => deflate({ path, bytes: new TextEncoder().encode(`content of ${path}`) }));

describe('the zip of the site', () => {
  it('lays pages out as folders, which plain servers find, and leaves out what hosts read', () => {
    const entries = unzipSync(zipSite(built, '/'));
    expect(Object.keys(entries)).toEqual([
      'op-stack-docs/404.html',
      'op-stack-docs/README.txt',
      'op-stack-docs/assets/js/main.0123abcd.js',
      'op-stack-docs/index.html',
      'op-stack-docs/interop/explainer/index.html',
      'op-stack-docs/interop/index.html',
    ]);
    expect(new TextDecoder().decode(entries['op-stack-docs/interop/index.html'])).toBe(
      'content of interop.html',
    );
  });

  it('stands below the base it was built for', () => {
    const names = Object.keys(unzipSync(zipSite(built, '/docs/')));
    expect(names).toContain('op-stack-docs/docs/interop/index.html');
    expect(names).toContain('op-stack-docs/README.txt');
  });

  it('is the same bytes for the same files, whatever their order and the day', () => {
    const before = zipSite(built, '/');
    jest.useFakeTimers({ now: Date.UTC(2099, 0, 1) });
    try {
      expect(Buffer.compare(zipSite([...built].reverse(), '/'), before)).toBe(0);
    } finally {
      jest.useRealTimers();
    }
  });

  it('refuses two files that would be one', () => {
    const twice = [...built, deflate({ path: 'interop/index.html', bytes: new Uint8Array() })];
    expect(() => zipSite(twice, '/')).toThrow(
      'Two files of the build would be interop/index.html in the zip.',
    );
  });
});
