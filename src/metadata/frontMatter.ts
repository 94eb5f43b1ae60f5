import { nearest, type Problem } from './problems';
import {
  categories,
  type CategoryId,
  contentTypes,
  type ContentTypeId,
  personas,
  type PersonaId,
} from './vocabulary';

/** Notices a page can carry above its text. */
export const bannerIds = ['maintenance', 'interop', 'tutorial', 'beta'] as const;
/** The name of such a notice, as pages write it. */
export type BannerId = (typeof bannerIds)[number];

/**
 * What every page declares about itself, between the `---` lines at its top.
 * What each field is for stands in `fieldDescriptions`, which contributors read on the style-guide page.
 */
export interface PageFrontMatter {
  title: string;
  description: string;
  lang: 'en-US';
  content_type: ContentTypeId;
  topic: string;
  personas: PersonaId[];
  categories: CategoryId[];
  is_imported_content: 'true' | 'false';
  banners?: BannerId[];
  sources?: string[];
  search_terms?: string[];
  questions?: string[];
}

/** Keys a page may have; the rest is refused. */
const knownFields = [
  'title',
  'description',
  'lang',
  'content_type',
  'topic',
  'personas',
  'categories',
  'is_imported_content',
  'banners',
  'sources',
  'search_terms',
  'questions',
] as const satisfies readonly (keyof PageFrontMatter)[];

/** Derived while a page is loaded (`src/config/markdown.ts`, `src/snapshots/frontMatter.ts`), never written by authors. */
const derivedFields = ['keywords', 'labels', 'commit', 'changed', 'as_of'] as const;

/** Names those of them that an author did write; set while the page is loaded, which is the last time they can be told apart. */
const misplacedField = 'misplaced';

/** What an author wrote, with a note of what is not theirs to write, for {@link validatePage}. */
export function noteMisplaced(written: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const misplaced = derivedFields.filter((field) => Object.hasOwn(written, field));
  return misplaced.length === 0 ? written : { ...written, [misplacedField]: misplaced };
}

/** Holds the reason where the YAML of a page cannot be read at all; set while the page is loaded. */
const unreadableField = 'unreadable';

/** In characters. What is longer, with the name of the site behind a title, search engines cut. */
const lengths = { title: { min: 2, max: 54 }, description: { min: 50, max: 160 } };
const maxCategories = 8;
const maxSearchTerms = 12;
const questionLength = { min: 10, max: 120 };
const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** Words as a reader types them: nothing that a list of keywords would be cut at. */
const searchTermPattern = /^[A-Za-z\d]+([ -][A-Za-z\d]+)*$/;
const sourcePattern = /^(https:\/\/\S+|[\w.-]+\/[\w.-]+@[\w./-]+:\S+)$/;

/** What may stand in fields without a list of values, in words. */
const forms = {
  title: `text of ${lengths.title.min} to ${lengths.title.max} characters`,
  description: `text of ${lengths.description.min} to ${lengths.description.max} characters`,
  topic: 'lower-case letters, digits and single hyphens',
  source: 'owner/repository@revision:path or an https address',
  searchTerm: 'words with single blanks or hyphens between them',
  question: `a question of ${questionLength.min} to ${questionLength.max} characters that ends in a question mark`,
} as const;

/**
 * All that is wrong with the front matter of one page, judged on its own.
 *
 * @param file path of the page, relative to the repository; it only goes into the problems
 * @param frontMatter the parsed YAML, of any shape
 */
