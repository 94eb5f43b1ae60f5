/** Draws the pictures of `openGraph.ts`, with a cache. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { Resvg } from '@resvg/resvg-js';
import { loadSync } from 'opentype.js';
import * as z from 'zod';

import { logoShapes, type PictureFonts, picturePath, pictureSvg, type PictureText } from './openGraph';

export interface DrawnPicture {
  /** Site path without the base URL. */
  readonly path: string;
  readonly png: Uint8Array;
}

/** Loads the pictures' fonts from their package. */
export function loadPictureFonts(root: string): PictureFonts {
  const load = (weight: number): PictureFonts['bold'] =>
    loadSync(path.join(root, `node_modules/@fontsource/inter/files/inter-latin-${weight}-normal.woff`));
  return { bold: load(700), regular: load(500) };
}

/**
 * Loads what all pictures share, and returns the function that draws one.
 *
 * @param root of the repository
 */
export function pictureDrawer(root: string): (text: PictureText) => DrawnPicture {
  const fonts = loadPictureFonts(root);
  const logo = logoShapes(readFileSync(path.join(root, 'static/img/logo.svg'), 'utf8'));
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(path.join(root, 'node_modules/@resvg/resvg-js/package.json'), 'utf8')));
  const cacheDir = path.join(root, 'node_modules/.cache/og');
  return (text) => {
    const svg = pictureSvg(text, fonts, logo);
    return { path: picturePath(svg), png: drawPicture(svg, cacheDir, version) };
  };
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
