/** Finds mentions of upgrades later than a snapshot. */
import type { Upgrade } from '../../data/upgrades';

export interface Mention {
  /** From 1. */
  readonly line: number;
  readonly word: string;
}

/** Names of upgrades after a snapshot. `upgrades` are oldest first. */
export function namesOfLater(upgrades: readonly Upgrade[], snapshot: string): readonly string[] {
  const last = upgrades.findIndex(({ name }) => name.toLowerCase() === snapshot);
  return upgrades
    .slice(last + 1)
    .flatMap(({ name, upgrade_number: number }) => [
      ...(/^[A-Z][a-z]+$/.test(name) ? [name] : []),
      ...(number === null ? [] : [`Upgrade ${number}`]),
    ]);
}

/** Lines containing any of the words. */
export function mentionsIn(text: string, words: readonly string[]): readonly Mention[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      words
        .filter((word) => new RegExp(`\\b${word}\\b`).test(line))
        .map((word) => ({ line: index + 1, word })),
    );
}
