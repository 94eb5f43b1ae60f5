import * as z from 'zod';

import { filled, pattern, whole } from '../lib/schema/fields';
import { commit, constants, notes, source, time } from './shared.schema';
import { snapshot } from './snapshots.schema';

export const flagDefaultSchema = z.union([
  z.null(),
  z.string(),
  z.number(),
  z.boolean(),
  z.array(z.string()),
]);

export const flagThenSchema = z
  .strictObject({
    env: z.array(z.string()).optional(),
    aliases: z.array(z.string()).optional(),
    type: z.string().optional(),
    default: flagDefaultSchema.optional(),
    required: z.boolean().optional(),
    hidden: z.boolean().optional(),
    options: z.array(z.string()).optional(),
  })
  .describe('Values of the baseline, where they were others');

export const baselineSchema = z
  .strictObject({
    tag: z.string(),
    commit,
    commit_date: time,
  })
  .describe('Release that additions, changes and removals are counted from');

export const cliFlagSchema = z.strictObject({
  name: pattern(/^[a-z0-9][A-Za-z0-9._-]*$/, 'a flag without its dashes').describe('Without leading dashes'),
  env: z
    .array(pattern(/^[A-Z0-9_]+$/, 'capital letters, digits and underscores'))
    .describe('Environment variables, the preferred one first'),
  type: z.string().describe('Type in the flag library of Go'),
  default: flagDefaultSchema.describe('null = unset; durations in Go notation'),
  required: z.boolean(),
  hidden: z.boolean().describe('Left out of the help text of the program'),
  aliases: z.array(z.string()).optional(),
  category: z.string().optional(),
  keywords: z.string().describe('A few words on what it does; empty where nobody wrote any'),
  options: filled(z.string()).describe('Values it accepts').optional(),
  first_tag: z.string().describe('First stable release that has it').optional(),
  default_history: z
    .array(z.tuple([z.string(), z.string().nullable()]))
    .describe('Release and default, for each change')
    .optional(),
  in_snapshots: z.array(snapshot).describe('Upgrades whose release of the component has it').optional(),
  deprecated: z.boolean().describe('Still accepted, and no longer to be used').optional(),
  added: z.boolean().describe('Not in the baseline').optional(),
  was: flagThenSchema
    .describe('What was different in the release that the list is compared with: the values of then')
    .optional(),
});

export const removedFlagSchema = z.strictObject({
  name: z.string(),
  first_tag: z.string(),
  last_tag: z.string().describe('Last stable release that had it'),
  in_snapshots: z.array(snapshot),
  env: z.array(z.string()).optional(),
  default: flagDefaultSchema.optional(),
});

export const commandSchema = z.strictObject({
  args: z.string().describe('Positional arguments').nullable().optional(),
  flags: z.array(cliFlagSchema),
  inherits: z.string().describe('Command whose flags it has too').optional(),
  added: z.boolean().describe('Not in the baseline').optional(),
});

/** Files with one list of flags. */
export const flagFileSchema = z.strictObject({
  source,
  component: z.string(),
  release_tag: z.string().describe('Release the list was read at').optional(),
  env_prefix: z.string().optional(),
  baseline: baselineSchema.optional(),
  snapshot_tags: z
    .partialRecord(snapshot, z.string())
    .describe('Release of the component that belongs to an upgrade')
    .optional(),
  notes: notes.describe('Rules between flags').optional(),
  count: whole().optional(),
  flags: filled(cliFlagSchema),
  removed_flags: z.array(removedFlagSchema).optional(),
});

/** The file of op-geth: only additions to go-ethereum. */
export const gethFlagFileSchema = flagFileSchema.extend({
  based_on: z.string(),
  compared_with: z.string(),
  changed_defaults: z.array(
    z.strictObject({
      name: z.string(),
      upstream_default: z.string(),
      op_geth_default: z.string(),
      keywords: z.string(),
    }),
  ),
});

/** Files of programs with commands. */
export const commandFileSchema = z.strictObject({
  source,
  component: z.string(),
  release_tag: z.string().describe('Release the list was read at').optional(),
  env_prefix: z.string(),
  baseline: baselineSchema.optional(),
  notes,
  commands: z.record(z.string(), commandSchema),
  removed: z
    .array(z.strictObject({ command: z.string(), flag: z.string().optional() }))
    .describe('What the baseline had')
    .optional(),
});

export const deployerFileSchema = commandFileSchema.extend({ standard_constants: constants });

/** The file of proxyd, which reads TOML instead of flags. */
export const proxydFileSchema = z.strictObject({
  source,
  component: z.string(),
  notes,
  invocation: z.string(),
  sections: filled(
    z.strictObject({
      section: z.string().describe('TOML table; (root) for keys outside any'),
      fields: filled(
        z.strictObject({
          key: z.string(),
          type: z.string(),
          default: z
            .union([z.string(), z.number()])
            .describe('Left out where it is the zero value of Go')
            .optional(),
          keywords: z.string().optional(),
          first_tag: z
            .string()
            .describe('First stable release that has it, if later than the first one read')
            .optional(),
        }),
      ),
    }),
  ),
  removed: filled(
    z.strictObject({
      field: z.string().describe('section.key'),
      last_tag: z.string().describe('Last stable release that had it'),
    }),
  )
    .describe('Fields of earlier releases')
    .optional(),
  cached_methods: filled(z.string()),
  errors: filled(z.strictObject({ name: z.string(), code: z.int(), http: whole().nullable() })),
  headers: filled(z.string()),
});
