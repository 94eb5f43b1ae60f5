/** Pictures of pages, drawn in threads and cached by content. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import * as z from 'zod';

import { type Site } from '../config/site';
import { type PageFacts } from '../content/page';
import { inThreads } from '../lib/threads';
import { logoShapes, picturePath, pictureSvg, type PictureText, pictureText } from './openGraph';
import { loadPictureFonts } from './openGraphDrawing';
import type { draw } from './pictureThread';

export interface PagePicture {
  readonly text: PictureText;
  readonly svg: string;
  /** Path on the site, without the base URL. */
  readonly path: string;
}

/**
 * The picture of each page, by route.
 *
 * @param root of the repository
 */
export function picturesOf(
  pages: readonly PageFacts[],
  { title }: Site,
  root: string,
): ReadonlyMap<string, PagePicture> {
  const fonts = loadPictureFonts(root);
  const logo = logoShapes(readFileSync(path.join(root, 'static/img/logo.svg'), 'utf8'));
  const titles = new Map(pages.map((page) => [page.route, page.title]));
  return new Map(
    pages.map((page) => {
      const text = pictureText(page, titles, title);
      const svg = pictureSvg(text, fonts, logo);
      return [page.route, { text, svg, path: picturePath(svg) }];
    }),
  );
}

/**
 * Each distinct picture as PNG, by its path on the site.
 *
 * @param root of the repository, for the cache
 * @param threads all cores if left out
 */
export async function drawPictures(
  pictures: Iterable<PagePicture>,
  root: string,
  threads?: number,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const renderer = readFileSync(path.join(root, 'node_modules/@resvg/resvg-js/package.json'), 'utf8');
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(renderer));
  const cacheDir = path.join(root, 'node_modules/.cache/og');
  const svgs = [...new Map(Array.from(pictures, (picture) => [picture.path, picture.svg]))];
  const inputs = svgs.map(([file, svg]) => ({ file, svg, cacheDir, version }));
  const drawn = await inThreads<typeof draw>(path.join(__dirname, 'pictureThread.ts'), inputs, threads);
  return new Map(
    svgs.flatMap(([file], index) => {
      const png = drawn[index];
      return png === undefined ? [] : [[file, png] as const];
    }),
  );
}
