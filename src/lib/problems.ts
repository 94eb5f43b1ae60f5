/** A problem in a page or data file, for its author. */
export interface Problem {
  /** Relative to the repository. */
  readonly file: string;
  /** For example `categories[2]`. */
  readonly field: string;
  /** A sentence without the field's name. */
  readonly message: string;
  readonly allowed?: readonly string[];
  /** Most likely intended value. */
  readonly nearest?: string;
}

/**
 * A report sorted by file and field; empty without problems.
 *
 * @param where kind of files, for the first line
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
 * The closest candidate within two edits, or three from nine letters on;
 * otherwise undefined.
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

/** Levenshtein distance. */
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
