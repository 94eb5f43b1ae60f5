/**
 * The first part of an address below another one: `stack` for `/docs/stack/rollup` below `/docs/`, empty for `/docs/` itself and
 * for what is not below it.
 */
export function firstSegment(pathname: string, base: string): string {
  const above = base.endsWith('/') ? base : `${base}/`;
  return pathname.startsWith(above) ? (pathname.slice(above.length).split('/')[0] ?? '') : '';
}
