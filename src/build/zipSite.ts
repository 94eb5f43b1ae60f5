/** Packs the site for readers who want it on a disk or on their own server. */
import { strToU8, zipSync } from 'fflate';

import { type BuiltFile } from './builtFile';
import { manifestFile } from './manifest';

/** Where the archive is published. */
export const zipName = 'op-stack-docs.zip';

const folder = zipName.replace(/\.zip$/, '');

/** Files for hosts and for sites that link here, other forms of files that are there, and the list of all files. */
const leftOut = new RegExp(
  `^(${zipName}|${manifestFile}|_headers|_redirects|hosting/.*|img/og/.*)$|\\.(gz|br|map)$`,
);

/** The earliest time a zip can hold, for every file, so that the same files give the same archive. */
const mtime = new Date(1980, 0, 1);

/** Says how to open the archive, without being a page of the site. */
const readme = (baseUrl: string): string => `OP Stack Docs

Serve this folder with any static file server and open it in a browser, for example

    cd ${folder}
    python3 -m http.server 8000

and then http://localhost:8000${baseUrl}. Pages opened as files, without a server, are not styled and
cannot search: browsers give pages of file: addresses no access to other files.
`;

/**
 * The archive. Pages lie as `<route>/index.html`, because a plain server finds that for `<route>`
 * and does not try `<route>.html`; the files are below the base they were built for.
 */
export function zipSite(built: readonly BuiltFile[], baseUrl: string): Uint8Array {
  const entries = new Map<string, Uint8Array>([['README.txt', strToU8(readme(baseUrl))]]);
  for (const { path, bytes } of built) {
    if (leftOut.test(path)) {
      continue;
    }
    const name = baseUrl.slice(1) + asFolder(path);
    if (entries.has(name)) {
      throw new Error(`Two files of the build would be ${name} in the zip.`);
    }
    entries.set(name, bytes);
  }
  const sorted = [...entries].sort(([a], [b]) => (a < b ? -1 : 1));
  return zipSync(Object.fromEntries(sorted.map(([name, bytes]) => [`${folder}/${name}`, bytes])), {
    mtime,
    // The highest level takes a third more time and saves less than a hundredth.
    level: 6,
  });
}

/** `interop/explainer.html` becomes `interop/explainer/index.html`; hosts look for the pages of errors at the top. */
function asFolder(path: string): string {
  return /(^|\/)index\.html$/.test(path) || /^(404|500)\.html$/.test(path)
    ? path
    : path.replace(/\.html$/, '/index.html');
}
