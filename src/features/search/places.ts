import { type Result } from './results';

/**
 * Remembers the results listed for the latest request, so that a second answer to
 * it, from all texts, moves none of them: pages keep their places, each with its
 * best section, and new ones follow.
 */
export function keepPlaces(): (request: string, found: readonly Result[]) => readonly Result[] {
  let latest = '';
  let listed: readonly Result[] = [];
  return (request, found) => {
    listed = request === latest ? inPlace(listed, found) : found;
    latest = request;
    return listed;
  };
}

function inPlace(listed: readonly Result[], found: readonly Result[]): readonly Result[] {
  const now = new Map(found.map((result) => [result.pageHref, result]));
  const there = new Set(listed.map(({ pageHref }) => pageHref));
  return [
    ...listed.map((result) => now.get(result.pageHref) ?? result),
    ...found.filter(({ pageHref }) => !there.has(pageHref)),
  ];
}
