/** Events and functions of the protocol's contracts, by which logs and calldata are told apart. Interop's are in interop.ts. */
import { type Facts } from '../lib/schema/types';
import type { eventsFileSchema } from './events.schema';
import raw from './events.json';
// With their ending, as in remarkFacts.ts, which loads this file.
import { fees, type FeesFile } from './fees.ts';
import { interop, type ContractEvent, type InteropFile } from './interop.ts';

/** A contract with what it logs and what it is called by. Functions are those that pages name. */
export type ProtocolContract = EventsFile['contracts'][number];

/** The shape of events.json. */
export type EventsFile = Facts<typeof eventsFileSchema>;

/** Contracts of the release that the source names, in the order of the file. */
export const protocolContracts: readonly ProtocolContract[] = raw.contracts;

/** What events and functions are looked up in. */
export interface EventSources {
  readonly events: Pick<EventsFile, 'contracts'>;
  readonly interop: Pick<InteropFile, 'contracts'>;
  readonly fees: Pick<FeesFile, 'selectors'>;
}

const current: EventSources = { events: raw, interop, fees };

/** An event of a contract of the protocol or of interop; an unknown name is an error that lists the known ones. */
export function requireEvent(
  contractName: string,
  eventName: string,
  sources: Pick<EventSources, 'events' | 'interop'> = current,
): ContractEvent {
  const contracts = [...sources.events.contracts, ...sources.interop.contracts];
  const contract = contracts.find(({ name }) => name === contractName);
  if (!contract) {
    const known = contracts.filter(({ events }) => events.length > 0).map(({ name }) => name);
    throw new Error(`There is no contract "${contractName}". With events: ${known.join(', ')}.`);
  }
  const event = contract.events.find(({ name }) => name === eventName);
  if (!event) {
    const known = contract.events.map(({ name }) => name).join(', ') || 'none';
    throw new Error(`${contractName} has no event "${eventName}". Known: ${known}.`);
  }
  return event;
}

/** The selector of a function in fees.json or events.json; an unknown name is an error that lists the known ones. */
export function requireFunctionSelector(
  name: string,
  sources: Pick<EventSources, 'events' | 'fees'> = current,
): string {
  const selectors: ReadonlyMap<string, string> = new Map([
    ...Object.entries(sources.fees.selectors).map(([known, { selector }]) => [known, selector] as const),
    ...sources.events.contracts.flatMap(({ functions }) =>
      functions.flatMap((each) => ('selector' in each ? [[each.name, each.selector] as const] : [])),
    ),
  ]);
  const selector = selectors.get(name);
  if (selector === undefined) {
    throw new Error(`There is no function "${name}". Known: ${[...selectors.keys()].join(', ')}.`);
  }
  return selector;
}
