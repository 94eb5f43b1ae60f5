/** Distinguishes rewording from possible protocol changes. */
import { forkName, forks } from '../../data/forkNames';
// Explicit `.ts`: Docusaurus's loader would resolve to the .json file.
import { allTerms } from '../../data/glossary.ts';
import { type Prose } from './passages';

/** Words that change a rule's meaning, and spelled-out numbers. */
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

/** Words of glossary terms, singular. */
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
 * Whether only the wording differs: same figures, names, external links and
 * rule words in order, same glossary terms, and neither text merely adds words.
 * A mark in the newer version (`karst: wording` or `karst: protocol`) overrides
 * this.
 *
 * @param upgrade newer version in lower case
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

/**
 * Whether a mark declares a passage as no protocol change, which new passages
 * require.
 */
export function isMarkedWording({ marks }: Prose, upgrade: string): boolean {
  return marks.includes(`${upgrade}: wording`);
}

function sameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((fact, index) => fact === other[index]);
}

/** Names, then words that carry facts. */
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

/** Whether one text has all words of the other and more. */
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

/** Distinct glossary words in a text. */
function termsOf({ text }: Prose): string[] {
  const words = text
    .toLowerCase()
    .split(/[^a-z]+/)
    .map(singular);
  return [...new Set(words.filter((word) => glossaryWords.has(word)))].sort();
}

/**
 * @param opens whether the word starts a sentence, so that its capital means
 * nothing
 */
function isFact(word: string, opens: boolean): boolean {
  const small = word.toLowerCase();
  if (ruleWords.has(small) || /n['’]t$/.test(small)) return true;
  if (upgradeNames.has(word.replace(/['’]s$/, ''))) return true;
  // Figures, formulas, versions, paths and names such as gasUsed and op_node.
  if (/[\d_=<>×÷+*/^%]/.test(word) || /.[A-Z]/.test(word)) return true;
  return !opens && /^[A-Z]/.test(word);
}
