import type { Counts } from './changes';

/**
 * Number of changed passages, to begin a sentence; wording changes count only
 * if there are no others.
 */
export function passagesInWords({ count, wording }: Counts): string {
  if (count > 0) return `${passages(count)} changed`;
  return wording === 0 ? 'Nothing changed in the text' : `${passages(wording)} changed in wording only`;
}

/** `1 passage`, `3 passages`. */
export function passages(count: number): string {
  return `${count} ${count === 1 ? 'passage' : 'passages'}`;
}
