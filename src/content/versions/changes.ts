/** Compares two versions of a page. */
import { diffArrays, diffLines } from 'diff';

import { type Passage, type Prose, type TablePassage, type TextPassage } from './passages';
import { isMarkedWording, isWording } from './wording';

/** A piece of a passage: in both versions or one. */
export interface Part {
  readonly text: string;
  readonly in: 'both' | 'older' | 'newer';
}

/** A changed paragraph, heading or code block. */
export interface ChangedText {
  readonly kind: 'text' | 'code';
  readonly parts: readonly Part[];
  /** Changes the wording only; see `wording.ts`. */
  readonly isWording: boolean;
}

/**
 * A changed row: its first cell and the changed ones; all cells if added or
 * removed.
 */
export interface ChangedRow {
  readonly kind: 'row';
  readonly first: readonly Part[];
  readonly cells: readonly {
    /** Column heading; may be empty. */
    readonly heading: string;
    readonly parts: readonly Part[];
  }[];
  readonly isWording: boolean;
}

export type ChangedPassage = ChangedText | ChangedRow;

export interface ChangedSection {
  /** Heading, preferably of the newer version; empty for the introduction. */
  readonly title: string;
  /**
   * Id in the newer version; undefined if missing there, empty for the
   * introduction.
   */
  readonly id?: string;
  readonly passages: readonly ChangedPassage[];
}

interface Change {
  readonly at: Passage;
  readonly passage: ChangedPassage;
}

interface GrowingSection {
  readonly title: string;
  readonly passages: ChangedPassage[];
}

/** Below this similarity passages count as different ones. */
const leastInCommon = 0.5;

/**
 * Changed sections in the newer order; removed ones keep their place.
 *
 * @param upgrade newer version in lower case, as in marks
 */
export function changesBetween(
  older: readonly Passage[],
  newer: readonly Passage[],
  upgrade: string,
): ChangedSection[] {
  const changes: Change[] = [];
  let gone: readonly Passage[] = [];
  const same = (one: Passage, other: Passage): boolean => one.kind === other.kind && one.text === other.text;
  for (const run of diffArrays([...older], [...newer], { comparator: same })) {
    if (run.removed) {
      gone = run.value;
      continue;
    }
    changes.push(...changesOfRun(gone, run.added ? run.value : [], upgrade));
    gone = [];
  }
  changes.push(...changesOfRun(gone, [], upgrade));
  return bySection(changes, new Map(newer.map(({ section, sectionId }) => [sectionId, section])));
}

export interface Counts {
  /** Changes beyond wording. */
  readonly count: number;
  readonly wording: number;
}

/** Counts changed passages. */
export function countsOf(sections: readonly ChangedSection[]): Counts {
  const all = sections.flatMap(({ passages }) => passages);
  const wording = all.filter((passage) => passage.isWording).length;
  return { count: all.length - wording, wording };
}

/** Pairs removed and added passages in order, by similarity. */
function changesOfRun(gone: readonly Passage[], come: readonly Passage[], upgrade: string): Change[] {
  const addition = (passage: Passage): Change[] => changesOf(undefined, passage, upgrade);
  const changes: Change[] = [];
  let next = 0;
  for (const passage of gone) {
    const match = come.findIndex((other, index) => index >= next && areAlike(passage, other));
    const other = come[match];
    if (other === undefined) {
      changes.push(...changesOf(passage, undefined, upgrade));
      continue;
    }
    changes.push(...come.slice(next, match).flatMap(addition), ...changesOf(passage, other, upgrade));
    next = match + 1;
  }
  return [...changes, ...come.slice(next).flatMap(addition)];
}

/** Whether two passages correspond; tables compare rows. */
function areAlike(one: Passage, other: Passage): boolean {
  if (one.kind === 'table' && other.kind === 'table') {
    const firsts = ({ rows }: TablePassage): string[] => rows.map(([first]) => first?.text ?? '');
    return inCommon(firsts(one), firsts(other)) >= leastInCommon || sharesWords(one, other);
  }
  return one.kind === other.kind && sharesWords(one, other);
}

function sharesWords(one: Passage, other: Passage): boolean {
  return inCommon(one.text.split(/\s+/), other.text.split(/\s+/)) >= leastInCommon;
}

/** Change between two passages, one of which may be missing. */
function changesOf(older: Passage | undefined, newer: Passage | undefined, upgrade: string): Change[] {
  const at = newer ?? older;
  if (at === undefined) return [];
  if (at.kind !== 'table') return [{ at, passage: changedText(asText(older), asText(newer), upgrade) }];
  return changedRows(asTable(older), asTable(newer), upgrade).map((passage) => ({ at, passage }));
}

function asText(passage: Passage | undefined): TextPassage | undefined {
  return passage?.kind === 'table' ? undefined : passage;
}

function asTable(passage: Passage | undefined): TablePassage | undefined {
  return passage?.kind === 'table' ? passage : undefined;
}

function changedText(
  older: TextPassage | undefined,
  newer: TextPassage | undefined,
  upgrade: string,
): ChangedText {
  const isCode = (newer ?? older)?.kind === 'code';
  return {
    kind: isCode ? 'code' : 'text',
    parts: isCode ? linesBetween(older?.text, newer?.text) : wordsBetween(older?.text, newer?.text),
    isWording: !isCode && isWordingChange(older, newer, upgrade),
  };
}

/** Removals are never wording: nothing is left to mark. */
function isWordingChange(older: Prose | undefined, newer: Prose | undefined, upgrade: string): boolean {
  if (newer === undefined) return false;
  return older === undefined ? isMarkedWording(newer, upgrade) : isWording(older, newer, upgrade);
}

type Row = TablePassage['rows'][number];

