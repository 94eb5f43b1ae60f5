import { parseEntry } from './entry';

/** A link to a source. */
export interface SourceLink {
  readonly label: string;
  readonly href: string;
}

/**
 * Links `owner/repository@revision:path` on GitHub; addresses stay. Throws for
 * anything else, which `validatePage` rejects earlier.
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