export function validatePage(file: string, frontMatter: unknown): Problem[] {
  if (typeof frontMatter !== 'object' || frontMatter === null || Array.isArray(frontMatter)) {
    return [
      { file, field: '(front matter)', message: 'is missing; a page starts with fields between --- lines.' },
    ];
  }
  const fields = new Map(Object.entries(frontMatter as Record<string, unknown>));
  const problems: Problem[] = [];
  const report = (field: string, message: string, more: Pick<Problem, 'allowed' | 'nearest'> = {}): void => {
    problems.push({ file, field, message, ...more });
  };

  const unreadable = fields.get(unreadableField);
  if (typeof unreadable === 'string') {
    return [
      { file, field: '(front matter)', message: `is not valid YAML: ${unreadable.split('\n')[0] ?? ''}.` },
    ];
  }

  const misplaced = fields.get(misplacedField);
  if (Array.isArray(misplaced)) {
    fields.delete(misplacedField);
    for (const field of misplaced) {
      report(String(field), 'is filled in while the page is loaded; remove it.', { allowed: knownFields });
    }
  }
  for (const key of fields.keys()) {
    if (!isOneOf(key, knownFields) && !isOneOf(key, derivedFields)) {
      report(key, 'is not a field of this site.', choice(key, knownFields));
    }
  }

  const text = (field: 'title' | 'description' | 'topic'): string | undefined => {
    const value = fields.get(field);
    const allowed = [forms[field]];
    if (value === undefined) {
      report(field, 'is missing.', { allowed });
      return undefined;
    }
    if (typeof value !== 'string' || value.trim() === '') {
      report(field, `must be text, not ${show(value)}.`, { allowed });
      return undefined;
    }
    return value;
  };

  const oneOf = (field: keyof PageFrontMatter, allowed: readonly string[], why = ''): string | undefined => {
    const value = fields.get(field);
    if (value === undefined) {
      report(field, 'is missing.', { allowed });
      return undefined;
    }
    if (typeof value !== 'string' || !allowed.includes(value)) {
      report(field, `${show(value)} is not allowed.${why}`, choice(value, allowed));
      return undefined;
    }
    return value;
  };

  const listOf = (
    field: keyof PageFrontMatter,
    rules: { allowed: readonly string[]; fits?: (item: string) => boolean; min: number; max?: number },
  ): string[] => {
    const { allowed, fits = (item) => allowed.includes(item) } = rules;
    const value = fields.get(field);
    if (value === undefined) {
      report(field, 'is missing.', { allowed });
      return [];
    }
    if (!Array.isArray(value)) {
      report(field, `must be a list, not ${show(value)}.`, { allowed });
      return [];
    }
    const items: unknown[] = value;
    if (items.length < rules.min || items.length > (rules.max ?? Infinity)) {
      const range = rules.max === undefined ? `at least ${rules.min}` : `${rules.min} to ${rules.max}`;
      report(field, `has ${items.length} entries; it needs ${range}.`, { allowed });
    }
    return items.flatMap((item, index) => {
      if (typeof item !== 'string' || !fits(item)) {
        report(`${field}[${index}]`, `${show(item)} is not allowed.`, choice(item, allowed));
        return [];
      }
      if (items.indexOf(item) !== index) {
        report(`${field}[${index}]`, `repeats "${item}".`);
      }
      return [item];
    });
  };

  for (const field of ['title', 'description'] as const) {
    const { min, max } = lengths[field];
    const value = text(field);
    if (value !== undefined && (value.length < min || value.length > max)) {
      report(field, `has ${value.length} characters; it needs ${min} to ${max}.`);
    }
  }
  oneOf('lang', ['en-US']);
  const contentType = oneOf('content_type', Object.keys(contentTypes));
  const topic = text('topic');
  if (topic !== undefined && !kebabCase.test(topic)) {
    report('topic', `"${topic}" is not kebab-case: ${forms.topic}.`);
  }
  const pagePersonas = listOf('personas', { allowed: Object.keys(personas), min: 1 });
  const pageCategories = listOf('categories', {
    allowed: Object.keys(categories),
    min: 1,
    max: maxCategories,
  });
  for (const category of pageCategories) {
    if (category === topic) {
      report('categories', `"${category}" repeats the topic.`);
    }
    if (category === contentType) {
      report('categories', `"${category}" repeats the content type.`);
    }
    if (pagePersonas.includes(category)) {
      report('categories', `"${category}" repeats a persona.`);
    }
  }
  oneOf('is_imported_content', ['true', 'false'], " It is a string: write 'true' or 'false' in quotes.");
  if (fields.has('banners')) {
    listOf('banners', { allowed: bannerIds, min: 1 });
  }
  if (fields.has('search_terms')) {
    const title = fields.get('title');
    listOf('search_terms', {
      allowed: [forms.searchTerm],
      fits: () => true,
      min: 1,
      max: maxSearchTerms,
    }).forEach((term, index) => {
      if (!searchTermPattern.test(term)) {
        report(`search_terms[${index}]`, `"${term}" is not ${forms.searchTerm}.`);
      } else if (typeof title === 'string' && title.toLowerCase().includes(term.toLowerCase())) {
        report(`search_terms[${index}]`, `"${term}" stands in the title, by which the page is found anyway.`);
      }
    });
  }
  if (fields.has('questions')) {
    listOf('questions', { allowed: [forms.question], fits: isQuestion, min: 2, max: 6 });
  }
  if (fields.has('sources')) {
    listOf('sources', { allowed: [forms.source], fits: (source) => sourcePattern.test(source), min: 1 });
  }
  return problems;
}

function isQuestion(item: string): boolean {
  return item.endsWith('?') && item.length >= questionLength.min && item.length <= questionLength.max;
}

function isOneOf<Value extends string>(value: string, allowed: readonly Value[]): value is Value {
  return (allowed as readonly string[]).includes(value);
}

function choice(written: unknown, allowed: readonly string[]): Pick<Problem, 'allowed' | 'nearest'> {
  const guess = typeof written === 'string' ? nearest(written, allowed) : undefined;
  return { allowed, ...(guess === undefined ? {} : { nearest: guess }) };
}

function show(value: unknown): string {
  return typeof value === 'string' ? `"${value}"` : `${JSON.stringify(value)} (${typeof value})`;
}
