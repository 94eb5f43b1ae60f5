declare module 'solc' {
  /** Resolves an import missing from the standard JSON input. */
  type ReadCallback = (path: string) => { contents: string } | { error: string };
  const solc: {
    version(): string;
    compile(input: string, callbacks?: { import: ReadCallback }): string;
  };
  export default solc;
}
