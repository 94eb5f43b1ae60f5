/**
 * Everything that was tuned, on the half of `tests/search/queries.json` that is not held out. The other half and
 * `tests/build/searchQuality.test.ts` say what a change is worth.
 */
export const weights = {
  /** What a word counts for by where it is found, beside {@link text}. */
  boost: { title: 7, questions: 2.7, terms: 2.4, description: 1.5, heading: 1, names: 3.2 },
  text: 1.3,
  /** How surely a term is meant that is not the word itself. */
  sure: { joined: 0.6, beginning: 0.6, misspelt: 0.65, part: 0.2, synonym: 0.4 },
  /** From this sureness on a term is compared with names as if it had been typed. */
  surelyMeant: 0.6,
  /** A name out of a program says more than a word of a language. */
  programName: 1.95,
  /** What a word says that every page has; a rarer one says more. */
  leastOfWord: 0.15,
  /** What the fields of a page count for in each of its sections. */
  page: 1.4,
  /** What a word counts for in a section if only another section of the page has it: of its score, and as covered. */
  elsewhere: 0.3,
  coveredElsewhere: 0.6,
  /** What is added for a word that is in many sections of a page. */
  breadth: 0.15,
  /** The power of the share of the query that a section and its page have. */
  coverage: 1.2,
  /** What is added, as a share of the score, for a name that is like the query. */
  likeTitle: 0.9,
  likeQuestion: 1.75,
  /** What a question that has the query counts for if the query has nothing more of it. */
  looseQuestion: 0.5,
  likeTerm: 0.3,
  likeHeading: 0.7,
  /** The same for a heading that the query has letter by letter, such as the text of an error. */
  literal: 0.55,
  /** What a name counts for that has the parts of an identifier as words. */
  spelledOut: 0.8,
  /** What an entry counts for if one of its names is the whole query, as in `Base RPC` or `SystemConfig address`. */
  wholeName: 2.1,
  /** What a flag keeps of its score where the query has no sign of a program, as in `guardian` or `network`. */
  flagByWord: 0.7,
  /** The same for words that are neighbors in the query and in the text. */
  neighbors: 0.3,
  /** An entry of the glossary or the error decoder keeps this much if its name has nothing of the query. */
  leastOfEntry: 0.35,
  /** A section is shown where it scores so many times what its page does without it. */
  worthOfSection: 1.15,
  /** The least share of the best score for a page to be a result, and of the page's for another section. */
  leastOfAll: 0.08,
  leastOfPage: 0.6,
};
