import { type Filters } from './results';

/** What the address of the search page says. */
export interface SearchAddress extends Filters {
  readonly query: string;
  /** Name of the version to search; empty for the current one. */
  readonly version: string;
}

/** Keys of the address by what they hold. */
const keys = { query: 'q', type: 'type', reader: 'for', section: 'in', version: 'version' } as const;

/** Reads the part of an address behind `?`. */
export function readSearchAddress(search: string): SearchAddress {
  const params = new URLSearchParams(search);
  const value = (field: keyof typeof keys): string => params.get(keys[field]) ?? '';
  return {
    query: value('query'),
    type: value('type'),
    reader: value('reader'),
    section: value('section'),
    version: value('version'),
  };
}

/** The part of the address of the search page behind its path, with a `?` where there is any. */
export function toSearchAddress(address: Partial<SearchAddress>): string {
  const params = new URLSearchParams();
  for (const field of ['query', 'type', 'reader', 'section', 'version'] as const) {
    const value = address[field] ?? '';
    if (value !== '') params.set(keys[field], value);
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
