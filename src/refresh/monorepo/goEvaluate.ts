/**
 * Evaluates Go expressions as far as flags need it: constants, variables, functions that build lists, loops
 * and conditions. Nothing is guessed: what depends on an expression it cannot evaluate is {@link Unknown}.
 */
import { type Node } from 'web-tree-sitter';
import { childrenOf, type GoFile, type GoPackage } from './goPackages';

/** A value that the source alone does not tell, with its source text. */
export class Unknown {
  constructor(readonly source: string) {}
}

/** A struct, or the result of a function; its type is `import/path.Name`. */
export class Struct {
  constructor(
    readonly type: string,
    readonly fields: Map<string, Value>,
    /** Where the source has it. */
    readonly written?: { readonly node: Node; readonly scope: Scope },
  ) {}
}

/** A basic value of a named type, such as an enum constant. */
export class Named {
  constructor(
    readonly type: string,
    readonly value: Value,
  ) {}
}

class Closure {
  constructor(
    readonly node: Node,
    readonly scope: Scope,
    readonly receiver?: { readonly name: string; readonly value: Value },
  ) {}
}

class Native {
  constructor(readonly call: (args: readonly Value[]) => Value) {}
}

/** Integers are bigints, other numbers are numbers; pointers are the value they point to. */
export type Value =
  | string
  | bigint
  | number
  | boolean
  | null
  | readonly Value[]
  | ReadonlyMap<Value, Value>
  | Struct
  | Named
  | Closure
  | Native
  | Unknown;

/** Names of a block; unknown ones are looked up in the enclosing block. */
export class Scope {
  private readonly names = new Map<string, Value>();
  constructor(
    readonly file: GoFile,
    private readonly outer?: Scope,
    readonly iota?: number,
  ) {}

  inner(): Scope {
    return new Scope(this.file, this, this.iota);
  }

  define(name: string, value: Value): void {
    this.names.set(name, value);
  }

  find(name: string): Value | undefined {
    return this.names.has(name) ? this.names.get(name) : this.outer?.find(name);
  }

  /** Assigns to an existing name; false if there is none. */
  assign(name: string, value: Value): boolean {
    if (!this.names.has(name)) return this.outer?.assign(name, value) ?? false;
    this.names.set(name, value);
    return true;
  }
}

const isList = (value: Value): value is readonly Value[] => Array.isArray(value);

const isBasic = (value: Value): value is string | number | bigint | boolean =>
  typeof value === 'string' ||
  typeof value === 'number' ||
  typeof value === 'bigint' ||
  typeof value === 'boolean';

/** The value without its type name. */
export function plain(value: Value): Value {
  return value instanceof Named ? plain(value.value) : value;
}

const second = 1_000_000_000n;
/** Members of packages outside the module. */
const constants: Readonly<Record<string, Value>> = {
  'time.Nanosecond': 1n,
  'time.Microsecond': 1_000n,
  'time.Millisecond': 1_000_000n,
  'time.Second': second,
  'time.Minute': 60n * second,
  'time.Hour': 3600n * second,
  'math.MaxUint64': 2n ** 64n - 1n,
  'math.MaxInt64': 2n ** 63n - 1n,
  'math.MaxUint32': 2n ** 32n - 1n,
  'log.LevelInfo': 'info',
  // From goleveldb.
  'opt.KiB': 1024n,
};

/** Lengths of go-ethereum types whose zero value is zero bytes. */
const emptyBytes = new Map([
  ['github.com/ethereum/go-ethereum/common.Address', 20],
  ['github.com/ethereum/go-ethereum/common.Hash', 32],
]);

const texts = (value: Value | undefined): readonly string[] | undefined => {
  const list = value === undefined ? undefined : plain(value);
  if (list === undefined || !isList(list)) return undefined;
  const found = list.map(plain);
  return found.every((each) => typeof each === 'string') ? found : undefined;
};

const basicTypes =
  /^(u?int(8|16|32|64)?|float(32|64)|string|bool|byte|rune|uintptr|\[\]byte|\[\]string|time\.Duration)$/;

