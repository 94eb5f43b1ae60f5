/** Draws the pictures of `openGraph.ts`, each only once as long as nothing on it changes. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { Resvg } from '@resvg/resvg-js';
import { loadSync } from 'opentype.js';

import { type PictureFonts } from './openGraph';

/** The fonts of the pictures, from the package that brings them. */
export function loadPictureFonts(root: string): PictureFonts {
  const load = (weight: number): PictureFonts['bold'] =>
    loadSync(path.join(root, `node_modules/@fontsource/inter/files/inter-latin-${weight}-normal.woff`));
  return { bold: load(700), regular: load(500) };
}

/**
 * The picture of an SVG as PNG, from the cache where it was drawn before.
 *
 * @param drawingVersion version of the library that draws, because another one may draw otherwise
 */
export function drawPicture(svg: string, cacheDir: string, drawingVersion: string): Buffer {
  const key = createHash('sha256').update(`${drawingVersion}\n${svg}`).digest('hex');
  const file = path.join(cacheDir, `${key}.png`);
  if (existsSync(file)) {
    return readFileSync(file);
  }
  const png = new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
  mkdirSync(cacheDir, { recursive: true });
  // Renamed when it is whole: another build may look at the same moment.
  writeFileSync(`${file}.${process.pid}`, png);
  renameSync(`${file}.${process.pid}`, file);
  return png;
}
