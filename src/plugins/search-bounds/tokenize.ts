/** No question is longer; what is, is a log or a file that was pasted. */
const mostWords = 12;
/** Longer than a 32-byte value in hexadecimal, the longest thing worth finding. */
const longestWord = 80;
/** What a program fills into its messages: amounts, addresses, hashes. */
const figure = /^(\d+\.\d+|\d{10,}|0x[\da-f]{40,})$/;
/** With as many other words a query is taken for a message, which a page shows with other figures, and found without them. */
const enoughWords = 4;

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
  const bare = words.map((word) => word.replace(/^\W+|\W+$/g, '')).filter((word) => word !== '');
  const others = bare.filter((word) => !figure.test(word));
  return (others.length >= enoughWords ? others : bare)
    .slice(0, mostWords)
    .map((word) => word.slice(0, longestWord));
}
