import type { LoadContext, Plugin } from '@docusaurus/types';

import { drawPictures, picturesOf } from '../../build/pagePictures';
import { site } from '../../config/site';
import { type PageFacts } from '../../content/page';

/**
 * Draws the pictures of pages into their cache while other plugins keep the main thread busy; `build:finish`
 * takes them from there.
 *
 * @param model the page model, which is ready when all pages are rendered
 */
export default function pagePictures(model: Promise<readonly PageFacts[]>): (context: LoadContext) => Plugin {
  return ({ siteDir }) => ({
    name: 'page-pictures',
    async postBuild() {
      const pages = (await model).filter(({ noIndex }) => !noIndex);
      // One thread: the main thread has the other core.
      await drawPictures(picturesOf(pages, site, siteDir).values(), siteDir, 1);
    },
  });
}
