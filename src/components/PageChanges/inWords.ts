/** How many passages differ, as the beginning of a sentence. */
export function passagesInWords(count: number): string {
  switch (count) {
    case 0:
      return 'Nothing changed in the text';
    case 1:
      return '1 passage changed';
    default:
      return `${count} passages changed`;
  }
}
