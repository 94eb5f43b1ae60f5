/** Interoperability: contracts, message format, supervisor, devnets and supersim. Not active on any public chain yet. */
import { type Facts } from '../lib/schema/types';
import type { eventSchema, functionDefinitionSchema } from './events.schema';
import type { errorDefinitionSchema, interopFileSchema } from './interop.schema';
import raw from './interop.json';

/** A parameter of an event; indexed ones are in its topics, the others in its data. */
export type EventParam = ContractEvent['params'][number];

/** An event with what logs are found by. */
export type ContractEvent = Facts<typeof eventSchema>;

/** A custom error with what reverts are recognized by. */
export type ContractError = Facts<typeof errorDefinitionSchema>;

/** A function, or a getter the compiler makes for a public variable (name only). */
export type ContractFunction = Facts<typeof functionDefinitionSchema>;

/** A contract of interoperability, read from its source. */
export type InteropContract = InteropFile['contracts'][number];

/** A public chain on which interoperability could be tried. */
export type Devnet = InteropFile['devnets'][number];

/** How far a block is on its way to being final, as op-supervisor tells it. */
export type SafetyLevel = InteropFile['safety_levels'][number];

/** A chain that supersim starts, and where its contracts on L1 are. */
export type SupersimChain = InteropFile['supersim']['l2'][number];

/** The shape of interop.json. Byte ranges in layouts are `from..to`, `to` not included. */
export type InteropFile = Facts<typeof interopFileSchema>;

/** Everything in the file. */
export const interop: InteropFile = raw;
