import { browserslist } from '@site/package.json';
import { browserTargets } from '@site/src/build/browserTargets';

describe('the browsers that scripts are written for', () => {
  it('are those of package.json', () => {
    expect(browserTargets(browserslist)).toHaveLength(browserslist.length);
    expect(browserTargets(['chrome >= 111', 'safari >= 16.4'])).toEqual(['chrome111', 'safari16.4']);
  });

  it.each(['defaults', 'chrome > 110', 'last 2 versions'])('cannot be said by "%s"', (query) => {
    expect(() => browserTargets([query])).toThrow(`browserslist: "${query}" is not of the form`);
  });
});