/**
 * Changed rows in the newer order, removed ones last. Reordering is no change.
 */
function changedRows(
  older: TablePassage | undefined,
  newer: TablePassage | undefined,
  upgrade: string,
): ChangedPassage[] {
  const isOtherHead = older && newer && textOfRow(older.head) !== textOfRow(newer.head);
  const rows = pairsOfRows(older?.rows ?? [], newer?.rows ?? []).flatMap(([before, after]) => {
    const head = (after ? newer : older)?.head ?? [];
    const row = changedRow(before && inColumns(before, older?.head ?? [], head), after, head, upgrade);
    // The row differed only in a removed column.
    return row.cells.length === 0 && before && after ? [] : [row];
  });
  return isOtherHead ? [changedHead(older, newer, upgrade), ...rows] : rows;
}

function changedHead(older: TablePassage, newer: TablePassage, upgrade: string): ChangedText {
  const asProse = ({ head }: TablePassage): Prose => ({
    text: textOfRow(head),
    names: head.flatMap(({ names }) => names),
    marks: head.flatMap(({ marks }) => marks),
  });
  return {
    kind: 'text',
    parts: wordsBetween(textOfRow(older.head), textOfRow(newer.head)),
    isWording: isWording(asProse(older), asProse(newer), upgrade),
  };
}

function changedRow(
  older: Row | undefined,
  newer: Row | undefined,
  head: readonly Prose[],
  upgrade: string,
): ChangedRow {
  const isPair = older !== undefined && newer !== undefined;
  const width = Math.max(head.length, older?.length ?? 0, newer?.length ?? 0);
  const cells = Array.from({ length: width }, (_, column) => ({
    heading: head[column]?.text ?? '',
    older: older && (older[column] ?? nothing),
    newer: newer && (newer[column] ?? nothing),
  }));
  const [first, ...rest] = cells;
  const shown = rest.filter((cell) => (isPair ? cell.older?.text !== cell.newer?.text : true));
  const isMarked = newer?.some((cell) => isMarkedWording(cell, upgrade)) ?? false;
  const isProtocol = newer?.some(({ marks }) => marks.includes(`${upgrade}: protocol`)) ?? false;
  return {
    kind: 'row',
    first: wordsBetween(first?.older?.text, first?.newer?.text),
    cells: shown
      .map((cell) => ({ heading: cell.heading, parts: wordsBetween(cell.older?.text, cell.newer?.text) }))
      .filter(({ parts }) => parts.length > 0),
    isWording:
      !isProtocol &&
      (isMarked || (isPair && shown.every((cell) => isWordingChange(cell.older, cell.newer, upgrade)))),
  };
}

const nothing: Prose = { text: '', names: [], marks: [] };

/**
 * Maps cells to the newer columns: by place, or by heading if columns changed.
 */
function inColumns(row: Row, olderHead: Row, newerHead: Row): Row {
  if (olderHead.length === newerHead.length) return row;
  return newerHead.map(({ text }, column) => {
    const place = column === 0 ? 0 : olderHead.findIndex((each) => each.text === text);
    return row[place] ?? nothing;
  });
}

/**
 * Pairs rows by first cell; with duplicates, identical rows first, then in
 * order.
 */
function pairsOfRows(
  older: readonly Row[],
  newer: readonly Row[],
): (readonly [Row | undefined, Row | undefined])[] {
  const left = new Set(older);
  const changed: Row[] = [];
  for (const row of newer) {
    const same = [...left].find((each) => textOfRow(each) === textOfRow(row));
    if (same) left.delete(same);
    else changed.push(row);
  }
  const pairs = changed.map((row) => {
    const before = [...left].find(([first]) => first?.text === row[0]?.text);
    if (before) left.delete(before);
    return [before, row] as const;
  });
  return [...pairs, ...[...left].map((row) => [row, undefined] as const)];
}

function textOfRow(row: Row): string {
  return row.map(({ text }) => text).join(' | ');
}

/** Dice's coefficient of two word lists, 0 to 1. */
function inCommon(words: readonly string[], others: readonly string[]): number {
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

function wordsBetween(older = '', newer = ''): Part[] {
  const differences = diffArrays(wordsOf(older), wordsOf(newer));
  return differences.map((each) => partOf({ ...each, value: each.value.join('') }));
}

function linesBetween(older: string | undefined, newer: string | undefined): Part[] {
  // A final line break makes the last line comparable.
  const lines = (text: string | undefined): string => (text === undefined ? '' : `${text}\n`);
  return diffLines(lines(older), lines(newer)).map(partOf);
}

interface Difference {
  readonly value: string;
  readonly added: boolean;
  readonly removed: boolean;
}

function partOf({ value, added, removed }: Difference): Part {
  return { text: value, in: added ? 'newer' : removed ? 'older' : 'both' };
}

/**
 * Words, punctuation and spaces. Versions, dotted names and paths are single
 * words.
 */
function wordsOf(text: string): string[] {
  return text.match(/\s+|[,.;:!?)]+(?=\s|$)|\S+?(?=[,.;:!?)]*(?:\s|$))/g) ?? [];
}

/**
 * Groups changes by heading id, since titles may repeat.
 *
 * @param titles of the newer version, by id
 */
function bySection(changes: readonly Change[], titles: ReadonlyMap<string, string>): ChangedSection[] {
  const grouped = new Map<string, GrowingSection>();
  for (const { at, passage } of changes) {
    const { section, sectionId } = at;
    const group: GrowingSection = grouped.get(sectionId) ?? {
      title: titles.get(sectionId) ?? section,
      passages: [],
    };
    group.passages.push(passage);
    grouped.set(sectionId, group);
  }
  return [...grouped].map(([id, group]) => ({ ...group, ...(titles.has(id) && { id }) }));
}
