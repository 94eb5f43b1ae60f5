import { completeHeaders, type Header, type HeaderRule } from './headers';

/** Shared by nginx's Docker image and Debian's package. */
const documentRoot = '/usr/share/nginx/html';
const mediaTypes = '/etc/nginx/mime.types';

const compressed = [
  'application/javascript',
  'application/json',
  'application/manifest+json',
  'application/xml',
  'image/svg+xml',
  'text/css',
  'text/javascript',
  'text/markdown',
  'text/plain',
  'text/xml',
].join(' ');

function lines(headers: readonly Header[], indent: number): string {
  return headers
    .map(([name, value]) => `${' '.repeat(indent)}add_header ${name} "${value}" always;`)
    .join('\n');
}

/**
 * No `$uri/`: nginx would add a trailing slash, which is then redirected away.
 */
const tryFiles = 'try_files $uri $uri.html $uri/index.html =404;';

/** A location: prefix match for a trailing star, otherwise exact. */
function locationOf(path: string): string {
  return path.endsWith('*') ? path.slice(0, -1) : `= ${path}`;
}

/**
 * An nginx server block for a build at `/usr/share/nginx/html`, plus `baseUrl`.
 */
export function toNginx(rules: readonly HeaderRule[], baseUrl = '/'): string {
  const [site, ...groups] = completeHeaders(rules, baseUrl);
  // A location with its own headers inherits none from the server.
  const locations = groups.map(
    ({ path, headers }) =>
      `    location ${locationOf(path)} {\n${lines(headers, 8)}\n        ${tryFiles}\n    }\n`,
  );
  return `server {
    listen 8080;
    root ${documentRoot};
    server_tokens off;
    absolute_redirect off;

    include ${mediaTypes};
    types {
        application/manifest+json webmanifest;
        text/markdown md;
    }
    charset utf-8;
    charset_types ${compressed};
    gzip on;
    gzip_vary on;
    gzip_min_length 1000;
    gzip_types ${compressed};

${lines(site.headers, 4)}

    error_page 404 ${baseUrl}404.html;
    error_page 500 502 503 504 ${baseUrl}500.html;

    # Old addresses, where the build has any.
    include ${documentRoot}${baseUrl}hosting/redirects*.conf;

    # A page has one address: the one without a slash at its end.
    rewrite ^(${baseUrl}[^/\\x5C].*)/$ $1 permanent;

    location ${baseUrl} {
        ${tryFiles}
    }

${locations.join('\n')}}
`;
}
