import { type ContractEvent } from '../../data/contractEvents';

/** Events whose topic 0 appears in a text, which is then part of a log, not an error. */
export function eventsIn(text: string, events: readonly ContractEvent[]): readonly ContractEvent[] {
  const words = new Set((text.match(/\b0x[0-9a-f]{64}\b/gi) ?? []).map((word) => word.toLowerCase()));
  return events.filter(({ topic }) => words.has(topic));
}
