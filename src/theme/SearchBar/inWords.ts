/**
 * What is said about the results of a search.
 *
 * @param count how many there are; undefined while none are shown
 */
export default function inWords(count: number | undefined): string {
  switch (count) {
    case undefined:
      return '';
    case 0:
      return 'No results';
    case 1:
      return '1 result';
    default:
      return `${count} results`;
  }
}
