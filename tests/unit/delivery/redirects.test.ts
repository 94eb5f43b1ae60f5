import {
  missingLowerCase,
  readRedirects,
  redirectProblems,
  redirectStub,
  redirectsUnder,
  toCaddyRedirects,
  toNginxRedirects,
  toRedirectsFile,
} from '@site/src/delivery/redirects';

const routes = new Set(['/', '/interop', '/interop/tokenERC20']);
const problemsOf = (text: string): string[] => redirectProblems(readRedirects(text), routes);

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
    ['a duplicate', '/a /interop 301\n/a / 301', ['line 2: /a stands in line 1 already.']],
    ['a dead target', '/a /gone 301', ['line 1: /a leads to /gone, which is no page.']],
    [
      'a page that is hidden',
      '/interop / 301',
      ['line 1: /interop is a page, which nobody could reach any more.'],
    ],
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

it('a page that leads on tells browsers, search engines and readers where to', () => {
  const html = redirectStub({ href: '/a', canonical: 'https://docs.example/a', title: 'A & "B" <c>' });
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/a">');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain('<link rel="canonical" href="https://docs.example/a">');
  expect(html).toContain('<a href="/a">A &amp; &quot;B&quot; &lt;c&gt;</a>');
});
