/** The part of the search plugin's theme that this site uses; the plugin ships no types for it. */
declare module '@easyops-cn/docusaurus-search-local/dist/client/client/utils/proxiedGeneratedConstants' {
  /** Name of the file of an index, with `{dir}` for the part of the site it is of. */
  export const searchIndexUrl: string;
}
