/**
 * Old addresses and where their pages are now: read from `static/_redirects`, checked, and written
 * for the kinds of host the hosting page describes.
 */
import { isSnapshot } from '../data/snapshots';
import { escapeAttribute, escapeHtml } from '../lib/htmlText';

/** One old address. Both ends are paths without the base URL; the target may have an anchor. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
  readonly status: 301 | 302;
  /** Number of its line in the file. */
  readonly line: number;
}

/** What may be in an address: nothing that a server's configuration takes for its own syntax. */
const addressPattern = /^[\w./~#?=&%-]+$/;

/** Reads a `_redirects` file. Throws with the number of the line that is no redirect. */
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
 * What is wrong with redirects, one sentence each.
 *
 * @param routes every page that an address may lead to
 * @param files every file of the site, relative to it
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

/** The page of a target: the target without what follows its path. */
export function pathOf(to: string): string {
  return to.replace(/[?#].*$/, '');
}

/** The files that hosts answer an address with; they take `/a`, `/a.html` and `/a/index` for the same page. */
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
 * Routes with capitals that have no redirect from the same in lower letters. Snapshots are left out: their addresses begin
 * with their names, and no other site has had them.
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

/** Redirects of a site that is served under a base URL. */
export function redirectsUnder(redirects: readonly Redirect[], baseUrl: string): Redirect[] {
  const prefix = baseUrl.replace(/\/$/, '');
  return redirects.map((redirect) => ({
    ...redirect,
    from: prefix + redirect.from,
    to: prefix + redirect.to,
  }));
}

/** How a `_redirects` file is written. */
export interface RedirectsFileOptions {
  /**
   * Whether an old address leads on although there is a file of its name. Netlify sends the stub otherwise; Cloudflare Pages
   * always leads on and does not know how to be asked for it.
   */
  readonly forced?: boolean;
}

/** The redirects as a `_redirects` file again. */
export function toRedirectsFile(
  redirects: readonly Redirect[],
  { forced = false }: RedirectsFileOptions = {},
): string {
  return redirects
    .map(({ from, to, status }) => {
      // Where a host does not tell capitals apart, a forced one would lead to itself for ever.
      const toItself = from.toLowerCase() === pathOf(to).toLowerCase();
      return `${from} ${to} ${status}${forced && !toItself ? '!' : ''}\n`;
    })
    .join('');
}

/** Locations to include in a server block of nginx. */
export function toNginxRedirects(redirects: readonly Redirect[]): string {
  return redirects.map(({ from, to, status }) => `location = ${from} { return ${status} ${to}; }\n`).join('');
}

/**
 * Directives to import in a site of a Caddyfile. Its `path` matcher takes `/A` for `/a`, so that an old
 * address in lower case would send its own page in circles; a regular expression tells them apart.
 */
export function toCaddyRedirects(redirects: readonly Redirect[]): string {
  return redirects
    .map(({ from, to, status }, index) => {
      const exactly = from.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
      return `@old${index} path_regexp ^${exactly}$\nredir @old${index} ${to} ${status}\n`;
    })
    .join('');
}

/** A page that leads on, for hosts that know no redirects. */
export interface Stub {
  /** Path of the target on this host, with the base URL. */
  readonly href: string;
  /** Absolute address of the target. */
  readonly canonical: string;
  readonly title: string;
}

const refresh = '<meta http-equiv="refresh"';

/** Whether a page is one that leads on. */
export function isRedirectStub(html: string): boolean {
  return html.includes(refresh);
}

/** The HTML of such a page: browsers follow it at once, search engines take the target for it. */
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
