import { type PageFrontMatter } from './frontMatter';

/** What each front-matter field is for, as contributors read it on the style-guide page. */
export const fieldDescriptions: Readonly<Record<keyof PageFrontMatter, string>> = {
  title: 'The name of the page in its heading, in search results and in the browser tab.',
  description: 'One sentence of 50 to 160 characters that a search result could show.',
  lang: 'The language of the text: always en-US.',
  content_type: 'The kind of page, which says what a reader may expect of it.',
  topic: 'What this page alone is about: kebab-case, unique over the site.',
  personas: 'Who the page is written for, at least one.',
  categories: 'What the page is about: 1 to 8 ids, none repeating the topic, the type or a persona.',
  is_imported_content: "The string 'true' where the page shows the text of another page, else 'false'.",
  banners: 'Optional: notices shown above the text.',
  sources:
    'Primary sources the page was checked against: owner/repository@revision:path or an https address. Optional on landing pages.',
  search_terms:
    'Optional: up to 12 things readers type who look for this page and that its title does not say, such as an abbreviation, an older name or a question.',
  questions:
    "Optional: 2 to 6 questions in a reader's words that the page answers. Search matches them; they are not shown.",
};
