/** What `npm run data:refresh` reads from one repository, and what it does with it. */
import { type RegistryNotice } from '../../src/refresh/registry/fields';

/** A mistake in how the script was called, told without a stack. */
export class UsageError extends Error {}

/** What was read from one repository. */
export interface Refreshed {
  /** What was read, and the state it was read from, in a few words. */
  readonly from: string;
  readonly state: string;
  /** The same for machines. */
  readonly at: object;
  readonly command: string;
  /** Text by path below the folder of the sources. */
  readonly files: ReadonlyMap<string, string>;
  readonly notices: readonly RegistryNotice[];
  readonly decisions: readonly RegistryNotice[];
}

/** Files of the folder that data is written to. */
export interface Target {
  readonly folder: string;
  readonly text: (name: string) => string | undefined;
  /** Parsed; null where there is no such file. */
  readonly json: (name: string) => unknown;
}

/** How a data file is written. */
export const serialized = (data: unknown): string => `${JSON.stringify(data, null, 1)}\n`;
