/** Something wrong with a page or a data file, told in a way that lets its author fix it. */
export interface Problem {
  /** Path of the page or data file, relative to the repository. */
  readonly file: string;
  /** The field, e.g. `categories[2]`. */
  readonly field: string;
  /** What was found, as a sentence without the field's name. */
  readonly message: string;
  /** What may be there instead. */
  readonly allowed?: readonly string[];
  /** The allowed value that was most likely meant. */
  readonly nearest?: string;
}

/**
 * One report over all problems, sorted by file and field. Empty input gives an empty report.
 *
 * @param where what the files are, for the first line; pages unless it says otherwise
 */
export function formatProblems(
  problems: readonly Problem[],
  where = (files: number): string => `the front matter of ${count(files, 'page')}`,
): string {
  if (problems.length === 0) {
    return '';
  }
  const sorted = [...problems].sort((a, b) => compare(a.file, b.file) || compare(a.field, b.field));
  const files = new Set(sorted.map((problem) => problem.file));
  const lines = [`${count(problems.length, 'problem')} in ${where(files.size)}:`];
  for (const file of files) {
    lines.push('', file);
    for (const problem of sorted.filter((candidate) => candidate.file === file)) {
      lines.push(`  ${problem.field}: ${problem.message}`);
      if (problem.nearest !== undefined) {
        lines.push(`    did you mean: ${problem.nearest}`);
      }
      if (problem.allowed !== undefined) {
        lines.push(`    allowed: ${problem.allowed.join(', ')}`);
      }
    }
  }
  return lines.join('\n');
}

/**
 * The candidate nearest to what was written, or undefined where none is near: at most two edits, or
 * three for words of nine letters and more (Levenshtein distance).
 */
export function nearest(written: string, candidates: readonly string[]): string | undefined {
  const limit = written.length >= 9 ? 3 : 2;
  let best: { value: string; distance: number } | undefined;
  for (const value of candidates) {
    const distance = editDistance(written.toLowerCase(), value.toLowerCase());
    if (distance <= limit && (best === undefined || distance < best.distance)) {
      best = { value, distance };
    }
  }
  return best?.value;
}

/** Levenshtein distance: the least number of letters to insert, remove or replace. */
export function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const replace = (previous[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      current.push(Math.min(replace, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
