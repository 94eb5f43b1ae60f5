/** Common third-party contracts that a chain has from its first block. */
import { type Facts } from '../lib/schema/types';
import type { preinstallsFileSchema } from './preinstalls.schema';
import raw from './preinstalls.json';

/** A contract at the address it has on other chains, too. */
export type Preinstall = PreinstallsFile['preinstalls'][number];

/** The shape of preinstalls.json. */
export type PreinstallsFile = Facts<typeof preinstallsFileSchema>;

const file = raw;

/** In the order of the specification. */
export function preinstalls(): readonly Preinstall[] {
  return file.preinstalls;
}
