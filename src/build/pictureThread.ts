/** Worker that draws page pictures. */
import { drawPicture } from './openGraphDrawing';
import { takePart } from '../lib/threads';

interface Input {
  readonly svg: string;
  /** Path in the build, for error messages. */
  readonly file: string;
  readonly cacheDir: string;
  /** Version of the renderer. */
  readonly version: string;
}

/** Draws a picture as PNG. */
export function draw({ svg, cacheDir, version }: Input): Uint8Array {
  return drawPicture(svg, cacheDir, version);
}

void takePart(draw, ({ file }) => file);