/** Go's `strings.Trim`. */
function trim(text: string, set: string): string {
  let [from, to] = [0, text.length];
  while (from < to && set.includes(text[from] ?? '')) from++;
  while (to > from && set.includes(text[to - 1] ?? '')) to--;
  return text.slice(from, to);
}

type Outcome = { readonly returned: Value } | 'break' | 'continue' | undefined;

/** Evaluates expressions of the given packages. Package variables are shared, as in a running program. */
export class Evaluator {
  private readonly packageValues = new Map<string, Value>();
  private readonly busy = new Set<string>();

  constructor(private readonly packageAt: (path: string) => GoPackage | undefined) {}

  /** A package variable or constant, after the package's `init` functions. */
  variable(path: string, name: string): Value {
    const pkg = this.packageAt(path);
    if (pkg === undefined) return new Unknown(`${path}.${name}`);
    for (const { file, node } of pkg.inits) this.call(new Closure(node, new Scope(file)), []);
    pkg.inits.length = 0;
    return this.member(pkg, name);
  }

  names(path: string): readonly string[] {
    return [...(this.packageAt(path)?.values.keys() ?? [])];
  }

  result(path: string, name: string, args: readonly Value[] = []): Value {
    const pkg = this.packageAt(path);
    return pkg === undefined
      ? new Unknown(`${path}.${name}`)
      : this.invoke(this.member(pkg, name), args, name);
  }

  /** A value as `fmt` prints it, by its own method if it has one. */
  text(value: Value): string | undefined {
    if (value instanceof Named || value instanceof Struct) {
      const method = this.methodOf(value, 'String');
      const written = method && this.text(this.call(method, []));
      if (written !== undefined) return written;
      // If the method cannot be evaluated, the number alone would not be the name.
      const bare = plain(value);
      return method === undefined || typeof bare === 'string' ? this.text(bare) : undefined;
    }
    if (value === null) return '';
    if (value instanceof Struct) return undefined;
    if (isList(value)) {
      const found = value.map((each) => this.text(each));
      return found.every((each) => each !== undefined) ? `[${found.join(' ')}]` : undefined;
    }
    return isBasic(value) ? String(value) : undefined;
  }

  private member(pkg: GoPackage, name: string): Value {
    const key = `${pkg.path}.${name}`;
    const found = this.packageValues.get(key);
    if (found !== undefined) return found;
    const fn = pkg.functions.get(name);
    if (fn !== undefined) return new Closure(fn.node, new Scope(fn.file));
    const declared = pkg.values.get(name);
    if (declared === undefined || this.busy.has(key)) return new Unknown(key);
    this.busy.add(key);
    const scope = new Scope(declared.file, undefined, declared.iota);
    const value = declared.value === undefined ? null : this.evaluate(declared.value, scope);
    this.busy.delete(key);
    const typed = this.typed(value, declared.type, scope);
    this.packageValues.set(key, typed);
    return typed;
  }

  /** Keeps the declared type of a basic value, for its methods. */
  private typed(value: Value, type: Node | undefined, scope: Scope): Value {
    if (type === undefined || !isBasic(value)) return value;
    const name = this.typeName(type, scope);
    return basicTypes.test(type.text) || !name.includes('.') ? value : new Named(name, value);
  }

  /** `import/path.Name`, or source text if the type is not declared. */
  private typeName(node: Node, scope: Scope): string {
    if (node.type === 'pointer_type' || node.type === 'parenthesized_type') {
      const inner = childrenOf(node)[0];
      return inner ? this.typeName(inner, scope) : node.text;
    }
    if (node.type === 'qualified_type' || node.type === 'selector_expression') {
      const [pkg = '', name = ''] = node.text.split('.');
      return `${scope.file.imports.get(pkg) ?? pkg}.${name}`;
    }
    if (scope.file.pkg.types.has(node.text)) return `${scope.file.pkg.path}.${node.text}`;
    return node.text;
  }

