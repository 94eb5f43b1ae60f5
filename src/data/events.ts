/** Events and functions of protocol contracts, to identify logs and calldata. Interop's are in interop.ts. */
import { type Facts } from '../lib/schema/types';
import type { eventsFileSchema } from './events.schema';
import raw from './events.json';
// With extension, as in src/remark/facts.ts, which loads this file.
import { fees, type FeesFile } from './fees.ts';
import { interop, type ContractEvent, type InteropFile } from './interop.ts';

/** A contract with its events, and the functions that pages name. */
export type ProtocolContract = EventsFile['contracts'][number];

export type EventsFile = Facts<typeof eventsFileSchema>;

/** Contracts of the release that the source names, in file order. */
export const protocolContracts: readonly ProtocolContract[] = raw.contracts;

/** Data with events and functions. */
export interface EventSources {
  readonly events: Pick<EventsFile, 'contracts'>;
  readonly interop: Pick<InteropFile, 'contracts'>;
  readonly fees: Pick<FeesFile, 'selectors'>;
}

const current: EventSources = { events: raw, interop, fees };

/** An event of a protocol or interop contract. Throws for unknown names, listing the known ones. */
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

/** A function's selector from fees.json or events.json. Throws for unknown names, listing the known ones. */
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
