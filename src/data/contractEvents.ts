/** Events that the contracts declare, told apart by release. `npm run data:refresh` writes the file. */
import { type Facts } from '../lib/schema/types';
import type { contractEventsFileSchema } from './contractEvents.schema';
import { type ContractEvent } from './abi/contractErrors';
import raw from './contract-events.json';

/** The shape of contract-events.json. */
export type ContractEventsFile = Facts<typeof contractEventsFileSchema>;

const file: ContractEventsFile = raw;

/** All of them, sorted by signature. */
export const contractEvents: readonly ContractEvent[] = file.events;
