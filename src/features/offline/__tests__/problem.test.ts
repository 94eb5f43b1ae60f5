import { faultOf, megabytes, SaveError, wordsFor } from '@site/src/features/offline/problem';

describe('a failure to save', () => {
  it.each([
    ['stopped', new DOMException('', 'AbortError'), 'Saving was stopped.'],
    [
      'no room',
      new DOMException('', 'QuotaExceededError'),
      'The site has used up the space this browser gives it.',
    ],
    [
      'forbidden',
      new DOMException('', 'SecurityError'),
      'This browser does not allow the site to store files.',
    ],
    [
      'not allowed',
      new DOMException('', 'NotAllowedError'),
      'This browser does not allow the site to store files.',
    ],
    ['no connection', new TypeError('Failed to fetch'), 'The connection failed.'],
    [
      'an answer that says no',
      new SaveError({ kind: 'answer', url: '/interop', status: 503 }),
      'The site answered 503 for /interop.',
    ],
    ['an old browser', new SaveError({ kind: 'unsupported' }), 'This browser cannot save pages here'],
    ['a deployment', new SaveError({ kind: 'changing' }), 'The site is being updated'],
    ['anything else', new Error('something else'), 'Saving failed: something else'],
    ['what is no error', 'not even an error', 'Saving failed: not even an error'],
  ])('%s is told in words', (_what, error, words) => {
    expect(wordsFor(faultOf(error))).toContain(words);
  });

  it('for lack of room says how much is needed and how much there is', () => {
    expect(wordsFor({ kind: 'full', needed: 23_400_000, free: 1_250_000 })).toContain(
      'the copy needs 23 MB, and the browser leaves 1.3 MB',
    );
  });
});

it.each([
  [12, '0.1 MB'],
  [1_250_000, '1.3 MB'],
  [9_960_000, '10.0 MB'],
  [23_400_000, '23 MB'],
])('%i bytes are %s', (bytes, words) => expect(megabytes(bytes)).toBe(words));
