/** A word or phrase to avoid, and its replacement. */
export interface HouseWord {
  /** In lower case; phrases contain spaces. */
  readonly not: string;
  readonly but: string;
}

/**
 * Words that read as translated or as marketing; the style guide has the reasons. Add a word when a reviewer
 * strikes it for the second time.
 */
export const houseWords: readonly HouseWord[] = [
  { not: 'stands', but: 'is, is listed, appears' },
  { not: 'anew', but: 'again' },
  { not: 'mend', but: 'fix' },
  { not: 'mends', but: 'fixes' },
  { not: 'mended', but: 'fixed' },
  { not: 'reckon', but: 'calculate, estimate' },
  { not: 'reckons', but: 'calculates, estimates' },
  { not: 'reckoned', but: 'calculated, estimated' },
  { not: 'anybody', but: 'anyone' },
  { not: 'somebody', but: 'someone, you' },
  { not: 'besides', but: 'also, in addition' },
  { not: 'but for', but: 'except' },
  { not: 'at home with', but: 'familiar with' },
  { not: 'least version', but: 'minimum version' },
  { not: 'least versions', but: 'minimum versions' },
  { not: 'of its own', but: 'its own' },
  { not: 'of their own', but: 'their own' },
  { not: 'taken over', but: 'name what happens: hydrated, inherited, copied' },
  { not: 'what came', but: 'added text, what is new' },
  { not: 'hitherto', but: 'until now' },
  { not: 'thereby', but: 'so' },
  { not: 'therein', but: 'in it' },
  { not: 'thereof', but: 'of it' },
  { not: 'whereby', but: 'by which, so that' },
  { not: 'wherein', but: 'in which' },
  { not: 'whilst', but: 'while' },
  { not: 'upon', but: 'on' },
  { not: 'lest', but: 'so that … not' },
  { not: 'henceforth', but: 'from then on' },
  { not: 'utilize', but: 'use' },
  { not: 'utilizes', but: 'uses' },
  { not: 'leverage', but: 'use' },
  { not: 'leverages', but: 'uses' },
  { not: 'seamless', but: 'say what the reader does not have to do' },
  { not: 'seamlessly', but: 'say what the reader does not have to do' },
  { not: 'robust', but: 'say what it withstands' },
  { not: 'cutting-edge', but: 'leave it out' },
  { not: 'simply', but: 'leave it out' },
  { not: 'please', but: 'leave it out' },
  { not: 'crosschain', but: 'cross-chain' },
  { not: 'chain id', but: 'chain ID' },
  { not: 'chain ids', but: 'chain IDs' },
];
