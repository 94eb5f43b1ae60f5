/** Reads fields of a parsed TOML or JSON table and collects what is wrong with them. */
import { isAddressLike, toChecksum } from '../checksum';

/** Something wrong with a file of the registry. */
export interface RegistryProblem {
  /** Path in the checkout. */
  readonly file: string;
  /** Dotted path of the field; empty where the whole file is meant. */
  readonly field: string;
  readonly message: string;
  /** What may stand there, in words. */
  readonly allowed: string;
}

/** All problems of a run, each with file, field and what is allowed. */
export class RegistryError extends Error {
  constructor(readonly problems: readonly RegistryProblem[]) {
    super(formatRegistryProblems(problems));
    this.name = 'RegistryError';
  }
}

/** The problems as `npm run data:refresh` prints them: file and field, what is there, what may be. */
export function formatRegistryProblems(problems: readonly RegistryProblem[]): string {
  const lines = problems.map(({ file, field, message, allowed }) =>
    [`${file}${field === '' ? '' : `: ${field}`}`, `  ${message}`, `  allowed: ${allowed}`].join('\n'),
  );
  return [
    `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in the registry:`,
    ...lines,
  ].join('\n');
}

/** A parsed TOML or JSON table, whose values nobody has looked at yet. */
export type Table = Readonly<Record<string, unknown>>;

const isTable = (value: unknown): value is Table =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

const isWhole = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

const shown = (value: unknown): string =>
  value === undefined
    ? 'nothing'
    : JSON.stringify(value, (_key, each: unknown) => (typeof each === 'bigint' ? String(each) : each));

/**
 * One table of one file. Every getter returns a value of its type even where the field is wrong,
 * so that a run reports all problems and not only the first; the caller throws before using any.
 */
export class Fields {
  constructor(
    private readonly values: Table,
    private readonly file: string,
    private readonly problems: RegistryProblem[],
    private readonly prefix = '',
  ) {}

  has(key: string): boolean {
    return this.values[key] !== undefined;
  }

  keys(): readonly string[] {
    return Object.keys(this.values);
  }

  raw(key: string): unknown {
    return this.values[key];
  }

  table(key: string): Fields {
    const value = this.values[key];
    if (!isTable(value)) this.complain(key, value, 'a table');
    return new Fields(isTable(value) ? value : {}, this.file, this.problems, this.path(key) + '.');
  }

  optionalTable(key: string): Fields | undefined {
    return this.has(key) ? this.table(key) : undefined;
  }

  /** The entries of a list of tables. What an entry that is none lacks is not reported a second time. */
  list(key: string): readonly Fields[] {
    const value = this.values[key];
    if (!Array.isArray(value)) {
      this.complain(key, value, 'a list of tables');
      return [];
    }
    return value.map((entry: unknown, index) => {
      const name = `${key}[${index}]`;
      if (isTable(entry)) return new Fields(entry, this.file, this.problems, `${this.path(name)}.`);
      this.complain(name, entry, 'a table');
      return new Fields({}, this.file, []);
    });
  }

  /** A table whose fields are known one by one, each read by a function of its own. Others are refused: nothing would show them. */
  shape<Shape>(readers: {
    readonly [Key in keyof Shape]: (fields: Fields, key: string) => Shape[Key];
  }): Shape {
    const known = Object.keys(readers);
    for (const key of this.keys().filter((each) => !known.includes(each))) {
      this.complain(
        key,
        this.values[key],
        `no fields but ${known.join(', ')}; add a new one to its type and to the schema`,
      );
    }
    const read = Object.entries<(fields: Fields, key: string) => unknown>(readers);
    return Object.fromEntries(read.map(([key, reader]) => [key, reader(this, key)])) as Shape;
  }

  /** The tables of this table, by key. */
  tables(): readonly (readonly [string, Fields])[] {
    return this.keys().map((key) => [key, this.table(key)] as const);
  }

  text(key: string): string {
    const value = this.values[key];
    if (typeof value === 'string') return value;
    this.complain(key, value, 'a string');
    return '';
  }

  oneOf<T extends string | number>(key: string, allowed: readonly T[]): T {
    const value = this.values[key];
    const found = allowed.find((each) => each === value);
    if (found !== undefined) return found;
    this.complain(key, value, allowed.join(', '));
    return allowed[0] as T;
  }

  /** A whole number that JavaScript holds exactly, zero or more. */
  whole(key: string): number {
    const value = this.values[key];
    if (isWhole(value)) return value;
    this.complain(key, value, 'a whole number of at least 0');
    return 0;
  }

  /** Seconds since 1970, up to the last that a time in ISO 8601 has four digits for the year of. */
  time(key: string): number {
    const value = this.whole(key);
    if (value <= 253_402_300_799) return value;
    this.complain(key, value, 'a time in seconds since 1970, before the year 10000');
    return 0;
  }

  /** The lowest and the highest whole number that is allowed. */
  range(key: string): readonly [number, number] {
    const value = this.values[key];
    const ends: readonly unknown[] = Array.isArray(value) ? value : [];
    const [low, high] = ends;
    if (ends.length === 2 && isWhole(low) && isWhole(high) && low <= high) return [low, high];
    this.complain(key, value, 'a list of two whole numbers of at least 0, the lower first');
    return [0, 0];
  }

  flag(key: string): boolean {
    const value = this.values[key];
    if (typeof value === 'boolean') return value;
    this.complain(key, value, 'true, false');
    return false;
  }

  hash(key: string): string {
    const value = this.values[key];
    if (typeof value === 'string' && /^0x[0-9a-f]{64}$/.test(value)) return value;
    this.complain(key, value, '0x and 64 lower-case hexadecimal digits');
    return '';
  }

  /** An address in EIP-55 form. One without mixed case carries no checksum and is taken as it is. */
  address(key: string): string {
    const value = this.values[key];
    const form = '0x and 40 hexadecimal digits, in one case or with a valid EIP-55 checksum';
    if (typeof value !== 'string' || !isAddressLike(value)) {
      this.complain(key, value, form);
      return '';
    }
    const digits = value.slice(2);
    const mixed = digits !== digits.toLowerCase() && digits !== digits.toUpperCase();
    const checksummed = toChecksum(value);
    if (mixed && checksummed !== value)
      this.complain(key, value, `${form}; the checksum would give ${checksummed}`);
    return checksummed;
  }

  /** Every field of this table as an address. */
  addresses(): Record<string, string> {
    return Object.fromEntries(this.keys().map((key) => [key, this.address(key)]));
  }

  complain(key: string, value: unknown, allowed: string): void {
    this.problems.push({ file: this.file, field: this.path(key), message: `is ${shown(value)}`, allowed });
  }

  private path(key: string): string {
    return this.prefix + key;
  }
}
