import { nearestNames, nameKey, replyText, unknownName } from '../answers';

describe('the names nearest to one that is unknown', () => {
  it('begin with those that hold it, then go by letters that differ', () => {
    expect(nearestNames('beacon', ['--l1.beacon', 'deacon', 'sequencer'])).toEqual([
      '--l1.beacon',
      'deacon',
      'sequencer',
    ]);
    expect(nearestNames('sequencr', ['Batcher', 'Sequencer'])[0]).toBe('Sequencer');
  });

  it('are five at most, each once', () => {
    const names = ['a', 'a', 'b', 'c', 'd', 'e', 'f'];
    expect(nearestNames('a', names)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('are told in a sentence, and a long name is cut in it', () => {
    expect(unknownName('flag', '--x', ['--y'])).toEqual({ refusal: 'There is no flag "--x". Nearest: --y.' });
    const { refusal } = unknownName('flag', 'x'.repeat(500), []);
    expect(refusal.length).toBeLessThan(120);
  });
});

it('names are compared without capitals, dashes and the parameters of an error', () => {
  expect(['--L1.Beacon', 'l1-beacon', 'NotInAccessList()'].map(nameKey)).toEqual([
    'l1beacon',
    'l1beacon',
    'notinaccesslist',
  ]);
});

it('an answer is told with its route, address and source', () => {
  const answer = {
    name: 'Name',
    route: '/a#b',
    address: 'https://example.org/a#b',
    source: ['s1', 's2'],
    text: 'Text.',
  };
  expect(replyText({ answers: [answer], note: 'More.' })).toBe(
    '## Name\n\nText.\n\nRoute: /a#b\nAddress: https://example.org/a#b\nSource: s1 ; s2\n\n---\n\nMore.',
  );
});
