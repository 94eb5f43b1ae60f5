/** What differs between two versions of a page. */
import { diffArrays, diffLines } from 'diff';

import { type Passage } from './passages';

/** A piece of a passage: in both versions, or in one only. */
export interface Part {
  readonly text: string;
  readonly in: 'both' | 'older' | 'newer';
}

/** A passage that differs; new ones have parts of the newer version only, and so on. */
export interface ChangedPassage {
  readonly isCode: boolean;
  readonly parts: readonly Part[];
}

/** The passages that differ below one heading. */
export interface ChangedSection {
  /** The heading, as the newer version has it where it has it; empty for what is above the first. */
  readonly title: string;
  /** Its id in the newer version; undefined where that lacks it, empty for what is above the first. */
  readonly id?: string;
  readonly passages: readonly ChangedPassage[];
}

/** One change, at its place. */
interface Change {
  readonly at: Passage;
  readonly parts: readonly Part[];
}

/** A section while its changes are collected. */
interface GrowingSection {
  readonly title: string;
  readonly passages: ChangedPassage[];
}

/** A passage with less in common with another is another one, not the same in other words. */
const leastInCommon = 0.5;

/** The sections that differ, in the order of the newer version; those that are gone come where they stood. */
export function changesBetween(older: readonly Passage[], newer: readonly Passage[]): ChangedSection[] {
  const changes: Change[] = [];
  let gone: readonly Passage[] = [];
  const same = (one: Passage, other: Passage): boolean => one.kind === other.kind && one.text === other.text;
  for (const run of diffArrays([...older], [...newer], { comparator: same })) {
    if (run.removed) {
      gone = run.value;
      continue;
    }
    changes.push(...changesOfRun(gone, run.added ? run.value : []));
    gone = [];
  }
  changes.push(...changesOfRun(gone, []));
  return bySection(changes, new Map(newer.map(({ section, sectionId }) => [sectionId, section])));
}

/** How many passages differ. */
export function countOf(sections: readonly ChangedSection[]): number {
  return sections.reduce((sum, { passages }) => sum + passages.length, 0);
}

/** Pairs what is gone with what came in its place, in order, as far as they have most words in common. */
function changesOfRun(gone: readonly Passage[], come: readonly Passage[]): Change[] {
  const changes: Change[] = [];
  let next = 0;
  for (const passage of gone) {
    const match = come.findIndex(
      (other, index) =>
        index >= next && other.kind === passage.kind && inCommon(passage.text, other.text) >= leastInCommon,
    );
    if (match < 0) {
      changes.push({ at: passage, parts: [{ text: passage.text, in: 'older' }] });
      continue;
    }
    changes.push(...come.slice(next, match).map(addition));
    const other = come[match] as Passage;
    changes.push({ at: other, parts: partsBetween(passage, other) });
    next = match + 1;
  }
  return [...changes, ...come.slice(next).map(addition)];
}

function addition(passage: Passage): Change {
  return { at: passage, parts: [{ text: passage.text, in: 'newer' }] };
}

/** Share of the words that two texts have in common, from 0 to 1 (Dice's coefficient). */
function inCommon(one: string, other: string): number {
  const words = one.split(/\s+/);
  const others = other.split(/\s+/);
  const left = new Map<string, number>();
  for (const word of others) left.set(word, (left.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of words) {
    const count = left.get(word) ?? 0;
    if (count > 0) {
      shared += 1;
      left.set(word, count - 1);
    }
  }
  return (2 * shared) / (words.length + others.length);
}

function partsBetween(older: Passage, newer: Passage): Part[] {
  const differences: readonly Difference[] =
    older.kind === 'code'
      ? diffLines(`${older.text}\n`, `${newer.text}\n`)
      : diffArrays(wordsOf(older.text), wordsOf(newer.text)).map((difference) => ({
          ...difference,
          value: difference.value.join(''),
        }));
  return differences.map(({ value, added, removed }) => ({
    text: value,
    in: added ? 'newer' : removed ? 'older' : 'both',
  }));
}

interface Difference {
  readonly value: string;
  readonly added: boolean;
  readonly removed: boolean;
}

/** Words, the signs behind them and the blanks between them. A version, a name with dots or a path is one word. */
function wordsOf(text: string): string[] {
  return text.match(/\s+|[,.;:!?)]+(?=\s|$)|\S+?(?=[,.;:!?)]*(?:\s|$))/g) ?? [];
}

/**
 * Changes below the same heading in one place, at that of the first. A heading is known by its id, because a page can
 * have several of the same words.
 *
 * @param titles of the sections of the newer version, by their ids
 */
function bySection(changes: readonly Change[], titles: ReadonlyMap<string, string>): ChangedSection[] {
  const grouped = new Map<string, GrowingSection>();
  for (const { at, parts } of changes) {
    const { section, sectionId } = at;
    const group: GrowingSection = grouped.get(sectionId) ?? {
      title: titles.get(sectionId) ?? section,
      passages: [],
    };
    group.passages.push({ isCode: at.kind === 'code', parts });
    grouped.set(sectionId, group);
  }
  return [...grouped].map(([id, group]) => ({ ...group, ...(titles.has(id) && { id }) }));
}
