/** Reads the files of a built site that assistants are answered from. */
import { parse } from 'yaml';

import { fileStem } from '../../content/addresses';
import { routeOf } from '../../content/pages';
import { createEngine, type Engine } from '../../features/search/engine';
import { readSearchFile, type SearchFile, searchFileName } from '../../features/search/searchFile';

/** Returns a file's text by its path in the build, or undefined. */
export type ReadFile = (path: string) => string | undefined;

/** The search index of one version. */
export interface SiteVersion {
  readonly file: SearchFile;
  readonly engine: Engine;
}

/** A page's Markdown version. */
export interface MarkdownPage {
  /** Path without the base URL. */
  readonly route: string;
  readonly title: string;
  /** Absolute URL on the deployed site. */
  readonly address: string;
  /** URLs of its sources. */
  readonly sources: readonly string[];
  /** Without front matter. */
  readonly text: string;
}

/** A built site; each file is read and parsed once, on first use. */
export interface BuiltSite {
  /** Version names, the current one first. */
  readonly versions: readonly string[];
  /** Paths without the base URL of all pages with a Markdown version. */
  readonly routes: readonly string[];
  readonly version: (name: string) => SiteVersion;
  readonly page: (route: string) => MarkdownPage;
  /** Parsed data set below `/data`. */
  readonly data: (name: string) => unknown;
  /** Removes the base URL from a search result's path; keeps the anchor. */
  readonly routeOf: (url: string) => string;
  /** Absolute URL of a route on the deployed site. */
  readonly addressOf: (route: string) => string;
}

/** A missing or malformed file, in a sentence. */
export class BuiltSiteError extends Error {}

/**
 * Opens a built site.
 *
 * @throws {BuiltSiteError} if the folder holds none; its functions do so for a missing file
 */
export function openBuiltSite(read: ReadFile): BuiltSite {
  const need = (path: string): string => {
    const text = read(path);
    if (text === undefined) {
      throw new BuiltSiteError(`The folder of the built site has no ${path}. Run: npm run build`);
    }
    return text;
  };
  const { baseUrl, paths } = readManifest(need('docs-manifest.json'));
  const indexes = paths.flatMap((path) => new RegExp(`^(?:([^/]+)/)?${searchFileName}$`).exec(path) ?? []);
  const older = indexes.filter((name) => name !== undefined && !name.endsWith(searchFileName)).sort();
  const routes = paths
    .filter((path) => path.endsWith('.md'))
    .map((path) => `/${path.slice(0, -'.md'.length)}`.replace(/^\/index$/, '/'));

  const page = once((route: string): MarkdownPage => {
    const [, yaml = '', text = ''] =
      /^---\n([\s\S]*?)\n---\n\n([\s\S]*)$/.exec(need(`${fileStem(route)}.md`)) ?? [];
    const data: unknown = parse(yaml);
    const field = (name: string): unknown => (isObject(data) ? data[name] : undefined);
    const sources = field('sources');
    return {
      route,
      title: textOf(field('title')),
      address: origin() + permalink(route),
      sources: Array.isArray(sources) ? sources.map(textOf) : [],
      text,
    };
  });
  const permalink = (route: string): string => baseUrl + route.slice(1);
  // The home page's canonical URL is its own.
  const origin = once((): string => {
    const [, address = ''] = /^canonical: (\S+)$/m.exec(need('index.md')) ?? [];
    return new URL(address).origin;
  });

  return {
    versions: ['current', ...older],
    routes,
    version: once((name) => {
      const file = readSearchFile(
        JSON.parse(need(name === 'current' ? searchFileName : `${name}/${searchFileName}`)),
      );
      const engine = createEngine(file);
      while (!engine.indexFor(1000));
      return { file, engine };
    }),
    page,
    data: once((name): unknown => JSON.parse(need(`data/${name}.json`))),
    routeOf: (url) => {
      const at = url.search(/[?#]/);
      return at < 0 ? routeOf(url, baseUrl) : routeOf(url.slice(0, at), baseUrl) + url.slice(at);
    },
    addressOf: (route) => origin() + permalink(route),
  };
}

function readManifest(text: string): { readonly baseUrl: string; readonly paths: readonly string[] } {
  const manifest: unknown = JSON.parse(text);
  if (!isObject(manifest) || !Array.isArray(manifest.files) || typeof manifest.baseUrl !== 'string') {
    throw new BuiltSiteError('docs-manifest.json is from another version of the site. Run: npm run build');
  }
  const files: readonly unknown[] = manifest.files;
  return {
    baseUrl: manifest.baseUrl,
    paths: files.map((file) => (isObject(file) ? textOf(file.path) : '')),
  };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Memoizes by argument. */
function once<Result>(make: (name: string) => Result): (name?: string) => Result {
  const known = new Map<string, { readonly value: Result }>();
  return (name = '') => {
    const found = known.get(name) ?? { value: make(name) };
    known.set(name, found);
    return found.value;
  };
}
