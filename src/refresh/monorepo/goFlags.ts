/** Reads a program's flags from the Go values that declare them. */
import { type FlagDefault } from '../../data/cliFlags';
import { Evaluator, Named, Struct, Unknown, plain, type Value } from './goEvaluate';
import { goPackages, type Parse, type SourceFiles } from './goPackages';

export interface DeclaredFlag {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly env: readonly string[];
  readonly type: string;
  readonly default: FlagDefault;
  readonly required: boolean;
  readonly hidden: boolean;
  readonly deprecated: boolean;
  readonly category?: string;
  readonly options?: readonly string[];
  /** Upstream's text, shown only to whoever writes our sentence. */
  readonly usage: string;
  /** Source of a default that depends on running the program. */
  readonly unreadDefault?: string;
  readonly unknownFields: readonly string[];
}

/** A declaration that cannot be read; the message is a sentence. */
export class FlagSourceError extends Error {}

/** Where a program declares its flags. */
export interface FlagSource {
  /** Flags or lists of them, in list order, as `folder/of/package.Variable`. */
  readonly variables: readonly string[];
  /** Variable with the required flags. */
  readonly required?: string;
}

/** Where a program with commands declares them. */
export interface CommandSource {
  /** Function returning the application, as `folder/of/package.Function`. */
  readonly app: string;
  /** Package whose constants are part of the data. */
  readonly constants: string;
}

export interface DeclaredCommand {
  /** Words after the program's name; `(global)` for flags before any command. */
  readonly name: string;
  readonly args?: string;
  readonly flags: readonly DeclaredFlag[];
}

/** Fields that are read, or irrelevant to whoever sets the flag. */
const knownFields = new Set([
  ...['Name', 'Aliases', 'EnvVars', 'Value', 'DefaultText', 'Usage', 'Category', 'Required', 'Hidden'],
  ...['Destination', 'TakesFile', 'HasBeenSet', 'KeepSpace', 'Action'],
]);

const monorepo = 'github.com/ethereum-optimism/optimism';

/** Nanoseconds in Go's notation: `1h30m0s`. */
export function goDuration(nanoseconds: bigint): string {
  if (nanoseconds < 0n) return `-${goDuration(-nanoseconds)}`;
  if (nanoseconds === 0n) return '0s';
  const units: readonly (readonly [bigint, string])[] = [
    [1_000_000n, 'ms'],
    [1_000n, 'µs'],
    [1n, 'ns'],
  ];
  if (nanoseconds < 1_000_000_000n) {
    const [size, unit] = units.find(([each]) => nanoseconds >= each) ?? [1n, 'ns'];
    return `${Number(nanoseconds) / Number(size)}${unit}`;
  }
  const seconds = nanoseconds / 1_000_000_000n;
  const [hours, minutes] = [seconds / 3600n, (seconds / 60n) % 60n];
  const rest = `${Number(nanoseconds % 60_000_000_000n) / 1e9}s`;
  if (hours > 0n) return `${hours}h${minutes}m${rest}`;
  return minutes > 0n ? `${minutes}m${rest}` : rest;
}

/** Two lists may share a declaration. */
function distinct(flags: readonly DeclaredFlag[]): readonly DeclaredFlag[] {
  return flags.filter(({ name }, index) => flags.findIndex((each) => each.name === name) === index);
}

/** Reads flags at one commit. Programs share parsed packages. */
export class GoFlagReader {
  private readonly evaluator: Evaluator;

  /** @param module Go module at the root of the files */
  constructor(
    files: SourceFiles,
    parse: Parse,
    private readonly module = monorepo,
  ) {
    this.evaluator = new Evaluator(goPackages(files, parse, module));
  }

  /** Splits `op-node/flags.Flags` into import path and name. */
  private split(variable: string): [string, string] {
    const dot = variable.lastIndexOf('.');
    return [`${this.module}/${variable.slice(0, dot)}`, variable.slice(dot + 1)];
  }

