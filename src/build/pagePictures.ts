/** Open Graph pictures of all pages. */
import path from 'node:path';

import { type PageFacts } from '../content/page';
import { inThreads } from '../lib/threads';
import { type PictureText, pictureText } from './openGraph';
import { type DrawnPicture } from './openGraphDrawing';
import type { draw } from './pictureThread';

export interface PagePicture extends DrawnPicture {
  readonly text: PictureText;
}

/**
 * Draws the pictures of pages, by route. Each distinct one is drawn once and
 * kept in a cache, by content.
 *
 * @param siteTitle shown on every picture
 * @param root of the repository
 * @param threads one for each processor if undefined
 */
export async function drawPagePictures(
  pages: readonly PageFacts[],
  siteTitle: string,
  root: string,
  threads?: number,
): Promise<ReadonlyMap<string, PagePicture>> {
  const titles = new Map(pages.map(({ route, title }) => [route, title]));
  const wanted = pages.map((page) => {
    const text = pictureText(page, titles, siteTitle);
    return { route: page.route, text, key: JSON.stringify(text) };
  });
  const distinct = [...new Map(wanted.map(({ key, text }) => [key, text]))];
  const inputs = distinct.map(([, text]) => ({ text, root }));
  const drawn = await inThreads<typeof draw>(path.join(__dirname, 'pictureThread.ts'), inputs, threads);
  const pictures = new Map(distinct.map(([key], index) => [key, drawn[index]]));
  return new Map(
    wanted.flatMap(({ route, text, key }): [string, PagePicture][] => {
      const picture = pictures.get(key);
      return picture === undefined ? [] : [[route, { text, ...picture }]];
    }),
  );
}
