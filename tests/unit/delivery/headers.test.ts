import { createHash } from 'node:crypto';

import {
  headersFor,
  inlineScriptHashes,
  readHeaders,
  toCaddy,
  toHeadersFile,
  toNginx,
} from '@site/src/delivery/headers';

const text = `# comment
/*
  Content-Security-Policy: script-src 'self' {inline-script-hashes}
  Cache-Control: no-cache

/assets/*
  Cache-Control: immutable
`;

describe('headers', () => {
  const rules = readHeaders(text, ["'sha256-a='", "'sha256-b='"]);

  it('have the hashes of the inline scripts in the policy', () => {
    expect(headersFor(rules, '/interop')).toEqual({
      'Content-Security-Policy': "script-src 'self' 'sha256-a=' 'sha256-b='",
      'Cache-Control': 'no-cache',
    });
  });

  it('of a later rule replace those of an earlier one', () => {
    expect(headersFor(rules, '/assets/main.js')['Cache-Control']).toBe('immutable');
  });

  it('are read from what was written', () => {
    expect(readHeaders(toHeadersFile(rules), [])).toEqual(rules);
  });

  it('are refused with the line that is wrong', () => {
    expect(() => readHeaders('/*\nX-Frame-Options: DENY', [])).toThrow(
      'static/_headers, line 2: "X-Frame-Options: DENY" is neither a path nor an indented header.',
    );
  });

  it('are the same for nginx and Caddy', () => {
    expect(toNginx(rules)).toContain(
      `add_header Content-Security-Policy "script-src 'self' 'sha256-a=' 'sha256-b='" always;`,
    );
    expect(toNginx(rules)).toMatch(
      /location \/assets\/ \{\n +add_header Content-Security-Policy .*\n +add_header Cache-Control "immutable" always;/,
    );
    expect(toCaddy(rules)).toContain('header /assets/* {\n\t\tCache-Control "immutable"');
  });
});

describe('the hashes of inline scripts', () => {
  const hash = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

  it('are those of scripts that run, each once', () => {
    const html = '<script>a()</script><script data-x="1">b()</script><script>a()</script>';
    expect(inlineScriptHashes(html)).toEqual([hash('a()'), hash('b()')]);
  });

  it('leave out files and data', () => {
    expect(
      inlineScriptHashes('<script src=/a.js defer></script><script type=application/ld+json>{}</script>'),
    ).toEqual([]);
  });
});
