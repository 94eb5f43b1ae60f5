/** Worker that draws page pictures. */
import { setFlagsFromString } from 'node:v8';
import { createContext, Script } from 'node:vm';

import type { PictureText } from './openGraph';
import { type DrawnPicture, pictureDrawer } from './openGraphDrawing';
import { takePart } from '../lib/threads';

interface Input {
  readonly text: PictureText;
  /** Root of the repository. */
  readonly root: string;
}

// Contexts made from here on have a function that collects garbage.
setFlagsFromString('--expose-gc');
const context = createContext();
const collectGarbage = new Script("gc({ type: 'minor' })");

let drawer: ((text: PictureText) => DrawnPicture) | undefined;

/** Draws a picture. */
export function draw({ text, root }: Input): DrawnPicture {
  drawer ??= pictureDrawer(root);
  const picture = drawer(text);
  // The renderer's memory, 3 MB for each picture, does not count as a reason to collect: 300 would take 1 GB.
  collectGarbage.runInContext(context);
  return picture;
}

void takePart(draw, ({ text }) => text.title);