  /**
   * Flags of a program, in source order.
   * @throws FlagSourceError if a list of flags or an entry cannot be read
   */
  flags({ variables, required }: FlagSource): readonly DeclaredFlag[] {
    const needed = new Set(
      required === undefined ? [] : this.list(required).map((each) => this.nameOf(each, required)),
    );
    return distinct(
      variables.flatMap((variable) => this.list(variable).map((each) => this.flag(each, needed, variable))),
    );
  }

  /**
   * Flags returned by a function, given as `folder/of/package.Function`.
   * @throws FlagSourceError if it returns no readable list
   */
  made(name: string, args: readonly string[]): readonly DeclaredFlag[] {
    const value = plain(this.evaluator.result(...this.split(name), args));
    if (!Array.isArray(value))
      throw new FlagSourceError(`${name} returns no list of flags that can be read.`);
    return (value as readonly Value[]).map((each) => this.flag(each, new Set(), name));
  }

  /**
   * Commands of a program, nested ones included. A command with subcommands counts itself if it has flags,
   * which precede the inner command's name.
   * @throws FlagSourceError if a list cannot be read
   */
  commands({ app }: Pick<CommandSource, 'app'>): readonly DeclaredCommand[] {
    const [path, name] = this.split(app);
    const value = plain(this.evaluator.result(path, name));
    if (!(value instanceof Struct))
      throw new FlagSourceError(`${app} returns no application that can be read.`);
    return [
      { name: '(global)', flags: this.flagsIn(value, app) },
      ...this.commandsBelow(value, 'Commands', '', app),
    ];
  }

  /** Constants and variables of a package that are strings or numbers, in source order. */
  constants(folder: string): Readonly<Record<string, string | number>> {
    const path = `${this.module}/${folder}`;
    return Object.fromEntries(
      this.evaluator.names(path).flatMap((name): readonly (readonly [string, string | number])[] => {
        const value = plain(this.evaluator.variable(path, name));
        if (typeof value === 'bigint') return [[name, Number(value)]];
        return typeof value === 'string' || typeof value === 'number' ? [[name, value]] : [];
      }),
    );
  }

  private commandsBelow(
    parent: Struct,
    field: 'Commands' | 'Subcommands',
    prefix: string,
    where: string,
  ): readonly DeclaredCommand[] {
    const list = plain(parent.fields.get(field) ?? null);
    if (list === null) return [];
    if (!Array.isArray(list))
      throw new FlagSourceError(`${where}: the commands below "${prefix}" cannot be read.`);
    return (list as readonly Value[]).flatMap((each) => {
      const name = `${prefix}${this.nameOf(each, where)}`;
      const command = each as Struct;
      const flags = this.flagsIn(command, `${where} ${name}`);
      const below = this.commandsBelow(command, 'Subcommands', `${name} `, where);
      const args = plain(command.fields.get('ArgsUsage') ?? null);
      const own: DeclaredCommand = { name, ...(typeof args === 'string' && { args }), flags };
      return below.length > 0 && flags.length === 0 ? below : [own, ...below];
    });
  }

  private flagsIn(struct: Struct, where: string): readonly DeclaredFlag[] {
    const list = plain(struct.fields.get('Flags') ?? null);
    if (list === null) return [];
    if (!Array.isArray(list)) throw new FlagSourceError(`${where}: its flags are no list that can be read.`);
    return (list as readonly Value[]).map((each) => this.flag(each, new Set(), where));
  }

  private list(variable: string): readonly Value[] {
    const value = plain(this.evaluator.variable(...this.split(variable)));
    if (Array.isArray(value)) return value as readonly Value[];
    if (value instanceof Struct) return [value];
    throw new FlagSourceError(`${variable} is no list of flags that can be read.`);
  }

  private nameOf(value: Value, where: string): string {
    const name = value instanceof Struct ? plain(value.fields.get('Name') ?? null) : null;
    if (typeof name === 'string' && name !== '') return name;
    const source =
      value instanceof Unknown
        ? value.source
        : value instanceof Struct
          ? value.written?.node.text
          : undefined;
    throw new FlagSourceError(
      `${where}: a flag without a name that can be read: ${source?.slice(0, 120) ?? 'no value'}`,
    );
  }

