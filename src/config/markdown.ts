import path from 'node:path';
import type { MarkdownConfig } from '@docusaurus/types';

import { termLabel } from '../metadata/terms';
import { commits } from './history';

const siteDir = path.resolve(__dirname, '../..');

/** How Markdown is read. */
export const markdown = {
  mermaid: true,
  hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
  /** Adds what is derived from a page's own fields and history; checking is the plugin's part. */
  parseFrontMatter: async (params) => {
    const parsed = await params.defaultParseFrontMatter(params).catch((error: unknown) => ({
      // Not thrown here: one bad page would hide the problems of all others.
      frontMatter: { unreadable: error instanceof Error ? error.message : String(error) },
      content: params.fileContent,
    }));
    if (isPartial(params.filePath)) {
      return parsed;
    }
    return {
      ...parsed,
      frontMatter: {
        ...parsed.frontMatter,
        ...derivedFrontMatter(parsed.frontMatter, commits.get(path.relative(siteDir, params.filePath))),
      },
    };
  },
} satisfies Partial<MarkdownConfig>;

/** Whether a file is prose that pages share: it has no fields of its own and must be given none. */
function isPartial(filePath: string): boolean {
  return path
    .relative(siteDir, filePath)
    .split(path.sep)
    .some((part) => part.startsWith('_'));
}

/**
 * Fields that follow from others: `keywords`, which search indexes, from personas and categories,
 * `labels` of these and of the content type, so that no page loads the vocabulary, and `commit`, the
 * newest one of the page's file.
 */
function derivedFrontMatter(
  frontMatter: Record<string, unknown>,
  commit: string | undefined,
): Record<string, unknown> {
  const keywords = [frontMatter.personas, frontMatter.categories]
    .flat()
    .filter((word) => typeof word === 'string');
  const labels = Object.fromEntries(
    [...keywords, frontMatter.content_type].flatMap((id): [string, string][] => {
      const label = typeof id === 'string' ? termLabel(id) : undefined;
      return typeof id === 'string' && label !== undefined ? [[id, label]] : [];
    }),
  );
  return {
    ...(keywords.length > 0 ? { keywords } : {}),
    labels,
    ...(commit === undefined ? {} : { commit }),
  };
}
