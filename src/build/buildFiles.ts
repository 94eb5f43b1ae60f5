/** The files of a build in memory: each is read once, when it is first asked for, and those that changed are written once. */
/** What steps do with the files of a build. Paths are relative to it, with forward slashes. */
export interface BuildFiles {
  /** The paths that a pattern matches, in an order that does not depend on the disk; see {@link matchesPattern}. */
  paths(pattern: string): string[];
  /** The text of a file. Throws where there is none. */
  text(file: string): string;
  /** The bytes of a file. Throws where there is none. */
  bytes(file: string): Uint8Array;
  write(file: string, content: string | Uint8Array): void;
  remove(file: string): void;
}

/** Whether a path is the pattern, or begins and ends with what is on both sides of its star. */
export function matchesPattern(pattern: string, file: string): boolean {
  const [start = '', end] = pattern.split('*');
  return end === undefined
    ? file === pattern
    : file.length >= start.length + end.length && file.startsWith(start) && file.endsWith(end);
}

/** A file as text, as bytes, or as both once both were asked for. */
interface Content {
  text?: string;
  bytes?: Uint8Array;
}

/** Files that are kept in memory over those that a folder has. */
export class FileMap implements BuildFiles {
  readonly #names: Set<string>;
  readonly #contents = new Map<string, Content>();
  readonly #changed = new Set<string>();
  readonly #read: (file: string) => Uint8Array;

  /** @param read gives the bytes of one of the names; it is called once for each that is needed */
  constructor(names: Iterable<string>, read: (file: string) => Uint8Array) {
    this.#names = new Set(names);
    this.#read = read;
  }

  paths(pattern: string): string[] {
    return [...this.#names].filter((file) => matchesPattern(pattern, file)).sort();
  }

  text(file: string): string {
    const content = this.#contentOf(file);
    content.text ??= new TextDecoder('utf-8', { ignoreBOM: true }).decode(content.bytes);
    return content.text;
  }

  bytes(file: string): Uint8Array {
    const content = this.#contentOf(file);
    content.bytes ??= new TextEncoder().encode(content.text);
    return content.bytes;
  }

  write(file: string, content: string | Uint8Array): void {
    this.#names.add(file);
    this.#contents.set(file, typeof content === 'string' ? { text: content } : { bytes: content });
    this.#changed.add(file);
  }

  remove(file: string): void {
    this.#names.delete(file);
    this.#contents.delete(file);
    this.#changed.add(file);
  }

  /** The files that were written, with their bytes, and those that were removed, without. */
  changes(): ReadonlyMap<string, Uint8Array | undefined> {
    return new Map(
      [...this.#changed].sort().map((file) => [file, this.#names.has(file) ? this.bytes(file) : undefined]),
    );
  }

  #contentOf(file: string): Content {
    if (!this.#names.has(file)) throw new Error(`the build has no ${file}.`);
    const content = this.#contents.get(file) ?? { bytes: this.#read(file) };
    this.#contents.set(file, content);
    return content;
  }
}
