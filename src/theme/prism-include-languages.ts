/** No language is loaded in the browser: code is highlighted when pages are built (src/remark/highlight.ts). */
export default function prismIncludeLanguages(): void {}
