/** What a page says about itself in its front matter, as far as search uses it. */
export interface PageFacts {
  readonly type?: string;
  readonly readers: readonly string[];
  readonly questions: readonly string[];
  readonly terms: readonly string[];
}

/** What the plugin leaves for the step that makes the search files. */
export interface SearchFacts {
  /** By {@link urlKey}. */
  readonly pages: Readonly<Record<string, PageFacts>>;
  readonly labels: Readonly<Record<string, string>>;
}

/** Name of the file with {@link SearchFacts} in the plugin's generated folder. */
export const factsFile = 'facts.json';

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** What a page's front matter says for search; a field that is missing or of another form is left out. */
export function factsOf(frontMatter: Readonly<Record<string, unknown>>): PageFacts {
  const { content_type: type, personas, questions, search_terms: terms } = frontMatter;
  return {
    ...(typeof type === 'string' ? { type } : {}),
    readers: texts(personas),
    questions: texts(questions),
    terms: texts(terms),
  };
}

/** A page by its path with the base URL: landing pages have a slash at the end in one place and none in another. */
export function urlKey(url: string): string {
  return url.replace(/(?<=.)\/$/, '');
}
