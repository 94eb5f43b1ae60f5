/** Reads fields of parsed TOML or JSON tables and collects their problems. */
import { toChecksum } from '../../data/checksum';
import { isAddressLike } from '../../lib/address';
import { type Limits } from '../../data/contracts';

/** A problem with a file of the registry. */
export interface RegistryProblem {
  /** Path in the checkout. */
  readonly file: string;
  /** Dotted path; empty for the whole file. */
  readonly field: string;
  readonly message: string;
  /** Allowed values, in words. */
  readonly allowed: string;
}

/** A difference that does not stop a run. */
export interface RegistryNotice {
  /** What was found and what was done about it. */
  readonly cause: string;
  /** Files, chains or fields. */
  readonly places: readonly string[];
}

/** Findings of a run. Problems stop it before anything is written; notices do not. */
export class Findings {
  readonly problems: RegistryProblem[] = [];
  private readonly causes = new Map<string, string[]>();

  /** Reports a place; places with the same cause are reported together. */
  notice(cause: string, place: string): void {
    const places = this.causes.get(cause);
    if (places) places.push(place);
    else this.causes.set(cause, [place]);
  }

  get notices(): readonly RegistryNotice[] {
    return [...this.causes].map(([cause, places]) => ({ cause, places }));
  }
}

/** All problems of a run, each with file, field and allowed values. */
export class RegistryError extends Error {
  constructor(
    readonly problems: readonly RegistryProblem[],
    where = 'the registry',
  ) {
    super(formatRegistryProblems(problems, where));
    this.name = 'RegistryError';
  }
}

/**
 * Problems as `npm run data:refresh` prints them: file, field, value and allowed values; one entry per cause.
 */
export function formatRegistryProblems(problems: readonly RegistryProblem[], where = 'the registry'): string {
  const causes = new Map<string, RegistryProblem[]>();
  for (const problem of problems) {
    const field = problem.field.replace(/\[\d+\]/g, '[]');
    const key = field === '' ? JSON.stringify(problem) : JSON.stringify([field, problem.allowed]);
    causes.set(key, [...(causes.get(key) ?? []), problem]);
  }
  const entries = [...causes.values()].flatMap((list) => {
    const [first] = list;
    if (first === undefined) return [];
    const { file, field, message, allowed } = first;
    const more = list.length > 1 ? `, and ${list.length - 1} more such` : '';
    return [`${file}${field === '' ? '' : `: ${field}`}${more}\n  ${message}\n  allowed: ${allowed}`];
  });
  const kinds = `${entries.length} ${entries.length === 1 ? 'kind' : 'kinds'}`;
  const of = entries.length === problems.length ? '' : ` of ${kinds}`;
  return [
    `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}${of} in ${where}:`,
    ...entries,
  ].join('\n');
}

/** A notice as `npm run data:refresh` prints it: one line with the number of places and the first ones. */
export function formatRegistryNotice({ cause, places }: RegistryNotice): string {
  const shownPlaces = places.slice(0, 3).join(', ');
  const rest = places.length > 3 ? ', …' : '';
  return `${cause} (${places.length}: ${shownPlaces}${rest})`;
}

/** A parsed TOML or JSON table, not yet validated. */
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
 * One table of a file. Getters return a value of their type even for invalid fields, so that a run reports
 * every problem; the caller must throw before using any. {@link unread} lists fields never read.
 */
export class Fields {
  private readonly asked = new Set<string>();
  private readonly inner: Fields[] = [];

  constructor(
    private readonly values: Table,
    private readonly file: string,
    private readonly problems: RegistryProblem[],
    private readonly prefix = '',
  ) {}

  has(key: string): boolean {
    this.asked.add(key);
    return this.values[key] !== undefined;
  }

  /** Whether a field was read. */
  knows(key: string): boolean {
    return this.asked.has(key);
  }

  keys(): readonly string[] {
    return Object.keys(this.values);
  }

  /** Paths of fields never read, including those of inner tables. */
  unread(): readonly string[] {
    const own = this.keys().filter((key) => !this.asked.has(key));
    return [...own.map((key) => this.path(key)), ...this.inner.flatMap((fields) => fields.unread())];
  }

  private value(key: string): unknown {
    this.asked.add(key);
    return this.values[key];
  }

