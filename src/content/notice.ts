import * as z from 'zod';

import { dateOrTime, listOf, pattern, text } from '../lib/schema/fields';
import { idsOf } from './ids';
import { noticeStatuses } from './noticeStatuses';
import { personas } from './personas';

/**
 * Structured part of a notice (who must do what, by when, on which network),
 * for lists, feeds and calendar.
 */
export const noticeSchema = z.strictObject({
  status: z
    .enum(idsOf(noticeStatuses))
    .describe('Whether readers must act: act-now, planned, done or withdrawn.'),
  published: dateOrTime().describe('The day of the first announcement that sources name.'),
  updated: dateOrTime().optional().describe('The day on which the required action last changed.'),
  audience: listOf(z.enum(idsOf(personas)), { min: 1 }).describe('Who must act, or had to.'),
  deadlines: listOf(
    z.strictObject({
      network: text({ min: 2, max: 40 }).describe('The network, as readers call it: OP Mainnet.'),
      at: dateOrTime().describe('The day, or the time in UTC.'),
      what: text({ min: 5, max: 120 }).describe('What happens then.'),
    }),
    { min: 1 },
  )
    .optional()
    .describe('What happens when, per network. Omitted if no date is known.'),
  versions: listOf(
    z.strictObject({
      component: pattern(/^[a-z][a-z0-9-]*$/, 'a program as it is typed, such as op-node'),
      minimum: pattern(/^v?\d[\w.+-]*$/, 'a version such as v1.19.1').describe('The minimum version.'),
    }),
    { min: 1 },
  )
    .optional()
    .describe('Minimum version of each program that the notice requires.'),
  otherwise: text({ min: 20, max: 300 }).describe('What breaks for a reader who does not act.'),
});
export type Notice = z.infer<typeof noticeSchema>;
