import {
  missingLowerCase,
  readRedirects,
  redirectProblems,
  redirectStub,
  redirectsUnder,
  toCaddyRedirects,
  toNginxRedirects,
  toRedirectsFile,
} from '@site/src/build/redirects';

const routes = new Set(['/', '/interop', '/interop/tokenERC20']);
const files = new Set([
  'index.html',
  'interop.html',
  'interop/tokenERC20.html',
  'search.html',
  '404.html',
  'data/index.html',
  'img/logo.svg',
]);
const problemsOf = (text: string): string[] => redirectProblems(readRedirects(text), routes, files);

describe('_redirects', () => {
  it('is read line by line, without comments', () => {
    expect(readRedirects('# Old\n\n/old   /interop#a 301\n/x /interop 302 # for a while\n')).toEqual([
      { from: '/old', to: '/interop#a', status: 301, line: 3 },
      { from: '/x', to: '/interop', status: 302, line: 4 },
    ]);
  });

  it.each([
    '/old',
    '/old /new',
    '/old /new 200',
    'old /new 301',
    '/old/* /new/:splat 301',
    '/old //x 301 /y',
  ])('does not take "%s"', (line) => {
    expect(() => readRedirects(`\n${line}\n`)).toThrow('static/_redirects, line 2');
  });

  it.each(['/a;b', '/a{b', '/$uri', '/a"b', '/ü', '/a\\b', '/(a)'])(
    'has no address with what servers read in their own way: %s',
    (address) => {
      const sentence = `static/_redirects, line 1: "${address}" has a character other than letters from a to z`;
      expect(() => readRedirects(`${address} /interop 301`)).toThrow(sentence);
      expect(() => readRedirects(`/old ${address} 301`)).toThrow(sentence);
    },
  );
});

describe('redirects', () => {
  it('are fine if each old address leads to a page', () => {
    expect(problemsOf('/old /interop#anchor 301\n/stack/interop /interop 301')).toEqual([]);
  });

  it.each([
    [
      'a loop',
      '/a /b 301\n/b /a 301',
      ['line 1: /a leads back to itself.', 'line 2: /b leads back to itself.'],
    ],
    ['a loop of one', '/a /a#x 301', ['line 1: /a leads back to itself.']],
    [
      'a chain',
      '/a /b 301\n/b /interop 301',
      ['line 1: /a leads to /b, which leads on; name the page at the end instead.'],
    ],
    ['a way into a loop', '/c /a 301\n/a /b 301\n/b /a 301', ['line 1: /c leads to /a, which leads on']],
    ['a duplicate', '/a /interop 301\n/a / 301', ['line 2: /a is already in line 1.']],
    ['a dead target', '/a /gone 301', ['line 1: /a leads to /gone, which is no page.']],
    [
      'a page that is hidden',
      '/interop / 301',
      ['line 1: /interop is answered with interop.html, which nobody could reach any more.'],
    ],
    ['a page outside of the sitemap that is hidden', '/search / 301', ['answered with search.html']],
    ['the page of what is missing', '/404 / 301', ['answered with 404.html']],
    ['another address of a page', '/interop/index / 301', ['answered with interop.html']],
    ['the file of a page', '/interop.html / 301', ['answered with interop.html']],
    ['another address of the home page', '/index /interop 301', ['answered with index.html']],
    ['a page that is the index of its folder', '/data / 301', ['answered with data/index.html']],
    ['a file', '/img/logo.svg / 301', ['answered with img/logo.svg']],
    ['what no server sees', '/a?b=c / 301', ['line 1: /a?b=c has a ? or #']],
    ['a slash at the end', '/a/ / 301', ['line 1: /a/ ends with a slash']],
  ])('are refused with %s', (_case, text, expected) => {
    const problems = problemsOf(text);
    for (const part of expected) {
      expect(problems).toContainEqual(expect.stringContaining(part));
    }
  });

  it('are asked for where an address has capitals', () => {
    expect(missingLowerCase([], routes)).toEqual(['/interop/tokenERC20']);
    const there = readRedirects('/interop/tokenerc20 /interop/tokenERC20 301');
    expect(missingLowerCase(there, routes)).toEqual([]);
    expect(missingLowerCase([], new Set(['/holocene/interop/tokenERC20']))).toEqual([]);
  });

  it('are written for each kind of host, below the base URL', () => {
    const served = redirectsUnder(readRedirects('/old / 301'), '/docs/');
    expect([toRedirectsFile(served), toNginxRedirects(served), toCaddyRedirects(served)]).toEqual([
      '/docs/old /docs/ 301\n',
      'location = /docs/old { return 301 /docs/; }\n',
      '@old0 path_regexp ^/docs/old$\nredir @old0 /docs/ 301\n',
    ]);
  });
});

it('are asked for by Netlify with an exclamation mark, because a page leads on as well', () => {
  const redirects = readRedirects(
    '/old /interop#a 301\n/x / 302\n/interop/tokenerc20 /interop/tokenERC20 301',
  );
  expect(toRedirectsFile(redirects, { forced: true })).toBe(
    // The last would loop on a case-insensitive host.
    '/old /interop#a 301!\n/x / 302!\n/interop/tokenerc20 /interop/tokenERC20 301\n',
  );
  expect(toRedirectsFile(redirects)).not.toContain('!');
});

it('Caddy takes a dot of an old address for a dot alone', () => {
  expect(toCaddyRedirects(readRedirects('/old.html / 301'))).toBe(
    '@old0 path_regexp ^/old\\.html$\nredir @old0 / 301\n',
  );
});

it('a page that leads on tells browsers, search engines and readers where to', () => {
  const html = redirectStub({ href: '/a', canonical: 'https://docs.example/a', title: 'A & "B" <c>' });
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/a">');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain('<link rel="canonical" href="https://docs.example/a">');
  expect(html).toContain('<a href="/a">A &amp; "B" &lt;c&gt;</a>');
});

it('no address can end the attribute of a page that leads on', () => {
  const html = redirectStub({
    href: '/a?b&c#"><p>',
    canonical: 'https://docs.example/a?b&c#"><p>',
    title: 'A',
  });
  expect(html).toContain('content="0; url=/a?b&amp;c#&quot;&gt;&lt;p&gt;"');
  expect(html).toContain('href="https://docs.example/a?b&amp;c#&quot;&gt;&lt;p&gt;"');
  expect(html).toContain('<a href="/a?b&amp;c#&quot;&gt;&lt;p&gt;">');
});
