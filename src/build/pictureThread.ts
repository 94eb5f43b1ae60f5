/** Worker that draws page pictures. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { createContext, Script } from 'node:vm';

import type { PictureText } from './openGraph';
import { pictureDrawer } from './openGraphDrawing';
import { takePart } from '../lib/threads';

interface Input {
  readonly text: PictureText;
  /** Root of the repository. */
  readonly root: string;
  /** Folder of the build. */
  readonly outDir: string;
}

// Contexts made from here on have a function that collects garbage.
setFlagsFromString('--expose-gc');
const context = createContext();
const collectGarbage = new Script("gc({ type: 'minor' })");

let drawer: ReturnType<typeof pictureDrawer> | undefined;

/** Draws a picture into the build and returns its site path. */
export function draw({ text, root, outDir }: Input): string {
  drawer ??= pictureDrawer(root);
  const picture = drawer(text);
  const file = path.join(outDir, picture.path);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, picture.png);
  // The renderer's memory, 3 MB for each picture, does not count as a reason to collect: 300 would take 1 GB.
  collectGarbage.runInContext(context);
  return picture.path;
}

void takePart(draw, ({ text }) => text.title);
