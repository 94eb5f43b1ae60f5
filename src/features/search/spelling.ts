/** Shorter words are close to too many others. */
const fewestLetters = 4;
/** From this length, two typos are tolerated. */
const twoSlips = 8;

/** Damerau-Levenshtein distance of two words, at most `most` + 1. */
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
 * Known words nearest to a misspelled one, with their distance. The first
 * letter must match: readers rarely get it wrong.
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
