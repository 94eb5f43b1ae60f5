import * as z from 'zod';

import { filled } from '../lib/schema/fields';
import { otherSources, selector, source } from './shared.schema';

export const declaredSchema = filled(
  z.strictObject({
    contract: z.string(),
    since: z.string().describe('First of the releases read that has it'),
    until: z
      .string()
      .describe('Last of the releases read that has it; without it, the newest has')
      .optional(),
  }),
);

export const contractErrorsFileSchema = z
  .strictObject({
    source,
    other_sources: otherSources,
    releases: filled(z.string()).describe('Tags of op-contracts, oldest first'),
    errors: filled(
      z.strictObject({
        signature: z.string(),
        selector,
        inputs: z.array(
          z.strictObject({
            name: z.string(),
            type: z.string(),
          }),
        ),
        contracts: declaredSchema,
      }),
    ),
  })
  .meta({
    title: 'Errors by release',
    description:
      'Every custom error in the ABIs of op-contracts, with the contracts and releases that declare it.',
  });