  private flag(value: Value, needed: ReadonlySet<string>, where: string): DeclaredFlag {
    const name = this.nameOf(value, where);
    const struct = value as Struct;
    const field = (key: string): Value => struct.fields.get(key) ?? null;
    const words = (key: string): readonly string[] => {
      const list = plain(field(key));
      if (list === null) return [];
      const found = Array.isArray(list) ? list.map((each: Value) => plain(each)) : [list];
      if (found.every((each) => typeof each === 'string')) return found;
      throw new FlagSourceError(`${where}: ${key} of --${name} cannot be read.`);
    };
    const isSet = (key: string): boolean => plain(field(key)) === true;
    const type = struct.type.slice(struct.type.lastIndexOf('.') + 1).replace(/Flag$/, '');
    const usage = plain(field('Usage'));
    const category = plain(field('Category'));
    const usageText = typeof usage === 'string' ? usage : usage instanceof Unknown ? usage.source : '';
    const options = this.optionsOf(struct);
    const read = this.defaultOf(type, struct.fields.get('Value') ?? struct.fields.get('DefaultText'));
    return {
      name,
      aliases: words('Aliases'),
      env: words('EnvVars'),
      type,
      default: read instanceof Unknown ? null : read,
      required: isSet('Required') || needed.has(name),
      hidden: isSet('Hidden'),
      deprecated: /^\W*(warning: *)?(\[)?(deprecated|legacy flag)/i.test(usageText),
      ...(typeof category === 'string' && { category: category.replace(/^\d+\. /, '') }),
      ...(options && { options }),
      usage: usageText,
      unknownFields: [...struct.fields.keys()].filter((each) => !knownFields.has(each)),
      ...(read instanceof Unknown && { unreadDefault: read.source }),
    };
  }

  private defaultOf(type: string, value: Value | undefined): FlagDefault | Unknown {
    if (value === undefined || value === null) return type === 'Bool' ? false : null;
    const bare = plain(value);
    if (bare instanceof Unknown) return bare;
    if (type === 'Duration' && typeof bare === 'bigint') return goDuration(bare);
    if (typeof bare === 'boolean') return bare;
    if (Array.isArray(bare)) {
      const found = (bare as readonly Value[]).map((each) => this.evaluator.text(each));
      return found.every((each) => each !== undefined)
        ? found.length === 0
          ? null
          : found
        : new Unknown('a list');
    }
    if ((type === 'Generic' || type === 'TextMarshaler') && value instanceof Named)
      return this.evaluator.text(value) ?? new Unknown(type);
    if (typeof bare === 'bigint') return Number.isSafeInteger(Number(bare)) ? Number(bare) : String(bare);
    if (typeof bare === 'number' || typeof bare === 'string') return bare;
    return (
      this.evaluator.text(value) ??
      new Unknown(value instanceof Struct ? (value.written?.node.text ?? type) : type)
    );
  }

  /** The allowed values, if the usage is built from the program's list. */
  private optionsOf(struct: Struct): readonly string[] | undefined {
    if (struct.written === undefined) return undefined;
    const { node, scope } = struct.written;
    const calls = node.descendantsOfType('call_expression').filter((each) => each !== null);
    const called = (name: RegExp): (typeof calls)[number] | undefined =>
      calls.find((call) => name.test(call.childForFieldName('function')?.text ?? ''));
    const joined = called(/\bSupported\w+String$/);
    if (joined) {
      const text = this.evaluator.evaluate(joined, scope);
      return typeof text === 'string' ? text.split(', ') : undefined;
    }
    const list = called(/\bEnumString(er)?$/);
    const argument = list?.childForFieldName('arguments')?.namedChildren[0];
    if (!argument) return undefined;
    const values = plain(this.evaluator.evaluate(argument, scope));
    const found = Array.isArray(values)
      ? (values as readonly Value[]).map((each) => this.evaluator.text(each))
      : [];
    return found.length > 0 && found.every((each) => each !== undefined) ? found : undefined;
  }
}
