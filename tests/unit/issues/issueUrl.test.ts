import { issueUrl } from '@site/src/issues/issueUrl';

const repository = 'https://github.com/example/docs';

describe('the address of an issue form', () => {
  it('fills in the fields by their ids and leaves empty ones out', () => {
    expect(issueUrl(repository, 'page-problem', { page: '/interop/a b', version: '' })).toBe(
      'https://github.com/example/docs/issues/new?template=page-problem.yml&page=%2Finterop%2Fa+b',
    );
  });

  it('escapes what would end a value or start another', () => {
    const url = new URL(issueUrl(repository, 'site-error', { error: 'a&template=x#y<script>' }));
    expect(url.searchParams.get('template')).toBe('site-error.yml');
    expect(url.searchParams.get('error')).toBe('a&template=x#y<script>');
    expect(url.hash).toBe('');
  });

  it('cuts a long value so that the address stays usable', () => {
    expect(issueUrl(repository, 'site-error', { error: 'x'.repeat(100_000) }).length).toBeLessThan(2000);
  });
});
