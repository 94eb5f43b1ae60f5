import pathToRegexp, { type Key, type Path, type RegExpOptions } from 'path-to-regexp/index';

/** What the router asks of a pattern. */
export interface Pattern {
  /** The part of the address that matches, alone in a list; null where the address does not match. */
  exec(pathname: string): readonly string[] | null;
}

/** Characters that mean something in a pattern of the router. */
const special = /[:*+?(){}[\]\\^$|.]/;

/** A character that means itself. The router's links escape all that could mean something, slashes, too. */
const escaped = /\\([^\w])/g;

/**
 * Stands in for `path-to-regexp`, by which the router tries every route of the site in turn until one
 * matches. Routes of pages are plain paths, and comparing texts takes a small part of the time that
 * compiling a regular expression for each takes. Whatever is no plain path goes to the library.
 */
export default function pathPattern(path: Path, keys: Key[] = [], options: RegExpOptions = {}): Pattern {
  if (
    typeof path !== 'string' ||
    special.test(path.replace(escaped, '')) ||
    options.strict ||
    options.sensitive
  ) {
    return pathToRegexp(path, keys, options);
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

pathPattern.compile = pathToRegexp.compile;
