/** Events that the contracts declare, told apart by release. `npm run data:refresh` writes the file. */
import { type ContractEvent } from './abi/contractErrors';
import raw from './contract-events.json';
import { type OtherSource, type Source } from './provenance';

/** The shape of contract-events.json. */
export interface ContractEventsFile {
  readonly source: Source;
  readonly other_sources: readonly OtherSource[];
  /** Oldest first. */
  readonly releases: readonly string[];
  readonly events: readonly ContractEvent[];
}

const file: ContractEventsFile = raw;

/** All of them, sorted by signature. */
export const contractEvents: readonly ContractEvent[] = file.events;
