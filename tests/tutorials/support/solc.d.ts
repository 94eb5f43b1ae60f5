declare module 'solc' {
  /** Answers an import that standard JSON input does not hold. */
  type ReadCallback = (path: string) => { contents: string } | { error: string };
  const solc: {
    version(): string;
    compile(input: string, callbacks?: { import: ReadCallback }): string;
  };
  export default solc;
}
