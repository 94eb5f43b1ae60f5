/** Events that contracts declare, by release. `npm run data:refresh` writes the file. */
import { type Facts } from '../lib/schema/types';
import type { contractEventsFileSchema } from './contractEvents.schema';
import { type ContractEvent } from './abi/contractErrors';
import raw from './contract-events.json';

export type ContractEventsFile = Facts<typeof contractEventsFileSchema>;

const file: ContractEventsFile = raw;

/** By signature. */
export const contractEvents: readonly ContractEvent[] = file.events;
