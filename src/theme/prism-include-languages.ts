/** Replaces the theme's (3.10.2): code is highlighted when pages are built (src/remark/highlight.ts). */
export default function prismIncludeLanguages(): void {}
