export interface Pattern {
  /** A list with the matching part; null for no match. */
  exec(pathname: string): readonly string[] | null;
}

/** Default: whole address, any case, optional trailing slash. */
interface Options {
  readonly end?: boolean;
  readonly strict?: boolean;
  readonly sensitive?: boolean;
}

/** Special characters in router patterns. */
const special = /[:*+?(){}[\]\\^$|]/;

/** An escaped literal; the router's links escape even slashes. */
const escaped = /\\([^\w])/g;

/**
 * Replaces `path-to-regexp`, with which the router tries every route in turn.
 * All routes but the 404 are plain paths, and comparing strings is far cheaper
 * than compiling a regular expression for each.
 *
 * @param path of a route, or escaped by the router's links
 * @throws for anything but a plain path, which fails the build
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

/** A plain path has no parameters to fill in. */
pathPattern.compile = (path: string) => () => path;
