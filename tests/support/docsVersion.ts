/** Plays the version of the docs that a component is shown in (`moduleNameMapper` in jest.config.js). */
let shown = 'current';

/** Shows components in this version from now on. */
export function showVersion(version: string): void {
  shown = version;
}

/** In place of the hook of Docusaurus. */
export const useDocsVersion = (): { readonly version: string } => ({ version: shown });
