import * as z from 'zod';

import { filled, whole } from '../lib/schema/fields';
import { otherSources, selector, source } from './shared.schema';

export const linkSchema = z.strictObject({
  to: z.string().describe('Route of the site, or a URL'),
  label: z.string(),
});

export const explainedSchema = {
  id: z.string().describe('Unique'),
  contract: z.string().describe('The contracts or programs that answer with it'),
  meaning: z.string().describe('What the error says'),
  cause: z.string().describe('Why it occurs and how to fix it'),
  link: linkSchema.optional(),
};

export const knownErrorSchema = z.union([
  z.strictObject({
    ...explainedSchema,
    kind: z.literal('custom'),
    name: z.string(),
    signature: z.string().describe('Canonical signature'),
    selector,
    other_selectors: z
      .array(selector)
      .describe('What contracts revert with in its place, by a slip')
      .optional(),
    undeclared: z
      .literal(true)
      .describe('Contracts write its selector by hand, so it is missing from their ABIs')
      .optional(),
    inputs: z.array(
      z.strictObject({
        name: z.string(),
        type: z.string(),
      }),
    ),
  }),
  z.strictObject({
    ...explainedSchema,
    kind: z.literal('string'),
    text: z.string().describe('What the contract reverts with'),
  }),
  z.strictObject({
    ...explainedSchema,
    kind: z.literal('panic'),
    code: whole(),
  }),
  z.strictObject({
    ...explainedSchema,
    kind: z.literal('rpc'),
    name: z.string().optional(),
    code: z.int().optional(),
    text: z.string().describe('A part in angle brackets varies').optional(),
    generic: z.literal(true).describe('Says nothing by itself').optional(),
  }),
]);

export const errorsFileSchema = z
  .strictObject({
    source,
    other_sources: otherSources,
    groups: filled(
      z.strictObject({
        id: z.string().describe('Unique'),
        title: z.string(),
        sources: filled(z.string().describe('Repository, commit and path')).describe(
          'Repository paths the group was checked against',
        ),
        link: linkSchema,
        errors: filled(knownErrorSchema),
      }),
    ),
  })
  .meta({
    title: 'Errors',
    description: 'Errors of contracts, clients and tools: what each means and what to do about it.',
  });
