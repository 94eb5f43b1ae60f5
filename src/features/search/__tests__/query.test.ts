import { readQuery } from '@site/src/features/search/query';

const wordsOf = (typed: string): string[] => readQuery(typed).words.map(({ text }) => text);

describe('the words of a query', () => {
  it.each([
    ['leave out stop words', 'how do I run a node', ['run', 'node']],
    ['keep stop words where there are no others', 'what is this', ['what', 'is', 'this']],
    ['come once', 'gas gas limit', ['gas', 'limit']],
    [
      'leave out time and level of a line of a log',
      't=2025-01-01 lvl=error msg="txpool is full" err="x y"',
      ['txpool', 'full', 'x', 'y'],
    ],
    ['leave out how geth begins a line', 'INFO [11-20|10:11:12.131] Deep reorg', ['Deep', 'reorg']],
    ['leave out the value of a flag', '--max-channel-duration=1500', ['max-channel-duration']],
    [
      'leave out the figures of a message',
      'tx fee (2.50 ether) exceeds the configured cap (1.00 ether)',
      ['tx', 'fee', 'ether', 'exceeds', 'configured', 'cap'],
    ],
    [
      'keep a figure that was asked for alone',
      '0x4200000000000000000000000000000000000015',
      ['0x4200000000000000000000000000000000000015'],
    ],
    [
      'are those of the message of a JSON-RPC error',
      '{"jsonrpc":"2.0","error":{"code":-32000,"message":"already known"}}',
      ['32000', 'already', 'known'],
    ],
  ])('%s', (_what, typed, words) => {
    expect(wordsOf(typed)).toEqual(words);
  });

  it('are few, however much is pasted', () => {
    const pasted = Array.from({ length: 5000 }, (_item, at) => `word${at}`).join(' ');
    expect(wordsOf(pasted).length).toBeLessThan(30);
  });

  it('have a last one that may be unfinished until a blank follows', () => {
    expect(readQuery('withdr').isUnfinished).toBe(true);
    expect(readQuery('withdraw ').isUnfinished).toBe(false);
  });
});
