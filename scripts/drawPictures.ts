/**
 * Thread of `describePages.ts` that draws the pictures of pages. Drawing and encoding them take as long as writing all
 * texts, which goes on meanwhile.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { workerData } from 'node:worker_threads';

import { drawPicture } from '../src/delivery/openGraphDrawing';

/** What the thread is given. */
export interface Drawing {
  /** The picture of each file as SVG, by its path below `buildDir`. */
  readonly svgs: ReadonlyMap<string, string>;
  readonly buildDir: string;
  readonly cacheDir: string;
  /** Version of the library that draws. */
  readonly version: string;
}

const { svgs, buildDir, cacheDir, version } = workerData as Drawing;
for (const [file, svg] of svgs) {
  const target = path.join(buildDir, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, drawPicture(svg, cacheDir, version));
}
