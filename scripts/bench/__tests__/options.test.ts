import { readOptions } from '@site/scripts/bench/options.mjs';

import { root } from '../../../tests/support/repository';

describe('the command line', () => {
  it('defaults to five runs of everything', () => {
    expect(readOptions([], root)).toEqual({
      runs: 5,
      only: ['lighthouse', 'build', 'nav', 'search', 'dev'],
      pages: [],
    });
  });

  it('narrows the run', () => {
    const args = ['--runs', '1', '--only', 'nav,dev', '--pages', '/,/interop/explainer', '--folder', 'there'];
    expect(readOptions(args, root)).toEqual({
      runs: 1,
      only: ['nav', 'dev'],
      pages: ['/', '/interop/explainer'],
      folder: 'there',
    });
  });

  it('measures in a fixed order', () => {
    expect(readOptions(['--only', 'dev,nav,nav'], root).only).toEqual(['nav', 'dev']);
  });

  it.each([
    ['--runs', '0', '--runs is "0"'],
    ['--runs', 'many', '--runs is "many"'],
    ['--only', 'speed', '--only knows lighthouse, build, nav, search, dev, not "speed"'],
    ['--pages', 'interop', 'not "interop"'],
    ['--pages', '/,/nope', 'there is none at /nope'],
    ['--fast', '', "'--fast'"],
  ])('rejects %s %s with a reason', (option, value, reason) => {
    expect(() => readOptions([option, value], root)).toThrow(reason);
  });
});
