/**
 * The headers a host sends with the site: read from `static/_headers` and completed with the hashes of
 * the inline scripts. `headersNginx.ts` and `headersCaddy.ts` write them for servers of one's own.
 */
import { createHash } from 'node:crypto';

/** A header and its value. */
export type Header = readonly [name: string, value: string];

/** Headers for the paths that match a pattern, which may end in `*` for anything. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: readonly Header[];
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
 * Reads a `_headers` file. Throws with the number of the line that is neither a path nor a header, or
 * that sets a header which the same paths already have: Cloudflare Pages and Netlify join the values
 * of all matching rules with commas, so that neither of the two would hold.
 *
 * @param hashes CSP sources to put in the place of `{inline-script-hashes}`
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

/**
 * Lets pages connect to one more address, beside their own origin. Throws where no policy speaks of connections, because
 * then it would not be what was meant.
 */
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

/** Whether a pattern is right for a path, or for all paths of another pattern. */
export function matches(pattern: string, pathname: string): boolean {
  return pattern.endsWith('*') ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern;
}

function overlap(one: string, other: string): boolean {
  return matches(one, other.replace(/\*$/, '')) || matches(other, one.replace(/\*$/, ''));
}

/** The headers for one path, or those that all paths of a pattern have. */
export function headersFor(rules: readonly HeaderRule[], pathname: string): Record<string, string> {
  const matching = rules.filter(({ path }) => matches(path, pathname));
  return Object.fromEntries(matching.flatMap(({ headers }) => headers));
}

/** The rules for a site that is served under a path of its host, as in `/docs/`. */
export function rulesUnder(rules: readonly HeaderRule[], baseUrl: string): HeaderRule[] {
  return rules.map(({ path, headers }) => ({ path: baseUrl + path.slice(1), headers }));
}

/** The rules as a `_headers` file again. */
export function toHeadersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ path, headers }) =>
      [path, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n');
}

/**
 * What a page and everything else without a hash in its name is sent with: kept, but asked for again
 * each time. Hosts that read `_headers` do so by themselves; servers have to be told.
 */
const revalidate: Header = ['Cache-Control', 'public, max-age=0, must-revalidate'];

/**
 * The rules one by one: first the site as a whole, then each path or group of paths within it with all that those it is part
 * of have, for servers whose rules replace instead of complete each other.
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
