/** What the router asks of a pattern. */
export interface Pattern {
  /** The part of the address that matches, alone in a list; null where the address does not match. */
  exec(pathname: string): readonly string[] | null;
}

/** How the router wants an address compared; by default as a whole, in any case, with or without a slash at the end. */
interface Options {
  readonly end?: boolean;
  readonly strict?: boolean;
  readonly sensitive?: boolean;
}

/** Characters that mean something in a pattern of the router. */
const special = /[:*+?(){}[\]\\^$|]/;

/** A character that means itself. The router's links escape all that could mean something, slashes, too. */
const escaped = /\\([^\w])/g;

/**
 * Stands in for `path-to-regexp`, by which the router tries every route of the site in turn until one matches. All
 * routes are plain paths but the one for what is not found, and comparing texts takes a small part of the time that
 * compiling a regular expression for each takes.
 *
 * @param path of a route, or as the router's links escape it
 * @throws where a route is no plain path, which fails the build
 */
export default function pathPattern(
  path: string,
  ...[, options = {}]: readonly [keys?: readonly unknown[], options?: Options]
): Pattern {
  if (path === '*') return { exec: (pathname) => [pathname] };
  if (special.test(path.replace(escaped, '')) || options.strict || options.sensitive) {
    throw new Error(
      `The route ${path} is no plain path, which src/plugins/lean-bundle/pathPattern.ts takes it for.`,
    );
  }
  const wanted = path.replace(escaped, '$1').replace(/\/$/, '').toLowerCase();
  return {
    exec(pathname) {
      if (pathname.slice(0, wanted.length).toLowerCase() !== wanted) return null;
      const rest = pathname.slice(wanted.length);
      if (rest === '' || rest === '/') return [pathname];
      return options.end === false && rest.startsWith('/') ? [pathname.slice(0, wanted.length)] : null;
    },
  };
}

/** What fills in the parameters of a path, of which a plain one has none. */
pathPattern.compile = (path: string) => () => path;
