import inWords from '@site/src/theme/SearchBar/inWords';

test.each([
  [undefined, ''],
  [0, 'No results'],
  [1, '1 result'],
  [2, '2 results'],
])('%s results are announced as "%s"', (count, words) => {
  expect(inWords(count)).toBe(words);
});
