/** What the theme imports of prism-react-renderer, without the highlighter. See index.ts. */
export const Prism = { languages: {} };
export const themes = {};
