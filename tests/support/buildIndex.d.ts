/** The part of the search plugin that writes the index; it ships no types for its parts. */
declare module '@easyops-cn/docusaurus-search-local/dist/server/server/utils/buildIndex' {
  export function buildIndex(
    documents: readonly (readonly object[])[],
    options: {
      readonly language: readonly string[];
      readonly removeDefaultStopWordFilter: readonly string[];
      readonly removeDefaultStemmer: boolean;
    },
  ): unknown;
}
