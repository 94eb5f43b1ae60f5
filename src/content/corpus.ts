import { validatePage } from './frontMatter';
import { type Problem } from '../lib/problems';

export interface CorpusPage {
  /** Relative to the repository. */
  readonly file: string;
  /** The parsed YAML, of any shape. */
  readonly frontMatter: unknown;
}

/**
 * Problems in the front matter of all pages, including duplicate topics. Throws
 * without pages, since an empty check proves nothing.
 */
export function validateCorpus(pages: readonly CorpusPage[]): Problem[] {
  if (pages.length === 0) {
    throw new Error('No pages were found to check; the folder of pages is wrong or empty.');
  }
  return [...pages.flatMap((page) => validatePage(page.file, page.frontMatter)), ...sharedTopics(pages)];
}

function sharedTopics(pages: readonly CorpusPage[]): Problem[] {
  const firstWith = new Map<string, string>();
  return pages.flatMap(({ file, frontMatter }) => {
    const topic = topicOf(frontMatter);
    if (topic === undefined) {
      return [];
    }
    const first = firstWith.get(topic);
    if (first === undefined) {
      firstWith.set(topic, file);
      return [];
    }
    return [{ file, field: 'topic', message: `"${topic}" is already the topic of ${first}.` }];
  });
}

function topicOf(frontMatter: unknown): string | undefined {
  const topic = (frontMatter as { topic?: unknown } | null)?.topic;
  return typeof topic === 'string' ? topic : undefined;
}
