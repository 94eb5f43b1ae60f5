import { countText } from '@site/src/features/search/countText';
import { shortCrumbs } from '@site/src/features/search/crumbs';

it.each([
  [undefined, ''],
  [0, 'No results'],
  [1, '1 page'],
  [25, '25 pages'],
])('%s results are announced as "%s"', (count, text) => {
  expect(countText(count)).toBe(text);
});

it('a long path is cut in its middle, never at its ends', () => {
  expect(shortCrumbs(['App devs', 'Tutorials'])).toEqual(['App devs', 'Tutorials']);
  expect(
    shortCrumbs(['App devs', 'Tutorials of every kind', 'Transaction tutorials', 'For those who trace']),
  ).toEqual(['App devs', '…', 'For those who trace']);
});
