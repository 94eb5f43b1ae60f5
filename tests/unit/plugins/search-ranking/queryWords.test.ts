import { queryWords } from '@site/src/plugins/search-ranking/queryWords';

const texts = (query: string): string[] => queryWords(query).map(({ text }) => text);

describe('the words of a query', () => {
  it('are cut at blanks and hyphens, in lower case', () => {
    expect(texts('Cross-chain  ETH')).toEqual(['cross', 'chain', 'eth']);
    expect(texts(' - ')).toEqual([]);
  });

  it('are without the signs around them, which the index does not have either', () => {
    expect(texts('insufficient funds for gas * price + value')).toEqual(
      'insufficient funds gas price value'.split(' '),
    );
    expect(texts('"fee": (1.50 ether)')).toEqual(['fee', '1.50', 'ether']);
  });

  it('are without those the index leaves out, unless there are no others', () => {
    expect(texts('channel timed out on chain')).toEqual(['channel', 'timed', 'out', 'chain']);
    expect(texts('how to')).toEqual(['how', 'to']);
  });

  it('stand once', () => {
    expect(texts('no, no peers; no Peers')).toEqual(['peers']);
  });

  it('of a message are without the figures that are filled into it, and of anything shorter with them', () => {
    expect(texts('tx fee (1.50 ether) exceeds the configured cap (1.00 ether)')).toEqual(
      'tx fee ether exceeds configured cap'.split(' '),
    );
    const address = `0x${'a1'.repeat(20)}`;
    expect(texts(`insufficient funds for gas: address ${address} have 0 want 52500000000000`)).toEqual(
      'insufficient funds gas address 0 want'.split(' '),
    );
    expect(texts(`proxy admin ${address}`)).toEqual(['proxy', 'admin', address]);
    // Of codes, chains and releases there are pages.
    const codes = 'execution reverted error 0xe3c00816 code 32000 chain 11155420 op-geth 1.101503.4';
    expect(texts(codes)).toEqual(codes.replace('-', ' ').split(' '));
  });

  it.each([
    ['in the form key=value', 't=2025-07-22T10:12:33+0000 lvl=warn msg="Channel timed out" err="too late"'],
    ['of geth', 'WARN [07-22|10:12:33.123] Channel timed out                        err="too late"'],
    ['in JSON', '{"t":"2025-07-22T10:12:33Z","lvl":"warn","msg":"Channel timed out","err":"too late"}'],
  ])('of a line of a log %s are those of its message', (_what, line) => {
    expect(texts(line)).toEqual(['channel', 'timed', 'out', 'late']);
  });

  it('tell names out of programs from words of a language', () => {
    const names = (query: string): string[] =>
      queryWords(query).flatMap(({ text, isName }) => (isName ? [text] : []));
    expect(names('GameNotFinalized eth_call Unproven() l1.rpckind 0x4851bd9b')).toEqual([
      'gamenotfinalized',
      'eth_call',
      'unproven',
      'l1.rpckind',
      '0x4851bd9b',
    ]);
    expect(names('Withdrawal of L1 is not final, 4242 times')).toEqual([]);
  });

  it.each(['--max-channel-duration=1500', 'OP_BATCHER_MAX_CHANNEL_DURATION=1500'])(
    'tell the value from the name in %s',
    (query) => {
      const words = queryWords(query);
      expect(words.at(-1)).toEqual({ text: '1500', isName: false, isValue: true });
      expect(words.slice(0, -1).map(({ isValue }) => isValue)).not.toContain(true);
      expect(words.length).toBeGreaterThan(1);
    },
  );

  it('may be as long as an event topic', () => {
    const topic = `0x${'ab'.repeat(32)}`;
    expect(texts(topic)).toEqual([topic]);
  });

  it('are few and short, however much is pasted', () => {
    const words = texts(
      `${'x'.repeat(500)} ${Array.from({ length: 5000 }, (_, at) => `word${at}`).join(' ')}`,
    );
    expect(words).toHaveLength(24);
    expect(Math.max(...words.map(({ length }) => length))).toBe(80);
  });
});
