/**
 * The navigation tree as data: folders of pages, each folder with a Meta that orders and labels
 * what is in it. `sidebars.ts` writes the tree with the three builders at the end of this file.
 */

/** A page of `docs/`, by the name of its file. A page named `index` is its folder's landing page. */
export interface MdxPage<Name extends string = string> {
  readonly kind: 'MdxPage';
  readonly name: Name;
  readonly route: string;
}

/** A folder of `docs/`. */
export interface Folder<Name extends string = string> {
  readonly kind: 'Folder';
  readonly name: Name;
  readonly route: string;
  /** In no particular order: the Meta among them gives the order. */
  readonly children: readonly NavigationItem[];
}

/** Order and labels of a folder, by page name. */
export interface Meta {
  readonly kind: 'Meta';
  readonly name: '_meta';
  readonly entries: Readonly<Record<string, MetaEntry>>;
}

/** Whatever can be in a folder. */
export type NavigationItem = MdxPage | Folder | Meta;

/** A heading between entries of a sidebar. */
export interface Separator {
  readonly title: string;
  readonly type: 'separator';
}

/** A link out of the site, or to a page elsewhere in the tree. */
export interface NavigationLink {
  readonly title: string;
  readonly href: string;
}

/** A folder's own label with how the folder is shown: its children alone, folded, or not at all. */
export interface FolderDisplay {
  readonly title: string;
  readonly display: 'children' | 'folded' | 'hidden';
}

/** A plain string is the label of a page or of a folded folder. */
export type MetaEntry = string | Separator | NavigationLink | FolderDisplay;

/** Keys of a Meta that name no page: `--- x` starts a group, `+++ x` adds a link. */
type ExtraKey = `--- ${string}` | `+++ ${string}`;

/** `index` needs no label: a landing page is reached through its folder. */
type LabelledName<Child extends NavigationItem> = Exclude<Child['name'], 'index' | '_meta'>;

/** Every child labelled, nothing else but separators and links. */
export type MetaEntries<Child extends NavigationItem> = {
  readonly [Name in LabelledName<Child>]: MetaEntry;
} & { readonly [Key in ExtraKey]?: Separator | NavigationLink };

/** A page; its route is completed by its folder. The `index` of no folder is the home page. */
export function page<const Name extends string>(name: Name): MdxPage<Name> {
  return { kind: 'MdxPage', name, route: name === 'index' ? '' : `/${name}` };
}

/**
 * A folder with its Meta and its children. A Meta entry that names no child, and a child without an
 * entry, are type errors that name it.
 */
export function folder<const Name extends string, const Child extends MdxPage | Folder>(
  name: Name,
  entries: MetaEntries<NoInfer<Child>>,
  children: readonly Child[],
): Folder<Name> {
  const meta: Meta = { kind: 'Meta', name: '_meta', entries };
  const prefix = `/${name}`;
  return {
    kind: 'Folder',
    name,
    route: prefix,
    children: [meta, ...children.map((child) => below(prefix, child))],
  };
}

/** A heading between entries. */
export function separator(title: string): Separator {
  return { title, type: 'separator' };
}

function below<Item extends NavigationItem>(prefix: string, item: Item): Item {
  switch (item.kind) {
    case 'Meta':
      return item;
    case 'MdxPage':
      return { ...item, route: prefix + item.route };
    case 'Folder':
      return {
        ...item,
        route: prefix + item.route,
        children: item.children.map((child) => below(prefix, child)),
      };
  }
}
