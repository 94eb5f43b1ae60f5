/** What maintainers said about pages whose sources changed. */

import { compareText } from './text';

/** A page that someone reread and found still true. */
export interface Confirmation {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** What each source that had changed was then: its hash, or null where it was gone. A later change counts again. */
  readonly sources: Readonly<Record<string, string | null>>;
}

/** A page that is known to be no longer true. */
export interface Outdated {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** What is no longer true, as readers are told it. */
  readonly sentence: string;
}

/** By route. */
export interface Triage {
  readonly confirmed: Readonly<Record<string, Confirmation>>;
  readonly outdated: Readonly<Record<string, Outdated>>;
}

/** No page was triaged. */
export const noTriage: Triage = { confirmed: {}, outdated: {} };

/** What a source was when its page was confirmed: null where it was gone, undefined where it had not changed. */
export function confirmedObject(triage: Triage, route: string, entry: string): string | null | undefined {
  return triage.confirmed[route]?.sources[entry];
}

/** The page was read again and is still true, which ends an earlier word that it is not. */
export function confirm(triage: Triage, route: string, confirmation: Confirmation): Triage {
  return {
    confirmed: sorted({ ...triage.confirmed, [route]: confirmation }),
    outdated: sorted(triage.outdated, route),
  };
}

/** The page is no longer true, which ends an earlier confirmation. */
export function markOutdated(triage: Triage, route: string, outdated: Outdated): Triage {
  return {
    confirmed: sorted(triage.confirmed, route),
    outdated: sorted({ ...triage.outdated, [route]: outdated }),
  };
}

/** In characters. */
const sentenceLength = { min: 20, max: 300 };

/** What is wrong with the sentence that readers are to see, as a sentence; undefined where it can stay. */
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

/** By route in alphabetical order, perhaps without one. */
function sorted<Value>(record: Readonly<Record<string, Value>>, without?: string): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(record)
      .filter(([route]) => route !== without)
      .sort(([a], [b]) => compareText(a, b)),
  );
}
