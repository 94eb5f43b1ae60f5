/** A file of the build. */
export interface BuiltFile {
  /** Relative to the build, with forward slashes. */
  readonly path: string;
  readonly bytes: Uint8Array;
}
