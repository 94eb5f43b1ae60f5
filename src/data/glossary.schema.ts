import * as z from 'zod';

import { filled, pattern } from '../lib/schema/fields';
import { notes, otherSources, source } from './shared.schema';

export const glossaryFileSchema = z
  .strictObject({
    source,
    other_sources: otherSources,
    notes,
    terms: filled(
      z.strictObject({
        id: pattern(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case letters, digits and single hyphens').describe(
          'Anchor on the glossary page, unique',
        ),
        term: z.string(),
        aliases: filled(z.string()).describe('Other names of the same thing').optional(),
        definition: z.string().describe('One or two sentences'),
        page: pattern(/^\/[\w/-]*(#[\w-]+)?$/, 'a route of the site')
          .describe('Route that says more')
          .optional(),
        see: filled(z.string()).describe('Ids of related terms').optional(),
      }),
    ),
  })
  .meta({ title: 'Glossary', description: 'Terms of the OP Stack with definitions of our own.' });
