/**
 * Tuned on the half of `tests/search/queries.json` that is not held out;
 * `tests/build/searchQuality.test.ts` measures changes on the other.
 */
export const weights = {
  /** Weight of a match by field, relative to {@link text}. */
  boost: { title: 7, questions: 2.7, terms: 2.4, description: 1.5, heading: 1, names: 3.2 },
  text: 1.3,
  /** Certainty of terms other than the word itself. */
  sure: { joined: 0.6, beginning: 0.6, misspelt: 0.65, part: 0.2, synonym: 0.4 },
  /** From this certainty, a term is compared with names as if typed. */
  surelyMeant: 0.6,
  /** Weight of identifiers over plain words. */
  programName: 1.95,
  /** Weight of a word on every page; rarer ones weigh more. */
  leastOfWord: 0.15,
  /** Weight of a page's fields in each of its sections. */
  page: 1.4,
  /**
   * Share of score and coverage for a word that only another section of the
   * page has.
   */
  elsewhere: 0.3,
  coveredElsewhere: 0.6,
  /** Bonus for a word in many sections. */
  breadth: 0.15,
  /** Exponent of the share of the query covered by a section and its page. */
  coverage: 1.2,
  /** Bonus for a name like the query, as a share of the score. */
  likeTitle: 0.9,
  likeQuestion: 1.75,
  /** Factor on a question that says more than the query. */
  looseQuestion: 0.5,
  likeTerm: 0.3,
  likeHeading: 0.7,
  /** Bonus for a heading that the query quotes, such as an error message. */
  literal: 0.55,
  /** Factor on a name that spells an identifier out in words. */
  spelledOut: 0.8,
  /** Bonus if an entry's name is the whole query, as in `Base RPC`. */
  wholeName: 2.1,
  /**
   * Factor on flags if nothing in the query looks like code, as in `network`.
   */
  flagByWord: 0.7,
  /** Bonus for adjacent words of the query that are adjacent in the text. */
  neighbors: 0.3,
  /** Factor on a glossary term or error whose name has nothing of the query. */
  leastOfEntry: 0.35,
  /** A section is shown if it scores this many times its page without it. */
  worthOfSection: 1.15,
  /**
   * Minimum share of the best score: for a page, and for another section of a
   * page.
   */
  leastOfAll: 0.08,
  leastOfPage: 0.6,
};
