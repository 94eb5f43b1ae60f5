/** Custom error selectors by name, derived from errors.json; snapshots keep the result. */
import { type Facts } from '../lib/schema/types';
import type { errorSelectorsFileSchema } from './errorSelectors.schema';
import type { ErrorsFile } from './errors';

/** Selectors by name, as kept by a snapshot. */
export type ErrorSelectors = Facts<typeof errorSelectorsFileSchema>;

/** Selectors of all custom errors, by name. */
export function errorSelectors({ groups }: ErrorsFile): ErrorSelectors {
  const found = groups.flatMap(({ errors }) =>
    errors.flatMap((error) => (error.kind === 'custom' ? [[error.name, error.selector] as const] : [])),
  );
  return Object.fromEntries(found.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** A custom error's selector. Throws for unknown names, suggesting the nearest ones. */
export function requireSelector(name: string, selectors: ErrorSelectors): string {
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
