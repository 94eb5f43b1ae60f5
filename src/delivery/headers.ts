/**
 * The headers a host sends with the site: read from `static/_headers`, completed with the hashes of
 * the inline scripts, and written as configuration for the servers the hosting page describes.
 */
import { createHash } from 'node:crypto';

/** Headers for the paths that match a pattern, in which `*` stands for anything. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

const placeholder = '{inline-script-hashes}';

/** Scripts that run and are in the HTML itself; those of another type, such as JSON-LD, are data. */
const inlineScript = /<script\b((?:(?!\bsrc=)[^>])*)>([\s\S]*?)<\/script>/g;

/** CSP sources for the inline scripts of a page, one for each text. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = [...html.matchAll(inlineScript)]
    .filter(([, attributes = '', text]) => text !== '' && !/\btype="?application\//.test(attributes))
    .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return [...new Set(hashes)];
}

/**
 * Reads a `_headers` file. Throws with the number of the line that is neither a path nor a header.
 *
 * @param hashes CSP sources to put in the place of `{inline-script-hashes}`
 */
export function readHeaders(text: string, hashes: readonly string[]): HeaderRule[] {
  const rules: { path: string; headers: [string, string][] }[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    const header = /^\s+([\w-]+):\s*(.+)$/.exec(line);
    const rule = rules.at(-1);
    if (header && rule) {
      const [, name = '', value = ''] = header;
      rule.headers.push([name, value.replace(placeholder, hashes.join(' '))]);
    } else if (/^\/\S*$/.test(line)) {
      rules.push({ path: line, headers: [] });
    } else if (line.trim() !== '' && !line.startsWith('#')) {
      throw new Error(
        `static/_headers, line ${index + 1}: "${line.trim()}" is neither a path nor an indented header.`,
      );
    }
  }
  return rules;
}

/** The headers for one path; a later rule replaces what an earlier one set. */
export function headersFor(rules: readonly HeaderRule[], pathname: string): Record<string, string> {
  const matching = rules.filter(({ path }) => matches(path, pathname));
  return Object.fromEntries(matching.flatMap(({ headers }) => headers));
}

function matches(pattern: string, pathname: string): boolean {
  return pattern.endsWith('*') ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern;
}

/** The rules as a `_headers` file again. */
export function toHeadersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ path, headers }) =>
      [path, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n');
}

/** A complete server block for nginx that serves the site from `/usr/share/nginx/html`. */
export function toNginx(rules: readonly HeaderRule[]): string {
  const common = rules.find(({ path }) => path === '/*')?.headers ?? [];
  // nginx forgets the headers of the server in a location that adds its own, so each location has them all.
  const locations = rules
    .filter(({ path }) => path !== '/*')
    .map(({ path, headers }) => {
      const all = Object.entries({ ...Object.fromEntries(common), ...Object.fromEntries(headers) });
      return [`    location ${path.replace(/\*$/, '')} {`, ...nginxLines(all, 8), '    }'].join('\n');
    });
  return `server {
    listen 8080;
    root /usr/share/nginx/html;
    absolute_redirect off;
    error_page 404 /404.html;
    error_page 500 502 503 504 /500.html;
    include /etc/nginx/redirects.conf;
    gzip_static on;

${nginxLines(common, 4).join('\n')}

    location / {
        try_files $uri $uri.html $uri/index.html =404;
    }

${locations.join('\n\n')}
}
`;
}

function nginxLines(headers: readonly (readonly [string, string])[], indent: number): string[] {
  return headers.map(([name, value]) => `${' '.repeat(indent)}add_header ${name} "${value}" always;`);
}

/** A Caddyfile that serves the site from `/srv`. */
export function toCaddy(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ path, headers }) => {
    const lines = headers.map(([name, value]) => `\t\t${name} "${value}"`);
    return [`\theader ${path} {`, ...lines, '\t}'].join('\n');
  });
  return `:8080 {
\troot * /srv
\timport /etc/caddy/redirects.caddy
\tencode zstd gzip
\ttry_files {path} {path}.html {path}/index.html
\tfile_server
${blocks.join('\n')}
\thandle_errors {
\t\t@missing expression {err.status_code} == 404
\t\trewrite @missing /404.html
\t\t@failed expression {err.status_code} >= 500
\t\trewrite @failed /500.html
\t\tfile_server
\t}
}
`;
}
