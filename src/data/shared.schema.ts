/** Shapes shared by data files. Those with an id are in `$defs` of published schemas that use them. */
import * as z from 'zod';

import { pattern, whole } from '../lib/schema/fields';

export const address = pattern(/^0x[0-9a-fA-F]{40}$/, '0x and 40 hexadecimal digits').meta({
  id: 'address',
  description: 'Address in EIP-55 mixed case',
});

export const bytes32 = pattern(/^0x[0-9a-f]{64}$/, '0x and 64 hexadecimal digits in lower case').meta({
  id: 'bytes32',
  description: '32 bytes in hexadecimal',
});

export const selector = pattern(/^0x[0-9a-f]{8}$/, '0x and 8 hexadecimal digits in lower case').meta({
  id: 'selector',
  description: 'First four bytes of the hash of a signature',
});

export const commit = pattern(/^[0-9a-f]{40}$/, '40 hexadecimal digits in lower case').meta({
  id: 'commit',
  description: 'Full commit hash',
});

export const day = pattern(/^\d{4}-\d{2}-\d{2}/, 'a day such as 2025-12-02').meta({
  id: 'day',
  description: 'Day, YYYY-MM-DD',
});

export const time = pattern(
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/,
  'a time such as 2025-12-02T16:00:01Z',
).meta({ id: 'time', description: 'ISO 8601 date and time' });

export const url = pattern(/^https?:\/\/\S+$/, 'an http or https address').meta({
  id: 'url',
  description: 'URL',
});

export const source = z
  .strictObject({
    repo: pattern(/^[\w.-]+\/[\w.-]+$/, 'owner/name').describe('Repository on GitHub, owner/name'),
    commit,
    path: z.string().describe('Path or pattern inside the repository; several are separated by commas'),
    commit_date: time.describe('When the commit was made'),
    tag: z.string().describe('Release tag that names the commit').optional(),
    tags: z.array(z.string()).describe('Release tags that were read').optional(),
    extra_paths: z.array(z.string()).describe('Further paths in the same repository').optional(),
    shared_packages: z
      .array(z.string())
      .describe('Paths of packages whose flags the component takes over')
      .optional(),
    use: z.string().describe('What was taken from the source, where it was not everything').optional(),
    note: z.string().optional(),
  })
  .meta({ id: 'source', description: 'Where the data was read' });

export const otherSource = z
  .strictObject({
    repo: z.string().describe('Repository on GitHub, or words where the source is none'),
    commit: z.string().nullable().describe('null for old revisions of deleted pages'),
    path: z.string(),
    commit_date: z.string().nullable(),
    use: z.string().describe('What was taken from the source, where it was not everything').optional(),
    note: z.string().optional(),
  })
  .meta({ id: 'otherSource', description: 'A further source' });

export const otherSources = z.array(otherSource);

export const notes = z
  .array(z.string())
  .meta({ id: 'notes', description: 'Caveats that hold for all of the file' });

export const networkId = pattern(/^[\w-]+$/, 'letters, digits, hyphens and underscores').describe(
  'Network, as the registry names its groups of chains',
);

export const chainId = whole().describe('EIP-155 chain ID, unique');

export const constants = z.record(z.string(), z.union([z.string(), z.number()]));
