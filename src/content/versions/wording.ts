/** Tells a passage that only says the same in other words from one that may say something else of the protocol. */
import { forkName, forks } from '../../data/forkNames';
// With its ending: Docusaurus' loader would take the .json beside the reader for what is meant.
import { allTerms } from '../../data/glossary.ts';
import { type Prose } from './passages';

/** Words that a rule turns on, and numbers written out. */
const ruleWords = new Set(
  [
    'not no never none nothing neither nor without cannot except unless only',
    'must may can could should shall required optional always all any every each both either',
    'before after until since while first last more less most least above below minimum maximum',
    'was were had did will would gone yet already longer',
    'zero one two three four five six seven eight nine ten eleven twelve half once twice',
    'second seconds minute minutes hour hours day days week weeks month months year years',
  ].flatMap((line) => line.split(' ')),
);

const upgradeNames = new Set(forks.map(forkName));

/** Words of the glossary's terms, without the s of a plural. */
const glossaryWords = new Set(
  allTerms()
    .flatMap(({ term }) => term.toLowerCase().split(/[^a-z]+/))
    .map(singular)
    .filter((word) => word.length > 3 && !ruleWords.has(word)),
);

function singular(word: string): string {
  return word.replace(/s$/, '');
}

/**
 * Whether two versions of a passage differ in wording only: their figures, names, links to other sites and the words that
 * a rule turns on are the same in the same order,, they use the same terms of the glossary, and neither only
 * says more than the other. A mark in the newer version (`karst: wording` or `karst: protocol`, by
 * the upgrade it is compared with) decides otherwise.
 *
 * @param upgrade name of the newer version in lower case
 */
export function isWording(older: Prose, newer: Prose, upgrade: string): boolean {
  if (newer.marks.includes(`${upgrade}: protocol`)) return false;
  if (isMarkedWording(newer, upgrade)) return true;
  return (
    sameList(factsOf(older), factsOf(newer)) &&
    sameList(termsOf(older), termsOf(newer)) &&
    !onlySaysMore(older.text, newer.text) &&
    !onlySaysMore(newer.text, older.text)
  );
}

/** Whether a mark says that a passage is no change of the protocol, which a new one has to say. */
export function isMarkedWording({ marks }: Prose, upgrade: string): boolean {
  return marks.includes(`${upgrade}: wording`);
}

function sameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((fact, index) => fact === other[index]);
}

/** What of a text is no mere wording: names, then the words that carry facts. */
function factsOf({ text, names }: Prose): string[] {
  const words = text.split(' ');
  return [
    ...names,
    ...words.flatMap((word, index) => {
      const before = words[index - 1];
      const opens = before === undefined || /[.:!?]["”)]?$/.test(before);
      const bare = word.replace(/^[("“'‘]+|[)"”'’.,;:!?]+$/g, '');
      return isFact(bare, opens) ? [opens ? bare.toLowerCase() : bare] : [];
    }),
  ];
}

/** Whether a text has all words of another one, and more. */
function onlySaysMore(less: string, more: string): boolean {
  const left = plainWords(more);
  const others = plainWords(less);
  for (const word of others) {
    const place = left.indexOf(word);
    if (place < 0) return false;
    left.splice(place, 1);
  }
  return left.length > 0;
}

function plainWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
}

/** The words of the glossary that a text uses, each once. */
function termsOf({ text }: Prose): string[] {
  const words = text
    .toLowerCase()
    .split(/[^a-z]+/)
    .map(singular);
  return [...new Set(words.filter((word) => glossaryWords.has(word)))].sort();
}

/** @param opens whether it is the first word of a sentence, which has a capital letter anyway */
function isFact(word: string, opens: boolean): boolean {
  const small = word.toLowerCase();
  if (ruleWords.has(small) || /n['’]t$/.test(small)) return true;
  if (upgradeNames.has(word.replace(/['’]s$/, ''))) return true;
  // Figures, signs of formulas, versions, paths and names such as gasUsed and op_node.
  if (/[\d_=<>×÷+*/^%]/.test(word) || /.[A-Z]/.test(word)) return true;
  return !opens && /^[A-Z]/.test(word);
}
