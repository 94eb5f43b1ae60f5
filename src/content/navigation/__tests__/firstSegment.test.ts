import { firstSegment } from '@site/src/content/navigation/firstSegment';

describe('the first segment of an address', () => {
  it.each([
    ['/stack/rollup/overview', '/', 'stack'],
    ['/stack', '/', 'stack'],
    ['/stack/', '/', 'stack'],
    ['/', '/', ''],
    ['/docs/stack/rollup', '/docs/', 'stack'],
    ['/docs/isthmus/stack', '/docs/isthmus', 'stack'],
    ['/docs/isthmus', '/docs/isthmus', ''],
    ['/documents/stack', '/docs', ''],
  ])('of %s below %s is "%s"', (pathname, base, segment) => {
    expect(firstSegment(pathname, base)).toBe(segment);
  });
});
