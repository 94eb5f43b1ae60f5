/**
 * Interoperability: contracts, message format, supervisor, devnets and supersim. Not yet active on any public
 * chain.
 */
import { type Facts } from '../lib/schema/types';
import type { eventSchema } from './events.schema';
import type { errorDefinitionSchema, interopFileSchema } from './interop.schema';
import raw from './interop.json';

/** An event with its topic. */
export type ContractEvent = Facts<typeof eventSchema>;

/** A custom error with its selector. */
export type ContractError = Facts<typeof errorDefinitionSchema>;

/** A public devnet with interoperability. */
export type Devnet = InteropFile['devnets'][number];

/** Byte ranges in layouts are `from..to`, excluding `to`. */
export type InteropFile = Facts<typeof interopFileSchema>;

export const interop: InteropFile = raw;
