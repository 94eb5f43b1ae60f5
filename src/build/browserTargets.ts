/**
 * Converts `browserslist` queries for esbuild: `chrome >= 111` to `chrome111`.
 * Throws for other forms, which esbuild cannot express.
 */
export function browserTargets(browserslist: readonly string[]): string[] {
  return browserslist.map((query) => {
    const [, browser, version] = /^(chrome|edge|firefox|safari) >= (\d+(?:\.\d+)*)$/.exec(query) ?? [];
    if (browser === undefined || version === undefined) {
      throw new Error(`package.json, browserslist: "${query}" is not of the form "chrome >= 111".`);
    }
    return browser + version;
  });
}
