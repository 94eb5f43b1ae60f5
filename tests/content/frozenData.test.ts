/** Pages of snapshots show their frozen data, whatever happens to current data. */
import type * as fs from 'node:fs';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type * as react from 'react';
import type * as reactStatic from 'react-dom/static';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';

import { heavyComponents } from '@site/src/remark/autoImports';
import type facts from '@site/src/remark/facts';
import { snapshotNames } from '@site/src/content/versions/files';
import { isKept } from '@site/src/content/versions/scope';
import { dataShownBy } from '@site/src/content/versions/shownData';

import { parseMdx } from '../../scripts/support/parseMdx';
import { readEach } from '../support/attempt';
import type * as docsVersion from '../support/docsVersion';
import { filesBelow } from '../../scripts/support/filesBelow';
import { allPages, type PageFile, pagesIn, root } from '../support/repository';

jest.mock('@docusaurus/useBaseUrl', () => ({ __esModule: true, default: (route: string) => route }));

/** Existing upgrades and versions, which every page needs. */
const structure = 'src/data/fork-names.json';

/** Every file that components and remark plugins read, by path in the repository. */
const dataFiles = filesBelow(path.join(root, 'src/data'))
  .filter((name) => name.endsWith('.json'))
  .map((name) => `src/data/${name}`)
  .filter((name) => name !== structure);

/** Fields for lookups by modules during loading, and by pages. */
const neededByModules: ReadonlySet<string> = new Set(['identifier', 'superchain']);
const neededByPages: ReadonlySet<string> = new Set([
  ...neededByModules,
  'id',
  'name',
  'kind',
  'repo',
  'upgrade_number',
]);

/**
 * The data with every figure and word changed, except in some fields. Durations and addresses keep their
 * form.
 */
function changed(value: unknown, kept: ReadonlySet<string>, key = ''): unknown {
  if (kept.has(key)) return value;
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (Array.isArray(value)) return value.map((each: unknown) => changed(each, kept));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, changed(inner, kept, name)]),
    );
  }
  if (typeof value !== 'string') return value;
  if (/^0x[0-9a-fA-F]+$/.test(value)) return value.replace(/.$/, (last) => (last === '1' ? '2' : '1'));
  if (/^\d+(\.\d+)? (days|hours)$/.test(value)) return '11 days';
  if (/^\d{4}-\d\d-\d\d/.test(value)) return value.replace(/^\d{4}/, '2031');
  if (/^(EIP|RIP)-/.test(value)) return value.replace(/-\d/, '-9');
  return `Changed ${value}`;
}

/** Shows nothing while OP Mainnet has the upgrade. */
const unchanged: readonly string[] = ['ChainRequires'];

/** An element's place and what it shows. */
interface Shown {
  readonly name: string;
  readonly place: string;
  readonly text: string;
}

/** Renderer of pages, loaded with one state of the data. */
interface Loaded {
  readonly facts: typeof facts;
  readonly createElement: typeof react.createElement;
  readonly prerender: typeof reactStatic.prerenderToNodeStream;
  readonly showVersion: typeof docsVersion.showVersion;
  readonly components: ReadonlyMap<string, react.ComponentType<object>>;
}

/**
 * What pages show with the data as it is or, given fields to keep, with all other fields changed. Reloads all
 * modules.
 */
async function shownWith(pages: readonly PageFile[], kept?: ReadonlySet<string>): Promise<readonly Shown[]> {
  const isData = (file: string): boolean =>
    dataFiles.includes(path.relative(root, file).replaceAll(path.sep, '/'));
  const textOf = (file: string): string =>
    isData(file) && kept
      ? JSON.stringify(changed(JSON.parse(readFileSync(file, 'utf8')), kept))
      : readFileSync(file, 'utf8');
  if (kept) {
    for (const file of dataFiles) {
      jest.doMock(path.join(root, file), () => JSON.parse(textOf(path.join(root, file))) as object);
    }
    jest.doMock('node:fs', () => ({ ...jest.requireActual<typeof fs>('node:fs'), readFileSync: textOf }));
  }
  const shown: Shown[] = [];
  // Tables load their content during rendering, so rendering must happen in here.
  await jest.isolateModulesAsync(async () => {
    const loaded = loadedAfresh();
    for (const page of pages) shown.push(...(await shownOn(page, loaded)));
  });
  for (const file of dataFiles) jest.dontMock(path.join(root, file));
  jest.dontMock('node:fs');
  return shown;
}

function loadedAfresh(): Loaded {
  const load = <Module extends object>(name: string): Module => jest.requireActual<Module>(name);
  return {
    facts: load<{ default: Loaded['facts'] }>(path.join(root, 'src/remark/facts')).default,
    createElement: load<typeof react>('react').createElement,
    prerender: load<typeof reactStatic>('react-dom/static').prerenderToNodeStream,
    showVersion: load<typeof docsVersion>('../support/docsVersion').showVersion,
    components: new Map(
      [...modules].map((name) => [
        name,
        load<{ default: react.ComponentType<object> }>(fileOf(name)).default,
      ]),
    ),
  };
}

