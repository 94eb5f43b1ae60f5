/** Characters available for a result's path. */
const longest = 60;

/** Breadcrumbs shortened in the middle: the ends say the most. */
export function shortCrumbs(crumbs: readonly string[]): readonly string[] {
  if (crumbs.length < 3 || crumbs.join(' › ').length <= longest) return crumbs;
  return [crumbs[0] ?? '', '…', crumbs.at(-1) ?? ''];
}
