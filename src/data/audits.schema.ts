import * as z from 'zod';

import { filled, pattern, whole } from '../lib/schema/fields';
import { notes, source, url } from './shared.schema';

export const auditsFileSchema = z
  .strictObject({
    source,
    notes,
    count: whole(),
    audits: filled(
      z.strictObject({
        date: pattern(/^\d{4}-\d{2}$/, 'a month such as 2025-12').describe('Month, YYYY-MM'),
        auditor: z.string(),
        scope: z.string(),
        repo_path: z.string().describe('Report in the monorepo; null where it is only linked').nullable(),
        listed_link: z
          .string()
          .describe('Link the index page shows, where it differs from the file that exists')
          .nullable()
          .optional(),
        external_links: z.array(url).optional(),
        reviewed_commit: z.string().nullable().optional(),
        subsequent_release: z
          .string()
          .describe('First contracts release after the review')
          .nullable()
          .optional(),
        note: z.string().optional(),
      }),
    ),
  })
  .meta({
    title: 'Security reviews',
    description: 'Reviews of the OP Stack, their scope, the commit reviewed and the release that followed.',
  });
