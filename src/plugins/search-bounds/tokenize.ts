/** No question is longer; what is, is a log or a file that was pasted. */
const mostWords = 12;
/** Longer than a 32-byte value in hexadecimal, the longest thing worth finding. */
const longestWord = 80;

/**
 * The words of a query, cut where the search plugin's own function cuts them. Its search takes time
 * with the square of their number, so with a pasted log it would not answer again. Signs around a word
 * go, as they do where the index is made: a word that keeps them, as in a pasted error, is never found.
 */
export function tokenize(text: string): string[] {
  const words =
    text
      .slice(0, mostWords * longestWord)
      .toLowerCase()
      .match(/[^-\s]+/g) ?? [];
  return words
    .map((word) => word.replace(/^\W+|\W+$/g, ''))
    .filter((word) => word !== '')
    .slice(0, mostWords)
    .map((word) => word.slice(0, longestWord));
}