  private within(values: Table, key: string, problems = this.problems): Fields {
    const fields = new Fields(values, this.file, problems, `${this.path(key)}.`);
    this.inner.push(fields);
    return fields;
  }

  table(key: string): Fields {
    const value = this.value(key);
    if (isTable(value)) return this.within(value, key);
    this.complain(key, value, 'a table');
    // Its missing fields are not reported as well.
    return this.within({}, key, []);
  }

  /** A table that may be missing. */
  optional<T>(key: string, read: (fields: Fields, key: string) => T): T | undefined {
    return this.has(key) ? read(this, key) : undefined;
  }

  /** Entries of a list of tables. Fields missing from an invalid entry are not reported as well. */
  list(key: string): readonly Fields[] {
    const value = this.value(key);
    if (!Array.isArray(value)) {
      this.complain(key, value, 'a list of tables');
      return [];
    }
    return value.map((entry: unknown, index) => {
      const name = `${key}[${index}]`;
      if (isTable(entry)) return this.within(entry, name);
      this.complain(name, entry, 'a table');
      return this.within({}, name, []);
    });
  }

  /** Inner tables by key. */
  tables(): readonly (readonly [string, Fields])[] {
    return this.keys().map((key) => [key, this.table(key)] as const);
  }

  text(key: string): string {
    const value = this.value(key);
    if (typeof value === 'string') return value;
    this.complain(key, value, 'a string');
    return '';
  }

  /** A string; empty if the field is missing. */
  textOrNone(key: string): string {
    return this.has(key) ? this.text(key) : '';
  }

  oneOf<T extends string | number>(key: string, allowed: readonly T[]): T {
    const value = this.value(key);
    const found = allowed.find((each) => each === value);
    if (found !== undefined) return found;
    this.complain(key, value, allowed.join(', '));
    return allowed[0] as T;
  }

  /** A non-negative safe integer. */
  whole(key: string): number {
    const value = this.value(key);
    if (isWhole(value)) return value;
    this.complain(key, value, 'a whole number of at least 0');
    return 0;
  }

  /** Unix seconds up to the year 9999. */
  time(key: string): number {
    const value = this.whole(key);
    if (value <= 253_402_300_799) return value;
    this.complain(key, value, 'a time in seconds since 1970, before the year 10000');
    return 0;
  }

  /** The lowest and highest allowed integer. */
  range(key: string): readonly [number, number] {
    const value = this.value(key);
    const ends: readonly unknown[] = Array.isArray(value) ? value : [];
    const [low, high] = ends;
    if (ends.length === 2 && isWhole(low) && isWhole(high) && low <= high) return [low, high];
    this.complain(key, value, 'a list of two whole numbers of at least 0, the lower first');
    return [0, 0];
  }

  flag(key: string): boolean {
    const value = this.value(key);
    if (typeof value === 'boolean') return value;
    this.complain(key, value, 'true, false');
    return false;
  }

  /** Keys whose value is a boolean. */
  flags(): readonly string[] {
    return this.keys().filter((key) => typeof this.values[key] === 'boolean');
  }

  hash(key: string): string {
    const value = this.value(key);
    if (typeof value === 'string' && /^0x[0-9a-f]{64}$/.test(value)) return value;
    this.complain(key, value, '0x and 64 lower-case hexadecimal digits');
    return '';
  }

  /** An address in EIP-55 form. One without mixed case has no checksum to verify. */
  address(key: string): string {
    const value = this.value(key);
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

  addresses(): Record<string, string> {
    return Object.fromEntries(this.keys().map((key) => [key, this.address(key)]));
  }

  /** Limits in nested tables: ranges, integers and strings under any name. */
  limits(): Limits {
    return Object.fromEntries(
      this.keys().map((key): [string, Limits[string]] => {
        const value = this.values[key];
        if (isTable(value)) return [key, this.table(key).limits()];
        if (typeof value === 'string') return [key, this.text(key)];
        return [key, Array.isArray(value) ? this.range(key) : this.whole(key)];
      }),
    );
  }

  complain(key: string, value: unknown, allowed: string): void {
    this.problems.push({ file: this.file, field: this.path(key), message: `is ${shown(value)}`, allowed });
  }

  private path(key: string): string {
    return this.prefix + key;
  }
}
