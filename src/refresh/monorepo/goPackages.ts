/** Finds the packages of a Go module and their declarations. */
import { type Node } from 'web-tree-sitter';

/** Files of one commit; see `scripts/support/checkout.ts`. */
export interface SourceFiles {
  readonly list: (folder: string) => readonly string[];
  readonly read: (path: string) => string | undefined;
}

/** Parses a file; returns the root of its syntax tree. */
export type Parse = (text: string) => Node;

/** A package-level constant or variable. */
export interface Declaration {
  readonly file: GoFile;
  readonly type: Node | undefined;
  readonly value: Node | undefined;
  /** Index within its constant group. */
  readonly iota: number;
}

/** A file, with its own names for imported packages. */
export interface GoFile {
  readonly pkg: GoPackage;
  /** Import path by local name. */
  readonly imports: ReadonlyMap<string, string>;
}

export interface GoPackage {
  readonly path: string;
  readonly values: Map<string, Declaration>;
  readonly types: Set<string>;
  readonly functions: Map<string, { readonly file: GoFile; readonly node: Node }>;
  /** By `Type.method`. */
  readonly methods: Map<string, { readonly file: GoFile; readonly node: Node }>;
  readonly inits: { readonly file: GoFile; readonly node: Node }[];
}

/** Named children of a node, except comments. */
export function childrenOf(node: Node): readonly Node[] {
  return node.namedChildren.filter((child) => child !== null && child.type !== 'comment');
}

const text = (node: Node | null | undefined): string => node?.text ?? '';

/** Reads packages of a module on demand; packages of other modules are undefined. */
export function goPackages(
  files: SourceFiles,
  parse: Parse,
  module: string,
): (path: string) => GoPackage | undefined {
  const known = new Map<string, GoPackage | undefined>();
  return (path) => {
    if (!known.has(path)) known.set(path, readPackage(path));
    return known.get(path);
  };

  function readPackage(path: string): GoPackage | undefined {
    if (!path.startsWith(`${module}/`)) return undefined;
    const folder = path.slice(module.length + 1);
    const names = files.list(folder).filter((name) => name.endsWith('.go') && !name.endsWith('_test.go'));
    if (names.length === 0) return undefined;
    const pkg: GoPackage = {
      path,
      values: new Map(),
      types: new Set(),
      functions: new Map(),
      methods: new Map(),
      inits: [],
    };
    for (const name of names) readFile(pkg, parse(files.read(`${folder}/${name}`) ?? ''));
    return pkg;
  }
}

function readFile(pkg: GoPackage, root: Node): void {
  const imports = new Map<string, string>();
  const file: GoFile = { pkg, imports };
  for (const node of childrenOf(root)) {
    switch (node.type) {
      case 'import_declaration':
        for (const spec of node.descendantsOfType('import_spec')) {
          if (spec === null) continue;
          const path = text(spec.childForFieldName('path')).slice(1, -1);
          imports.set(text(spec.childForFieldName('name')) || nameOfImport(path), path);
        }
        break;
      case 'const_declaration':
        readConstants(file, node);
        break;
      case 'var_declaration':
        for (const spec of node.descendantsOfType('var_spec'))
          if (spec !== null && !isInFunction(spec, node)) declare(file, spec, 0);
        break;
      case 'type_declaration':
        for (const spec of childrenOf(node)) pkg.types.add(text(spec.childForFieldName('name')));
        break;
      case 'function_declaration': {
        const name = text(node.childForFieldName('name'));
        if (name === 'init') pkg.inits.push({ file, node });
        else pkg.functions.set(name, { file, node });
        break;
      }
      case 'method_declaration': {
        const receiver = node.childForFieldName('receiver')?.descendantsOfType('type_identifier')[0];
        pkg.methods.set(`${text(receiver)}.${text(node.childForFieldName('name'))}`, { file, node });
        break;
      }
    }
  }
}

/** Excludes variables local to a function that is a variable's value. */
function isInFunction(node: Node, top: Node): boolean {
  for (let at = node.parent; at !== null && at.id !== top.id; at = at.parent)
    if (at.type === 'func_literal') return true;
  return false;
}

/** The last part of an import path that is not a version. */
function nameOfImport(path: string): string {
  const parts = path.split('/').filter((part) => !/^v\d+$/.test(part));
  return parts.at(-1) ?? path;
}

/** A constant without a value repeats the previous one's. */
function readConstants(file: GoFile, node: Node): void {
  let last: Node | undefined;
  childrenOf(node).forEach((spec, iota) => {
    if (spec.childForFieldName('value') !== null) last = spec;
    declare(file, spec, iota, last);
  });
}

function declare(file: GoFile, spec: Node, iota: number, from: Node = spec): void {
  const names = spec.childrenForFieldName('name').filter((each) => each?.type === 'identifier');
  const list = from.childForFieldName('value');
  const values = list === null ? [] : childrenOf(list);
  names.forEach((name, index) => {
    file.pkg.values.set(text(name), {
      file,
      type: from.childForFieldName('type') ?? undefined,
      value: values[index],
      iota,
    });
  });
}
