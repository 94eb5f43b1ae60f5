/** Where a page speaks of upgrades that came after the one whose state it describes. */
import type { Upgrade } from '../../data/upgrades';

/** A line that names one. */
export interface Mention {
  /** From 1. */
  readonly line: number;
  readonly word: string;
}

/** What the upgrades after a snapshot are called in texts. `upgrades` are given oldest first. */
export function namesOfLater(upgrades: readonly Upgrade[], snapshot: string): readonly string[] {
  const last = upgrades.findIndex(({ name }) => name.toLowerCase() === snapshot);
  return upgrades
    .slice(last + 1)
    .flatMap(({ name, upgrade_number: number }) => [
      ...(/^[A-Z][a-z]+$/.test(name) ? [name] : []),
      ...(number === null ? [] : [`Upgrade ${number}`]),
    ]);
}

/** Every line of a text that has one of the words. */
export function mentionsIn(text: string, words: readonly string[]): readonly Mention[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      words
        .filter((word) => new RegExp(`\\b${word}\\b`).test(line))
        .map((word) => ({ line: index + 1, word })),
    );
}
