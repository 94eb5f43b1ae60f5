/** Open Graph pictures of all pages. */
import path from 'node:path';

import { type PageFacts } from '../content/page';
import { inThreads } from '../lib/threads';
import { pictureText } from './openGraph';
import type { draw } from './pictureThread';

export interface PicturesOptions {
  /** Shown on every picture. */
  readonly siteTitle: string;
  /** Root of the repository. */
  readonly root: string;
  /** Folder of the build. */
  readonly outDir: string;
  /** One for each processor if undefined. */
  readonly threads?: number;
}

/**
 * Draws the pictures of pages into the build and returns the pages with them.
 * Each distinct one is drawn once and kept in a cache, by content. Pages that
 * search engines leave out get none.
 */
export async function withPictures(
  pages: readonly PageFacts[],
  { siteTitle, root, outDir, threads }: PicturesOptions,
): Promise<PageFacts[]> {
  const shown = pages.filter(({ noIndex }) => !noIndex);
  const titles = new Map(shown.map(({ route, title }) => [route, title]));
  const keyOf = (page: PageFacts): string => JSON.stringify(pictureText(page, titles, siteTitle));
  const texts = new Map(shown.map((page) => [keyOf(page), pictureText(page, titles, siteTitle)]));
  const paths = await inThreads<typeof draw>(
    path.join(__dirname, 'pictureThread.ts'),
    [...texts.values()].map((text) => ({ text, root, outDir })),
    threads,
  );
  const pictures = new Map([...texts.keys()].map((key, index) => [key, paths[index]]));
  return pages.map((page) => (page.noIndex ? page : { ...page, picture: pictures.get(keyOf(page)) }));
}
