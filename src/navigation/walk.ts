import { type Folder, type MdxPage, type Meta, type MetaEntry, type NavigationItem } from './types';

/** The folder's Meta. Throws where a folder has none or several, naming the folder. */
export function metaOf(folder: Folder): Meta {
  const metas = folder.children.filter((child): child is Meta => child.kind === 'Meta');
  const [meta] = metas;
  if (metas.length !== 1 || meta === undefined) {
    throw new Error(`Folder ${folder.route} has ${metas.length} Meta items; it needs exactly one.`);
  }
  return meta;
}

/** Every page of a tree, depth first; the home page has the route `/`. */
export function pagesOf(items: readonly NavigationItem[]): MdxPage[] {
  return items.flatMap((item) => {
    switch (item.kind) {
      case 'Meta':
        return [];
      case 'MdxPage':
        return [item.route === '' ? { ...item, route: '/' } : item];
      case 'Folder':
        return pagesOf(item.children);
    }
  });
}

/** Every folder of a tree, depth first. */
export function foldersOf(items: readonly NavigationItem[]): Folder[] {
  return items.flatMap((item) => (item.kind === 'Folder' ? [item, ...foldersOf(item.children)] : []));
}

/** True for a Meta key that starts a group or adds a link instead of naming a page. */
export function isExtraKey(key: string): boolean {
  return key.startsWith('--- ') || key.startsWith('+++ ');
}

/** The text a Meta entry shows. */
export function titleOf(entry: MetaEntry): string {
  return typeof entry === 'string' ? entry : entry.title;
}

/**
 * What is wrong with a tree, one sentence each, naming the culprit: Meta entries without a page,
 * pages without a Meta entry, names or routes used twice, folders without pages, pages without a
 * file and files without a page.
 *
 * @param files the pages that exist in `docs/`, as paths relative to the repository and as routes
 */
export function treeProblems(
  tree: readonly NavigationItem[],
  files: readonly { readonly file: string; readonly route: string }[],
): string[] {
  const problems: string[] = [];
  for (const folder of foldersOf(tree)) {
    const children = folder.children.filter((child) => child.kind !== 'Meta');
    const names = children.map((child) => child.name);
    const entries = metaOf(folder).entries;
    if (children.length === 0) {
      problems.push(`Folder ${folder.route} is empty: add a page to it or remove it from sidebars.ts.`);
    }
    for (const name of duplicates(names)) {
      problems.push(`Folder ${folder.route} holds "${name}" more than once.`);
    }
    for (const key of Object.keys(entries)) {
      if (!isExtraKey(key) && !names.includes(key)) {
        problems.push(`The Meta of ${folder.route} names "${key}", which is no page or folder there.`);
      }
    }
    for (const name of names) {
      if (name !== 'index' && !(name in entries)) {
        problems.push(`${folder.route}/${name} has no label in the Meta of ${folder.route}.`);
      }
    }
  }
  const pages = new Map(pagesOf(tree).map((page) => [page.route, page]));
  for (const route of duplicates(pagesOf(tree).map((page) => page.route))) {
    problems.push(`${route} is listed more than once in sidebars.ts.`);
  }
  for (const page of pages.values()) {
    if (!files.some(({ route }) => route === page.route)) {
      problems.push(`sidebars.ts lists ${page.route}, but ${fileOf(page)} does not exist.`);
    }
  }
  for (const { file, route } of files) {
    if (!pages.has(route)) {
      problems.push(`${file} exists, but sidebars.ts does not list ${route}.`);
    }
  }
  return problems;
}

/** The file of a page of the tree: a landing page is in the folder of its route. */
function fileOf({ name, route }: MdxPage): string {
  return `docs${route === '/' ? '' : route}${name === 'index' ? '/index' : ''}.mdx`;
}

function duplicates(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}
