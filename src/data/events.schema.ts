import * as z from 'zod';

import { filled } from '../lib/schema/fields';
import { bytes32, notes, selector, source } from './shared.schema';

export const eventSchema = z.strictObject({
  name: z.string(),
  signature: z.string().describe('Canonical signature'),
  topic0: bytes32,
  params: z.array(
    z.strictObject({
      name: z.string(),
      type: z.string(),
      indexed: z.boolean(),
    }),
  ),
});

export const functionDefinitionSchema = z.union([
  z.strictObject({
    name: z.string(),
    getter: z.literal(true),
  }),
  z.strictObject({
    name: z.string(),
    signature: z.string(),
    selector,
    payable: z.boolean(),
    view: z.boolean(),
    returns: z.string().describe('Types, separated by commas; null = nothing').nullable(),
  }),
]);

export const eventsFileSchema = z
  .strictObject({
    source,
    notes,
    contracts: filled(
      z.strictObject({
        name: z.string(),
        path: z.string(),
        events: z.array(eventSchema),
        functions: z.array(functionDefinitionSchema),
      }),
    ),
  })
  .meta({
    title: 'Events of the protocol contracts',
    description:
      'Topics of the events of portal, messengers, bridges, system configuration and dispute games, and selectors of functions.',
  });