  private methodOf(value: Named | Struct, name: string): Closure | undefined {
    const dot = value.type.lastIndexOf('.');
    const pkg = this.packageAt(value.type.slice(0, dot));
    const method = pkg?.methods.get(`${value.type.slice(dot + 1)}.${name}`);
    if (method === undefined) return undefined;
    const receiver =
      method.node.childForFieldName('receiver')?.descendantsOfType('identifier')[0]?.text ?? '_';
    return new Closure(method.node, new Scope(method.file), { name: receiver, value });
  }

  evaluate(node: Node, scope: Scope): Value {
    const unknown = (): Unknown => new Unknown(node.text);
    // Null is Go's nil, a known value.
    const known = (value: Value | undefined): Value => (value === undefined ? unknown() : value);
    const field = (name: string): Node | null => node.childForFieldName(name);
    const valueOf = (name: string): Value => {
      const found = field(name);
      return found === null ? unknown() : this.evaluate(found, scope);
    };
    switch (node.type) {
      case 'interpreted_string_literal':
        return JSON.parse(node.text.replace(/\\'/g, "'")) as string;
      case 'raw_string_literal':
        return node.text.slice(1, -1);
      case 'int_literal':
        return BigInt(node.text.replace(/_/g, ''));
      case 'float_literal':
        return Number(node.text.replace(/_/g, ''));
      case 'true':
      case 'false':
        return node.type === 'true';
      case 'nil':
        return null;
      case 'iota':
        return BigInt(scope.iota ?? 0);
      case 'parenthesized_expression':
      case 'type_assertion_expression': {
        const inner = childrenOf(node)[0];
        return inner ? this.evaluate(inner, scope) : unknown();
      }
      case 'literal_element': {
        const inner = childrenOf(node)[0];
        return inner ? this.evaluate(inner, scope) : unknown();
      }
      case 'identifier':
        return known(this.identifier(node.text, scope));
      case 'func_literal':
        return new Closure(node, scope);
      case 'composite_literal':
        return this.composite(node, scope);
      case 'unary_expression': {
        const operand = valueOf('operand');
        const sign = field('operator')?.text;
        const value = plain(operand);
        if (sign === '&' || sign === '*' || sign === '+') return operand;
        if (sign === '-' && typeof value === 'bigint') return -value;
        if (sign === '-' && typeof value === 'number') return -value;
        if (sign === '!' && typeof value === 'boolean') return !value;
        return unknown();
      }
      case 'binary_expression':
        return known(this.binary(field('operator')?.text ?? '', valueOf('left'), valueOf('right')));
      case 'selector_expression':
        return known(this.selector(node, scope));
      case 'index_expression': {
        const [list, index] = [plain(valueOf('operand')), plain(valueOf('index'))];
        if (isList(list) && typeof index === 'bigint') return list[Number(index)] ?? unknown();
        if (list instanceof Map) {
          for (const [key, value] of list as ReadonlyMap<Value, Value>)
            if (plain(key) === index) return value;
        }
        return unknown();
      }
      case 'slice_expression': {
        const list = plain(valueOf('operand'));
        const bound = (name: string): number | undefined => {
          const at = field(name);
          const value = at === null ? undefined : plain(this.evaluate(at, scope));
          return value === undefined ? undefined : typeof value === 'bigint' ? Number(value) : NaN;
        };
        const [start, end] = [bound('start'), bound('end')];
        const told = !Number.isNaN(start) && !Number.isNaN(end);
        return isList(list) && told ? list.slice(start, end) : unknown();
      }
      case 'type_conversion_expression':
        return this.typed(valueOf('operand'), field('type') ?? undefined, scope);
      case 'call_expression':
        return known(this.callExpression(node, scope));
      default:
        return unknown();
    }
  }

  private identifier(name: string, scope: Scope): Value | undefined {
    const local = scope.find(name);
    if (local !== undefined) return local;
    const { pkg } = scope.file;
    if (pkg.values.has(name) || pkg.functions.has(name)) return this.member(pkg, name);
    return undefined;
  }

  private selector(node: Node, scope: Scope): Value | undefined {
    const operand = node.childForFieldName('operand');
    const name = node.childForFieldName('field')?.text ?? '';
    if (operand === null) return undefined;
    if (operand.type === 'identifier' && scope.find(operand.text) === undefined) {
      const path = scope.file.imports.get(operand.text);
      if (path !== undefined) {
        const pkg = this.packageAt(path);
        return pkg === undefined ? this.outside(path, name) : this.member(pkg, name);
      }
    }
    const value = this.evaluate(operand, scope);
    if (value instanceof Struct && value.fields.has(name)) return value.fields.get(name);
    if (value instanceof Struct || value instanceof Named) {
      const method = this.methodOf(value, name);
      if (method !== undefined) return method;
      if (value instanceof Struct) return null;
    }
    return undefined;
  }

  private outside(path: string, name: string): Value | undefined {
    const key = `${
      path
        .split('/')
        .filter((part) => !/^v\d+$/.test(part))
        .at(-1) ?? path
    }.${name}`;
    if (key in constants) return constants[key];
    const native = (call: (...args: readonly Value[]) => Value | undefined): Native =>
      new Native((args) => call(...args.map((arg) => arg)) ?? new Unknown(`${key}()`));
    switch (key) {
      case 'cli.NewStringSlice':
      case 'cli.NewUint64Slice':
      case 'cli.NewIntSlice':
        return native((...args) => args);
      // From the monorepo, for programs in other repositories.
      case 'op-service.PrefixEnvVar':
        return native((...args) => {
          const [prefix, ...names] = texts(args) ?? [];
          return prefix === undefined ? undefined : names.map((each) => `${prefix}_${each}`);
        });
      case 'cli.NewApp':
        return native(() => new Struct('cli.App', new Map()));
      case 'common.HexToHash':
        return native((hash) => hash);
      case 'runtime.NumCPU':
        return native(() => 'number of CPUs');
      case 'fmt.Sprintf':
        return native((form, ...args) => {
          const pattern = form === undefined ? undefined : plain(form);
          if (typeof pattern !== 'string') return undefined;
          const written = args.map((arg) => this.text(arg));
          if (written.some((each) => each === undefined)) return undefined;
          let index = 0;
          return pattern.replace(/%(%|[a-z+.\d]*[a-z])/g, (all, verb: string) =>
            verb === '%' ? '%' : (written[index++] ?? all),
          );
        });
      case 'fmt.Sprint':
        return native((...args) => {
          const written = args.map((arg) => this.text(arg));
          return written.some((each) => each === undefined) ? undefined : written.join('');
        });
      case 'strings.Join':
        return native((list, separator) => {
          const found = texts(list);
          return found && typeof separator === 'string' ? found.join(separator) : undefined;
        });
      case 'strings.ToUpper':
      case 'strings.ToLower':
        return native((value) => {
          const found = value === undefined ? undefined : plain(value);
          if (typeof found !== 'string') return undefined;
          return name === 'ToUpper' ? found.toUpperCase() : found.toLowerCase();
        });
      case 'strings.Trim':
        return native((value, set) =>
          typeof value === 'string' && typeof set === 'string' ? trim(value, set) : undefined,
        );
      case 'strings.ReplaceAll':
        return native((value, from, to) => {
          const found = value === undefined ? undefined : plain(value);
          return typeof found === 'string' && typeof from === 'string' && typeof to === 'string'
            ? found.replaceAll(from, to)
            : undefined;
        });
      default:
        return undefined;
    }
  }

  private binary(operator: string, left: Value, right: Value): Value | undefined {
    const [a, b] = [plain(left), plain(right)];
    if (a instanceof Unknown || b instanceof Unknown) return undefined;
    if (operator === '==' || operator === '!=') {
      const same = a === b || (typeof a === 'bigint' && typeof b === 'number' && Number(a) === b);
      return operator === '==' ? same : !same;
    }
    if (operator === '&&' || operator === '||') {
      if (typeof a !== 'boolean' || typeof b !== 'boolean') return undefined;
      return operator === '&&' ? a && b : a || b;
    }
    if (typeof a === 'string' && typeof b === 'string') return operator === '+' ? a + b : undefined;
    if (typeof a === 'bigint' && typeof b === 'bigint') {
      if (operator === '+') return a + b;
      if (operator === '-') return a - b;
      if (operator === '*') return a * b;
      if (operator === '/' && b !== 0n) return a / b;
      if (operator === '<<') return a << b;
      if (operator === '>') return a > b;
      if (operator === '<') return a < b;
      return undefined;
    }
    if (
      (typeof a === 'number' || typeof a === 'bigint') &&
      (typeof b === 'number' || typeof b === 'bigint')
    ) {
      const [x, y] = [Number(a), Number(b)];
      if (operator === '+') return x + y;
      if (operator === '-') return x - y;
      if (operator === '*') return x * y;
      if (operator === '/') return x / y;
    }
    return undefined;
  }

  private composite(node: Node, scope: Scope): Value {
    const type = node.childForFieldName('type');
    const body = node.childForFieldName('body');
    if (type === null || body === null) return new Unknown(node.text);
    return this.literal(type, body, node, scope);
  }

  private literal(type: Node, body: Node, node: Node, scope: Scope): Value {
    const elements = childrenOf(body);
    const element = (each: Node, of: Node | null): Value => {
      const inner = each.type === 'literal_element' ? childrenOf(each)[0] : each;
      if (inner?.type === 'literal_value' && of !== null) return this.literal(of, inner, inner, scope);
      return this.typed(this.evaluate(each, scope), of ?? undefined, scope);
    };
    if (
      type.type === 'slice_type' ||
      type.type === 'array_type' ||
      type.type === 'implicit_length_array_type'
    ) {
      const of = type.childForFieldName('element');
      return elements.map((each) => {
        if (each.type !== 'keyed_element') return element(each, of);
        const value = childrenOf(each)[1];
        return value ? element(value, of) : new Unknown(each.text);
      });
    }
    if (type.type === 'map_type') {
      const of = type.childForFieldName('value');
      return new Map(
        elements.map((each) => {
          const [key, value] = childrenOf(each);
          return [
            key ? element(key, type.childForFieldName('key')) : new Unknown(each.text),
            value ? element(value, of) : new Unknown(each.text),
          ];
        }),
      );
    }
    const fields = new Map<string, Value>();
    for (const each of elements) {
      if (each.type !== 'keyed_element') continue;
      const [key, value] = childrenOf(each);
      if (key && value) fields.set(key.text, this.evaluate(value, scope));
    }
    // A named list type, such as cli.Commands.
    if (elements.length > 0 && elements.every(({ type: each }) => each !== 'keyed_element'))
      return elements.map((each) => this.evaluate(each, scope));
    return new Struct(this.typeName(type, scope), fields, { node, scope });
  }

  private callExpression(node: Node, scope: Scope): Value | undefined {
    const fn = node.childForFieldName('function');
    const list = node.childForFieldName('arguments');
    if (fn === null || list === null) return undefined;
    const written = childrenOf(list);
    const name = fn.text;
    if (fn.type === 'identifier' && scope.find(name) === undefined) {
      if (name === 'new') return null;
      if (name === 'make') return written[0]?.type === 'map_type' ? new Map() : [];
    }
    const args = written.flatMap((arg): readonly Value[] => {
      if (arg.type !== 'variadic_argument') return [this.evaluate(arg, scope)];
      const inner = childrenOf(arg)[0];
      const spread = inner ? plain(this.evaluate(inner, scope)) : null;
      return spread === null ? [] : isList(spread) ? spread : [new Unknown(arg.text)];
    });
    if (fn.type === 'identifier' && scope.find(name) === undefined) {
      if (name === 'append') {
        const first = args[0] === undefined ? null : plain(args[0]);
        if (first === null) return args.slice(1);
        return isList(first) ? [...first, ...args.slice(1)] : new Unknown(node.text);
      }
      if (name === 'len') {
        const first = args[0] === undefined ? null : plain(args[0]);
        if (isList(first)) return BigInt(first.length);
        return typeof first === 'string' ? BigInt(first.length) : undefined;
      }
      if (basicTypes.test(name)) return args[0] === undefined ? undefined : plain(args[0]);
      if (scope.file.pkg.types.has(name))
        return args[0] === undefined ? undefined : this.typed(plain(args[0]), fn, scope);
    }
    // Copies flags so that runs do not share them.
    if (name === 'cliapp.ProtectFlags') return args[0];
    if (name.endsWith('.Hex')) {
      const operand = fn.childForFieldName('operand');
      const of = operand === null ? null : plain(this.evaluate(operand, scope));
      if (typeof of === 'string') return of;
      const bytes = of instanceof Struct && of.fields.size === 0 ? emptyBytes.get(of.type) : undefined;
      if (bytes !== undefined) return `0x${'00'.repeat(bytes)}`;
    }
    if (fn.type === 'selector_expression') {
      const [alias = '', type = ''] = name.split('.');
      const path = scope.find(alias) === undefined ? scope.file.imports.get(alias) : undefined;
      const isType =
        path !== undefined && (this.packageAt(path)?.types.has(type) ?? name === 'time.Duration');
      if (isType) return args[0] === undefined ? undefined : this.typed(plain(args[0]), fn, scope);
    }
    // A conversion to a pointer, as in (*Level)(&level).
    const pointer = /^\(\*([\w.]+)\)$/.exec(name);
    if (pointer) {
      const type = fn.descendantsOfType(['identifier', 'selector_expression', 'type_identifier'])[0];
      return args[0] === undefined || !type ? undefined : this.typed(plain(args[0]), type, scope);
    }
    if (fn.type === 'slice_type' || fn.type === 'array_type') return args[0];
    // A generic function with explicit type arguments.
    const called = fn.type === 'type_instantiation_expression' ? childrenOf(fn)[0] : fn;
    return called ? this.invoke(this.evaluate(called, scope), args, node.text) : undefined;
  }

  private invoke(fn: Value, args: readonly Value[], source: string): Value {
    if (fn instanceof Closure) return this.call(fn, args);
    return fn instanceof Native ? fn.call(args) : new Unknown(source);
  }

  private depth = 0;

  private call(fn: Closure, args: readonly Value[]): Value {
    const { node } = fn;
    const scope = fn.scope.inner();
    if (fn.receiver) scope.define(fn.receiver.name, fn.receiver.value);
    let index = 0;
    const parameters = node.childForFieldName('parameters');
    for (const parameter of parameters === null ? [] : childrenOf(parameters)) {
      const names = parameter
        .childrenForFieldName('name')
        .flatMap((each) => (each === null ? [] : [each.text]));
      if (parameter.type === 'variadic_parameter_declaration') {
        scope.define(names[0] ?? '_', args.slice(index));
        index = args.length;
      } else for (const name of names.length > 0 ? names : ['_']) scope.define(name, args[index++] ?? null);
    }
    const body = node.childForFieldName('body');
    if (body === null || this.depth > 60) return new Unknown(node.text);
    const results = node.childForFieldName('result');
    const named =
      results?.type === 'parameter_list'
        ? childrenOf(results).flatMap((each) =>
            each.childrenForFieldName('name').map((one) => one?.text ?? ''),
          )
        : [];
    for (const name of named) scope.define(name, null);
    this.depth++;
    try {
      const outcome = this.block(body, scope);
      if (typeof outcome === 'object') {
        const [only] = named;
        return outcome.returned === undefinedResult && only ? (scope.find(only) ?? null) : outcome.returned;
      }
      return null;
    } finally {
      this.depth--;
    }
  }

  private block(node: Node, scope: Scope): Outcome {
    const list = node.type === 'block' ? (childrenOf(node)[0] ?? node) : node;
    for (const statement of list.type === 'statement_list' ? childrenOf(list) : []) {
      const outcome = this.statement(statement, scope);
      if (outcome !== undefined) return outcome;
    }
    return undefined;
  }

  private statement(node: Node, scope: Scope): Outcome {
    const field = (name: string): Node | null => node.childForFieldName(name);
    switch (node.type) {
      case 'return_statement': {
        const list = childrenOf(node)[0];
        if (list === undefined) return { returned: undefinedResult };
        const first = childrenOf(list)[0];
        return { returned: first ? this.evaluate(first, scope) : undefinedResult };
      }
      case 'short_var_declaration':
      case 'assignment_statement':
        this.assign(node, scope);
        return undefined;
      case 'var_declaration':
        for (const spec of node.descendantsOfType('var_spec')) {
          if (spec === null) continue;
          const value = spec.childForFieldName('value');
          const given = value === null ? [] : childrenOf(value);
          spec.childrenForFieldName('name').forEach((name, index) => {
            const of = given[index];
            if (name) scope.define(name.text, of ? this.evaluate(of, scope) : null);
          });
        }
        return undefined;
      case 'expression_statement': {
        const inner = childrenOf(node)[0];
        if (inner) this.evaluate(inner, scope);
        return undefined;
      }
      case 'block':
        return this.block(node, scope.inner());
      case 'if_statement': {
        const inner = scope.inner();
        const first = field('initializer');
        if (first !== null) this.statement(first, inner);
        const condition = field('condition');
        const holds = condition === null ? null : plain(this.evaluate(condition, inner));
        // Either branch might run, so the result is unknown.
        if (typeof holds !== 'boolean') return { returned: new Unknown(condition?.text ?? node.text) };
        const branch = holds ? field('consequence') : field('alternative');
        if (branch === null) return undefined;
        return branch.type === 'if_statement'
          ? this.statement(branch, inner)
          : this.block(branch, inner.inner());
      }
      case 'for_statement':
        return this.range(node, scope);
      case 'expression_switch_statement': {
        const subject = field('value');
        const value = subject === null ? true : plain(this.evaluate(subject, scope));
        const cases = childrenOf(node).filter(({ type }) => type.endsWith('_case'));
        const chosen =
          cases.find((each) => {
            const list = each.childForFieldName('value');
            return (
              list !== null && childrenOf(list).some((one) => plain(this.evaluate(one, scope)) === value)
            );
          }) ?? cases.find(({ type }) => type === 'default_case');
        const body = chosen && childrenOf(chosen).find(({ type }) => type === 'statement_list');
        return body ? this.block(body, scope.inner()) : undefined;
      }
      case 'break_statement':
        return 'break';
      case 'continue_statement':
        return 'continue';
      default:
        return undefined;
    }
  }

  private assign(node: Node, scope: Scope): void {
    const [left, right] = [node.childForFieldName('left'), node.childForFieldName('right')];
    if (left === null || right === null) return;
    const given = childrenOf(right);
    const operator = node.childForFieldName('operator')?.text;
    childrenOf(left).forEach((target, index) => {
      const source = given[index];
      let value: Value = source ? this.evaluate(source, scope) : new Unknown(right.text);
      if (operator === '+=')
        value = this.binary('+', this.evaluate(target, scope), value) ?? new Unknown(node.text);
      if (target.type === 'identifier') {
        if (node.type === 'short_var_declaration') scope.define(target.text, value);
        else if (!scope.assign(target.text, value))
          this.packageValues.set(`${scope.file.pkg.path}.${target.text}`, value);
      } else if (target.type === 'selector_expression') {
        const operand = target.childForFieldName('operand');
        const of = operand === null ? null : this.evaluate(operand, scope);
        const name = target.childForFieldName('field')?.text;
        if (of instanceof Struct && name !== undefined) of.fields.set(name, value);
      }
    });
  }

  private range(node: Node, scope: Scope): Outcome {
    const clause = childrenOf(node).find(({ type }) => type === 'range_clause');
    const body = node.childForFieldName('body');
    const over = clause?.childForFieldName('right');
    if (clause === undefined || body === null || over == null) return undefined;
    const list = plain(this.evaluate(over, scope));
    if (!isList(list)) return { returned: new Unknown(clause.text) };
    const left = clause.childForFieldName('left');
    const names = left === null ? [] : childrenOf(left).map(({ text }) => text);
    for (const [index, value] of list.entries()) {
      const inner = scope.inner();
      if (names[0]) inner.define(names[0], BigInt(index));
      if (names[1]) inner.define(names[1], value);
      const outcome = this.block(body, inner);
      if (typeof outcome === 'object') return outcome;
      if (outcome === 'break') break;
    }
    return undefined;
  }
}

/** Result of a bare `return`. */
const undefinedResult = new Unknown('return');
