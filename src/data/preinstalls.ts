/** Common third-party contracts present from a chain's first block. */
import { type Facts } from '../lib/schema/types';
import type { preinstallsFileSchema } from './preinstalls.schema';
import raw from './preinstalls.json';

/** A contract with the same address as on other chains. */
export type Preinstall = PreinstallsFile['preinstalls'][number];

export type PreinstallsFile = Facts<typeof preinstallsFileSchema>;

const file = raw;

/** In specification order. */
export function preinstalls(): readonly Preinstall[] {
  return file.preinstalls;
}