const fileOf = (module: string): string => module.replace(/^@site/, root);

const processor = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx).freeze();

const trees = new Map<string, Root>();

/** A page's own copy of its tree, which remark plugins change. */
function parsed({ file, text: value }: PageFile): { readonly vfile: VFile; readonly tree: Root } {
  const vfile = new VFile({ path: path.join(root, file), value });
  const tree = trees.get(file) ?? parseMdx(vfile, processor);
  trees.set(file, tree);
  return { vfile, tree: structuredClone(tree) };
}

/** Modules that a page imports, by local name. */
function importsOf(tree: Root): ReadonlyMap<string, string> {
  const imports = new Map<string, string>();
  visit(tree, 'mdxjsEsm', ({ value }) => {
    for (const [, name = '', module = ''] of value.matchAll(/^import (\w+) from ['"](@site\/[^'"]+)['"]/gm)) {
      imports.set(name, module);
    }
  });
  return imports;
}

type Element = MdxJsxFlowElement | MdxJsxTextElement;

function elementsOf(tree: Root): readonly Element[] {
  const elements: Element[] = [];
  visit(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    if (node.name === 'CliFlags' || (dataShownBy(node.name ?? '') ?? []).length > 0) elements.push(node);
  });
  return elements;
}

/** Modules of a page's imported components that show data; global ones are rendered from their attributes. */
function modulesOf(page: PageFile): string[] {
  const { tree } = parsed(page);
  const imports = importsOf(tree);
  return elementsOf(tree).flatMap(({ name }) => moduleOf(name ?? '', imports) ?? []);
}

function moduleOf(name: string, imports: ReadonlyMap<string, string>): string | undefined {
  return imports.get(name) ?? heavyComponents[name];
}

async function shownOn(page: PageFile, loaded: Loaded): Promise<readonly Shown[]> {
  const { file } = page;
  const { vfile, tree } = parsed(page);
  loaded.facts()(tree, vfile);
  const imports = importsOf(tree);
  loaded.showVersion(/version-(\w+)/.exec(file)?.[1] ?? 'current');
  const shown: Shown[] = [];
  for (const element of elementsOf(tree)) {
    const name = element.name ?? '';
    const properties = propertiesOf(element, imports);
    const component = loaded.components.get(moduleOf(name, imports) ?? '');
    shown.push({
      name,
      place: `${file}:${element.position?.start.line ?? 0}`,
      text: component
        ? await text((await loaded.prerender(loaded.createElement(component, properties))).prelude)
        : JSON.stringify(properties),
    });
  }
  return shown;
}

/** An element's attributes, with imports resolved. */
function propertiesOf({ attributes }: Element, imports: ReadonlyMap<string, string>): object {
  return Object.fromEntries(
    attributes.flatMap((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute') return [];
      const { name, value } = attribute;
      if (typeof value !== 'object' || value === null) return [[name, value ?? true]];
      const module = imports.get(value.value);
      if (module?.endsWith('.json')) return [[name, JSON.parse(readFileSync(fileOf(module), 'utf8'))]];
      if (module !== undefined) {
        return [[name, jest.requireActual<{ default: object }>(fileOf(module)).default]];
      }
      return [[name, value.value.replace(/^`|`$/g, '')]];
    }),
  );
}

/** Pages with the modules that they load. mdx.test.ts reports malformed pages. */
const readable = (pages: readonly PageFile[]): readonly (PageFile & { readonly modules: string[] })[] =>
  readEach(pages, (page) => ({ ...page, modules: modulesOf(page) })).values;

const frozen = readable(snapshotNames().flatMap((name) => pagesIn(`versioned_docs/version-${name}`)));
const current = readable(allPages().filter(({ file }) => isKept(file.slice('docs/'.length, -'.mdx'.length))));
const modules = new Set([...frozen, ...current].flatMap((page) => page.modules));

describe.each(snapshotNames())('when all data changes, the snapshot of %s', (name) => {
  it('is unchanged, byte for byte', async () => {
    const pages = frozen.filter(({ file }) => file.startsWith(`versioned_docs/version-${name}/`));
    const before = await shownWith(pages);
    expect(before.length).toBeGreaterThan(250);
    expect(await shownWith(pages, neededByModules)).toEqual(before);
  });
});

it('changed data changes current pages for every data file, so that the tests above can fail', async () => {
  const before = await shownWith(current);
  const after = await shownWith(current, neededByPages);
  const differing = new Set(
    before.filter(({ text: shown }, index) => shown !== after[index]?.text).map(({ name }) => name),
  );
  const names = new Set(before.map(({ name }) => name));
  expect([...names].filter((name) => !differing.has(name))).toEqual(unchanged);
});
