/**
 * First path segment below a base: `stack` for `/docs/stack/rollup` below
 * `/docs/`; empty if none.
 */
export function firstSegment(pathname: string, base: string): string {
  const above = base.endsWith('/') ? base : `${base}/`;
  return pathname.startsWith(above) ? (pathname.slice(above.length).split('/')[0] ?? '') : '';
}
