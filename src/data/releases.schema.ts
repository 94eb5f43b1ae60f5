import * as z from 'zod';

import { filled } from '../lib/schema/fields';
import { commit, day, notes, otherSources, source, time } from './shared.schema';

export const versionsSchema = z.record(z.string(), z.string()).describe('Component to version');

export const releasesFileSchema = z
  .strictObject({
    source,
    other_sources: otherSources,
    notes,
    docker_images: z.strictObject({
      registry: z.string(),
      images: filled(z.string()),
    }),
    op_geth_version_scheme: z.string(),
    newest: filled(
      z.strictObject({
        component: z.string(),
        version: z.string(),
        date: day.describe('YYYY-MM-DD'),
        role: z
          .enum(['node', 'chain', 'interop', 'tool'])
          .describe("Who runs it: every node, a chain's operator, a chain with interop, or whoever wants to"),
        evidence: z.string().describe('URL, or repository, commit and path'),
        note: z.string().optional(),
      }),
    )
      .describe('Newest stable release of each component that a source names')
      .optional(),
    ended: filled(
      z.strictObject({
        component: z.string(),
        last: z.string().describe('Its last release, where that is known').optional(),
        ended: day,
        instead: z.string().describe('What does its work now'),
        evidence: z.string().describe('URL, or repository, commit and path'),
      }),
    )
      .describe('Components without support')
      .optional(),
    upgrades: filled(
      z.strictObject({
        upgrade: z.string().describe('Name, with the upgrade number in brackets where notices give it'),
        l1_fork: z
          .string()
          .describe('Fork of Ethereum; such an entry belongs to no upgrade of the OP Stack')
          .optional(),
        mainnet: versionsSchema,
        sepolia: versionsSchema.optional(),
        also: versionsSchema.optional(),
        later: versionsSchema.optional(),
        new_requirement: z.string().optional(),
        op_contracts: z.string().nullable().optional(),
        op_program: z.string().optional(),
        kona_client: z
          .string()
          .describe('Release of kona-client whose prestate the games of the upgrade take')
          .optional(),
        op_proposer: z.string().optional(),
        op_erigon: z.string().optional(),
        evidence: filled(z.string()),
        confidence: z.string().optional(),
        notes: z.array(z.string()).optional(),
      }),
    ),
    tags: z.record(
      z.string(),
      z.strictObject({
        tag: z.string(),
        commit,
        commit_date: time,
        go_mod_op_geth: z
          .string()
          .describe('op-geth the code was built against, not the client it needs')
          .nullable(),
      }),
    ),
    gaps: z.array(z.string()).describe('What could not be established'),
  })
  .meta({
    title: 'Releases per upgrade',
    description:
      'Newest release of each component, the versions that an upgrade asks for, and the commits behind tags.',
  });
