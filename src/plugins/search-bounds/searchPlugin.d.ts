/** The part of the search plugin's theme that this site uses; the plugin ships no types for it. */
declare module '@easyops-cn/docusaurus-search-local/dist/client/client/theme/searchByWorker' {
  /** Loads the index of a version, given by the path it is below. Rejects where it cannot be loaded. */
  export function fetchIndexesByWorker(versionUrl: string, searchContext: string): Promise<void>;

  /** At most `limit` results for what was typed, best first. Rejects where the index cannot be loaded. */
  export function searchByWorker(
    versionUrl: string,
    searchContext: string,
    input: string,
    limit: number,
  ): Promise<readonly unknown[]>;
}
