import { useDoc } from '@docusaurus/plugin-content-docs/client';

import { type PageFrontMatter } from '@site/src/content/frontMatter';
import { type SnapshotFields } from '@site/src/content/versions/frontMatter';
import { type SourceFields } from '@site/src/content/sources/frontMatter';

/** A page's fields as they are loaded: its own, and those derived from them (`src/config/markdown.ts`). */
export interface LoadedFrontMatter extends PageFrontMatter, SnapshotFields, SourceFields {
  /** Label of each persona, category and content type of the page, by id. */
  labels: Record<string, string>;
  /** Full hash of the newest commit of the page's file; absent where the history is unknown. */
  commit?: string;
  /** Whether the text begins with a paragraph, which says what the description says. */
  introduced: boolean;
}

/** What the site knows of a page. `/page-index.json` publishes the same for all pages. */
export interface PageData {
  /** The file it is written in, from the root of the site: `@site/docs/interop/explainer.mdx`. */
  source: string;
  /** Address, with the base URL. */
  route: string;
  /** Name of the documentation version it belongs to. */
  version: string;
  frontMatter: LoadedFrontMatter;
  /** Headings of levels 2 and 3 that are in the Markdown of the page. */
  headings: readonly { id: string; text: string; level: number }[];
  /** Address of the page that follows in the navigation tree. */
  nextRoute: string | undefined;
  /** When the text last changed, in milliseconds since 1970; unknown without a git history. */
  timestamp: number | undefined;
}

/** What the site knows of the page that is shown. Throws outside doc pages, as `useDoc` does. */
export default function usePageData(): PageData {
  const { toc, metadata } = useDoc();
  return {
    source: metadata.source,
    route: metadata.permalink,
    version: metadata.version,
    // Of the metadata, which each build rewrites: the compiled page can come from the bundler's cache, with what it
    // said before another version of the page changed. Safe, because the build refuses what `validatePage` finds fault with.
    frontMatter: metadata.frontMatter as typeof metadata.frontMatter & LoadedFrontMatter,
    headings: toc.map(({ id, value, level }) => ({ id, text: value, level })),
    nextRoute: metadata.next?.permalink,
    timestamp: metadata.lastUpdatedAt ?? undefined,
  };
}
