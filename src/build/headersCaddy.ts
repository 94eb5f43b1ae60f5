import { completeHeaders, type Header, type HeaderRule, matches } from './headers';

/** As in Caddy's Docker image. */
const documentRoot = '/srv';

function lines(headers: readonly Header[], indent: number): string {
  return headers.map(([name, value]) => `${'\t'.repeat(indent)}${name} "${value}"`).join('\n');
}

/**
 * A Caddyfile for a build at `/srv`, plus `baseUrl`. Replacing `:8080` with a
 * host name makes Caddy obtain a certificate.
 */
export function toCaddy(rules: readonly HeaderRule[], baseUrl = '/'): string {
  const [site, ...groups] = completeHeaders(rules, baseUrl);
  // Caddy applies every matching rule and later ones override, so each path
  // gets exactly one.
  const blocks = [{ ...site, path: '*' }, ...groups].map(({ path, headers }, index) => {
    const within = groups.filter((other) => other.path !== path && matches(path, other.path));
    const except = within.length === 0 ? '' : `\t\tnot path ${within.map((other) => other.path).join(' ')}\n`;
    return `\t@group${index} {\n\t\tpath ${path}\n${except}\t}\n\theader @group${index} {\n${lines(headers, 2)}\n\t}\n`;
  });
  return `:8080 {
\troot * ${documentRoot}
\tencode zstd gzip

${blocks.join('')}
\t# Old addresses, where the build has any.
\timport ${documentRoot}${baseUrl}hosting/redirects*.caddy

\t# A page has one address: the one without a slash at its end.
\t@slash path_regexp slash ^(${baseUrl}[^/\\x5C].*)/$
\tredir @slash {re.slash.1} permanent

\ttry_files {path} {path}.html {path}/index.html
\tfile_server

\thandle_errors {
\t\t# Without this, a file that is missing today would be taken for missing for a year.
\t\theader Cache-Control "no-cache"
\t\t@missing expression {err.status_code} == 404
\t\trewrite @missing ${baseUrl}404.html
\t\t@failed expression {err.status_code} >= 500
\t\trewrite @failed ${baseUrl}500.html
\t\tfile_server
\t}
}
`;
}
