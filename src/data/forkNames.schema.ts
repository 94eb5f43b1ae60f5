import * as z from 'zod';

import { filled, pattern } from '../lib/schema/fields';
import { notes, otherSources, source } from './shared.schema';

export const forkFactsSchema = z.strictObject({
  name: z.string(),
  registry_key: z.string().describe('Key of the activation time in the registry').nullable(),
  former_keys: filled(z.string()).describe('What the registry called the key before').optional(),
  flags: filled(z.string()).describe('Switches of the registry that belong to the upgrade').optional(),
  activation: z
    .enum(['block', 'time', 'optional'])
    .describe('optional is a time that only some chains have, and not an upgrade itself'),
  documented: z.literal(true).describe('Whether the documentation has a version of it').optional(),
});

export const forkNamesFileSchema = z
  .strictObject({
    source,
    other_sources: otherSources,
    notes,
    forks: z
      .record(pattern(/^[a-z_]+$/, 'lower-case letters and underscores'), forkFactsSchema)
      .describe('Key of an upgrade to its names, oldest first'),
  })
  .meta({
    title: 'Names of network upgrades',
    description:
      'What network upgrades are called, in which order they come, and their keys in the registry.',
  });
