/** Packs the site as a zip, for use from disk or one's own server. */
import { strToU8, zipSync } from 'fflate';

import { type BuiltFile } from './builtFile';
import { manifestFile } from './manifest';

export const zipName = 'op-stack-docs.zip';

const folder = zipName.replace(/\.zip$/, '');

/** Files for hosts and other sites, alternative formats, and the file list. */
const leftOut = new RegExp(
  `^(${zipName}|${manifestFile}|_headers|_redirects|hosting/.*|img/og/.*)$|\\.(gz|br|map)$`,
);

/** The earliest zip time, so that equal files give equal archives. */
const mtime = new Date(1980, 0, 1);

const readme = (baseUrl: string): string => `OP Stack Docs

Serve this folder with any static file server and open it in a browser, for example

    cd ${folder}
    python3 -m http.server 8000

and then http://localhost:8000${baseUrl}. Pages opened as files, without a server, are not styled and
cannot search: browsers give pages of file: addresses no access to other files.
`;

/**
 * The archive. Pages are `<route>/index.html`, because plain servers do not try
 * `<route>.html`; files are below `baseUrl`.
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
    // Level 9 takes a third longer and saves under 1 %.
    level: 6,
  });
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
