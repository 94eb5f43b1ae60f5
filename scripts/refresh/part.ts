/** What `npm run data:refresh` reads from one repository. */
import { type RegistryNotice } from '../../src/refresh/registry/fields';

/** A mistake in the call, reported without a stack. */
export class UsageError extends Error {}

export interface Refreshed {
  /** What was read and at which state, in a few words. */
  readonly from: string;
  readonly state: string;
  /** The same for machines. */
  readonly at: object;
  readonly command: string;
  /** Text by path below `src`. */
  readonly files: ReadonlyMap<string, string>;
  readonly notices: readonly RegistryNotice[];
  readonly decisions: readonly RegistryNotice[];
}

export interface Target {
  readonly folder: string;
  readonly text: (name: string) => string | undefined;
  /** Parsed; null if missing. */
  readonly json: (name: string) => unknown;
}

export const serialized = (data: unknown): string => `${JSON.stringify(data, null, 1)}\n`;
