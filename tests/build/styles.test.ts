import { readdirSync } from 'node:fs';
import path from 'node:path';

import { buildDir, builtFile, builtHtmlFiles } from '../../scripts/support/builtSite';

/** Cascade layers in order of first mention, which is their precedence. */
function layersOf(css: string): readonly string[] {
  const named = [...css.matchAll(/@layer ([^{;]+)[{;]/g)].flatMap(([, names = '']) => names.split(','));
  return [...new Set(named.map((name) => name.trim()))];
}

/** Docusaurus' layers, lowest precedence first (docusaurus-plugin-css-cascade-layers). */
const byWeight = [
  'docusaurus.infima',
  'docusaurus.theme-common',
  'docusaurus.theme-classic',
  'docusaurus.core',
] as const;

const sheets = readdirSync(path.join(buildDir, 'assets/css')).map((name) => `assets/css/${name}`);

describe('cascade layers', () => {
  it.each(sheets)('are in order of precedence in %s', (file) => {
    expect(layersOf(builtFile(file)).slice(0, byWeight.length)).toEqual(byWeight);
  });

  it('are in the same order on every page', () => {
    const pages = builtHtmlFiles().map((file) => ({ file, layers: layersOf(builtFile(file)) }));
    const ofTheme = pages.filter(({ layers }) => layers.includes('docusaurus.theme-classic'));
    expect(ofTheme.length).toBeGreaterThan(100);
    const wrong = ofTheme.filter(({ layers }) => {
      const expected = byWeight.filter((layer) => layers.includes(layer));
      return layers.filter((layer) => expected.some((each) => each === layer)).join() !== expected.join();
    });
    expect(wrong).toEqual([]);
  });
});
