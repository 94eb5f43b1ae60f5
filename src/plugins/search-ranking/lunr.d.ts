/** The part of lunr, with which the index is made, that this site uses; it ships no types. */
declare module 'lunr' {
  class Token {
    constructor(text: string);
    toString(): string;
  }

  const lunr: {
    readonly Token: typeof Token;
    /** Brings a word, in place, to the form in which the index has it. */
    readonly stemmer: (token: Token) => Token;
    /** Nothing for a word so common that the index leaves it out, else the word. */
    readonly stopWordFilter: (word: string) => string | undefined;
  };
  export default lunr;
}
