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

export function formatRegistryProblems(problems: readonly RegistryProblem[]): string {
  const lines = problems.map(({ file, field, message, allowed }) =>
    [`${file}${field === '' ? '' : `: ${field}`}`, `  ${message}`, `  allowed: ${allowed}`].join('\n'),
  );
  return [
    `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in the registry:`,
    ...lines,
  ].join('\n');
}

export type Table = Readonly<Record<string, unknown>>;

const isTable = (value: unknown): value is Table =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

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
    if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value;
    this.complain(key, value, 'a whole number of at least 0');
    return 0;
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
