/**
 * Terms of the OP Stack (71 kB). Only the glossary page imports it; other pages get definitions through the
 * remark plugin `src/remark/facts`.
 */
import { type Facts } from '../lib/schema/types';
import type { glossaryFileSchema } from './glossary.schema';
import raw from './glossary.json';
import { type Source } from './provenance';

export type GlossaryTerm = GlossaryFile['terms'][number];

export type GlossaryFile = Facts<typeof glossaryFileSchema>;

const file: GlossaryFile = raw;

/** Specifications behind most definitions; a term may name others. */
export const glossarySource: Source = file.source;

export const glossaryRoute = '/connect/resources/glossary';

/** In alphabetical order. */
export function allTerms(): readonly GlossaryTerm[] {
  return file.terms;
}

/** `Safe L2 head` as `safe-l2-head`. */
export function termId(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** A term by id, or by an alias in kebab-case. */
export function termById(
  id: string,
  { terms }: Pick<GlossaryFile, 'terms'> = file,
): GlossaryTerm | undefined {
  return (
    terms.find((term) => term.id === id) ??
    terms.find((term) => term.aliases?.some((alias) => termId(alias) === id))
  );
}

/** Like {@link termById}, but throws for unknown ids, naming the nearest ones. */
export function requireTerm(id: string, glossary: Pick<GlossaryFile, 'terms'> = file): GlossaryTerm {
  const term = termById(id, glossary);
  if (!term) {
    const words = id.split('-');
    const near = glossary.terms
      .map((each) => each.id)
      .filter((each) => words.some((word) => word.length > 3 && each.includes(word)));
    const hint = near.length > 0 ? ` Similar: ${near.join(', ')}.` : '';
    throw new Error(`The glossary has no term "${id}".${hint} Terms are in src/data/glossary.json.`);
  }
  return term;
}
