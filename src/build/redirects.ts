/**
 * Redirects from `static/_redirects`: read, checked and converted for each
 * supported host.
 */
import { isSnapshot } from '../data/snapshots';
import { escapeAttribute, escapeHtml } from '../lib/htmlText';

/** A redirect. Paths exclude the base URL; the target may have a fragment. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
  readonly status: 301 | 302;
  /** Line in the file. */
  readonly line: number;
}

/** No characters with a meaning in server configurations. */
const addressPattern = /^[\w./~#?=&%-]+$/;

/**
 * Reads a `_redirects` file. Throws with the line number of an invalid line.
 */
export function readRedirects(text: string): Redirect[] {
  return text.split('\n').flatMap((raw, index) => {
    const line = raw.replace(/(^|\s)#\s.*$/, '').trim();
    if (line === '' || line === '#') {
      return [];
    }
    const [, from, to, status] = /^(\/\S*)\s+(\/\S*)\s+(301|302)$/.exec(line) ?? [];
    if (from === undefined || to === undefined || /[*:]/.test(from + to)) {
      throw new Error(
        `static/_redirects, line ${index + 1}: "${line}" is not "/from /to 301" with two paths without wildcards.`,
      );
    }
    const unfit = [from, to].find((address) => !addressPattern.test(address));
    if (unfit !== undefined) {
      throw new Error(
        `static/_redirects, line ${index + 1}: "${unfit}" has a character other than letters from a to z, digits and . _ ~ / # ? = & % -, which servers would not all take literally.`,
      );
    }
    return [{ from, to, status: status === '302' ? 302 : 301, line: index + 1 }];
  });
}

/**
 * Problems with redirects, one sentence each.
 *
 * @param routes valid targets
 * @param files all files of the site, by relative path
 */
export function redirectProblems(
  redirects: readonly Redirect[],
  routes: ReadonlySet<string>,
  files: ReadonlySet<string>,
): string[] {
  const seen = new Map<string, Redirect>();
  const sources = new Map(redirects.map((redirect) => [redirect.from, redirect]));
  return redirects.flatMap((redirect) => {
    const { from, to, line } = redirect;
    const target = pathOf(to);
    const problems: string[] = [];
    const earlier = seen.get(from);
    if (earlier) {
      problems.push(`${from} is already in line ${earlier.line}.`);
    } else {
      seen.set(from, redirect);
    }
    if (from !== '/' && from.endsWith('/')) {
      problems.push(`${from} ends with a slash; hosts match it without.`);
    }
    if (/[?#]/.test(from)) {
      problems.push(`${from} has a ? or #; servers match the path before it alone.`);
    }
    const hidden = answering(from).find((file) => files.has(file));
    if (hidden !== undefined) {
      problems.push(`${from} is answered with ${hidden}, which nobody could reach any more.`);
    }
    if (leadsBack(target, from, sources)) {
      problems.push(`${from} leads back to itself.`);
    } else if (sources.has(target)) {
      problems.push(`${from} leads to ${target}, which leads on; name the page at the end instead.`);
    } else if (!routes.has(target)) {
      problems.push(`${from} leads to ${target}, which is no page.`);
    }
    return problems.map((problem) => `static/_redirects, line ${line}: ${problem}`);
  });
}

/** A target without its query and fragment. */
export function pathOf(to: string): string {
  return to.replace(/[?#].*$/, '');
}

/**
 * Files that hosts serve for an address; `/a`, `/a.html` and `/a/index` are
 * equivalent.
 */
function answering(address: string): string[] {
  const stem = address.slice(1).replace(/(^|\/)index(\.html)?$|\.html$/, '');
  return [address.slice(1), `${stem}.html`, `${stem}/index.html`.replace(/^\//, '')];
}

function leadsBack(target: string, from: string, sources: ReadonlyMap<string, Redirect>): boolean {
  const passed = new Set<string>();
  for (let at: string | undefined = target; at !== undefined && !passed.has(at);) {
    if (at === from) {
      return true;
    }
    passed.add(at);
    const next: Redirect | undefined = sources.get(at);
    at = next && pathOf(next.to);
  }
  return false;
}

/**
 * Routes with capitals and no lower-case redirect. Snapshots are exempt, since
 * their addresses are new.
 */
export function missingLowerCase(
  redirects: readonly Redirect[],
  routes: ReadonlySet<string>,
): readonly string[] {
  return [...routes].filter((route) => {
    const lower = route.toLowerCase();
    const inSnapshot = isSnapshot(route.split('/')[1] ?? '');
    return (
      !inSnapshot && lower !== route && !redirects.some(({ from, to }) => from === lower && to === route)
    );
  });
}

/** Redirects under a base URL. */
export function redirectsUnder(redirects: readonly Redirect[], baseUrl: string): Redirect[] {
  const prefix = baseUrl.replace(/\/$/, '');
  return redirects.map((redirect) => ({
    ...redirect,
    from: prefix + redirect.from,
    to: prefix + redirect.to,
  }));
}

export interface RedirectsFileOptions {
  /**
   * Redirect even if a file exists. Netlify serves the stub otherwise;
   * Cloudflare Pages always redirects and does not know the flag.
   */
  readonly forced?: boolean;
}

/** Serializes redirects as a `_redirects` file. */
export function toRedirectsFile(
  redirects: readonly Redirect[],
  { forced = false }: RedirectsFileOptions = {},
): string {
  return redirects
    .map(({ from, to, status }) => {
      // On case-insensitive hosts a forced redirect would loop.
      const toItself = from.toLowerCase() === pathOf(to).toLowerCase();
      return `${from} ${to} ${status}${forced && !toItself ? '!' : ''}\n`;
    })
    .join('');
}

/** nginx locations to include in a server block. */
export function toNginxRedirects(redirects: readonly Redirect[]): string {
  return redirects.map(({ from, to, status }) => `location = ${from} { return ${status} ${to}; }\n`).join('');
}

/**
 * Caddy directives to import. Its `path` matcher ignores case, so a lower-case
 * redirect would loop; a regular expression does not.
 */
export function toCaddyRedirects(redirects: readonly Redirect[]): string {
  return redirects
    .map(({ from, to, status }, index) => {
      const exactly = from.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
      return `@old${index} path_regexp ^${exactly}$\nredir @old${index} ${to} ${status}\n`;
    })
    .join('');
}

/** A redirect page, for hosts without redirects. */
export interface Stub {
  /** Target path with the base URL. */
  readonly href: string;
  /** Absolute target address. */
  readonly canonical: string;
  readonly title: string;
}

const refresh = '<meta http-equiv="refresh"';

/** Whether HTML is a redirect page. */
export function isRedirectStub(html: string): boolean {
  return html.includes(refresh);
}

/** HTML that redirects browsers at once and names the canonical page. */
export function redirectStub({ href, canonical, title }: Stub): string {
  return `<!doctype html>
<html lang="en-US">
  <head>
    <meta charset="utf-8">
    <title>Moved: ${escapeHtml(title)}</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    ${refresh} content="0; url=${escapeAttribute(href)}">
    <link rel="canonical" href="${escapeAttribute(canonical)}">
  </head>
  <body>
    <main>
      <h1>This page has moved</h1>
      <p>It is now at <a href="${escapeAttribute(href)}">${escapeHtml(title)}</a>.</p>
    </main>
  </body>
</html>
`;
}
