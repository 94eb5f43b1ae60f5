/**
 * The browsers of package.json's `browserslist` in esbuild's words: `chrome111` for `chrome >= 111`. Throws for a query of
 * another form, because a minimum version of one browser is all that both can express.
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
