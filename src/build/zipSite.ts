/** Packs the site as a zip, for use from disk or one's own server. */
import { strToU8, Zip, ZipPassThrough } from 'fflate';

import { deflate, type DeflatedFile } from './deflate';
import { manifestFile } from './manifest';

export const zipName = 'op-stack-docs.zip';

const folder = zipName.replace(/\.zip$/, '');

/** Files for hosts and other sites, alternative formats, and the file list. */
const leftOut = new RegExp(
  `^(${zipName}|${manifestFile}|_headers|_redirects|hosting/.*|img/og/.*)$|\\.(gz|br|map)$`,
);

/** The earliest zip time, so that equal files give equal archives. */
const mtime = new Date(1980, 0, 1);

/** Whether the archive has a file of the build. */
export function isZipped(path: string): boolean {
  return !leftOut.test(path);
}

const readme = (baseUrl: string): string => `OP Stack Docs

Serve this folder with any static file server and open it in a browser, for example

    cd ${folder}
    python3 -m http.server 8000

and then http://localhost:8000${baseUrl}. Pages opened as files, without a server, are not styled and
cannot search: browsers give pages of file: addresses no access to other files.
`;

/** An entry that is compressed already. */
class DeflatedEntry extends ZipPassThrough {
  override compression = 8;
  override mtime = mtime;
  readonly #deflated: Uint8Array;

  constructor(name: string, { deflated }: DeflatedFile) {
    super(name);
    this.#deflated = deflated;
  }

  /** Emits the compressed bytes in place of the file's own, which only count for size and checksum. */
  protected override process(_bytes: Uint8Array, final: boolean): void {
    this.ondata(null, new Uint8Array(this.#deflated), final);
  }
}

/**
 * The archive. Pages are `<route>/index.html`, because plain servers do not try
 * `<route>.html`; files are below `baseUrl`.
 */
export function zipSite(built: readonly DeflatedFile[], baseUrl: string): Uint8Array {
  const entries = new Map([['README.txt', deflate({ path: 'README.txt', bytes: strToU8(readme(baseUrl)) })]]);
  for (const file of built) {
    if (!isZipped(file.path)) {
      continue;
    }
    const name = baseUrl.slice(1) + asFolder(file.path);
    if (entries.has(name)) {
      throw new Error(`Two files of the build would be ${name} in the zip.`);
    }
    entries.set(name, file);
  }
  const sorted = [...entries].sort(([a], [b]) => (a < b ? -1 : 1));
  const chunks: Uint8Array[] = [];
  const archive = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  for (const [name, file] of sorted) {
    const entry = new DeflatedEntry(`${folder}/${name}`, file);
    archive.add(entry);
    entry.push(file.bytes, true);
  }
  archive.end();
  return Buffer.concat(chunks);
}

/**
 * `interop/explainer.html` becomes `interop/explainer/index.html`; error pages
 * stay at the root.
 */
function asFolder(path: string): string {
  return /(^|\/)index\.html$/.test(path) || /^(404|500)\.html$/.test(path)
    ? path
    : path.replace(/\.html$/, '/index.html');
}
