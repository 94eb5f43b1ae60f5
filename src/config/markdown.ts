import path from 'node:path';
import type { MarkdownConfig } from '@docusaurus/types';

import { noteMisplaced } from '../content/frontMatter';
import { beginsWithText } from '../content/introduction';
import { termLabel } from '../content/terms';
import type { SnapshotFields } from '../content/versions/frontMatter';
import { sourceFields } from '../content/sources/frontMatter';
import { commits } from '../content/history';
import { shownSnapshots } from './versions';

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
    const source = path.relative(siteDir, params.filePath).replaceAll(path.sep, '/');
    return {
      ...parsed,
      frontMatter: {
        ...noteMisplaced(parsed.frontMatter),
        ...derivedFrontMatter(parsed.frontMatter, commits.get(source)),
        introduced: beginsWithText(parsed.content),
        ...(await fieldsOfSnapshots(source)),
        ...sourceFields(source, parsed.frontMatter),
      },
    };
  },
} satisfies Partial<MarkdownConfig>;

/** What a page is told of its other versions. Only where there are some, because comparing them loads much. */
async function fieldsOfSnapshots(source: string): Promise<SnapshotFields> {
  if (shownSnapshots.length === 0) return {};
  const { snapshotFields } = await import('../content/versions/frontMatter');
  return snapshotFields(source);
}

/** Whether a file is prose that pages share: it has no front matter and must be given none. */
function isPartial(filePath: string): boolean {
  return path
    .relative(siteDir, filePath)
    .split(path.sep)
    .some((part) => part.startsWith('_'));
}

/**
 * Fields that follow from others: `keywords`, which search indexes, from personas, categories and `search_terms`,
 * `labels` of these and of the content type, so that no page loads the vocabulary, and `commit`, the
 * newest one of the page's file.
 */
function derivedFrontMatter(
  frontMatter: Record<string, unknown>,
  commit: string | undefined,
): Record<string, unknown> {
  const texts = (...lists: unknown[]): string[] => lists.flat().filter((word) => typeof word === 'string');
  const terms = texts(frontMatter.personas, frontMatter.categories);
  const keywords = [...terms, ...texts(frontMatter.search_terms)];
  const labels = Object.fromEntries(
    [...terms, frontMatter.content_type].flatMap((id): [string, string][] => {
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
