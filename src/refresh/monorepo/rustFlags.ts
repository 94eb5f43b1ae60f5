/** Reads a Rust program's flags from structs with clap attributes. */
import { type Node } from 'web-tree-sitter';
import { type FlagDefault } from '../../data/cliFlags';
import { type DeclaredFlag, FlagSourceError } from './goFlags';
import { childrenOf, type Parse, type SourceFiles } from './goPackages';

/** Where a program declares its flags. */
export interface RustFlagSource {
  /** Structs in list order, such as `RollupArgs`. */
  readonly structs: readonly string[];
  /** Folders of the crates that declare them; the first wins if a name occurs twice. */
  readonly folders: readonly string[];
}

/** The flags, and structs that the checkout lacks. */
export interface RustFlags {
  readonly flags: readonly DeclaredFlag[];
  /** Types of fields whose struct is declared elsewhere. */
  readonly missing: readonly string[];
}

/** Options of `#[arg]` that are read, or irrelevant to whoever sets the flag. */
const knownOptions = new Set([
  ...[
    'long',
    'short',
    'env',
    'alias',
    'aliases',
    'visible_alias',
    'visible_aliases',
    'id',
    'help',
    'long_help',
  ],
  ...[
    'default_value',
    'default_value_t',
    'default_value_ifs',
    'default_missing_value',
    'required',
    'hide',
    'global',
  ],
  ...[
    'requires',
    'conflicts_with',
    'conflicts_with_all',
    'value_name',
    'value_parser',
    'value_delimiter',
    'value_enum',
  ],
  ...['action', 'num_args', 'help_heading', 'verbatim_doc_comment', 'hide_env_values', 'group', 'value_hint'],
  ...[
    'required_unless_present',
    'required_unless_present_all',
    'hide_default_value',
    'require_equals',
    'default_values_t',
    'default_values',
  ],
]);

interface Declared {
  readonly structs: ReadonlyMap<string, Node>;
  readonly constants: ReadonlyMap<string, Node>;
}

/** The data's names for types; others keep their own. */
const types: Readonly<Record<string, string>> = {
  bool: 'Bool',
  f64: 'Float64',
  i64: 'Int64',
  u8: 'Uint64',
  u16: 'Uint64',
  u32: 'Uint64',
  u64: 'Uint64',
  usize: 'Uint64',
  PathBuf: 'Path',
  String: 'String',
};

/**
 * Flags of a program at one commit, in source order.
 * @throws FlagSourceError if a struct is missing or a declaration cannot be read
 */
export function rustFlags({ structs, folders }: RustFlagSource, files: SourceFiles, parse: Parse): RustFlags {
  const declared = declarations(folders, files, parse);
  const missing: string[] = [];
  const flags = structs.flatMap((name) => {
    const struct = declared.structs.get(name);
    if (struct === undefined)
      throw new FlagSourceError(`${folders[0] ?? ''} declares no struct ${name} with flags.`);
    return flagsOf(struct, name, declared, missing);
  });
  return {
    flags: flags.filter(({ name }, index) => flags.findIndex((each) => each.name === name) === index),
    missing,
  };
}

/** Structs and constants in some folders, except tests. */
function declarations(folders: readonly string[], files: SourceFiles, parse: Parse): Declared {
  const [structs, constants] = [new Map<string, Node>(), new Map<string, Node>()];
  const read = (folder: string): void => {
    for (const name of files.list(folder)) {
      const path = `${folder}/${name}`;
      if (!name.endsWith('.rs')) read(path);
      else
        for (const node of parse(files.read(path) ?? '').namedChildren) {
          const called = node?.childForFieldName('name')?.text;
          if (node === null || called === undefined) continue;
          if (node.type === 'struct_item' && !structs.has(called)) structs.set(called, node);
          if (node.type === 'const_item' && !constants.has(called)) constants.set(called, node);
        }
    }
  };
  folders.forEach(read);
  return { structs, constants };
}

interface Field {
  readonly name: string;
  readonly type: Node;
  readonly comment: string;
  /** Options and their values, by attribute (`arg`, `command`); undefined for an option without a value. */
  readonly attributes: ReadonlyMap<string, ReadonlyMap<string, Node | undefined>>;
}

function flagsOf(
  struct: Node,
  where: string,
  declared: Declared,
  missing: string[],
): readonly DeclaredFlag[] {
  return fieldsOf(struct).flatMap((field): readonly DeclaredFlag[] => {
    const options = new Map(
      ['arg', 'command', 'clap'].flatMap((name) => [...(field.attributes.get(name) ?? [])]),
    );
    if (options.has('flatten')) {
      const name = field.type.descendantsOfType('type_identifier')[0]?.text ?? field.type.text;
      const inner = declared.structs.get(name);
      if (inner !== undefined) return flagsOf(inner, name, declared, missing);
      missing.push(field.type.text);
      return [];
    }
    // Without a long name it is a positional argument, a command, or no argument.
    return options.has('long') ? [flagOf(field, options, where, declared)] : [];
  });
}

