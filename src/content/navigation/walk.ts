import { nearest } from '../../lib/problems';
import { type Folder, type MdxPage, type Meta, type MetaEntry, type NavigationItem } from './types';

/** A folder's Meta. Throws, naming the folder, unless there is exactly one. */
export function metaOf(folder: Folder): Meta {
  const metas = folder.children.filter((child): child is Meta => child.kind === 'Meta');
  const [meta] = metas;
  if (metas.length !== 1 || meta === undefined) {
    throw new Error(`Folder ${folder.route} has ${metas.length} Meta items; it needs exactly one.`);
  }
  return meta;
}

/** All pages, depth first. */
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

/** All folders, depth first. */
export function foldersOf(items: readonly NavigationItem[]): Folder[] {
  return items.flatMap((item) => (item.kind === 'Folder' ? [item, ...foldersOf(item.children)] : []));
}

/** Whether a Meta key is a group or link rather than a page. */
export function isExtraKey(key: string): boolean {
  return key.startsWith('--- ') || key.startsWith('+++ ');
}

/** Display text of a Meta entry. */
export function titleOf(entry: MetaEntry): string {
  return typeof entry === 'string' ? entry : entry.title;
}

/**
 * Problems within a tree, one sentence each: unmatched Meta entries and pages,
 * duplicate names or routes, and empty folders.
 */
export function structureProblems(tree: readonly NavigationItem[]): string[] {
  const inFolders = foldersOf(tree).flatMap((folder) => {
    const names = namesIn(folder);
    const entries = metaOf(folder).entries;
    const unlabelled = names.filter((name) => name !== 'index' && !(name in entries));
    return [
      ...(names.length === 0
        ? [`Folder ${folder.route} is empty: add a page to it or remove it from sidebars.ts.`]
        : []),
      ...duplicates(names).map((name) => `Folder ${folder.route} holds "${name}" more than once.`),
      ...Object.keys(entries)
        .filter((key) => !isExtraKey(key) && !names.includes(key))
        .map((key) => {
          const guess = nearest(key, unlabelled) ?? nearest(key, names);
          const hint = guess === undefined ? '' : ` Did you mean "${guess}"?`;
          return `The Meta of ${folder.route} names "${key}", which is no page or folder there.${hint}`;
        }),
      ...unlabelled.map((name) => `${folder.route}/${name} has no label in the Meta of ${folder.route}.`),
    ];
  });
  const routes = pagesOf(tree).map(({ route }) => route);
  return [
    ...inFolders,
    ...duplicates(routes).map((route) => `${route} is listed more than once in sidebars.ts.`),
  ];
}

/**
 * Pages without a file and files without a page, one sentence each.
 *
 * @param files existing pages, as repository paths and routes
 */
export function treeProblems(
  tree: readonly NavigationItem[],
  files: readonly { readonly file: string; readonly route: string }[],
): string[] {
  const pages = pagesOf(tree);
  const listed = new Set(pages.map(({ route }) => route));
  const existing = new Set(files.map(({ route }) => route));
  return [
    ...pages
      .filter(({ route }) => !existing.has(route))
      .map((page) => `sidebars.ts lists ${page.route}, but ${fileOf(page)} does not exist.`),
    ...files
      .filter(({ route }) => !listed.has(route))
      .map(({ file, route }) => `${file} exists, but sidebars.ts does not list ${route}.`),
  ];
}

function namesIn(folder: Folder): string[] {
  return folder.children.filter(({ kind }) => kind !== 'Meta').map(({ name }) => name);
}

/** The file of a page; landing pages are in their folder. */
function fileOf({ name, route }: MdxPage): string {
  return `docs${route === '/' ? '' : route}${name === 'index' ? '/index' : ''}.mdx`;
}

function duplicates(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}
