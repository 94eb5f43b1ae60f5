import { parseEntry } from './entry';

/** A source as front matter names it, made into a link. */
export interface SourceLink {
  readonly label: string;
  readonly href: string;
}

/**
 * Turns `owner/repository@revision:path` into a link to that file on GitHub, and leaves an address
 * as it is. Throws for anything else; `validatePage` has refused such a page before.
 */
export function parseSource(source: string): SourceLink {
  if (source.startsWith('https://')) {
    return { label: source.slice('https://'.length), href: source };
  }
  const parsed = parseEntry(source);
  if (!parsed) {
    throw new Error(`"${source}" is not owner/repository@revision:path or an https address.`);
  }
  const { repository, revision, path } = parsed;
  return {
    label: `${repository}: ${path} at ${revision}`,
    href: `https://github.com/${repository}/blob/${revision}/${path.replaceAll(' ', '%20')}`,
  };
}
