/** Characters that the path of a result has room for. */
const longest = 60;

/** Names from the top to a page, those in the middle left out where there is no room for all: the ends say the most. */
export function shortCrumbs(crumbs: readonly string[]): readonly string[] {
  if (crumbs.length < 3 || crumbs.join(' › ').length <= longest) return crumbs;
  return [crumbs[0] ?? '', '…', crumbs.at(-1) ?? ''];
}