function fieldsOf(struct: Node): readonly Field[] {
  const fields: Field[] = [];
  let comment: string[] = [];
  let attributes = new Map<string, ReadonlyMap<string, Node | undefined>>();
  for (const node of struct.childForFieldName('body')?.namedChildren ?? []) {
    if (node === null) continue;
    if (node.type === 'line_comment') comment.push(node.text.replace(/^\/\/[/!]? ?/, '').trim());
    else if (node.type === 'attribute_item') {
      const attribute = childrenOf(node)[0];
      const name = attribute?.namedChildren[0]?.text ?? '';
      attributes.set(
        name,
        new Map([
          ...(attributes.get(name) ?? []),
          ...optionsOf(attribute?.childForFieldName('arguments') ?? null),
        ]),
      );
    } else if (node.type === 'field_declaration') {
      const [name, type] = [node.childForFieldName('name'), node.childForFieldName('type')];
      if (name && type) fields.push({ name: name.text, type, comment: comment.join(' '), attributes });
      comment = [];
      attributes = new Map();
    }
  }
  return fields;
}

/** Options of `(long = "x", hide)` with the first token of each value. */
function optionsOf(tokens: Node | null): ReadonlyMap<string, Node | undefined> {
  const options = new Map<string, Node | undefined>();
  let name: string | undefined;
  let last = '';
  let after: string | undefined;
  for (const token of tokens?.children ?? []) {
    if (token === null || token.text === '(' || token.text === ')') continue;
    if (token.text === ',') [name, after] = [undefined, undefined];
    else if (name === undefined) {
      // A comma between type arguments separates no options.
      name = token.nextSibling?.text === '>' ? last : token.text;
      if (name !== last) options.set(name, undefined);
      last = name;
    } else if (token.text === '=' && after === undefined) after = '=';
    else if (token.type === 'token_tree' && after === undefined) after = '(';
    else if (options.get(name) === undefined) options.set(name, token);
  }
  return options;
}

function flagOf(
  field: Field,
  options: ReadonlyMap<string, Node | undefined>,
  where: string,
  { constants }: Declared,
): DeclaredFlag {
  const text = (key: string): string | undefined => stringOf(options.get(key));
  const long = options.get('long');
  const name = long === undefined ? field.name.replaceAll('_', '-') : stringOf(long);
  if (name === undefined)
    throw new FlagSourceError(
      `${where}: the name of the flag ${field.name} cannot be read: ${long?.text ?? ''}`,
    );
  const [declaredType, wrapper] = typeOf(field.type);
  const parser = options.get('value_parser');
  const isSeconds = declaredType === 'Duration' && /from_secs/.test(parser?.parent?.text ?? '');
  const type = isSeconds ? 'Seconds' : declaredType;
  const env = options.get('env');
  const value = options.get('default_value_t') ?? options.get('default_value');
  const read = value === undefined ? undefined : valueOf(value, constants);
  const aliases = ['visible_alias', 'alias', 'visible_aliases', 'aliases'].flatMap((key) =>
    (options.get(key)?.type === 'token_tree'
      ? (options.get(key)?.namedChildren ?? [])
      : [options.get(key)]
    ).flatMap((node) => stringOf(node ?? undefined) ?? []),
  );
  const isOptional = wrapper !== undefined || type === 'Bool';
  return {
    name,
    aliases,
    // Without a value, clap names the variable after the field.
    env: options.has('env') ? [text('env') ?? env?.text ?? field.name.toUpperCase()] : [],
    type: wrapper === 'Vec' ? `${type}Slice` : type,
    default: defaultOf(read, type),
    required: (!isOptional && value === undefined) || options.get('required')?.text === 'true',
    hidden: options.has('hide') && options.get('hide')?.text !== 'false',
    deprecated: /^\W*deprecated/i.test(field.comment),
    usage: field.comment,
    unknownFields: [...options.keys()].filter((key) => !knownOptions.has(key)),
    ...(value !== undefined && read === undefined && { unreadDefault: value.text }),
  };
}

/** The inner type of an `Option` or `Vec`, and which of them it is. */
function typeOf(type: Node): readonly [string, 'Option' | 'Vec' | undefined] {
  const wrapper = type.childForFieldName('type')?.text;
  const inner = type.childForFieldName('type_arguments')?.namedChildren[0];
  if (type.type === 'generic_type' && inner && (wrapper === 'Option' || wrapper === 'Vec'))
    return [typeOf(inner)[0], wrapper];
  const name = type.text.split('::').at(-1) ?? type.text;
  return [types[name] ?? name, undefined];
}

function stringOf(node: Node | undefined): string | undefined {
  return node?.type === 'string_literal' ? (JSON.parse(node.text) as string) : undefined;
}

/** A literal, or a constant's; otherwise undefined. */
function valueOf(node: Node, constants: ReadonlyMap<string, Node>): string | undefined {
  if (node.type === 'identifier') {
    const value = constants.get(node.text)?.childForFieldName('value');
    return value ? valueOf(value, new Map()) : undefined;
  }
  if (node.type === 'integer_literal') return node.text.replaceAll('_', '').replace(/[iu]\d+$/, '');
  return node.type === 'boolean_literal' || node.text === 'true' || node.text === 'false'
    ? node.text
    : stringOf(node);
}

function defaultOf(value: string | undefined, type: string): FlagDefault {
  if (type === 'Bool') return value === 'true';
  if (value === undefined) return null;
  return /^((Uint|Int|Float)64|Seconds)$/.test(type) && value.trim() !== '' ? Number(value) : value;
}
