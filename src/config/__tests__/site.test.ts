import { siteOf } from '@site/src/config/site';
import { longestTitle, longestTitleWithSite } from '@site/src/content/titles';

describe('where the site lives', () => {
  it('is told by the environment', () => {
    expect(
      siteOf({
        SITE_URL: 'https://www.example.org',
        BASE_URL: '/docs/',
        REPOSITORY_URL: 'https://github.com/example/docs',
      }),
    ).toMatchObject({
      url: 'https://www.example.org',
      baseUrl: '/docs/',
      repositoryUrl: 'https://github.com/example/docs',
    });
  });

  it('has its slashes, however it was told', () => {
    for (const BASE_URL of ['docs', '/docs', 'docs/', '//docs//']) {
      expect([BASE_URL, siteOf({ BASE_URL }).baseUrl]).toEqual([BASE_URL, '/docs/']);
    }
    expect(siteOf({ BASE_URL: '/' }).baseUrl).toBe('/');
    expect(siteOf({ BASE_URL: '/a/b' }).baseUrl).toBe('/a/b/');
    expect(siteOf({ SITE_URL: 'https://www.example.org/' }).url).toBe('https://www.example.org');
    expect(siteOf({ REPOSITORY_URL: 'https://github.com/example/docs/' }).repositoryUrl).toBe(
      'https://github.com/example/docs',
    );
  });

  it.each([
    ['SITE_URL', 'docs.example.org', 'an origin alone'],
    ['SITE_URL', 'https://www.example.org/docs', 'an origin alone'],
    ['SITE_URL', 'ftp://www.example.org', 'an origin alone'],
    ['SITE_URL', 'https://user@www.example.org', 'an origin alone'],
    ['BASE_URL', '/my docs/', '/ or a path'],
    ['BASE_URL', '/docs/{x}/', '/ or a path'],
    ['BASE_URL', '/a//b/', '/ or a path'],
    ['BASE_URL', '/docs/../', '/ or a path'],
    ['BASE_URL', 'https://www.example.org/docs/', '/ or a path'],
    ['REPOSITORY_URL', 'git@github.com:example/docs.git', 'begins with https://'],
    ['REPOSITORY_URL', 'http://github.com/example/docs', 'begins with https://'],
    ['REPOSITORY_URL', 'https://', 'begins with https://'],
    ['FEEDBACK_URL', 'http://api.example.org/feedback', 'a path of the host'],
    ['FEEDBACK_URL', '//api.example.org/feedback', 'a path of the host'],
    ['FEEDBACK_URL', 'https://api.example.org', 'a path of the host'],
    ['FEEDBACK_URL', 'https://api.example.org/a; script-src *', 'a path of the host'],
    ['FEEDBACK_URL', 'feedback', 'a path of the host'],
  ])('cannot be told by %s=%s, which is said in one sentence', (name, value, sentence) => {
    expect(() => siteOf({ [name]: value })).toThrow(`${name} is "${value}"; it has to be `);
    expect(() => siteOf({ [name]: value })).toThrow(sentence);
  });

  it.each(['/api/feedback', 'https://api.example.org/feedback', 'http://localhost:8787/feedback'])(
    'can have an address for answers of readers: %s',
    (FEEDBACK_URL) => {
      expect(siteOf({ FEEDBACK_URL }).feedbackUrl).toBe(FEEDBACK_URL);
    },
  );

  it('has no address for answers of readers unless told', () => {
    expect([siteOf({}), siteOf({ FEEDBACK_URL: '' })].map((site) => 'feedbackUrl' in site)).toEqual([
      false,
      false,
    ]);
  });

  it('cannot be told by several, of which each is named', () => {
    expect(() => siteOf({ SITE_URL: 'x', BASE_URL: ' ', REPOSITORY_URL: 'y' })).toThrow(
      /^SITE_URL is .*\nBASE_URL is .*\nREPOSITORY_URL is /,
    );
  });

  it("may be a host and a port, as on a machine of one's own", () => {
    expect(siteOf({ SITE_URL: 'http://localhost:3000', BASE_URL: '/v1.2/op_docs/' })).toMatchObject({
      url: 'http://localhost:3000',
      baseUrl: '/v1.2/op_docs/',
    });
  });

  it('is where it always is for variables that are empty, as CI makes unset ones', () => {
    expect(siteOf({ SITE_URL: '', BASE_URL: '', REPOSITORY_URL: '' })).toEqual(siteOf({}));
    expect(siteOf({}).baseUrl).toBe('/');
  });
});

it('the name of the site fits behind the longest title of a page', () => {
  expect(`${'x'.repeat(longestTitle)} | ${siteOf({}).title}`).toHaveLength(longestTitleWithSite);
});
