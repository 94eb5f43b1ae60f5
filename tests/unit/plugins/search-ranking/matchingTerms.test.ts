import { isOneSlipAway, joinedTerms, matchingTerms } from '@site/src/plugins/search-ranking/matchingTerms';

import { indexOf } from '../../../support/searchIndex';

const index = indexOf({
  '/a': {
    title: 'Withdrawals through OptimismPortal',
    text: 'Unproven(bytes32) portal optimism derivation_errors_total withdrew 0x4851bd9b list lists listed',
  },
});
const terms = (word: string, isUnfinished = false): string[] => [
  ...matchingTerms(index, word, isUnfinished).keys(),
];

describe('the terms of a word', () => {
  it('are the word in the form the index has it, for sure', () => {
    expect(matchingTerms(index, 'withdrawal', false)).toEqual(new Map([['withdraw', 1]]));
  });

  it('are its other forms, calls of it among them, less surely', () => {
    expect(terms('op_node_default_derivation_errors_total')).toEqual(['derivation_errors_tot']);
    expect(matchingTerms(index, 'unproven', false)).toEqual(new Map([['unproven(bytes32', 0.9]]));
  });

  it('are those that begin with it while it may still be typed', () => {
    expect(terms('port', true)).toEqual(['portal']);
    expect(matchingTerms(index, 'portal', true).get('portal')).toBe(1);
    // Two letters begin too much.
    expect(terms('po', true)).toEqual([]);
  });

  it('are those that have it within where there are none else', () => {
    expect(terms('4851bd')).toEqual(['0x4851bd9b']);
    expect(terms('51bd')).toEqual([]);
  });

  it('are those one slip away where there are none else, but not of three letters', () => {
    expect(terms('protal')).toEqual(['portal']);
    expect(terms('lst')).toEqual([]);
  });

  it('of neighbors are those that pages write as one', () => {
    const joined = joinedTerms(index, ['the', 'optimism', 'portal', 'list']);
    expect(joined.map((found) => [...found.keys()])).toEqual([[], ['optimismport'], ['optimismport'], []]);
  });
});

describe('one slip', () => {
  it.each([
    ['a letter left out', 'withdraw', 'withdrw'],
    ['a letter too many', 'withdraw', 'withddraw'],
    ['another letter', 'withdraw', 'wothdraw'],
    ['two letters in turn', 'withdraw', 'withdarw'],
  ])('is %s', (_what, right, wrong) => {
    expect(isOneSlipAway(right, wrong)).toBe(true);
    expect(isOneSlipAway(wrong, right)).toBe(true);
  });

  it.each([
    ['none', 'portal', 'portal'],
    ['two', 'portal', 'prtl'],
    ['one in the first letter', 'portal', 'mortal'],
  ])('is not %s', (_what, one, other) => {
    expect(isOneSlipAway(one, other)).toBe(false);
  });
});
