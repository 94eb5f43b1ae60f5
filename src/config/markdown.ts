import path from 'node:path';
import type { MarkdownConfig } from '@docusaurus/types';

import { noteMisplaced } from '../content/frontMatter';
import { beginsWithText } from '../content/introduction';
import { tagLabel } from '../content/tags';
import type { SnapshotFields } from '../content/versions/frontMatter';
import { sourceFields } from '../content/sources/frontMatter';
import { commits } from '../content/history';
import { shownSnapshots } from './versions';

const siteDir = path.resolve(__dirname, '../..');

/** Markdown options. */
export const markdown = {
  mermaid: true,
  hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
  /** Adds derived fields; the plugin validates. */
  parseFrontMatter: async (params) => {
    const parsed = await params.defaultParseFrontMatter(params).catch((error: unknown) => ({
      // Not thrown: one bad page would hide other problems.
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

/**
 * Fields about other versions, loaded only if some exist, since comparing is
 * slow.
 */
async function fieldsOfSnapshots(source: string): Promise<SnapshotFields> {
  if (shownSnapshots.length === 0) return {};
  const { snapshotFields } = await import('../content/versions/frontMatter');
  return snapshotFields(source);
}

/** Partials have no front matter and must get none. */
function isPartial(filePath: string): boolean {
  return path
    .relative(siteDir, filePath)
    .split(path.sep)
    .some((part) => part.startsWith('_'));
}

/**
 * Derived fields: `keywords` for search, `labels`, so that pages need not load
 * the vocabulary, and `commit`.
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
      const label = typeof id === 'string' ? tagLabel(id) : undefined;
      return typeof id === 'string' && label !== undefined ? [[id, label]] : [];
    }),
  );
  return {
    ...(keywords.length > 0 ? { keywords } : {}),
    labels,
    ...(commit === undefined ? {} : { commit }),
  };
}
