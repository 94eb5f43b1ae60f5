import { withBlock } from '@site/scripts/bench/readme';

const order = ['lighthouse', 'build'];
const empty = '# Title\n\n<!-- bench -->\n<!-- /bench -->\n\nThe end.\n';

describe('the README section', () => {
  it('gets the results between its markers', () => {
    expect(withBlock(empty, 'build', order, 'Builds.')).toBe(
      '# Title\n\n<!-- bench -->\n\n<!-- bench:build -->\n\nBuilds.\n\n<!-- /bench:build -->\n\n<!-- /bench -->\n\nThe end.\n',
    );
  });

  it('keeps earlier results, in the order of the measurements', () => {
    const both = withBlock(withBlock(empty, 'build', order, 'Builds.'), 'lighthouse', order, 'Scores.');
    expect(both.indexOf('Scores.')).toBeLessThan(both.indexOf('Builds.'));
    expect(withBlock(both, 'build', order, 'Faster.')).toBe(both.replace('Builds.', 'Faster.'));
  });

  it('keeps the text before the first measurement', () => {
    const readme = empty.replace('<!-- bench -->', '<!-- bench -->\n\n## Speed');
    const once = withBlock(readme, 'build', order, 'Builds.');
    expect(once).toContain('<!-- bench -->\n\n## Speed\n\n<!-- bench:build -->');
    expect(withBlock(once, 'build', order, 'Builds.')).toBe(once);
  });

  it('is an error if the README has no markers', () => {
    expect(() => withBlock('# Title\n', 'build', order, 'Builds.')).toThrow('no section between');
  });
});
