import * as z from 'zod';

import { filled, pattern } from '../lib/schema/fields';

export const logLineSchema = z.strictObject({
  text: z.string().describe('… marks a part that varies'),
  to: pattern(/^\/[\w/-]*#[\w-]+$/, 'a route of the site with an anchor').describe('Route with anchor'),
  label: z.string().describe('Title of the page'),
});

export const logLinesFileSchema = z.strictObject({ lines: filled(logLineSchema) });
