import { tokenize } from '@site/src/plugins/search-bounds/tokenize';

describe('the words of a query', () => {
  it('are cut at blanks and hyphens, in lower case', () => {
    expect(tokenize('Cross-chain  ETH')).toEqual(['cross', 'chain', 'eth']);
    expect(tokenize(' - ')).toEqual([]);
  });

  it('are without the signs around them, which the index does not have either', () => {
    expect(tokenize('insufficient funds for gas * price + value')).toEqual(
      'insufficient funds for gas price value'.split(' '),
    );
    expect(tokenize('tx fee (1.50 ether): "a.b_c"')).toEqual(['tx', 'fee', '1.50', 'ether', 'a.b_c']);
  });

  it('may be as long as an event topic', () => {
    const topic = `0x${'ab'.repeat(32)}`;
    expect(tokenize(topic)).toEqual([topic]);
  });

  it('are few and short, however much is pasted', () => {
    const words = tokenize(`${'x'.repeat(500)} ${'word '.repeat(5000)}`);
    expect(words.length).toBeLessThanOrEqual(12);
    expect(Math.max(...words.map(({ length }) => length))).toBe(80);
  });
});
