/** Draws the pictures of `openGraph.ts`, with a cache. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { Resvg } from '@resvg/resvg-js';
import { loadSync } from 'opentype.js';

import { type PictureFonts } from './openGraph';

/** Loads the pictures' fonts from their package. */
export function loadPictureFonts(root: string): PictureFonts {
  const load = (weight: number): PictureFonts['bold'] =>
    loadSync(path.join(root, `node_modules/@fontsource/inter/files/inter-latin-${weight}-normal.woff`));
  return { bold: load(700), regular: load(500) };
}

/**
 * An SVG as PNG, cached.
 *
 * @param drawingVersion of the renderer, whose output may change between
 * versions
 */
export function drawPicture(svg: string, cacheDir: string, drawingVersion: string): Buffer {
  const key = createHash('sha256').update(`${drawingVersion}\n${svg}`).digest('hex');
  const file = path.join(cacheDir, `${key}.png`);
  if (existsSync(file)) {
    return readFileSync(file);
  }
  const png = new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
  mkdirSync(cacheDir, { recursive: true });
  // Renamed when complete: another build may be reading the cache.
  writeFileSync(`${file}.${process.pid}`, png);
  renameSync(`${file}.${process.pid}`, file);
  return png;
}
