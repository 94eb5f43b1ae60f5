import { compareBuilds } from '@site/src/build/manifestCompare';

const first = new Map([
  ['a.html', '1'],
  ['b.js', '2'],
  ['c.zip', '3'],
]);

describe('two builds', () => {
  it('are the same where every file is', () => {
    expect(compareBuilds(first, new Map(first))).toEqual({ unexplained: [], unused: [] });
  });

  it('differ by files that only one has, and by content', () => {
    const second = new Map([
      ['a.html', '1'],
      ['b.js', 'x'],
      ['d.txt', '4'],
    ]);
    expect(compareBuilds(first, second).unexplained).toEqual([
      { path: 'b.js', what: 'differs' },
      { path: 'c.zip', what: 'only in the first' },
      { path: 'd.txt', what: 'only in the second' },
    ]);
  });

  it('may differ where a reason is given, which has to be needed', () => {
    const second = new Map([...first, ['b.js', 'x']]);
    expect(compareBuilds(first, second, { 'b.js': 'because', 'a.html': 'once' })).toEqual({
      unexplained: [],
      unused: ['a.html'],
    });
  });
});
