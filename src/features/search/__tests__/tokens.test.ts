import { chunksOf, tokenize } from '@site/src/features/search/tokens';

describe('the terms of a text', () => {
  it.each([
    ['English words by their stem', 'Withdrawals finalized', ['withdraw', 'final']],
    ['no stop words', 'How do I run the node', ['run', 'node']],
    ['the word that asks for a role', 'Who can pause it?', ['who', 'paus']],
    ['a flag whole and in parts', '--l1.beacon', ['l1beacon', 'l1', 'beacon']],
    ['an environment variable as its flag', 'L1_BEACON', ['l1beacon', 'l1', 'beacon']],
    ['a selector whole', '0xE3C00816', ['0xe3c00816']],
    ['several of an abbreviation as one', 'L2s RPCs l1s', ['l2', 'rpc', 'l1']],
    ['a call without what it is called with', 'Unproven()', ['unproven']],
  ])('are %s', (_what, text, terms) => {
    expect(tokenize(text)).toEqual(terms);
  });

  it.each(['messagepass', 'l1messagepass', 'passer'])(
    'have each ending of an identifier that begins with a part: %s',
    (ending) => {
      expect(tokenize('L2ToL1MessagePasser').some((term) => term.startsWith(ending))).toBe(true);
    },
  );
});

it('chunks know where they are, without the signs around them', () => {
  const text = 'Call (the `GasPriceOracle`), then wait.';
  for (const { text: chunk, start } of chunksOf(text)) expect(text.slice(start)).toMatch(chunk);
  expect(chunksOf(text).map((chunk) => chunk.text)).toEqual([
    'Call',
    'the',
    'GasPriceOracle',
    'then',
    'wait',
  ]);
});
