import * as z from 'zod';

import { filled } from '../lib/schema/fields';
import { declaredSchema } from './contractErrors.schema';
import { bytes32, otherSources, source } from './shared.schema';

export const contractEventsFileSchema = z
  .strictObject({
    source,
    other_sources: otherSources,
    releases: filled(z.string()).describe('Tags of op-contracts, oldest first'),
    events: filled(
      z.strictObject({
        signature: z.string(),
        topic: bytes32,
        contracts: declaredSchema,
      }),
    ),
  })
  .meta({
    title: 'Events by release',
    description: 'Every event in the ABIs of op-contracts, with the contracts and releases that declare it.',
  });
