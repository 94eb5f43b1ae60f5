/** Replaces the hook for the docs version of a component (`moduleNameMapper` in jest.config.js). */
let shown = 'current';

/** Shows components in this version from now on. */
export function showVersion(version: string): void {
  shown = version;
}

/** Replaces Docusaurus' hook. */
export const useDocsVersion = (): { readonly version: string } => ({ version: shown });
