import { siteOf } from '@site/src/config/site';

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

  it('is where it always is for variables that are empty, as CI makes unset ones', () => {
    expect(siteOf({ SITE_URL: '', BASE_URL: '', REPOSITORY_URL: '' })).toEqual(siteOf({}));
    expect(siteOf({}).baseUrl).toBe('/');
  });
});
