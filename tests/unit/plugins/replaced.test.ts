import replaced from '@site/src/plugins/lean-bundle/replaced';

const isOdd = (number: number): boolean => number % 2 === 1;

describe('what the site has in place of something of Docusaurus', () => {
  it('stands where that stood', () => {
    expect(replaced([2, 3, 4], 'odd', isOdd, 'three')).toEqual([2, 'three', 4]);
    expect(replaced([2, 3, 4], 'odd', isOdd)).toEqual([2, 4]);
  });

  it('fails the build, naming it, where there is none any more', () => {
    expect(() => replaced([2, 4], 'OddPlugin', isOdd)).toThrow(
      'Docusaurus no longer uses OddPlugin: see what does its work now, and mend src/plugins/lean-bundle/index.ts.',
    );
  });
});
