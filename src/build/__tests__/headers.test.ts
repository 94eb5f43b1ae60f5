import { createHash } from 'node:crypto';

import {
  completeHeaders,
  headersFor,
  inlineScriptHashes,
  readHeaders,
  rulesUnder,
  toHeadersFile,
  withConnection,
} from '@site/src/build/headers';
import { toCaddy } from '@site/src/build/headersCaddy';
import { toNginx } from '@site/src/build/headersNginx';

const text = `# comment
/*
  Content-Security-Policy: script-src 'self' {inline-script-hashes}
  X-Frame-Options: DENY

/assets/*
  Cache-Control: immutable
`;

describe('headers', () => {
  const rules = readHeaders(text, ["'sha256-a='", "'sha256-b='"]);
  const policy = ['Content-Security-Policy', "script-src 'self' 'sha256-a=' 'sha256-b='"] as const;

  it('have the hashes of the inline scripts in the policy', () => {
    expect(headersFor(rules, '/interop')).toEqual(Object.fromEntries([policy, ['X-Frame-Options', 'DENY']]));
  });

  it('of every rule that matches a path are sent', () => {
    expect(Object.keys(headersFor(rules, '/assets/main.js'))).toEqual([
      'Content-Security-Policy',
      'X-Frame-Options',
      'Cache-Control',
    ]);
  });

  it('are read from what was written', () => {
    expect(readHeaders(toHeadersFile(rules), [])).toEqual(rules);
  });

  it.each([
    [
      'a header without a path',
      '/*\nX-Frame-Options: DENY',
      2,
      '"X-Frame-Options: DENY" is neither a path nor an indented header.',
    ],
    ['a path with a star within', '/a/*/b', 1, '"/a/*/b" is neither a path nor an indented header.'],
    [
      'a header set twice for a path',
      '/*\n  A: 1\n/x/*\n  a: 2',
      4,
      'a is already set for /*, and hosts would join the two values.',
    ],
    [
      'a quote in a value',
      '/*\n  A: "1"',
      2,
      'the value of A holds a character that servers do not take literally.',
    ],
    [
      'a variable in a value',
      '/*\n  A: $uri',
      2,
      'the value of A holds a character that servers do not take literally.',
    ],
    [
      'a backslash in a value',
      '/*\n  A: \\n',
      2,
      'the value of A holds a character that servers do not take literally.',
    ],
  ])('are refused with the line that is wrong: %s', (_what, wrong, line, message) => {
    expect(() => readHeaders(wrong, [])).toThrow(`static/_headers, line ${line}: ${message}`);
  });

  it('move with the site under a path of its host', () => {
    expect(rulesUnder(rules, '/docs/').map(({ path }) => path)).toEqual(['/docs/*', '/docs/assets/*']);
  });

  it('are complete for each group of paths, and pages without a rule of their own are asked for again', () => {
    const [site, assets] = completeHeaders(rules, '/docs/');
    expect(site).toEqual({
      path: '/docs/*',
      headers: [policy, ['X-Frame-Options', 'DENY'], ['Cache-Control', 'public, max-age=0, must-revalidate']],
    });
    expect(assets).toEqual({
      path: '/docs/assets/*',
      headers: [policy, ['X-Frame-Options', 'DENY'], ['Cache-Control', 'immutable']],
    });
  });

  it('are the same for nginx and Caddy', () => {
    expect(toNginx(rules)).toMatch(
      /location \/assets\/ \{\n +add_header Content-Security-Policy "script-src 'self' 'sha256-a=' 'sha256-b='" always;\n.*\n +add_header Cache-Control "immutable" always;/,
    );
    expect(toCaddy(rules)).toMatch(
      /path \/assets\/\*\n\t\}\n\theader @group1 \{\n\t\tContent-Security-Policy "script-src 'self' 'sha256-a=' 'sha256-b='"\n.*\n\t\tCache-Control "immutable"/,
    );
  });
});

describe("the rules for a server of one's own", () => {
  const rules = readHeaders(text, []);

  it('answer with the pages of errors, below the base URL', () => {
    expect(toNginx(rules, '/docs/')).toContain('error_page 404 /docs/404.html;');
    expect(toNginx(rules, '/docs/')).toContain('error_page 500 502 503 504 /docs/500.html;');
    expect(toCaddy(rules, '/docs/')).toContain('rewrite @missing /docs/404.html');
    expect(toCaddy(rules, '/docs/')).toContain('rewrite @failed /docs/500.html');
  });

  it('do not let a file that is missing today be taken for missing for a year', () => {
    expect(toCaddy(rules)).toMatch(/handle_errors \{[^}]*header Cache-Control "no-cache"/);
  });
});

describe('the hashes of inline scripts', () => {
  const hash = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

  it('are those of scripts that run, each once', () => {
    const html = '<script>a()</script><script data-x="1">B()</script><script>a()</script>';
    expect(inlineScriptHashes(html)).toEqual([hash('a()'), hash('B()')]);
  });

  it('leave out files and data', () => {
    expect(
      inlineScriptHashes('<script src=/a.js defer></script><script type=application/ld+json>{}</script>'),
    ).toEqual([]);
  });
});

describe('a connection to an address beside the site', () => {
  const before = "default-src 'none'; connect-src 'self'; base-uri 'none'";
  const rules = readHeaders(`/*\n  Content-Security-Policy: ${before}\n  X-Other: connect-src 'self'\n`, []);

  it('is allowed to that address alone, and nothing else of the headers changes', () => {
    expect(headersFor(withConnection(rules, 'https://api.example.org/feedback'), '/')).toEqual({
      'Content-Security-Policy':
        "default-src 'none'; connect-src 'self' https://api.example.org/feedback; base-uri 'none'",
      'X-Other': "connect-src 'self'",
    });
  });

  it('cannot be allowed where no policy speaks of connections', () => {
    expect(() => withConnection(readHeaders('/*\n  X-Other: a\n', []), 'https://a.example/b')).toThrow(
      "static/_headers has no Content-Security-Policy with connect-src 'self'.",
    );
  });
});
