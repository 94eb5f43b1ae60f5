import * as z from 'zod';

import { filled } from '../lib/schema/fields';
import { address, notes, otherSources, source, url } from './shared.schema';

export const preinstallsFileSchema = z
  .strictObject({
    source,
    other_sources: otherSources,
    notes,
    preinstalls: filled(
      z.strictObject({
        name: z.string(),
        address,
        solidity_constant: z.string().describe('Name of the constant in Preinstalls.sol'),
        implementation_link: url.describe('Source code of the contract'),
      }),
    ),
    checks: z.record(z.string(), z.unknown()),
  })
  .meta({
    title: 'Preinstalls',
    description: 'Third-party contracts that a chain has from its first block.',
  });
