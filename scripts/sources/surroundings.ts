/** What the commands about sources know and use of the outside. */
export interface Surroundings {
  readonly root: string;
  /** Prints to standard output. */
  readonly print: (line: string) => void;
  /** Prints to standard error. */
  readonly complain: (line: string) => void;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly request: typeof fetch;
}
