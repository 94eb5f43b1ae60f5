import { type Filters } from './results';

/** State in the search page's address. */
export interface SearchAddress extends Filters {
  readonly query: string;
  /** Version to search; empty for the current one. */
  readonly version: string;
}

/** Query parameters. */
const keys = { query: 'q', type: 'type', reader: 'for', section: 'in', version: 'version' } as const;

/** Parses `location.search`. */
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

/**
 * Query string of the search page, with `?`; empty if there is nothing to say.
 */
export function toSearchAddress(address: Partial<SearchAddress>): string {
  const params = new URLSearchParams();
  for (const field of ['query', 'type', 'reader', 'section', 'version'] as const) {
    const value = address[field] ?? '';
    if (value !== '') params.set(keys[field], value);
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
