/** TOML fields of the structs of a Go package. */
import { type Node } from 'web-tree-sitter';
import { childrenOf, type Parse, type SourceFiles } from '../monorepo/goPackages';

/** A field as TOML names it. */
export interface TomlField {
  readonly key: string;
  /** As in the source, without the pointer. */
  readonly type: string;
}

/** Types of a package by name. */
export interface GoTypes {
  readonly structs: ReadonlyMap<string, readonly TomlField[]>;
  /** Source text of other types, such as `map[string]*BackendConfig`. */
  readonly others: ReadonlyMap<string, string>;
}

/** Types declared in a folder, except in tests. */
export function goTypes(files: SourceFiles, folder: string, parse: Parse): GoTypes {
  const structs = new Map<string, readonly TomlField[]>();
  const others = new Map<string, string>();
  const names = files.list(folder).filter((name) => name.endsWith('.go') && !name.endsWith('_test.go'));
  for (const name of names) {
    for (const spec of parse(files.read(`${folder}/${name}`) ?? '').descendantsOfType('type_spec')) {
      const type = spec?.childForFieldName('type');
      const called = spec?.childForFieldName('name')?.text;
      if (!type || called === undefined) continue;
      if (type.type === 'struct_type') structs.set(called, fieldsOf(type));
      else others.set(called, type.text);
    }
  }
  return { structs, others };
}

/** A field without a tag is named after itself; the tag `-` excludes it. */
function fieldsOf(struct: Node): readonly TomlField[] {
  const [list] = childrenOf(struct);
  return (list ? childrenOf(list) : []).flatMap((field) => {
    const type = field.childForFieldName('type')?.text.replace(/^\*/, '') ?? '';
    const tag = /toml:"([^",]*)/.exec(field.childForFieldName('tag')?.text ?? '')?.[1];
    if (tag === '-') return [];
    return field
      .childrenForFieldName('name')
      .flatMap((name) => (name === null ? [] : [{ key: tag ?? name.text, type }]));
  });
}
