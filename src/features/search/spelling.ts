/** With fewer letters a word is too close to too many others. */
const fewestLetters = 4;
/** From this length on two slips are taken for one word. */
const twoSlips = 8;

/**
 * How many slips lie between two words, at most `most` + 1: a letter more, less or else, or two neighbors in turn.
 */
export function slipsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_letter, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const next = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      let slips = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]) {
        slips = Math.min(slips, (before[column - 2] ?? 0) + 1);
      }
      next.push(slips);
    }
    if (Math.min(...next) > most) return most + 1;
    [before, last] = [last, next];
  }
  return last[other.length] ?? most + 1;
}

/**
 * Words that may be meant by one that nobody wrote, with the number of slips; only the nearest. Their first letter is
 * the same, which readers rarely get wrong.
 */
export function nearestWords(word: string, known: Iterable<string>): readonly string[] {
  if (word.length < fewestLetters) return [];
  let most = word.length >= twoSlips ? 2 : 1;
  let found: string[] = [];
  for (const candidate of known) {
    if (candidate[0] !== word[0]) continue;
    const slips = slipsBetween(word, candidate, most);
    if (slips > most) continue;
    if (slips < most) found = [];
    most = slips;
    found.push(candidate);
  }
  return found;
}
