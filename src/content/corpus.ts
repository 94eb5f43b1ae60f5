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

/** A problem for each page that shares its topic: the later in the menu is not always the newer. */
function sharedTopics(pages: readonly CorpusPage[]): Problem[] {
  const filesWith = new Map<string, string[]>();
  for (const { file, frontMatter } of pages) {
    const topic = topicOf(frontMatter);
    if (topic !== undefined) filesWith.set(topic, [...(filesWith.get(topic) ?? []), file]);
  }
  return [...filesWith].flatMap(([topic, files]) =>
    files.flatMap((file) => {
      const others = files.filter((other) => other !== file);
      const message = `"${topic}" is the topic of ${others.join(' and ')} too.`;
      return others.length === 0 ? [] : [{ file, field: 'topic', message }];
    }),
  );
}

function topicOf(frontMatter: unknown): string | undefined {
  const topic = (frontMatter as { topic?: unknown } | null)?.topic;
  return typeof topic === 'string' ? topic : undefined;
}
