/**
 * The files to save for offline use: every page and what it needs, without
 * files only servers and search engines read.
 */
import { createHash } from 'node:crypto';

import {
  type Manifest,
  type ManifestFile,
  type ManifestSummary,
  manifestUrl,
  versionUrl,
  workerUrl,
} from '../features/offline/manifest';
import { type DeflatedFile, gzipSize } from './deflate';
import { manifestFile } from './manifest';
import { zipName } from './zipSite';

const leftOut: readonly { readonly files: RegExp; readonly reason: string }[] = [
  { files: new RegExp(`^(${[manifestUrl, versionUrl, workerUrl].join('|')})$`), reason: 'saves the copy' },
  { files: new RegExp(`^(${zipName}|${manifestFile})$`), reason: 'lists or packs the site itself' },
  { files: /^(_headers|_redirects|\.nojekyll|CNAME|hosting\/.*)$/, reason: 'read by hosts' },
  { files: /^(robots\.txt|sitemap\.xml|llms.*\.txt)$|\/llms[^/]*\.txt$/, reason: 'read by crawlers' },
  { files: /^img\/og\//, reason: 'pictures that other sites show beside a link' },
  { files: /^(404|500)\.html$/, reason: 'error pages of a host; the worker has its own' },
  { files: /\.(gz|br|map)$/, reason: 'other forms of files that are there' },
];

/** Whether the copy has a file of the build. */
export function isSaved(path: string): boolean {
  return !leftOut.some(({ files }) => files.test(path));
}

/** The manifest of an offline copy. Throws if the build has no pages. */
export function manifestOf(built: readonly DeflatedFile[]): Manifest {
  const kept = built.filter(({ path }) => isSaved(path)).sort((a, b) => (a.path < b.path ? -1 : 1));
  if (!kept.some(({ path }) => path === 'index.html')) {
    throw new Error('The build has no index.html, so there is nothing to save for offline use.');
  }
  const files: ManifestFile[] = kept.map(({ path, bytes }) => ({
    url: path.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, ''),
    bytes: bytes.length,
    hash: `sha256-${createHash('sha256').update(bytes).digest('base64')}`,
    ...(path.endsWith('.html') && { page: true }),
  }));
  const id = createHash('sha256')
    .update(files.map(({ url, hash }) => `${url} ${hash}\n`).join(''))
    .digest('hex')
    .slice(0, 16);
  return {
    id,
    count: files.length,
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    transferBytes: kept.reduce((sum, file) => sum + gzipSize(file), 0),
    files,
  };
}

/** The part shown before downloading. */
export function summaryOf({ id, count, bytes, transferBytes }: Manifest): ManifestSummary {
  return { id, count, bytes, transferBytes };
}
