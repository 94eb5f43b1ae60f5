/**
 * HTTP headers from `static/_headers`, completed with hashes of inline scripts.
 * `headersNginx.ts` and `headersCaddy.ts` convert them.
 */
import { createHash } from 'node:crypto';

export type Header = readonly [name: string, value: string];

/** Headers for a path pattern, which may end in `*`. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: readonly Header[];
}

const placeholder = '{inline-script-hashes}';

/** Inline scripts that run; other types, such as JSON-LD, are data. */
const inlineScript = /<script\b((?:(?!\bsrc=)[^>])*)>([\s\S]*?)<\/script>/g;

/** CSP sources of a page's inline scripts. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = [...html.matchAll(inlineScript)]
    .filter(([, attributes = '', text]) => text !== '' && !/\btype="?application\//.test(attributes))
    .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return [...new Set(hashes)];
}

/**
 * Reads a `_headers` file.
 *
 * @param hashes CSP sources that replace `{inline-script-hashes}`
 * @throws with the line number, for invalid lines and for a header set twice
 * for one path: Cloudflare Pages and Netlify join the values with commas, which
 * breaks both
 */
export function readHeaders(text: string, hashes: readonly string[]): HeaderRule[] {
  const rules: { path: string; headers: Header[] }[] = [];
  const problem = (line: number, what: string): Error =>
    new Error(`static/_headers, line ${line + 1}: ${what}`);
  for (const [index, line] of text.split('\n').entries()) {
    const header = /^\s+([\w-]+):\s*(.+)$/.exec(line);
    const rule = rules.at(-1);
    if (header && rule) {
      const [, name = '', value = ''] = header;
      const rival = rules.find((other) => overlap(other.path, rule.path) && has(other.headers, name));
      if (rival) {
        throw problem(
          index,
          `${name} is already set for ${rival.path}, and hosts would join the two values.`,
        );
      }
      if (/["$\\]/.test(value)) {
        throw problem(index, `the value of ${name} holds a character that servers do not take literally.`);
      }
      rule.headers.push([name, value.replace(placeholder, hashes.join(' '))]);
    } else if (/^\/[^\s*]*\*?$/.test(line)) {
      rules.push({ path: line, headers: [] });
    } else if (line.trim() !== '' && !line.startsWith('#')) {
      throw problem(index, `"${line.trim()}" is neither a path nor an indented header.`);
    }
  }
  return rules;
}

/** Adds an address to `connect-src`. Throws if no policy has that directive. */
export function withConnection(rules: readonly HeaderRule[], address: string): HeaderRule[] {
  let allowed = false;
  const changed = rules.map(({ path, headers }) => ({
    path,
    headers: headers.map(([name, value]): Header => {
      const more = value.replace("connect-src 'self'", `connect-src 'self' ${address}`);
      if (name !== 'Content-Security-Policy' || more === value) return [name, value];
      allowed = true;
      return [name, more];
    }),
  }));
  if (!allowed) throw new Error("static/_headers has no Content-Security-Policy with connect-src 'self'.");
  return changed;
}

function has(headers: readonly Header[], name: string): boolean {
  return headers.some(([other]) => other.toLowerCase() === name.toLowerCase());
}

/** Whether a pattern covers a path, or every path of another pattern. */
export function matches(pattern: string, pathname: string): boolean {
  return pattern.endsWith('*') ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern;
}

function overlap(one: string, other: string): boolean {
  return matches(one, other.replace(/\*$/, '')) || matches(other, one.replace(/\*$/, ''));
}

/** The headers of a path, or those shared by all paths of a pattern. */
export function headersFor(rules: readonly HeaderRule[], pathname: string): Record<string, string> {
  const matching = rules.filter(({ path }) => matches(path, pathname));
  return Object.fromEntries(matching.flatMap(({ headers }) => headers));
}

/** The rules for a site under a base URL such as `/docs/`. */
export function rulesUnder(rules: readonly HeaderRule[], baseUrl: string): HeaderRule[] {
  return rules.map(({ path, headers }) => ({ path: baseUrl + path.slice(1), headers }));
}

/** Serializes rules as a `_headers` file. */
export function toHeadersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ path, headers }) =>
      [path, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n');
}

/**
 * For files without a hash in the name. Hosts that read `_headers` send this by
 * default; other servers do not.
 */
const revalidate: Header = ['Cache-Control', 'public, max-age=0, must-revalidate'];

/**
 * Rules with inherited headers filled in, the site's first, for servers where a
 * more specific rule replaces the others.
 */
export function completeHeaders(
  rules: readonly HeaderRule[],
  baseUrl = '/',
): [site: HeaderRule, ...groups: HeaderRule[]] {
  const served = rulesUnder(rules, baseUrl);
  const complete = (path: string): HeaderRule => {
    const headers = Object.entries(headersFor(served, path));
    return { path, headers: has(headers, revalidate[0]) ? headers : [...headers, revalidate] };
  };
  const site = `${baseUrl}*`;
  const paths = new Set(served.map(({ path }) => path));
  paths.delete(site);
  return [complete(site), ...[...paths].map(complete)];
}
