/**
 * `/docs-manifest.json`: every delivered file with its hash and the commit it was made of, so that a
 * mirror, an archive or a reader can tell whether a copy is whole and what it is a copy of.
 */
import { createHash } from 'node:crypto';

import { type BuiltFile } from './builtFile';

/** One file as it is delivered. */
export interface DeliveredFile {
  /** Relative to the folder that is served, with forward slashes. */
  readonly path: string;
  /** Of the bytes, in hexadecimal. */
  readonly sha256: string;
  /** In bytes. */
  readonly size: number;
  /** For a page, the newest commit of its source, where that is known; otherwise the commit of the build. Null where there is no history. */
  readonly commit: string | null;
}

/** The manifest as it is published. */
export interface DocsManifest {
  /** Commit the site was built from; null where the sources have no history. */
  readonly commit: string | null;
  /** True where sources differed from that commit: the files are then not those of the commit. */
  readonly uncommittedChanges: boolean;
  /** Path of its host the site is built for, as in `/docs/`. */
  readonly baseUrl: string;
  /** Every file but the manifest itself, by path. */
  readonly files: readonly DeliveredFile[];
}

/** What the manifest is made of. */
export interface ManifestSources {
  readonly files: Iterable<BuiltFile>;
  readonly commit: string | null;
  readonly uncommittedChanges: boolean;
  readonly baseUrl: string;
  /** Newest commit of each page's source, by path relative to the repository. */
  readonly sourceCommits: ReadonlyMap<string, string>;
}

/** Where the manifest is, relative to the folder that is served. */
export const manifestFile = 'docs-manifest.json';

/**
 * Files a page can be written in, for its HTML or its Markdown: those of a current page, and those of one of a snapshot, whose
 * name its address begins with. Empty for what is no page.
 */
export function pageSources(path: string): string[] {
  const route = /^(.*)\.(?:html|md)$/.exec(path)?.[1];
  if (route === undefined) return [];
  const [snapshot, ...rest] = route.split('/');
  return [
    ...sourcesIn('docs', route === 'index' ? '' : route),
    ...sourcesIn(`versioned_docs/version-${snapshot}`, rest.join('/')),
  ];
}

function sourcesIn(folder: string, id: string): string[] {
  return id === '' ? [`${folder}/index.mdx`] : [`${folder}/${id}.mdx`, `${folder}/${id}/index.mdx`];
}

/** Lists the files in an order that does not depend on where they were read. */
export function docsManifest(sources: ManifestSources): DocsManifest {
  const { commit, uncommittedChanges, baseUrl, sourceCommits } = sources;
  const files = [...sources.files]
    .filter(({ path }) => path !== manifestFile)
    .map(({ path, bytes }) => ({
      path,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      size: bytes.byteLength,
      commit: pageSources(path).flatMap((source) => sourceCommits.get(source) ?? [])[0] ?? commit,
    }))
    // Not by locale: the order has to be the same on every machine.
    .sort((one, other) => (one.path < other.path ? -1 : 1));
  return { commit, uncommittedChanges, baseUrl, files };
}
