// The search plugin ships no types for its theme.
declare module '@easyops-cn/docusaurus-search-local/dist/client/client/theme/searchByWorker' {
  /** Loads the index of a version into the plugin's worker; in development, where there is no index, does nothing. */
  export function fetchIndexesByWorker(versionUrl: string, searchContext: string): Promise<void>;
}
