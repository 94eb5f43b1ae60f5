/** Search engines truncate longer titles, including the site's name. */
export const longestTitleWithSite = 70;

/** Leaves room for ` | ` and the site's name. */
export const longestTitle = 54;
