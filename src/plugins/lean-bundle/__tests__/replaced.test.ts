import replaced, { notReplaced } from '@site/src/plugins/lean-bundle/replaced';

const isOdd = (number: number): boolean => number % 2 === 1;

describe('what the site has in place of something of Docusaurus', () => {
  it('stands where that stood', () => {
    expect(replaced([2, 3, 4], 'odd', isOdd, 'three')).toEqual([2, 'three', 4]);
    expect(replaced([2, 3, 4], 'odd', isOdd)).toEqual([2, 4]);
  });

  it('fails the build, naming it, where there is none any more', () => {
    expect(() => replaced([2, 4], 'OddPlugin', isOdd)).toThrow('Docusaurus no longer uses OddPlugin: ');
  });
});

describe('a module of the site in place of another one', () => {
  const router = { name: "the router's patterns", by: '/ours/pattern.ts' };
  const creator = { name: 'ComponentCreator', by: '/ours/RouteCreator.tsx', of: '/exports/ComponentCreator' };

  it('is in the bundle, and the other one is not', () => {
    const files = ['/site/ours/pattern.ts', 'C:\\site\\ours\\RouteCreator.tsx', '/react/index.js'];
    expect(notReplaced([router, creator], files)).toEqual([]);
  });

  it('fails the build where nothing imports it any more', () => {
    expect(notReplaced([router, creator], ['/site/ours/RouteCreator.tsx'])).toEqual([
      expect.stringMatching(/^Docusaurus no longer uses the router's patterns: /),
    ]);
  });

  it('fails the build where the other one is there, too', () => {
    const files = ['/site/ours/RouteCreator.tsx', '/core/exports/ComponentCreator.js'];
    expect(notReplaced([creator], files)).toEqual([
      "ComponentCreator is in the browser's bundle, though /ours/RouteCreator.tsx replaces it: see who imports it.",
    ]);
  });
});
