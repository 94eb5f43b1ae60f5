/** Maintainers' decisions about pages and data files whose sources changed. */

import { compareText } from './text';

/** A page or data file reviewed and found correct. */
export interface Confirmation {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /**
   * Hash of each changed source at review, null if gone. Later changes count
   * again.
   */
  readonly sources: Readonly<Record<string, string | null>>;
}

/** A page known to be wrong. */
export interface Outdated {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** What is no longer true, for readers. */
  readonly sentence: string;
}

export interface Triage {
  /** By route, data files by path. */
  readonly confirmed: Readonly<Record<string, Confirmation>>;
  /** By route. */
  readonly outdated: Readonly<Record<string, Outdated>>;
}

export const noTriage: Triage = { confirmed: {}, outdated: {} };

/** A source's hash at review: null if gone, undefined if unchanged. */
export function confirmedObject(triage: Triage, key: string, entry: string): string | null | undefined {
  return triage.confirmed[key]?.sources[entry];
}

/** Marks a page or data file as correct, clearing any outdated mark. */
export function confirm(triage: Triage, key: string, confirmation: Confirmation): Triage {
  return {
    confirmed: sorted({ ...triage.confirmed, [key]: confirmation }),
    outdated: sorted(triage.outdated, key),
  };
}

/** Marks a page as outdated, clearing any confirmation. */
export function markOutdated(triage: Triage, route: string, outdated: Outdated): Triage {
  return {
    confirmed: sorted(triage.confirmed, route),
    outdated: sorted({ ...triage.outdated, [route]: outdated }),
  };
}

/** In characters. */
const sentenceLength = { min: 20, max: 300 };

/** What is wrong with a reader-facing sentence; undefined if nothing. */
export function sentenceProblem(sentence: string): string | undefined {
  const { min, max } = sentenceLength;
  if (sentence.length < min || sentence.length > max) {
    return `What is no longer true takes ${min} to ${max} characters, not ${sentence.length}.`;
  }
  if (/[\r\n]/.test(sentence)) return 'What is no longer true has to be on one line.';
  return /[.!?]$/.test(sentence)
    ? undefined
    : 'What is no longer true has to be a sentence that ends in a full stop.';
}

/** Sorted by key, optionally without one. */
function sorted<Value>(record: Readonly<Record<string, Value>>, without?: string): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(record)
      .filter(([key]) => key !== without)
      .sort(([a], [b]) => compareText(a, b)),
  );
}
