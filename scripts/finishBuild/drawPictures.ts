/** Thread of `describePages.ts` that draws the pictures of pages. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { drawPicture } from '../../src/delivery/openGraphDrawing';
import { takePart } from '../support/threads';

/** The picture to draw. */
interface Input {
  readonly svg: string;
  /** What the picture is written to. */
  readonly target: string;
  readonly cacheDir: string;
  /** Version of the library that draws. */
  readonly version: string;
}

/** Draws and writes a picture. */
export function draw({ svg, target, cacheDir, version }: Input): void {
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, drawPicture(svg, cacheDir, version));
}

takePart(draw, ({ target }) => target);
