import * as z from 'zod';

import { listOf, pattern, text } from '../lib/schema/fields';
import { jsonSchemaOf } from '../lib/schema/jsonSchema';
import { schemaProblems, show } from '../lib/schema/problems';
import { idsOf } from './ids';
import { noticeSchema } from './notice';
import { type Problem } from '../lib/problems';
import { longestTitle } from './titles';
import { categories, contentTypes, personas } from './vocabulary';

/** Banners shown above the text. */
export const bannerIds = ['maintenance', 'superchain-erc20', 'interop', 'tutorial', 'beta'] as const;
export type BannerId = (typeof bannerIds)[number];

const topicForm = 'lower-case letters, digits and single hyphens';
const searchTermForm = 'words with single blanks or hyphens between them';

const timeError = ({ input }: { input?: unknown }): string =>
  `${show(input)} is not a time in minutes, from 5 to 480 in steps of five.`;

/**
 * Front matter of a page. Source of its type, validation, JSON Schema and the
 * style guide's table.
 */
export const frontMatterSchema = z.strictObject({
  title: text({ min: 2, max: longestTitle }).describe(
    'The name of the page in its heading, in search results and in the browser tab.',
  ),
  description: text({ min: 50, max: 160 }).describe(
    'One sentence of 50 to 160 characters that a search result could show.',
  ),
  lang: z.literal('en-US').describe('The language of the text: always en-US.'),
  content_type: z
    .enum(idsOf(contentTypes))
    .describe('The kind of page, which tells readers what to expect from it.'),
  topic: pattern(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    topicForm,
    (value) => `"${value}" is not kebab-case: ${topicForm}.`,
  ).describe('What this page alone is about: kebab-case, unique over the site.'),
  personas: listOf(z.enum(idsOf(personas)), { min: 1 }).describe(
    'Who the page is written for, at least one.',
  ),
  categories: listOf(z.enum(idsOf(categories)), { min: 1, max: 8 }).describe(
    'What the page is about: 1 to 8 ids, none repeating the topic, the type or a persona.',
  ),
  is_imported_content: z
    .enum(['true', 'false'])
    .meta({ hint: "It is a string: write 'true' or 'false' in quotes." })
    .describe("The string 'true' where the page shows the text of another page, else 'false'."),
  banners: listOf(z.enum(bannerIds), { min: 1 }).optional().describe('Optional: banners above the text.'),
  sources: listOf(
    pattern(
      /^(https:\/\/\S+|[\w.-]+\/[\w.-]+@[\w./+-]+:\S+)$/,
      'owner/repository@revision:path or an https address',
    ),
    { min: 1 },
  )
    .optional()
    .describe(
      'Primary sources the page was checked against: owner/repository@revision:path or an https address. Optional on landing pages.',
    ),
  search_terms: listOf(
    pattern(
      /^[A-Za-z\d]+([ -][A-Za-z\d]+)*$/,
      searchTermForm,
      (value) => `"${value}" is not ${searchTermForm}.`,
    ),
    { min: 1, max: 12 },
  )
    .optional()
    .describe(
      'Optional: up to 12 things readers type who look for this page and that its title does not say, such as an abbreviation or an older name.',
    ),
  questions: listOf(
    pattern(/^.{9,119}\?$/, 'a question of 10 to 120 characters that ends in a question mark'),
    { min: 2, max: 6 },
  )
    .optional()
    .describe(
      "Optional: 2 to 6 questions in a reader's words that the page answers. Search matches them; they are not shown.",
    ),
  time_needed: z
    .int()
    .min(5, { error: timeError })
    .max(480, { error: timeError })
    .multipleOf(5, { error: timeError })
    .optional()
    .describe(
      'Tutorials only: minutes that a reader with everything installed needs to go through it, from 5 to 480 in steps of five, without waits of days.',
    ),
  notice: noticeSchema.optional().describe('Notices only: who must do what by when.'),
});
/** Front matter that passed {@link validatePage}. */
export type PageFrontMatter = z.infer<typeof frontMatterSchema>;

/**
 * Added on load (`src/config/markdown.ts`, and `frontMatter.ts` of
 * `src/content/versions` and `src/content/sources`), never by authors.
 */
const derivedFields = [
  'keywords',
  'labels',
  'commit',
  'introduced',
  'changed',
  'as_of',
  'checked',
  'outdated',
] as const;

/**
 * Lists derived fields an author wrote, recorded on load, before they are
 * overwritten.
 */
const misplacedField = 'misplaced';

