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
    expect(tokenize('"fee": (1.50 ether)')).toEqual(['fee', '1.50', 'ether']);
  });

  it('of a message are without the figures that are filled into it, and of anything shorter with them', () => {
    expect(tokenize('tx fee (1.50 ether) exceeds the configured cap (1.00 ether)')).toEqual(
      'tx fee ether exceeds the configured cap ether'.split(' '),
    );
    const address = `0x${'a1'.repeat(20)}`;
    expect(tokenize(`insufficient funds for gas: address ${address} have 0 want 52500000000000`)).toEqual(
      'insufficient funds for gas address have 0 want'.split(' '),
    );
    expect(tokenize(`proxy admin ${address}`)).toEqual(['proxy', 'admin', address]);
    // Of codes, chains and releases there are pages.
    const codes = 'execution reverted error 0xe3c00816 code 32000 chain 11155420 op-geth 1.101503.4';
    expect(tokenize(codes)).toEqual(codes.replace('-', ' ').split(' '));
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
