/**
 * `/docs-manifest.json`: hash and source commit of every file, to verify that a
 * mirror or archive is complete and what it copies.
 */
import { createHash } from 'node:crypto';

import { type BuiltFile } from './builtFile';

export interface DeliveredFile {
  /** Relative to the served folder, with forward slashes. */
  readonly path: string;
  /** Hexadecimal. */
  readonly sha256: string;
  /** In bytes. */
  readonly size: number;
  /**
   * A page's newest source commit if known, otherwise the build's. Null without
   * history.
   */
  readonly commit: string | null;
}

/** The published manifest. */
export interface DocsManifest {
  /** Commit of the build; null without history. */
  readonly commit: string | null;
  /** True if sources differed from that commit. */
  readonly uncommittedChanges: boolean;
  /** For example `/docs/`. */
  readonly baseUrl: string;
  /** All files but the manifest, by path. */
  readonly files: readonly DeliveredFile[];
}

export interface ManifestSources {
  readonly files: Iterable<BuiltFile>;
  readonly commit: string | null;
  readonly uncommittedChanges: boolean;
  readonly baseUrl: string;
  /** By path relative to the repository. */
  readonly sourceCommits: ReadonlyMap<string, string>;
}

/** Relative to the served folder. */
export const manifestFile = 'docs-manifest.json';

/**
 * Possible source files of a page's HTML or Markdown, current or snapshot.
 * Empty for other files.
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

/** The manifest, in an order independent of the disk. */
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
    // Not by locale: the order must be the same on every machine.
    .sort((one, other) => (one.path < other.path ? -1 : 1));
  return { commit, uncommittedChanges, baseUrl, files };
}