/** Records derived fields an author wrote, for {@link validatePage}. */
export function noteMisplaced(written: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const misplaced = derivedFields.filter((field) => Object.hasOwn(written, field));
  return misplaced.length === 0 ? written : { ...written, [misplacedField]: misplaced };
}

/** Why the YAML could not be read; set on load. */
const unreadableField = 'unreadable';

/** The author's fields only. */
export function withoutDerived(loaded: object): Record<string, unknown> {
  const derived: readonly string[] = [misplacedField, ...derivedFields];
  return Object.fromEntries(Object.entries(loaded).filter(([field]) => !derived.includes(field)));
}

/**
 * Problems in one page's front matter.
 *
 * @param file relative to the repository, for messages
 * @param frontMatter parsed YAML of any shape
 */
export function validatePage(file: string, frontMatter: unknown): Problem[] {
  const wholly = (message: string): Problem[] => [{ file, field: '(front matter)', message }];
  const fields = z.record(z.string(), z.unknown()).safeParse(frontMatter);
  if (!fields.success) {
    return wholly('is missing; a page starts with fields between --- lines.');
  }
  const written = new Map<string, unknown>(Object.entries(frontMatter ?? {}));
  const unreadable = written.get(unreadableField);
  if (typeof unreadable === 'string') {
    return wholly(`is not valid YAML: ${unreadable.split('\n')[0] ?? ''}.`);
  }
  const misplaced = z.array(z.string()).safeParse(written.get(misplacedField)).data ?? [];
  const known = Object.keys(frontMatterSchema.shape);
  // zod ignores this key.
  const unknown = written.has('__proto__') ? ['__proto__'] : [];
  return [
    ...misplaced.map((field) => ({
      file,
      field,
      message: 'is filled in while the page is loaded; remove it.',
      allowed: known,
    })),
    ...unknown.map((field) => ({ file, field, message: 'is not a field of this site.', allowed: known })),
    ...schemaProblems(frontMatterSchema, withoutDerived(frontMatter ?? {}), file),
    ...crossFieldProblems(file, written),
  ];
}

/**
 * Cross-field rules. Only valid fields are compared, so that one mistake does
 * not hide another.
 */
function crossFieldProblems(file: string, written: ReadonlyMap<string, unknown>): Problem[] {
  const { shape } = frontMatterSchema;
  const title = shape.title.safeParse(written.get('title')).data;
  const topic = shape.topic.safeParse(written.get('topic')).data;
  const type = shape.content_type.safeParse(written.get('content_type')).data;
  const readers: readonly string[] = shape.personas.safeParse(written.get('personas')).data ?? [];
  const subjects: readonly string[] = shape.categories.safeParse(written.get('categories')).data ?? [];
  const terms = shape.search_terms.safeParse(written.get('search_terms')).data ?? [];
  const repeats = subjects.flatMap((category) => [
    ...(category === topic ? [`"${category}" repeats the topic.`] : []),
    ...(category === type ? [`"${category}" repeats the content type.`] : []),
    ...(readers.includes(category) ? [`"${category}" repeats a persona.`] : []),
  ]);
  const inTitle = terms.flatMap((term, index) =>
    title?.toLowerCase().includes(term.toLowerCase())
      ? [
          {
            file,
            field: `search_terms[${index}]`,
            message: `"${term}" is in the title, by which the page is found anyway.`,
          },
        ]
      : [],
  );
  const strangers = (shape.notice.safeParse(written.get('notice')).data?.audience ?? []).filter(
    (id) => !readers.includes(id),
  );
  const isNotice = type === 'notice';
  const misplacedNotice = written.has('notice') && !isNotice && type !== undefined;
  return [
    ...repeats.map((message) => ({ file, field: 'categories', message })),
    ...inTitle,
    ...strangers.map((id) => ({
      file,
      field: 'notice.audience',
      message: `"${id}" is not among the personas of the page.`,
      allowed: readers,
    })),
    ...(written.has('time_needed') && type !== 'tutorial' && type !== undefined
      ? [{ file, field: 'time_needed', message: `belongs to pages of the type tutorial, not ${type}.` }]
      : []),
    ...(misplacedNotice
      ? [{ file, field: 'notice', message: `belongs to pages of the type notice, not ${type}.` }]
      : []),
  ];
}

/** Fields with descriptions for the style guide. */
export function fieldDescriptions(): readonly { readonly field: string; readonly description: string }[] {
  return Object.entries(frontMatterSchema.shape).map(([field, schema]) => ({
    field,
    description: schema.description ?? '',
  }));
}

/** JSON Schema of the front matter, for editors. */
export function frontMatterJsonSchema(): object {
  return jsonSchemaOf(frontMatterSchema);
}
