import { keepPlaces } from '@site/src/features/search/places';
import { type Result } from '@site/src/features/search/results';

const results = (...addresses: readonly string[]): readonly Result[] =>
  addresses.map((href) => ({
    title: [],
    href,
    pageHref: href.replace(/#.*/, ''),
    crumbs: [],
    text: [],
    others: [],
  }));

it('listed pages keep their places, with their best sections, and new ones follow', () => {
  const placed = keepPlaces();
  const listed = (request: string, ...addresses: readonly string[]): readonly string[] =>
    placed(request, results(...addresses)).map(({ href }) => href);
  expect(listed('fees', '/b', '/a')).toEqual(['/b', '/a']);
  expect(listed('fees', '/c', '/a#best')).toEqual(['/b', '/a#best', '/c']);
  expect(listed('gas', '/a', '/b')).toEqual(['/a', '/b']);
  expect(listed('fees', '/c', '/a')).toEqual(['/c', '/a']);
});
