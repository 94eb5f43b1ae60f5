/** Thread of the step that draws the pictures of pages. */
import { drawPicture } from './openGraphDrawing';
import { takePart } from './threads';

/** The picture to draw. */
interface Input {
  readonly svg: string;
  /** Its file in the build, which a message about it begins with. */
  readonly file: string;
  readonly cacheDir: string;
  /** Version of the library that draws. */
  readonly version: string;
}

/** A picture as PNG. */
export function draw({ svg, cacheDir, version }: Input): Uint8Array {
  return drawPicture(svg, cacheDir, version);
}

takePart(draw, ({ file }) => file);
