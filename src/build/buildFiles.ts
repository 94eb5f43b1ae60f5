/**
 * Build files in memory: read at most once, on demand, and written only if
 * changed.
 */
/**
 * Build files as steps see them. Paths are relative to the build, with forward
 * slashes.
 */
export interface BuildFiles {
  /**
   * Matching paths, sorted independently of the disk; see {@link
   * matchesPattern}.
   */
  paths(pattern: string): string[];
  /** Throws if the file is missing. */
  text(file: string): string;
  /** Throws if the file is missing. */
  bytes(file: string): Uint8Array;
  write(file: string, content: string | Uint8Array): void;
  remove(file: string): void;
}

/** Whether a path matches a pattern with at most one star. */
export function matchesPattern(pattern: string, file: string): boolean {
  const [start = '', end] = pattern.split('*');
  return end === undefined
    ? file === pattern
    : file.length >= start.length + end.length && file.startsWith(start) && file.endsWith(end);
}

/** Either form, or both once both were requested. */
interface Content {
  text?: string;
  bytes?: Uint8Array;
}

/** A folder's files with changes kept in memory. */
export class FileMap implements BuildFiles {
  readonly #names: Set<string>;
  readonly #contents = new Map<string, Content>();
  readonly #changed = new Set<string>();
  readonly #read: (file: string) => Uint8Array;

  /** @param read called at most once for each name */
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

  /** Changed files by path; undefined for removed ones. */
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
