/**
 * Interoperability: contracts, message format, supervisor, devnets and supersim. Not yet active on any public
 * chain.
 */
import { type Facts } from '../lib/schema/types';
import type { eventSchema, functionDefinitionSchema } from './events.schema';
import type { errorDefinitionSchema, interopFileSchema } from './interop.schema';
import raw from './interop.json';

/** An event parameter; indexed ones are topics, others are data. */
export type EventParam = ContractEvent['params'][number];

/** An event with its topic. */
export type ContractEvent = Facts<typeof eventSchema>;

/** A custom error with its selector. */
export type ContractError = Facts<typeof errorDefinitionSchema>;

/** A function, or a public variable's getter (name only). */
export type ContractFunction = Facts<typeof functionDefinitionSchema>;

/** A contract of interoperability, from its source. */
export type InteropContract = InteropFile['contracts'][number];

/** A public devnet with interoperability. */
export type Devnet = InteropFile['devnets'][number];

/** A block's safety according to op-supervisor. */
export type SafetyLevel = InteropFile['safety_levels'][number];

/** A supersim chain with its L1 contracts. */
export type SupersimChain = InteropFile['supersim']['l2'][number];

/** Byte ranges in layouts are `from..to`, excluding `to`. */
export type InteropFile = Facts<typeof interopFileSchema>;

export const interop: InteropFile = raw;
