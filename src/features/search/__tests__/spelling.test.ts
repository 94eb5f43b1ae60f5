import { nearestWords, slipsBetween } from '@site/src/features/search/spelling';

it.each([
  ['the same word', 'node', 'node', 0],
  ['a letter less', 'withdrawl', 'withdrawal', 1],
  ['a letter more', 'gass', 'gas', 1],
  ['another letter', 'optimysm', 'optimism', 1],
  ['two letters in turn', 'deopsit', 'deposit', 1],
  ['two slips', 'superchian', 'superchai', 2],
  ['more than is asked for', 'batcher', 'sequencer', 3],
])('slips are counted: %s', (_what, one, other, slips) => {
  expect(slipsBetween(one, other, 2)).toBe(slips);
});

describe('the nearest words', () => {
  it('are those with the fewest slips', () => {
    expect(nearestWords('withdrawl', ['withdrawal', 'withdraws', 'window'])).toEqual([
      'withdrawal',
      'withdraws',
    ]);
    expect(nearestWords('sequncer', ['sequencer', 'sequence'])).toEqual(['sequencer']);
  });

  it('are none for a short word or one with another first letter', () => {
    expect(nearestWords('gaz', ['gas'])).toEqual([]);
    expect(nearestWords('kode', ['node'])).toEqual([]);
  });
});
