import { otherForms } from '@site/src/plugins/search-ranking/otherForms';

describe('other forms of a word', () => {
  it.each([
    ['a call', 'unproven(bytes32)', 'unproven'],
    ['a setting', 'l1.rpckind=standard', 'l1.rpckind'],
    ['a metric of a service', 'op_node_default_derivation_errors_total', 'derivation_errors_total'],
    ['a metric without a subsystem', 'op_proposer_up', 'up'],
    ['a selector', '4851bd9b', '0x4851bd9b'],
    ['something in brackets and quotes', "error('gamenotfound", 'gamenotfound'],
  ])('has %s', (_what, word, form) => {
    expect(otherForms(word)).toContain(form);
  });

  it('has not a word as it is', () => {
    expect(otherForms('withdrawal')).toEqual([]);
    expect(otherForms('0x4851bd9b')).toEqual([]);
  });
});
