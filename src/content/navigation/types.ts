/**
 * Types and builders of the navigation tree in `sidebars.ts`: folders of pages,
 * ordered and labeled by a Meta.
 */

/** A page, by file name; `index` is its folder's landing page. */
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
  /** Unordered; the Meta sets the order. */
  readonly children: readonly NavigationItem[];
}

/** Order and labels, by page name. */
export interface Meta {
  readonly kind: 'Meta';
  readonly name: '_meta';
  readonly entries: Readonly<Record<string, MetaEntry>>;
}

/** Any child of a folder. */
export type NavigationItem = MdxPage | Folder | Meta;

/** A heading between sidebar entries. */
export interface Separator {
  readonly title: string;
  readonly type: 'separator';
}

/** An external link, or one to another part of the tree. */
export interface NavigationLink {
  readonly title: string;
  readonly href: string;
}

/** A folder's label and display: children only, folded, or hidden. */
export interface FolderDisplay {
  readonly title: string;
  readonly display: 'children' | 'folded' | 'hidden';
}

/** A string labels a page or a folded folder. */
export type MetaEntry = string | Separator | NavigationLink | FolderDisplay;

/** Keys other than pages: `--- x` starts a group, `+++ x` adds a link. */
type ExtraKey = `--- ${string}` | `+++ ${string}`;

/** `index` has no label: its folder is the link. */
type LabelledName<Child extends NavigationItem> = Exclude<Child['name'], 'index' | '_meta'>;

/** Exactly one label for each child, plus separators and links. */
export type MetaEntries<Child extends NavigationItem> = {
  readonly [Name in LabelledName<Child>]: MetaEntry;
} & { readonly [Key in ExtraKey]?: Separator | NavigationLink };

/**
 * A page, whose folder completes its route. A top-level `index` is the home
 * page.
 */
export function page<const Name extends string>(name: Name): MdxPage<Name> {
  return { kind: 'MdxPage', name, route: name === 'index' ? '' : `/${name}` };
}

/**
 * A folder. Type errors name Meta entries without a child and children without
 * an entry.
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
