/** Selectors of custom errors by name: the part of errors.json that is small enough for every page. */
import { type Facts } from '../lib/schema/types';
import type { errorSelectorsFileSchema } from './errorSelectors.schema';
import raw from './errorSelectors.json';

/** Name to selector: the shape of the file. */
export type ErrorSelectors = Facts<typeof errorSelectorsFileSchema>;

/** The selector of a custom error; an unknown name is an error that offers the nearest known ones. */
export function requireSelector(name: string, selectors: ErrorSelectors = raw): string {
  const selector = Object.hasOwn(selectors, name) ? selectors[name] : undefined;
  if (selector === undefined) {
    const similar = Object.keys(selectors).filter((known) =>
      known.toLowerCase().includes(name.toLowerCase().slice(0, 6)),
    );
    throw new Error(
      `There is no custom error "${name}" in src/data/errors.json.${similar.length > 0 ? ` Similar: ${similar.join(', ')}.` : ''}`,
    );
  }
  return selector;
}
