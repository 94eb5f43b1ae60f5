/** Events that contracts declare, by release. `npm run data:refresh` writes the file. */
import { type Facts } from '../lib/schema/types';
import type { contractEventsFileSchema } from './contractEvents.schema';
import raw from './contract-events.json';

export type ContractEventsFile = Facts<typeof contractEventsFileSchema>;

/** An event with the releases that declare it. */
export type ContractEvent = ContractEventsFile['events'][number];

const file: ContractEventsFile = raw;

/** By signature. */
export const contractEvents: readonly ContractEvent[] = file.events;
