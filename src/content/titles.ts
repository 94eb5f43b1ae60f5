/** Search engines cut a longer title, the site's name included. */
export const longestTitleWithSite = 70;

/** A page's own title, which leaves room for ` | ` and the site's name. */
export const longestTitle = 54;
