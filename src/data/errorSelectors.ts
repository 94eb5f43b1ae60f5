/** Selectors of custom errors by name: the part of errors.json that is small enough for every page. */
import raw from './errorSelectors.json';

const selectors: ReadonlyMap<string, string> = new Map(Object.entries(raw));

/** The selector of a custom error; an unknown name is an error that offers the nearest known ones. */
export function requireSelector(name: string): string {
  const selector = selectors.get(name);
  if (selector === undefined) {
    const similar = [...selectors.keys()].filter((known) =>
      known.toLowerCase().includes(name.toLowerCase().slice(0, 6)),
    );
    throw new Error(
      `There is no custom error "${name}" in src/data/errors.json.${similar.length > 0 ? ` Similar: ${similar.join(', ')}.` : ''}`,
    );
  }
  return selector;
}
